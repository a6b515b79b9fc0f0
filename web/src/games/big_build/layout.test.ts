import { describe, expect, it } from 'vitest';
import { BOARD } from './fixture';
import { along, CELL, chance, layoutFor, layoutOf, placesOnCard, raisedIn, stepFrom, trailBetween } from './layout';
import { sceneryOf } from './scenery';
import type { Board } from './table';

const broad = layoutOf(BOARD, false);
const tall = layoutOf(BOARD, true);

describe('the sheet', () => {
    it('keeps the distances of the box, whichever way it is turned', () => {
        for (const layout of [broad, tall]) {
            const [one, other] = [layout.spots.get('r1')!, layout.spots.get('r2')!];
            expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeCloseTo(200);
        }
    });

    it('turns clockwise: what is above on a broad screen is at the right on a tall one', () => {
        expect(broad.spots.get('r1')).toEqual({ x: 42, y: 64 });
        expect(tall.spots.get('r1')).toEqual({ x: tall.width - 42, y: 64 });
        expect([broad.width, broad.height]).toEqual([400 + 84, 400 + 106]);
        expect([tall.width, tall.height]).toEqual([400 + 84, 400 + 106]);
    });

    it('is turned where it is larger so, whatever its shape', () => {
        const squeezed = (x: number, y: number): Board => ({
            ...BOARD,
            cells: BOARD.cells.map((cell) => ({ ...cell, x: cell.x * x, y: cell.y * y })),
            picture: { ...BOARD.picture, x: BOARD.picture.x * x, y: BOARD.picture.y * y },
        });
        const [long, high] = [squeezed(1.6, 1), squeezed(1, 1.6)];
        const [phone, desk] = [
            { width: 370, height: 550 },
            { width: 870, height: 600 },
        ];
        expect([long, high].map((board) => layoutFor(board, phone).turned)).toEqual([true, false]);
        expect([long, high].map((board) => layoutFor(board, desk).turned)).toEqual([false, true]);
        expect(layoutFor(long, { width: 0, height: 0 }).turned).toBe(false);
    });

    it('is not turned where that would leave no room for the picture', () => {
        const cells = BOARD.cells.map((cell) => ({ ...cell, x: cell.x * 2, y: cell.y * 0.5 }));
        const board = { ...BOARD, cells, picture: { rows: 1, cols: 10, x: 430, y: 140, size: 34 } };
        expect(layoutOf(board, true).picture.size).toBeLessThan(layoutOf(board, false).picture.size / 2);
        expect(layoutFor(board, { width: 370, height: 550 }).turned).toBe(false);
    });

    it('has the finished picture come forward, whole and in the middle', () => {
        for (const layout of [broad, tall]) {
            const { x, y, scale } = raisedIn(layout);
            const [width, height] = [2, 1].map((places) => places * layout.picture.size * scale);
            expect(scale).toBeGreaterThan(1);
            expect(x + width! / 2).toBeCloseTo(layout.width / 2);
            expect(y + height! / 2).toBeCloseTo(layout.height / 2);
            expect(Math.min(x, y)).toBeGreaterThan(9 * scale);
        }
    });

    it('has room for every cell', () => {
        for (const { width, height, spots } of [broad, tall])
            for (const { x, y } of spots.values()) {
                expect(Math.min(x, width - x)).toBeGreaterThan(CELL);
                expect(Math.min(y, height - y)).toBeGreaterThan(CELL);
            }
    });

    it('draws the picture upright and as large as cells and paths allow', () => {
        for (const { picture, spots } of [broad, tall]) {
            expect([picture.cols, picture.rows]).toEqual([2, 1]);
            expect(picture.size).toBeGreaterThan(BOARD.picture.size);
            const right = picture.x + picture.cols * picture.size;
            const bottom = picture.y + picture.size;
            for (const { x, y } of spots.values()) {
                const beside = Math.max(picture.x - x, x - right, picture.y - y, y - bottom);
                expect(beside).toBeGreaterThan(CELL);
            }
        }
    });
});

describe('a picture elsewhere', () => {
    const house = (picture: Board['picture'], turned: boolean) => {
        const layout = layoutOf({ ...BOARD, picture }, turned);
        const { x, y, size, rows, cols } = layout.picture;
        return { layout, size, left: x, top: y, right: x + cols * size, bottom: y + rows * size };
    };

    it('is drawn whole beside all cells', () => {
        for (const turned of [false, true])
            for (const at of [
                { x: 700, y: 120 },
                { x: 110, y: 700 },
            ]) {
                const { layout, size, left, top, right, bottom } = house({ rows: 3, cols: 2, size: 40, ...at }, turned);
                expect(size).toBeGreaterThanOrEqual(turned ? 26 : 40);
                expect(Math.min(left, top)).toBeGreaterThanOrEqual(0);
                expect(right).toBeLessThanOrEqual(layout.width);
                expect(bottom).toBeLessThanOrEqual(layout.height);
            }
    });

    it('keeps the size that the box gives it where a path winds too near, and fits into its place when turned', () => {
        const near = { rows: 1, cols: 4, x: 352, y: 134, size: 24 };
        expect(house(near, false).size).toBe(24);
        expect(house(near, true).size).toBe(6);
    });
});

