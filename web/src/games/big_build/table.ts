// The Big Build part of a view, as rooftree/games/big_build/words.py writes it, and the board of a box.

import type { BoxContent, View } from '../types';

/** A step with the cards that pay for it: a choice in words. */
export interface Step {
    do: 'step';
    to: string;
    cards: readonly string[];
}

/** What stands before a seat: its figure, its points as victory cards, how many cards it holds. */
export interface FigureView {
    figure: string | null;
    cell: string | null;
    points: number;
    threes: number;
    ones: number;
    cards: number;
}

export interface BuildTable {
    phase: 'dealing' | 'placing' | 'turn' | 'finished';
    acting: number;
    deck: number;
    discards: readonly string[];
    /** Which token still lies on which square. */
    squares: Readonly<Record<string, string>>;
    /** What has been built, in order. */
    picture: readonly { token: string; seat: number }[];
    figures: readonly FigureView[];
    free_figures: readonly string[];
    hand?: readonly string[];
    /** For each token on the board that the hand can pay for: with which cards. */
    pays?: Readonly<Record<string, readonly (readonly string[])[]>>;
    /** For each cell that this turn can lead to: the steps. */
    plans?: Readonly<Record<string, readonly Step[]>>;
    /** With open hands, and once it is over. */
    hands?: readonly (readonly string[])[];
}

export function tableOf(view: View): BuildTable {
    return view.table as unknown as BuildTable;
}

export interface Cell {
    id: string;
    kind: 'round' | 'start' | 'arrow' | 'square';
    x: number;
    y: number;
    symbol?: string;
    number?: number;
}

export interface Token {
    id: string;
    symbol: string;
    number: number;
    part: string;
    row: number;
    col: number;
}

export interface Symbol {
    id: string;
    letter: string;
    colour: string;
}

interface Row {
    id: string;
}

/** A box as the drawing needs it. */
export interface Board {
    cells: readonly Cell[];
    paths: readonly { a: string; b: string }[];
    picture: { rows: number; cols: number; x: number; y: number; size: number };
    symbols: ReadonlyMap<string, Symbol>;
    tokens: ReadonlyMap<string, Token>;
    /** The symbols of each card, as often as it shows them. */
    cards: ReadonlyMap<string, readonly string[]>;
    /** How many cards are held after a refill. */
    hand: number;
}

export function boardOf(box: BoxContent): Board {
    const { cell, path, picture, symbol, token, card, rules } = box as unknown as {
        cell: Cell[];
        path: Board['paths'];
        picture: Board['picture'];
        symbol: Symbol[];
        token: Token[];
        card: (Row & { symbols: string })[];
        rules: { hand: number };
    };
    return {
        cells: cell,
        paths: path,
        picture,
        symbols: byId(symbol),
        tokens: byId(token),
        cards: new Map(card.map(({ id, symbols }) => [id, symbols.split(' ')])),
        hand: rules.hand,
    };
}

function byId<T extends Row>(rows: readonly T[]): ReadonlyMap<string, T> {
    return new Map(rows.map((row) => [row.id, row]));
}
