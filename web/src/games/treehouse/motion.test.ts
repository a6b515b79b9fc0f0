import { describe, expect, it, vi } from 'vitest';
import { play } from '../motion';
import type { LogEntry } from '../types';
import { motions } from './motion';

const entry = (...events: LogEntry['events']): LogEntry => ({ position: 1, decision: 1, by: 'dealer', events });

const REVEAL = entry(
    { event: 'built', seat: 0, room: 'p05', slot: '4.3', marker: 0 },
    { event: 'discarded', seat: 2 },
    { event: 'built', seat: 1, room: 'o02', slot: '4.3', marker: 0 },
    { event: 'handed', seat: 0, rooms: ['y09', 'b10'] },
    { event: 'handed', seat: 1 },
);

describe('motions', () => {
    it('let rooms fly to their trees one after the other, then the next hand arrives', () => {
        expect(motions([REVEAL], 0)).toEqual([
            { target: '[data-seat="0"] [data-room="p05"]', from: 'hand', delay: 0 },
            { target: '[data-seat="1"] [data-room="o02"]', from: 'far', delay: 90 },
            { target: '[data-hand="y09"]', from: 'neighbour', delay: 180 },
            { target: '[data-hand="b10"]', from: 'neighbour', delay: 270 },
        ]);
    });

    it('show a watcher no hands', () => {
        expect(motions([REVEAL], null).map(({ from }) => from)).toEqual(['far', 'far']);
    });

    it('let a condition drop on its card and a score grow', () => {
        const events = [
            { event: 'laid', seat: 1, condition: 'double', colour: 'red' },
            { event: 'scored', seat: 0, round: 1, points: 4, total: 4 },
        ];
        expect(motions([entry(...events)], 0)).toEqual([
            { target: '[data-colour="red"] .now svg', from: 'above', delay: 0 },
            { target: '[data-seat="0"] .score', from: 'itself', delay: 300 },
        ]);
    });

    it('are none when nothing happened that can be seen', () => {
        expect(motions([entry({ event: 'chose', seat: 1 })], 0)).toEqual([]);
    });
});

describe('play', () => {
    const root = document.createElement('div');
    root.innerHTML = '<div data-seat="0"><i data-room="p05"></i></div>';
    const moving = motions([REVEAL], 0);

    it('animates what is there and passes over what is not', () => {
        vi.stubGlobal('matchMedia', () => ({ matches: false }));
        const animate = vi.fn();
        root.querySelector('i')!.animate = animate;
        play(root, moving);
        expect(animate).toHaveBeenCalledTimes(1);
        expect(animate.mock.calls[0]![1]).toMatchObject({ delay: 0, fill: 'backwards' });
    });

    it('keeps still for whoever wants no motion', () => {
        vi.stubGlobal('matchMedia', () => ({ matches: true }));
        const animate = vi.fn();
        root.querySelector('i')!.animate = animate;
        play(root, moving);
        expect(animate).not.toHaveBeenCalled();
    });
});