describe('the face of a card', () => {
    it('has a place for each of up to nine materials, apart from the others and inside its edge', () => {
        for (let count = 1; count <= 9; count++) {
            const places = placesOnCard(count);
            expect(places.length).toBe(count);
            for (const { x, y } of places) {
                expect(Math.abs(x - 50)).toBeLessThan(50 - 13);
                expect(Math.abs(y - 58)).toBeLessThan(58 - 13);
            }
            const gaps = places.flatMap((one, i) =>
                places.slice(i + 1).map((two) => Math.hypot(one.x - two.x, one.y - two.y)),
            );
            expect(Math.min(100, ...gaps)).toBeGreaterThan(26);
        }
    });
});

describe('paths', () => {
    it('begin and end at their cells and wind a little between them', () => {
        const trail = trailBetween(broad, 'r1', 'r2')!;
        expect(along(trail, 0)).toEqual(broad.spots.get('r1'));
        expect(along(trail, 1)).toEqual(broad.spots.get('r2'));
        const middle = along(trail, 0.5);
        expect(middle.x).toBeCloseTo(142);
        expect(Math.abs(middle.y - 64)).toBeGreaterThan(0);
        expect(Math.abs(middle.y - 64)).toBeLessThan(20);
    });

    it('can be walked both ways along the same curve', () => {
        const [there, back] = [trailBetween(broad, 'r1', 'r2')!, trailBetween(broad, 'r2', 'r1')!];
        const [one, other] = [along(there, 0.25), along(back, 0.75)];
        expect(one.x).toBeCloseTo(other.x);
        expect(one.y).toBeCloseTo(other.y);
    });

    it('are drawn for listed paths only, not along the arrows', () => {
        expect(trailBetween(broad, 'r3', 'r5')).toBeNull();
    });
});

describe('arrow keys', () => {
    it('lead to the nearest cell in their direction', () => {
        expect(stepFrom(broad, 'r1', 'ArrowRight')).toBe('r2');
        expect(stepFrom(broad, 'r1', 'ArrowDown')).toBe('q2');
        expect(stepFrom(tall, 'r1', 'ArrowLeft')).toBe('q2');
    });

    it('stay at the edge, and at other keys', () => {
        expect(stepFrom(broad, 'r1', 'ArrowUp')).toBe('r1');
        expect(stepFrom(broad, 'r1', 'x')).toBe('r1');
        expect(stepFrom(broad, 'nowhere', 'ArrowUp')).toBe('nowhere');
    });
});

describe('what grows', () => {
    it('grows on no cell, no path and not before the house, the same each time', () => {
        for (const layout of [broad, tall]) {
            const plants = sceneryOf(layout);
            expect(plants.length).toBeGreaterThan(10);
            expect(sceneryOf(layout)).toEqual(plants);
            const { picture } = layout;
            for (const { x, y } of plants) {
                for (const spot of layout.spots.values())
                    expect(Math.hypot(x - spot.x, y - spot.y)).toBeGreaterThan(CELL + 10);
                for (const trail of layout.trails)
                    for (const part of [0.15, 0.3, 0.5, 0.7, 0.85]) {
                        const spot = along(trail, part);
                        expect(Math.hypot(x - spot.x, y - spot.y)).toBeGreaterThan(16);
                    }
                const inside =
                    x > picture.x &&
                    x < picture.x + picture.cols * picture.size &&
                    y > picture.y &&
                    y < picture.y + picture.rows * picture.size;
                expect(inside).toBe(false);
            }
        }
    });
});

describe('chance', () => {
    it('is the same for a name, different for others, and spread between 0 and 1', () => {
        expect(chance('r1-r2')).toBe(chance('r1-r2'));
        const numbers = Array.from({ length: 400 }, (_, i) => chance(`name ${i}`));
        expect(new Set(numbers).size).toBe(400);
        const mean = numbers.reduce((sum, number) => sum + number, 0) / 400;
        expect(mean).toBeGreaterThan(0.4);
        expect(mean).toBeLessThan(0.6);
    });
});
