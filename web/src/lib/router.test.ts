import { describe, expect, it } from 'vitest';
import { isOurs, pathOf, placeOf, routeOf, type Route } from './router';

describe('routes', () => {
    it.each<[string, string, Route]>([
        ['/', '', { page: 'home' }],
        ['/new/treehouse', '', { page: 'new', game: 'treehouse' }],
        ['/m/abc', '', { page: 'match', id: 'abc' }],
        ['/m/abc/', '', { page: 'match', id: 'abc' }],
        ['/join/x%20y', '', { page: 'join', token: 'x y' }],
        ['/move', '', { page: 'move' }],
        ['/rules/treehouse', '', { page: 'rules', game: 'treehouse', paragraph: null }],
        ['/rules/treehouse', '#TH-43', { page: 'rules', game: 'treehouse', paragraph: 'TH-43' }],
        ['/how-to-play/treehouse', '', { page: 'how-to-play', game: 'treehouse' }],
        ['/m', '', { page: 'nowhere' }],
        ['/m/a/b', '', { page: 'nowhere' }],
        ['/move/x', '', { page: 'nowhere' }],
        ['/else', '', { page: 'nowhere' }],
        ['/m/%E0%A4%A', '', { page: 'match', id: '%E0%A4%A' }],
    ])('%s%s', (path, hash, route) => {
        expect(routeOf(path, hash)).toEqual(route);
    });

    it('and addresses are each other', () => {
        const routes: Exclude<Route, { page: 'nowhere' }>[] = [
            { page: 'home' },
            { page: 'move' },
            { page: 'new', game: 'big-build' },
            { page: 'match', id: 'a/b' },
            { page: 'join', token: 'tok en' },
            { page: 'how-to-play', game: 'treehouse' },
            { page: 'rules', game: 'treehouse', paragraph: 'TH-43' },
            { page: 'rules', game: 'treehouse', paragraph: null },
        ];
        for (const route of routes) {
            const [path = '', hash = ''] = pathOf(route).split('#');
            expect(routeOf(path, hash)).toEqual(route);
        }
    });
});

describe('what was pasted', () => {
    it.each([
        ['http://192.168.1.5:8000/join/tok_1-x', { path: '/join/tok_1-x' }],
        ['  join/tok ', { path: '/join/tok' }],
        ['https://table.example/m/abc?x=1#y', { path: '/m/abc' }],
        ['ab3-9xk', { code: 'AB39XK' }],
        ['AB39 XK', { code: 'AB39XK' }],
        ['hello there, friend', null],
        ['', null],
        ['abc', null],
    ])('%j', (pasted, found) => {
        expect(placeOf(pasted)).toEqual(found);
    });
});

describe('links', () => {
    const link = (href: string, more: Partial<HTMLAnchorElement> = {}) =>
        Object.assign(document.createElement('a'), { href, ...more });
    const click = (more: MouseEventInit = {}) => new MouseEvent('click', { button: 0, ...more });
    const ours = (event: MouseEvent, anchor: HTMLAnchorElement) => isOurs(event, anchor, location);

    it('of ours are followed without loading', () => {
        expect(ours(click(), link('/m/abc'))).toBe(true);
    });

    it('to elsewhere, to files, to new windows, or clicked with a key are the browser’s', () => {
        expect(ours(click(), link('https://elsewhere.example/'))).toBe(false);
        expect(ours(click(), link('/api/matches/a/record'))).toBe(false);
        expect(ours(click(), link('/x', { download: 'x' }))).toBe(false);
        expect(ours(click(), link('/x', { target: '_blank' }))).toBe(false);
        expect(ours(click({ ctrlKey: true }), link('/x'))).toBe(false);
        expect(ours(click({ button: 1 }), link('/x'))).toBe(false);
    });
});
