// What the how-to-play draws: a few cells, cards and tokens with the materials of the forest board.

import type { Board, Cell, Symbol, Token } from './table';

const SYMBOLS: readonly Symbol[] = [
    { id: 'log', letter: 'L', colour: '#8C6239' },
    { id: 'brick', letter: 'B', colour: '#C8503C' },
    { id: 'nail', letter: 'N', colour: '#78828F' },
    { id: 'rope', letter: 'R', colour: '#DCB446' },
    { id: 'paint', letter: 'P', colour: '#4678C8' },
];

const TOKENS: readonly Token[] = [
    { id: 'chimney', symbol: 'brick', number: 2, part: 'chimney', row: 0, col: 0 },
    { id: 'weathercock', symbol: 'rope', number: 3, part: 'weathercock', row: 0, col: 1 },
    { id: 'bedroom', symbol: 'brick', number: 4, part: 'bedroom-window', row: 1, col: 0 },
    { id: 'balcony', symbol: 'nail', number: 3, part: 'balcony', row: 1, col: 1 },
];

export const EXAMPLE: Board = {
    cells: [],
    paths: [],
    picture: { rows: 2, cols: 2, x: 0, y: 0, size: 70 },
    symbols: new Map(SYMBOLS.map((symbol) => [symbol.id, symbol])),
    tokens: new Map(TOKENS.map((token) => [token.id, token])),
    cards: new Map([
        ['rope-brick', ['rope', 'brick']],
        ['nails', ['nail', 'nail', 'log']],
        ['nail', ['nail', 'paint']],
        ['logs', ['log', 'log', 'log']],
        ['paints', ['paint', 'paint', 'rope']],
    ]),
    hand: 3,
};

export const PICTURE = { x: 14, y: 14, size: 70, rows: 2, cols: 2 };
/** Two pieces lie, and the third one touches both. */
export const LAID: ReadonlySet<string> = new Set(['weathercock', 'bedroom', 'balcony']);
export const LIT: ReadonlySet<string> = new Set(['balcony']);

/** A row of cells for a picture, from left to right. */
export function cellsInRow(...kinds: readonly Pick<Cell, 'kind' | 'symbol'>[]): Cell[] {
    return kinds.map((each, i) => ({ id: String(i), x: 50 + i * 88, y: 84 + (i % 2) * 12, ...each }));
}
