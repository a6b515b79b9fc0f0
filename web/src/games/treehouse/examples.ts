// Positions for how-to-play. They are test vectors of the rules (docs/rules/treehouse.md, section 9): the tree, and the
// places that are open for a colour; a test compares them.

import type { Colour, TreeView } from './table';

export interface Example {
    /** The vector's id, and the colour of its case. */
    vector: string;
    colour: Colour | 'new';
    tree: Pick<TreeView, 'rooms' | 'marker'>;
    open: readonly string[];
}

/** A room stands on what is below it: at the edge on one, elsewhere on two. */
export const HELD_UP: Example = {
    vector: 'TH-T07',
    colour: 'new',
    tree: { rooms: { '2.1': 'r03', '2.2': 'b02', '3.1': 'r07', '3.3': 'b04' }, marker: 0 },
    open: ['3.2', '4.1', '4.4'],
};

/** The bird sits on the left: only the right is open. */
export const BALANCE: Example = {
    vector: 'TH-T02',
    colour: 'new',
    tree: { rooms: { '2.1': 'r03' }, marker: -1 },
    open: ['2.2'],
};

/** A blue room has to touch the blue room. */
export const TOGETHER: Example = {
    vector: 'TH-T04',
    colour: 'blue',
    tree: { rooms: { '2.1': 'r03', '2.2': 'b02' }, marker: 0 },
    open: ['3.2', '3.3'],
};

/** A tree to count points in: three rooms are purple. */
export const COUNTED = {
    tree: {
        rooms: { '2.1': 'p01', '2.2': 'g02', '3.1': 'p02', '3.2': 'p03', '3.3': 'g05', '4.1': 'o01' },
        marker: -1,
    } as Pick<TreeView, 'rooms' | 'marker'>,
    lit: ['2.1', '3.1', '3.2'],
};

/** A hand of six. */
export const HAND = ['r01', 'y11', 'g02', 'b09', 'p04', 'o08'] as const;

const LETTERS: Readonly<Record<string, Colour>> = {
    r: 'red',
    y: 'yellow',
    g: 'green',
    b: 'blue',
    p: 'purple',
    o: 'brown',
};

/** The rooms' colours, by the letter of their code (TH-173): how-to-play has no box at hand. */
export const EXAMPLE_COLOURS: ReadonlyMap<string, Colour> = new Map(
    [HELD_UP.tree, BALANCE.tree, TOGETHER.tree, COUNTED.tree]
        .flatMap(({ rooms }) => Object.values(rooms))
        .concat(HAND)
        .map((room) => [room, LETTERS[room.charAt(0)]!]),
);
