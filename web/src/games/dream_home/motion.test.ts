import { describe, expect, it } from 'vitest';
import type { LogEntry } from '../types';
import { motions } from './motion';

const entry = (...events: LogEntry['events']): LogEntry => ({ position: 1, decision: 1, by: 0, events });
const targets = (...events: LogEntry['events']) => motions([entry(...events)]).map(({ target }) => target);

describe('what moves', () => {
    it('a new display, card by card', () => {
        const moving = motions([entry({ event: 'laid-rooms', rooms: [], codes: [] })]);
        expect(moving).toHaveLength(10);
        expect(moving[0]).toEqual({ target: '[data-laid="1"]', from: 'deck', delay: 70 });
        expect(moving.at(-1)).toEqual({ target: '[data-above="5"]', from: 'deck', delay: 350 });
    });

    it('a room that is built, in its own house', () => {
        expect(targets({ event: 'built', seat: 2, room: 'LR', cell: 'M1', face: 'up' })).toEqual([
            '[data-seat="2"] [data-room~="M1"], [data-seat="2"] [data-card="M1"]',
        ]);
    });

    it('both cards of a swap, in the house or on the display', () => {
        expect(targets({ event: 'mixed', seat: 0, column: '1', other: '4' })).toEqual([
            '[data-laid="1"]',
            '[data-laid="4"]',
        ]);
        expect(targets({ event: 'swapped', seat: 0, cell: 'M1', other: 'T1' })).toHaveLength(2);
        expect(targets({ event: 'drilled', seat: 0, cell: 'M1', column: '2' })).toHaveLength(2);
    });

    it('a token, and the roofs when they are opened', () => {
        expect(targets({ event: 'furnished', seat: 1, token: 'aquarium', cell: 'T1' })).toEqual([
            '[data-seat="1"] [data-token="aquarium"]',
        ]);
        expect(targets({ event: 'roofed', seat: 1, cards: 4, points: 8 })).toEqual(['[data-seat="1"] [data-roof]']);
    });

    it('nothing else', () => {
        expect(targets({ event: 'took', seat: 0, column: '2' }, { event: 'ended' })).toEqual([]);
        expect(motions([])).toEqual([]);
    });
});
