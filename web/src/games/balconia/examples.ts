// The balconies that tile and how-to-play draw.

import type { Condition, Door, Face, Facade, InPlay, Objects } from './table';

/** A face with these things, and perhaps a condition. */
export function example(objects: Objects, condition: Condition | null = null): Face {
    return { face: '', objects, condition };
}

export const CATS: Condition = { area: 'own_row', target: 'cat', wants: 'each', pay: 1 };
export const FLOWERS: Condition = { area: 'around', target: 'flower_colours', wants: 'each', pay: 3 };
export const QUIET: Condition = { area: 'above', target: 'bird', wants: 'none', pay: 5 };
export const BOTH: Condition = { area: 'own_row', target: 'note', second: 'heart', wants: 'both', pay: 5 };
export const TO_THE_RIGHT: Condition = { area: 'column_right', target: 'lover_left', wants: 'partner', pay: 5 };
export const TO_THE_LEFT: Condition = { area: 'column_left', target: 'lover_right', wants: 'partner', pay: 5 };

/** Six neighbours, upper row first. */
export const NEIGHBOURS: readonly Face[] = [
    example({ laundry: 1, cat: 1 }, CATS),
    example({ awning: 1, flower_purple: 1, flower_orange: 1, flower_hot_pink: 1 }, FLOWERS),
    example({ note: 2, bird: 1 }),
    example({ lover_right: 1 }, TO_THE_RIGHT),
    example({ lover_left: 1, flower_white: 1 }, TO_THE_LEFT),
    example({ awning: 1, heart: 1, cat: 1 }, BOTH),
];

/** A block in play. */
export const BLOCK: InPlay = {
    block: 7,
    faces: [
        example({ cat: 2, flower_orange: 1 }, CATS),
        example({ lover_right: 1, laundry: 1 }, TO_THE_RIGHT),
        example({ bird: 2, awning: 1 }, { area: 'row_above', target: 'bird', wants: 'each', pay: 2 }),
        example({ note: 1, heart: 1 }, QUIET),
    ],
    pair: 'cd',
    halves: null,
};

export const OWNERS = [
    { name: 'Ada', colour: 'clay' },
    { name: 'Leo', colour: 'sky' },
] as const;

const standing = (face: Face, points: number, counted: readonly string[] = []) => ({
    ...face,
    block: 1,
    points,
    counted,
});

/** A house with four balconies: one counts three cats in its row, one the two colours of flowers around it. */
export const FACADE: Facade = {
    colour: 'green',
    entrance: 'L1C3',
    door: { door: '', kind: 'rarer', first: 'cat', second: 'heart', counts: [3, 1], points: 1 },
    balconies: {
        L1C2: standing(example({ cat: 1, note: 1 }, CATS), 3, ['L1C2', 'L1C4']),
        L1C4: standing(example({ cat: 2, heart: 1 }, FLOWERS), 6, ['L2C4']),
        L2C4: standing(example({ awning: 1, flower_purple: 1, flower_white: 1 }), 0),
        L2C3: standing(example({ lover_right: 1 }, TO_THE_RIGHT), 0),
    },
    points: 10,
};

/** What the cat's face of the block would change there. */
export const OPEN: ReadonlyMap<string, number> = new Map([
    ['L1C1', 7],
    ['L1C5', 10],
    ['L2C2', 2],
    ['L2C5', 5],
    ['L3C3', 2],
    ['L3C4', 2],
]);

export const DOORS: readonly Door[] = (['majority', 'rarer', 'difference'] as const).map((kind) => ({
    ...{ door: kind, kind, first: 'laundry', second: 'heart', counts: [0, 0], points: null },
}));
