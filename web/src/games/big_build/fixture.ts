// A small forest for the tests: a ring of cells around a picture of two places, two arrow cells, two squares.

import { boardOf, type BuildTable } from './table';

const NAMES = { en: 'Thing' };

export const BOX = {
    symbol: [
        { id: 'log', letter: 'L', colour: '#8C6239', ...NAMES },
        { id: 'nail', letter: 'N', colour: '#78828F', ...NAMES },
    ],
    cell: [
        { id: 'r1', kind: 'start', symbol: 'log', x: 100, y: 100, ...NAMES },
        { id: 'r2', kind: 'round', symbol: 'nail', x: 300, y: 100, ...NAMES },
        { id: 'q1', kind: 'square', number: 2, x: 500, y: 100, ...NAMES },
        { id: 'r3', kind: 'arrow', symbol: 'log', x: 500, y: 300, ...NAMES },
        { id: 'r4', kind: 'start', symbol: 'nail', x: 300, y: 500, ...NAMES },
        { id: 'r5', kind: 'arrow', symbol: 'nail', x: 100, y: 500, ...NAMES },
        { id: 'q2', kind: 'square', number: 1, x: 100, y: 300, ...NAMES },
    ],
    path: [
        { a: 'r1', b: 'r2' },
        { a: 'r2', b: 'q1' },
        { a: 'q1', b: 'r3' },
        { a: 'r3', b: 'r4' },
        { a: 'r4', b: 'r5' },
        { a: 'r5', b: 'q2' },
        { a: 'q2', b: 'r1' },
    ],
    picture: { rows: 1, cols: 2, x: 270, y: 285, size: 30 },
    token: [
        { id: 'nail-2', symbol: 'nail', number: 2, part: 'balcony', row: 0, col: 0, ...NAMES },
        { id: 'log-1', symbol: 'log', number: 1, part: 'well', row: 0, col: 1, ...NAMES },
    ],
    card: [
        { id: 'c1', symbols: 'nail log', ...NAMES },
        { id: 'c2', symbols: 'nail nail', ...NAMES },
        { id: 'c3', symbols: 'nail', ...NAMES },
    ],
    figure: [
        { id: 'owl', ...NAMES },
        { id: 'hare', ...NAMES },
    ],
    rules: { hand: 3 },
};

export const BOARD = boardOf(BOX);

/** The first seat stands on r1 and can go to r2 and, over it, to the square q1. */
export const TABLE: BuildTable = {
    phase: 'turn',
    acting: 0,
    deck: 5,
    discards: [],
    squares: { q1: 'nail-2', q2: 'log-1' },
    picture: [],
    figures: [
        { figure: 'owl', cell: 'r1', points: 0, threes: 0, ones: 0, cards: 3 },
        { figure: 'hare', cell: 'r5', points: 0, threes: 0, ones: 0, cards: 3 },
    ],
    free_figures: [],
    hand: ['c1', 'c2', 'c3'],
    pays: { 'nail-2': [['c2'], ['c1', 'c3']], 'log-1': [['c1']] },
    plans: {
        r2: [{ do: 'step', to: 'r2', cards: ['c1'] }],
        q1: [
            { do: 'step', to: 'r2', cards: ['c1'] },
            { do: 'step', to: 'q1', cards: ['c2'] },
        ],
        q2: [{ do: 'step', to: 'q2', cards: ['c1'] }],
    },
};

export const CHOICES = [
    { do: 'end' },
    { do: 'end', cards: ['c1'] },
    { do: 'end', cards: ['c1', 'c3'] },
    { do: 'step', to: 'r2', cards: ['c1'] },
    { do: 'step', to: 'r2', cards: ['c2'] },
    { do: 'step', to: 'r2', cards: ['c3'] },
    { do: 'step', to: 'q2', cards: ['c1'] },
];

/** Beside the square q1, with all three cards. */
export const AT_SQUARE = [
    { do: 'end' },
    { do: 'step', to: 'q1', cards: ['c2'] },
    { do: 'step', to: 'q1', cards: ['c1', 'c3'] },
];

export const PLACES = [
    { do: 'place', figure: 'owl', at: 'r1' },
    { do: 'place', figure: 'owl', at: 'r4' },
    { do: 'place', figure: 'hare', at: 'r4' },
];
