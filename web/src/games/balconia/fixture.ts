// A small evening for the tests: a few balconies, a block in play, and the box that knows its faces.

import type { Words } from '../types';
import type { BalconiaTable, Balcony, Face, Facade } from './table';

const cats: Face = {
    face: '7a',
    objects: { cat: 2 },
    condition: { area: 'own_row', target: 'cat', wants: 'each', pay: 1 },
};
const bare: Face = { face: '7b', objects: { note: 1, awning: 1 }, condition: null };
const birds: Face = {
    face: '7c',
    objects: { bird: 1 },
    condition: { area: 'right', target: 'person', wants: 'none', pay: 5 },
};
const lover: Face = {
    face: '7d',
    objects: { lover_left: 1 },
    condition: { area: 'column_left', target: 'lover_right', wants: 'partner', pay: 5 },
};

const stands = (face: Face, points: number, counted: string[]): Balcony => ({ ...face, block: 3, points, counted });

export const FACADE: Facade = {
    colour: 'pink',
    entrance: 'L1C3',
    door: { door: 'E1c', kind: 'majority', first: 'note', second: 'cat', counts: [1, 3], points: null },
    balconies: {
        L1C2: stands({ ...cats, face: '3a' }, 3, ['L1C2', 'L1C4']),
        L1C4: stands({ face: '4b', objects: { cat: 1 }, condition: null }, 0, []),
    },
    points: 3,
};

/** Seat 0 looks at the pink door; seat 1 is turned away. */
export const PLACING: BalconiaTable = {
    phase: 'place',
    turn: 3,
    tokens: 11,
    green: 1,
    chooser: 1,
    awaited: [0],
    looks_from: 'pink',
    entrance: 'L1C3',
    filled: ['L1C2', 'L1C4'],
    turned_up: [3, 4, 7],
    on_table: [1, 2],
    in_play: {
        block: 7,
        faces: [cats, bare, birds, lover],
        pair: 'ab',
        halves: ['cd', 'ab'],
        changes: { c: { L1C1: 5, L2C3: 0 }, d: { L1C1: 0, L2C3: 0 } },
    },
    facades: [FACADE, null],
};

export const CHOOSING: BalconiaTable = {
    ...PLACING,
    phase: 'choose',
    chooser: 0,
    in_play: { ...PLACING.in_play!, pair: null, halves: null },
};

export const PLACES: readonly Words[] = [
    { do: 'place', face: 'c', cell: 'L1C1' },
    { do: 'place', face: 'c', cell: 'L2C3' },
    { do: 'place', face: 'd', cell: 'L1C1' },
    { do: 'place', face: 'd', cell: 'L2C3' },
];

export const PAIRS: readonly Words[] = ['ab', 'bc', 'cd', 'da'].map((pair) => ({ do: 'take', pair }));

export const BOX = {
    face: [
        { id: '1a', objects: { cat: 1 }, condition: { area: 'group', target: 'cat', pay: '2' } },
        { id: '1b', objects: { bird: 2 }, condition: { area: 'around', target: 'cat', absent: true, pay: '5if' } },
        { id: '1c', objects: { heart: 1 } },
        { id: '1d', objects: { lover_left: 1 }, condition: { area: 'column_left', target: 'lover_right', pay: '5if' } },
        { id: '2a', objects: { note: 1 }, condition: { area: 'below', target: 'cat', absent: true, pay: '1' } },
        { id: '2b', objects: { note: 2 }, condition: { area: 'own_row', target: 'note', second: 'heart', pay: '5if' } },
        { id: '2c', objects: { cat: 1 }, condition: { area: 'above', target: 'laundry', pay: '5if' } },
        { id: '2d', objects: { awning: 1 } },
    ],
};
