// The table in the hand of a player: what a tap, a key or a turn of the disc becomes.

import { describe, expect, it } from 'vitest';
import { at, onTrial, press, tap } from '../trial.svelte';
import { BOX, CHOOSING, FACADE, PAIRS, PLACES, PLACING } from './fixture';
import client from './index';

const { see, choose, whyNot, texts } = onTrial(client, BOX);

const cell = (id: string) => `[data-cell="${id}"]`;
const face = (letter: string) => `[data-face="${letter}"]`;
const cells = (what: string) =>
    [...document.querySelectorAll<HTMLElement>('[data-cell]')]
        .filter((one) => one.matches(what) || one.querySelector(what))
        .map((one) => one.dataset.cell);

describe('taking two faces', () => {
    it('takes the pair on the own half', () => {
        see(CHOOSING, PAIRS);
        tap('[data-take]');
        expect(choose.mock.calls).toEqual([[PAIRS[0]]]);
    });

    it('turns by the buttons, around the ring and back', () => {
        see(CHOOSING, PAIRS);
        tap('[data-turn="right"]');
        tap('[data-take]');
        tap('[data-turn="left"]');
        tap('[data-turn="left"]');
        tap('[data-take]');
        expect(choose.mock.calls).toEqual([[PAIRS[3]], [PAIRS[1]]]);
    });

    it('brings a face that is tapped to the own half', () => {
        see(CHOOSING, PAIRS);
        tap(face('c'));
        tap('[data-take]');
        tap(face('a'));
        tap('[data-take]');
        expect(choose.mock.calls).toEqual([[PAIRS[1]], [PAIRS[0]]]);
    });

    it('turns by key', () => {
        see(CHOOSING, PAIRS);
        press(face('a'), 'ArrowLeft');
        press(face('d'), 'Enter');
        tap('[data-take]');
        expect(choose.mock.calls).toEqual([[PAIRS[2]]]);
    });

    it('takes nothing while an answer is on its way', () => {
        see(CHOOSING, PAIRS, { pending: true });
        tap('[data-take]');
        expect(choose).not.toHaveBeenCalled();
    });
});

describe('placing the block', () => {
    it('takes one tap: the first own face is in hand', () => {
        see(PLACING, PLACES);
        expect(cells('.open')).toEqual(['L2C3', 'L1C1']);
        expect(at(cell('L1C1')).textContent).toContain('+5');
        tap(cell('L1C1'));
        expect(choose.mock.calls).toEqual([[PLACES[0]]]);
    });

    it('takes the face that was picked', () => {
        see(PLACING, PLACES);
        tap(face('d'));
        expect(at(cell('L1C1')).textContent).toContain('+0');
        press(cell('L2C3'), 'Enter');
        expect(choose.mock.calls).toEqual([[PLACES[3]]]);
    });

    it('reads a face of the other half without picking it', () => {
        see(PLACING, PLACES);
        tap(face('a'));
        expect(at(face('a')).classList).toContain('looked');
        tap(cell('L1C1'));
        expect(choose.mock.calls).toEqual([[PLACES[0]]]);
    });

    it('asks why a cell is closed', () => {
        see(PLACING, PLACES);
        tap(cell('L5C5'));
        expect(choose).not.toHaveBeenCalled();
        expect(whyNot.mock.calls).toEqual([[{ do: 'place', face: 'c', cell: 'L5C5' }]]);
    });

    it('shows what it changed until the dealer goes on', () => {
        see(PLACING, PLACES);
        tap(cell('L1C1'));
        const there = { ...FACADE.balconies.L1C2!, counted: [] };
        const facade = { ...FACADE, balconies: { ...FACADE.balconies, L1C1: there } };
        see({ ...PLACING, awaited: [], in_play: null, facades: [facade, null] }, []);
        expect(at(cell('L1C1')).textContent).toContain('+5');
        see({ ...CHOOSING, turn: 4, facades: [facade, null] }, []);
        expect(at(cell('L1C1')).textContent).not.toContain('+5');
    });

    it('is not for watchers', () => {
        see({ ...PLACING, facades: [null, null] }, [], { seat: null });
        tap(cell('L1C1'));
        tap(cell('L1C2'));
        expect(choose).not.toHaveBeenCalled();
        expect(whyNot).not.toHaveBeenCalled();
        expect(document.querySelector('[data-reading]')).toBeNull();
    });
});

