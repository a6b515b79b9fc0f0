// Where things are drawn: the cells of the house, the things on a balcony, the faces on the disc. Lengths are units of
// the house's own drawing.

import type { Letter, Objects, Side } from './table';
import { LETTERS } from './table';

export const SIZE = 5;
export const BALCONY = { width: 100, height: 94, sign: 27 } as const;
export const HOUSE = { width: 568, height: 584, side: 24, roof: 72, pitchX: 104, pitchY: 98 } as const;

export interface Spot {
    x: number;
    y: number;
}

export const CELLS: readonly string[] = Array.from({ length: SIZE * SIZE }, (_, i) =>
    named(SIZE - Math.floor(i / SIZE), (i % SIZE) + 1),
);

function named(level: number, column: number): string {
    return `L${level}C${column}`;
}

/** The level and column of a cell: L3C4 is the fourth on the third level. */
export function placeOf(cell: string): { level: number; column: number } {
    return { level: Number(cell[1]), column: Number(cell[3]) };
}

/** Where a cell's balcony begins, at its top left. */
export function cornerOf(cell: string): Spot {
    const { level, column } = placeOf(cell);
    return {
        x: HOUSE.side + (column - 1) * HOUSE.pitchX + (HOUSE.pitchX - BALCONY.width) / 2,
        y: HOUSE.roof + (SIZE - level) * HOUSE.pitchY + (HOUSE.pitchY - BALCONY.height) / 2,
    };
}

/** The same cell as those on the other side see it. */
export function mirrored(cell: string): string {
    const { level, column } = placeOf(cell);
    return named(level, SIZE + 1 - column);
}

/** Cells told from one side, as they are seen from another. */
export function seenFrom(side: Side, told: Side, cells: readonly string[]): string[] {
    return cells.map((cell) => (side === told ? cell : mirrored(cell)));
}

const STEPS: Readonly<Record<string, readonly [number, number]>> = {
    ArrowUp: [1, 0],
    ArrowDown: [-1, 0],
    ArrowLeft: [0, -1],
    ArrowRight: [0, 1],
};

/** The cell that an arrow key leads to; at the edge, and with other keys, the same one. */
export function stepFrom(cell: string, key: string): string {
    const { level, column } = placeOf(cell);
    const [up, right] = STEPS[key] ?? [0, 0];
    const within = (number: number) => Math.min(SIZE, Math.max(1, number));
    return named(within(level + up), within(column + right));
}

// --- on a balcony -----------------------------------------------------------------------------------------------

export interface Piece extends Spot {
    thing: string;
    size: number;
}

/** Things that hang or fly, in the order they are drawn; all others stand on the floor. */
const ABOVE = ['laundry', 'bird', 'note', 'heart'];
const ROOM = { left: 6, right: 94, floor: 65, ceiling: 6, under_awning: 24, largest: 44 } as const;

/** The things on a balcony, each at its place and as large as they can be; the awning is drawn apart. */
export function arrange(objects: Objects): Piece[] {
    const things = Object.entries(objects)
        .filter(([thing]) => thing !== 'awning')
        .sort(([one], [other]) => rank(one) - rank(other))
        .flatMap(([thing, count]) => Array.from({ length: count }, () => thing));
    const top = objects.awning ? ROOM.under_awning : ROOM.ceiling;
    const inRows = [1, 2].map((rows) => ({ rows, size: sizeIn(rows, things.length, ROOM.floor - top) }));
    const { rows, size } = inRows[0]!.size >= inRows[1]!.size ? inRows[0]! : inRows[1]!;
    const perRow = Math.ceil(things.length / rows);
    return things.map((thing, i) => {
        const row = Math.floor(i / perRow);
        const inRow = Math.min(perRow, things.length - row * perRow);
        const step = Math.min((ROOM.right - ROOM.left) / inRow, size + 6);
        const x = (ROOM.left + ROOM.right) / 2 + ((i % perRow) - (inRow - 1) / 2) * step - size / 2;
        const floor = ROOM.floor - (rows - 1 - row) * ((ROOM.floor - top) / rows);
        const lifted = rows === 1 && ABOVE.includes(thing) ? Math.min(8, (floor - top - size) / 2) : 0;
        return { thing, size, x, y: floor - size - lifted };
    });
}

function rank(thing: string): number {
    const above = ABOVE.indexOf(thing);
    return above < 0 ? ABOVE.length : above;
}

function sizeIn(rows: number, things: number, height: number): number {
    const perRow = Math.max(1, Math.ceil(things / rows));
    return Math.min(height / rows, (ROOM.right - ROOM.left) / perRow, ROOM.largest);
}

// --- on the disc --------------------------------------------------------------------------------------------------

export const DISC = { width: 232, height: 252, gap: 8, edge: 12, label: 26 } as const;

/** Where a face lies on the disc when another leads at the bottom left; the ring runs against the clock. */
export function onDisc(letter: Letter, first: Letter): Spot {
    const place = (LETTERS.indexOf(letter) - LETTERS.indexOf(first) + 4) % 4;
    const [right, up] = [place === 1 || place === 2, place >= 2];
    return {
        x: DISC.edge + (right ? BALCONY.width + DISC.gap : 0),
        y: DISC.label + (up ? 0 : BALCONY.height + 2 * DISC.gap - 4),
    };
}
