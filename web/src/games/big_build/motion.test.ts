import { describe, expect, it } from 'vitest';
import { BOARD } from './fixture';
import { layoutOf } from './layout';
import { motions, restsAfter, wayOf } from './motion';
import type { LogEntry, Words } from '../types';

const layout = layoutOf(BOARD, false);

function happened(...events: Words[]): LogEntry[] {
    return [{ position: 1, decision: 1, by: 0, events }];
}

const STEP = { event: 'stepped', seat: 0, from: 'r1', to: 'r2', cards: ['c1'] };
const JUMP = { event: 'jumped', seat: 1, from: 'r1', over: ['r2'], to: 'q1', cards: ['c1'] };

describe('the way of a step', () => {
    it('goes along the path from cell to cell', () => {
        const { frames } = wayOf(layout, STEP);
        expect(frames[0]!.spot).toEqual({ x: 42, y: 64 });
        expect(frames.at(-1)!.spot.x).toBeCloseTo(242);
        expect(frames.at(-1)!.spot.y).toBeCloseTo(64);
    });

    it('goes high over figures, takes as long as its paths, and comes down', () => {
        const { frames, duration } = wayOf(layout, JUMP);
        expect(duration).toBe(2 * wayOf(layout, STEP).duration);
        const over = frames.filter(({ part }) => part === 0.5);
        expect(over.length).toBe(2);
        for (const { spot } of over) expect(spot.y).toBeLessThan(64 - 50);
        expect(frames.at(-1)!.spot.y).toBeCloseTo(64);
    });

    it('dives from arrow cell to arrow cell', () => {
        const { frames } = wayOf(layout, { from: 'r3', to: 'r5' });
        expect(Math.min(...frames.map(({ scale }) => scale))).toBeLessThan(0.1);
        expect(frames.at(-1)).toEqual({ part: 1, spot: layout.spots.get('r5'), scale: 1 });
    });

    it('is told in order', () => {
        for (const way of [wayOf(layout, STEP), wayOf(layout, JUMP)]) {
            const parts = way.frames.map(({ part }) => part);
            expect(parts).toEqual([...parts].sort((one, other) => one - other));
        }
    });
});

describe('motions', () => {
    it('let one figure walk after the other', () => {
        const [first, second] = motions(happened(STEP, JUMP), layout, BOARD, 0);
        expect(first!.target).toBe('[data-figure="0"]');
        expect(second!.target).toBe('[data-figure="1"]');
        expect(second!.delay).toBe(first!.duration);
        expect(restsAfter([first!, second!])).toBe(first!.duration + second!.duration);
    });

    it('join several steps of one figure into one walk', () => {
        const onward = { ...STEP, from: 'r2', to: 'q1' };
        const moving = motions(happened(STEP, onward), layout, BOARD, 0);
        expect(moving.length).toBe(1);
        const offsets = moving[0]!.frames.map(({ offset }) => offset!);
        expect([offsets[0], offsets.at(-1)]).toEqual([0, 1]);
        expect(offsets).toEqual([...offsets].sort((one, other) => one - other));
    });

    it('let a piece fly from its square once the figure is there', () => {
        const built = { event: 'built', seat: 0, token: 'nail-2', square: 'q1', points: 1, total: 1, beside: [] };
        const [walk, flight] = motions(happened({ ...STEP, from: 'r2', to: 'q1' }, built), layout, BOARD, 0);
        expect(flight!.target).toBe('[data-piece="nail-2"]');
        expect(flight!.delay).toBe(walk!.duration);
        const { x, size } = layout.picture;
        expect(flight!.frames[0]!.transform).toContain(`translate(${(442 - x - size / 2).toFixed(1)}px`);
    });

    it('show cards as they are drawn, to who draws them', () => {
        const drew = { event: 'drew', seat: 0, count: 2, cards: ['c1', 'c2'] };
        expect(motions(happened(drew), layout, BOARD, 0).map(({ target }) => target)).toEqual([
            '[data-hand="c1"]',
            '[data-hand="c2"]',
        ]);
        expect(motions(happened(drew), layout, BOARD, 1)).toEqual([]);
        expect(motions(happened({ event: 'turn-over', seat: 0 }), layout, BOARD, 0)).toEqual([]);
    });

    it('let a figure arrive on its START cell', () => {
        const placed = { event: 'placed', seat: 1, figure: 'hare', at: 'r4' };
        const [arrival] = motions(happened(placed), layout, BOARD, 0);
        expect(arrival!.target).toBe('[data-figure="1"]');
        expect(arrival!.frames.at(-1)!.transform).toBe('translate(242.0px, 464.0px) scale(1)');
    });
});