describe('reading', () => {
    it('lights up what a balcony counts, and stops', () => {
        see(PLACING, PLACES);
        tap(cell('L1C2'));
        expect(at('[data-reading]').dataset.reading).toBe('L1C2');
        expect(cells('.lit')).toEqual(['L1C2', 'L1C4']);
        tap(cell('L5C5'));
        expect(document.querySelector('[data-reading]')).toBeNull();
        expect(whyNot).not.toHaveBeenCalled();
    });

    it('tells what a door counts so far', () => {
        see(PLACING, PLACES);
        tap(cell('L1C3'));
        expect(at('[data-reading]').textContent).toContain('Compared when the house is finished');
        expect(cells('.lit')).toEqual(['L1C2', 'L1C4']);
        expect(at('[data-reading]').textContent).toMatch(/× 1\s+× 3/);
    });

    it('lights up what a line of the score counted', () => {
        see(PLACING, [], { highlight: { seat: 0, slots: ['L1C4'] } });
        expect(cells('.lit')).toEqual(['L1C4']);
    });
});

describe('the other side', () => {
    it('is mirrored and closed, and opens nothing', () => {
        see({ ...PLACING, filled: ['L1C2'] }, []);
        expect(document.querySelector('button[data-seat="1"]')).toBeNull();
        expect(document.querySelectorAll('[data-seat="1"] .shutter')).toHaveLength(1);
    });

    it('changes places with the own one where it is open', () => {
        see({ ...PLACING, facades: [FACADE, { ...FACADE, colour: 'green', points: 9, balconies: {} }] }, PLACES);
        tap('button[data-seat="1"]');
        expect(document.querySelector('button[data-seat="0"]')).not.toBeNull();
        tap(cell('L1C1'));
        expect(choose).not.toHaveBeenCalled();
        tap('button[data-seat="0"]');
        tap(cell('L1C1'));
        expect(choose.mock.calls).toEqual([[PLACES[0]]]);
    });
});

describe('after a look at the other side', () => {
    it('is back at the own one when it is to act', () => {
        const facades = [FACADE, { ...FACADE, balconies: {} }];
        see({ ...CHOOSING, chooser: 1, awaited: [1], facades }, []);
        tap('button[data-seat="1"]');
        expect(document.querySelector('button[data-seat="0"]')).not.toBeNull();
        see({ ...PLACING, facades }, PLACES);
        expect(cells('.open')).toEqual(['L2C3', 'L1C1']);
    });
});

describe('what is said', () => {
    const ids = (source: string) => [...source.matchAll(/^ba-[\w-]+/gm)].map(([id]) => id).sort();

    it('is complete in three languages', () => {
        const { en, pl, ru } = client.messages as Record<string, string>;
        expect(ids(en!).length).toBeGreaterThan(30);
        expect(ids(pl!)).toEqual(ids(en!));
        expect(ids(ru!)).toEqual(ids(en!));
    });

    it('is what the drawing asks for, no less and no more', () => {
        const sources = import.meta.glob<string>('./*.{svelte,ts}', { query: '?raw', import: 'default', eager: true });
        const asked = Object.values(sources).flatMap((source) =>
            [...source.matchAll(/'(ba-[\w-]+)'/g)].map(([, id]) => id!),
        );
        const steps = [...sources['./HowToPlay.svelte']!.matchAll(/snippet (\w+)Picture\(/g)];
        expect(steps).toHaveLength(6);
        asked.push(...steps.flatMap(([, step]) => [`ba-how-${step}`, `ba-how-${step}-text`]));
        asked.push('ba-how-lead', 'ba-how-tip');
        expect(asked.filter((id) => !texts.has(id))).toEqual([]);
        expect(ids(client.messages!.en!).filter((id) => !asked.includes(id))).toEqual([]);
    });
});
