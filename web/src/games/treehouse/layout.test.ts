import { describe, expect, it } from 'vitest';
import { setName, wrap } from '../lettering';
import { CARD, frame, PITCH, PLACES, stepFrom, TREE } from './layout';

const at = (slot: string) => PLACES.find((place) => place.slot === slot)!;

describe('the places of a tree', () => {
    it('are twenty, from 2.1 to 6.6 (TH-01, TH-02)', () => {
        expect(PLACES.map(({ slot }) => slot)).toEqual([
            ...['2.1', '2.2', '3.1', '3.2', '3.3', '4.1', '4.2', '4.3', '4.4', '5.1', '5.2', '5.3', '5.4', '5.5'],
            ...['6.1', '6.2', '6.3', '6.4', '6.5', '6.6'],
        ]);
    });

    it('lie in brick pattern: a room rests on the middle of the two below (TH-03)', () => {
        expect(at('4.2').x).toBe((at('3.1').x + at('3.2').x) / 2);
        expect(at('3.1').y - at('4.1').y).toBe(PITCH.y);
    });

    it('mirror each other, with 3.2 and 5.3 in the middle (TH-04)', () => {
        const middle = (slot: string) => at(slot).x + CARD.width / 2;
        expect(middle('3.2')).toBe(TREE.middle);
        expect(middle('5.3')).toBe(TREE.middle);
        expect(middle('6.1') + middle('6.6')).toBe(2 * TREE.middle);
    });

    it('all lie inside the drawing', () => {
        for (const { x, y } of PLACES) {
            expect(x).toBeGreaterThanOrEqual(0);
            expect(x + CARD.width).toBeLessThanOrEqual(TREE.width);
            expect(y).toBeGreaterThanOrEqual(0);
            expect(y + CARD.height).toBeLessThan(TREE.foot);
        }
    });

    it('of a lower tree lie inside its frame', () => {
        const { top, left, width, height } = frame(4);
        expect(top + height).toBe(TREE.height);
        for (const { x, y } of PLACES.filter(({ level }) => level <= 4)) {
            expect(x).toBeGreaterThanOrEqual(left);
            expect(x + CARD.width).toBeLessThanOrEqual(left + width);
            expect(y).toBeGreaterThanOrEqual(top);
        }
        expect(at('5.1').y).toBeLessThan(top);
    });
});

describe('arrow keys', () => {
    it.each([
        ['4.2', 'ArrowLeft', '4.1'],
        ['4.2', 'ArrowRight', '4.3'],
        ['4.1', 'ArrowLeft', '4.1'],
        ['2.1', 'ArrowDown', '2.1'],
        ['6.6', 'ArrowUp', '6.6'],
        ['6.6', 'ArrowDown', '5.5'],
        ['2.1', 'ArrowUp', '3.1'],
        ['3.2', 'Tab', '3.2'],
        ['9.9', 'ArrowUp', '9.9'],
    ])('lead from %s by %s to %s', (from, key, to) => {
        expect(stepFrom(from, key)).toBe(to);
    });

    it('reach every place', () => {
        const reached = new Set(['2.1']);
        for (const slot of reached)
            for (const key of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']) reached.add(stepFrom(slot, key));
        expect(reached.size).toBe(PLACES.length);
    });
});

describe('names on rooms', () => {
    it('wrap at words', () => {
        expect(wrap('Model Railway Loft', 13)).toEqual(['Model Railway', 'Loft']);
        expect(wrap('Model Railway Loft', 4)).toEqual(['Model', 'Railway', 'Loft']);
    });

    it('are as large as the box allows', () => {
        expect(setName('Frog Pond', 94, 23, 11.5)).toEqual({ lines: ['Frog Pond'], size: 11.5 });
        const long = setName('Мансарда с железной дорогой', 94, 23, 11.5);
        expect(long.lines).toEqual(['Мансарда с', 'железной дорогой']);
        expect(long.size).toBeLessThan(9);
        expect(long.size).toBeGreaterThan(7);
    });

    it('never get smaller than legible, even when they do not fit', () => {
        expect(setName('Antidisestablishmentarianism', 20, 10, 12).size).toBe(6);
    });
});
