import { describe, expect, it } from 'vitest';
import { CELL, CELLS, HOUSE, PITCH, roofSections, spotOf, stepFrom, widthOf } from './layout';

describe('cells', () => {
    it('with equal numbers lie exactly above one another (DH-01)', () => {
        expect(new Set(['T4', 'M4', 'B4'].map((cell) => spotOf(cell).x)).size).toBe(1);
        expect(spotOf('M4').y - spotOf('T4').y).toBe(PITCH.y);
        expect(spotOf('B4').y - spotOf('M4').y).toBe(PITCH.y);
    });

    it('do not touch each other, and stay inside the house', () => {
        const spots = CELLS.map(spotOf);
        expect(spots).toHaveLength(12);
        for (const { x, y } of spots) {
            expect(x).toBeGreaterThanOrEqual(HOUSE.left);
            expect(x + CELL.width).toBeLessThanOrEqual(HOUSE.left + HOUSE.wide);
            expect(y + CELL.height).toBeLessThanOrEqual(HOUSE.foot);
        }
        expect(spotOf('T2').x).toBeGreaterThan(spotOf('T1').x + CELL.width);
    });

    it('M1 to M3 stand on the ground; the cellar lies below it', () => {
        expect(spotOf('M1').y + CELL.height).toBeLessThan(HOUSE.ground + 1);
        expect(spotOf('B4').y).toBeGreaterThan(HOUSE.ground - 1);
        expect(spotOf('B4').x).toBeGreaterThan(HOUSE.cellar);
    });
});

it('a room of several cards covers the walls between them', () => {
    expect(widthOf(1)).toBe(CELL.width);
    expect(spotOf('M1').x + widthOf(3)).toBe(spotOf('M3').x + CELL.width);
});

it('the roof is closed from eave to eave, in as many sections as asked for', () => {
    const corners = (d: string) => d.match(/-?\d+ -?\d+/g)!;
    for (const count of [4, 7]) {
        const sections = roofSections(count).map(({ d }) => corners(d));
        expect(sections).toHaveLength(count);
        for (let i = 1; i < count; i++) {
            expect(sections[i]![0]).toBe(sections[i - 1]![3]);
            expect(sections[i]![1]).toBe(sections[i - 1]![2]);
        }
    }
});

describe('arrow keys', () => {
    it.each([
        ['T1', 'ArrowRight', 'T2'],
        ['T1', 'ArrowLeft', 'T1'],
        ['T1', 'ArrowUp', 'T1'],
        ['T3', 'ArrowDown', 'M3'],
        ['M3', 'ArrowDown', 'M3'],
        ['M4', 'ArrowDown', 'B4'],
        ['B4', 'ArrowLeft', 'B4'],
        ['B5', 'ArrowUp', 'M5'],
        ['M5', 'ArrowRight', 'M5'],
        ['M2', 'Tab', 'M2'],
    ])('from %s, %s leads to %s', (cell, key, to) => {
        expect(stepFrom(cell, key)).toBe(to);
    });
});
