// The balconies that tile and how-to-play draw.

import type { Condition, Face, Objects } from './table';

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
