// Positions for how-to-play, and what the rooms in them are worth: how-to-play has no box at hand. A test compares them
// with the edition that is played by default.

import type { ColumnView, HouseView, Kind, Kit, Roof } from './table';

const KINDS: readonly Kind[] = [
    { id: 'LR', category: 'normal', limit: 3, points: [1, 4, 9] },
    { id: 'KT', category: 'normal', limit: 2, points: [1, 6] },
    { id: 'BD', category: 'normal', limit: 2, points: [1, 4] },
    { id: 'BA', category: 'normal', limit: 1, points: [1] },
    { id: 'PA', category: 'unique', limit: 1, points: [1], raised: 3, partners: ['KT'] },
    { id: 'GA', category: 'basement', limit: 2, points: [0, 4] },
];

export const EXAMPLE_KIT: Kit = {
    kinds: new Map(KINDS.map((kind) => [kind.id, kind])),
    furniture: new Map([['grand_piano', { id: 'grand_piano', allowed: ['LR'], value: 3 }]]),
    roofs: new Map<string, Roof>(
        ['red', 'brown', 'green', 'slate'].flatMap((colour): [string, Roof][] => [
            [colour, { id: colour, colour, window: false }],
            [`${colour}-window`, { id: `${colour}-window`, colour, window: true }],
        ]),
    ),
    services: new Set(['drill', 'jackhammer', 'mixer', 'scaffold', 'roofer', 'courier', 'handyman', 'architect']),
};

type Example = Pick<HouseView, 'cells' | 'rooms' | 'roofs' | 'roof_cards'>;

/** A house of rooms that lie as they are listed. */
function house(rooms: readonly [kind: string, cells: readonly string[]][], more: Partial<Example> = {}): Example {
    return {
        cells: Object.fromEntries(
            rooms.flatMap(([kind, cells]) => cells.map((cell) => [cell, { room: kind, face: 'up' as const }])),
        ),
        rooms: rooms.map(([room, cells]) => {
            const kind = EXAMPLE_KIT.kinds.get(room)!;
            return {
                room,
                cells,
                finished: cells.length === kind.limit,
                points: 0,
                partner: room === 'PA',
                limit: kind.limit,
            };
        }),
        roofs: 0,
        ...more,
    };
}

export const COLUMNS: readonly ColumnView[] = [
    { column: '1', room: 'BD-03', card: null },
    { column: '2', room: 'KT-04', card: 'red' },
    { column: '3', room: 'LR-05', card: 'grand_piano' },
    { column: '4', room: 'BA-03', card: 'drill' },
    { column: '5', room: 'GA-02', card: 'architect' },
];

/** A kitchen may go wherever something holds it up. */
export const HELD = {
    house: house([
        ['LR', ['M1']],
        ['BA', ['M2']],
        ['GA', ['B4']],
    ]),
    open: ['T1', 'T2', 'M3', 'M4'],
};

/** Three living rooms have become one; the kitchen raises the pantry. */
export const GROWN = house([
    ['LR', ['M1', 'M2', 'M3']],
    ['KT', ['T1', 'T2']],
    ['PA', ['T3']],
]);

/** A living room of two that carries furniture. */
export const FURNISHED = { kind: 'LR', cards: 2, token: 'grand_piano' } as const;

/** A whole house with a roof of one colour. */
export const WHOLE = house(
    [
        ['BA', ['T1']],
        ['BD', ['T2', 'T3']],
        ['KT', ['T4', 'T5']],
        ['LR', ['M1', 'M2', 'M3']],
        ['BA', ['M4']],
        ['BD', ['M5']],
        ['GA', ['B4', 'B5']],
    ],
    { roofs: 4, roof_cards: ['red', 'red', 'red-window', 'red'] },
);
