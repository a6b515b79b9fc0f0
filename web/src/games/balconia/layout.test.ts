import { describe, expect, it } from 'vitest';
import { arrange, BALCONY, CELLS, cornerOf, HOUSE, mirrored, onDisc, seenFrom, stepFrom } from './layout';
import { LETTERS, opposite, turned, type Objects } from './table';

describe('the house', () => {
    it('has five levels of five columns, the first at the bottom left', () => {
        expect(new Set(CELLS).size).toBe(25);
        expect([CELLS[0], CELLS[4], CELLS[24]]).toEqual(['L5C1', 'L5C5', 'L1C5']);
        const [low, high] = [cornerOf('L1C1'), cornerOf('L5C5')];
        expect(low.x).toBeLessThan(high.x);
        expect(low.y).toBeGreaterThan(high.y);
    });

    it('has room for every balcony, beside each other and under the roof', () => {
        for (const cell of CELLS) {
            const { x, y } = cornerOf(cell);
            expect(x).toBeGreaterThan(HOUSE.side - 1);
            expect(x + BALCONY.width).toBeLessThan(HOUSE.width - HOUSE.side + 1);
            expect(y).toBeGreaterThan(HOUSE.roof);
            expect(y + BALCONY.height).toBeLessThan(HOUSE.height);
        }
        expect(HOUSE.pitchX).toBeGreaterThan(BALCONY.width);
        expect(HOUSE.pitchY).toBeGreaterThan(BALCONY.height);
    });

    it('is mirrored from the other side', () => {
        expect(mirrored('L2C1')).toBe('L2C5');
        expect(mirrored('L4C3')).toBe('L4C3');
        expect(seenFrom('green', 'pink', ['L1C4', 'L2C2'])).toEqual(['L1C2', 'L2C4']);
        expect(seenFrom('pink', 'pink', ['L1C4'])).toEqual(['L1C4']);
    });

    it('is walked by arrow keys, and not left', () => {
        expect(stepFrom('L2C2', 'ArrowUp')).toBe('L3C2');
        expect(stepFrom('L2C2', 'ArrowRight')).toBe('L2C3');
        expect(stepFrom('L5C1', 'ArrowUp')).toBe('L5C1');
        expect(stepFrom('L5C1', 'ArrowLeft')).toBe('L5C1');
        expect(stepFrom('L2C2', 'x')).toBe('L2C2');
    });
});

describe('a balcony', () => {
    const FACES: readonly Objects[] = [
        { cat: 1 },
        { cat: 3, bird: 1, flower_purple: 1, flower_orange: 1 },
        { laundry: 2, bird: 1, cat: 2, awning: 1 },
        { awning: 1, person: 3 },
        { note: 1, heart: 1 },
        { lover_left: 1, bird: 3 },
    ];

    it('shows each piece once, the awning apart', () => {
        expect(arrange({ cat: 2, bird: 1, awning: 1 }).map(({ thing }) => thing)).toEqual(['bird', 'cat', 'cat']);
        expect(arrange({ awning: 1 })).toEqual([]);
    });

    it('keeps pieces apart, above the sign and below the awning', () => {
        for (const objects of FACES) {
            const pieces = arrange(objects);
            for (const { x, y, size } of pieces) {
                expect(x).toBeGreaterThanOrEqual(2);
                expect(x + size).toBeLessThanOrEqual(BALCONY.width - 2);
                expect(y).toBeGreaterThanOrEqual('awning' in objects ? 20 : 2);
                expect(y + size).toBeLessThanOrEqual(BALCONY.height - BALCONY.sign - 1);
            }
            for (const [i, one] of pieces.entries())
                for (const other of pieces.slice(i + 1)) {
                    const apart = Math.max(Math.abs(one.x - other.x), Math.abs(one.y - other.y));
                    expect(apart).toBeGreaterThanOrEqual(Math.min(one.size, other.size) - 0.01);
                }
        }
    });

    it('draws pieces large: never smaller than a fifth of its width', () => {
        for (const objects of FACES) for (const { size } of arrange(objects)) expect(size).toBeGreaterThanOrEqual(20);
        expect(arrange({ cat: 1 })[0]!.size).toBeGreaterThan(40);
    });
});

describe('the disc', () => {
    it('has the pair in the lower half, its first face at the left', () => {
        for (const first of LETTERS) {
            const [left, right] = [onDisc(first, first), onDisc(turned(first, 1), first)];
            expect(left.y).toBe(right.y);
            expect(left.x).toBeLessThan(right.x);
            expect(onDisc(opposite(first), first).y).toBeLessThan(left.y);
        }
    });

    it('keeps opposite faces across from each other', () => {
        for (const first of LETTERS)
            for (const letter of LETTERS) {
                const [one, other] = [onDisc(letter, first), onDisc(opposite(letter), first)];
                expect(one.x).not.toBe(other.x);
                expect(one.y).not.toBe(other.y);
            }
    });
});
