// The treehouse part of a view, as rooftree/games/treehouse/words.py writes it.

import type { BoxContent, View, Words } from '../types';

export const COLOURS = ['red', 'yellow', 'green', 'blue', 'purple', 'brown'] as const;
export type Colour = (typeof COLOURS)[number];
export type Condition = 'double' | 'cancel' | 'chosen';

export interface TreeView {
    rooms: Readonly<Record<string, string>>;
    marker: -1 | 0 | 1;
    score: number;
    cards: number;
    decided: boolean;
    condition: Condition | null;
    revealed: string | null;
}

export interface Met {
    room: string;
    at?: 'tree' | 'shown' | 'hand' | 'discard';
    seat?: number;
    slot?: string;
}

export interface TreehouseTable {
    phase: string;
    round: number;
    pick: number;
    lead: number;
    awaited: readonly number[];
    deck: number;
    discards: number;
    middle: Readonly<Partial<Record<Condition, number>>>;
    laid: readonly Readonly<Partial<Record<Colour, Condition>>>[];
    trees: readonly TreeView[];
    majorities: Readonly<Partial<Record<Colour, number>>>;
    hand?: readonly string[];
    chosen?: Words;
    met?: readonly Met[];
    /** Once it is over, nothing is hidden. */
    discarded?: readonly string[];
    undealt?: readonly string[];
}

export function tableOf(view: View): TreehouseTable {
    return view.table as unknown as TreehouseTable;
}

/** The colour of every room in the box. */
export function roomColours(box: BoxContent): ReadonlyMap<string, Colour> {
    const rooms = (box.room ?? []) as readonly { id: string; colour: Colour }[];
    return new Map(rooms.map((room) => [room.id, room.colour]));
}

/** How many rooms of each colour stand in a tree. */
export function countColours(
    tree: Pick<TreeView, 'rooms'>,
    colours: ReadonlyMap<string, Colour>,
): Record<Colour, number> {
    const count = Object.fromEntries(COLOURS.map((colour) => [colour, 0])) as Record<Colour, number>;
    for (const room of Object.values(tree.rooms)) {
        const colour = colours.get(room);
        if (colour) count[colour] += 1;
    }
    return count;
}
