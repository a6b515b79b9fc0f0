import { describe, expect, it } from 'vitest';
import { effectOf, find, forbiddenColumn, named, pairing, partners, piecesOf, placing, taskOf } from './choices';

const BUILD = [
    { do: 'scaffold', cell: 'M1' },
    { do: 'build', room: 'LR', cell: 'M1', face: 'up' },
    { do: 'build', room: 'LR', cell: 'M1', face: 'down' },
    { do: 'build', room: 'LR', cell: 'B4', face: 'down' },
];
const SWAPS = [
    { do: 'handyman', cell: 'T1', other: 'M1' },
    { do: 'handyman', cell: 'M1', other: 'M2' },
];

describe('what is to be done', () => {
    it.each([
        [[{ do: 'discard', column: '2' }], 'discard'],
        [[{ do: 'jackhammer', column: '1' }, { do: 'decline' }], 'jackhammer'],
        [
            [
                { do: 'mix', column: '1', other: '2' },
                { do: 'take', column: '1' },
            ],
            'take',
        ],
        [BUILD, 'build'],
        [[{ do: 'scaffold', cell: 'M1' }], 'scaffold'],
        [[{ do: 'furnish', cell: 'M1' }], 'furnish'],
        [[{ do: 'keep', cell: 'M1' }], 'keep'],
        [[{ do: 'car', cell: 'B4' }, { do: 'no-car' }], 'car'],
        [[{ do: 'done' }], 'help'],
        [[], null],
        [[{ do: 'something new' }], null],
    ])('is read from the choices', (choices, task) => {
        expect(taskOf(choices)).toBe(task);
    });
});

describe('what is in the hand', () => {
    it('can be laid face up, face down, or a scaffold before it', () => {
        expect(piecesOf(BUILD)).toEqual(['up', 'down', 'scaffold']);
        expect(piecesOf(BUILD.slice(2))).toEqual(['down']);
        expect(piecesOf([{ do: 'furnish', token: 'hot_tub', cell: 'M1' }])).toEqual(['token']);
        expect(piecesOf([{ do: 'take', column: '1' }])).toEqual([]);
    });

    it('has cells of its own for each way', () => {
        expect(named(placing(BUILD, 'up'), 'cell')).toEqual(['M1']);
        expect(named(placing(BUILD, 'down'), 'cell')).toEqual(['M1', 'B4']);
        expect(named(placing(BUILD, 'scaffold'), 'cell')).toEqual(['M1']);
        expect(placing(BUILD, 'token')).toEqual([]);
    });
});

describe('pairs', () => {
    it('can begin with either', () => {
        expect([...partners(SWAPS, 'handyman', null)]).toEqual(['T1', 'M1', 'M2']);
        expect([...partners(SWAPS, 'handyman', 'M1')]).toEqual(['T1', 'M2']);
        expect([...partners(SWAPS, 'handyman', 'M2')]).toEqual(['M1']);
    });

    it('are found in either order, and not where they are forbidden', () => {
        expect(pairing(SWAPS, 'handyman', 'M1', 'T1')).toBe(SWAPS[0]);
        expect(pairing(SWAPS, 'handyman', 'M1', 'M2')).toBe(SWAPS[1]);
        expect(pairing(SWAPS, 'handyman', 'T1', 'M2')).toBeNull();
        const mixes = [{ do: 'mix', column: '1', other: '4' }];
        expect(pairing(mixes, 'mix', '4', '1')).toBe(mixes[0]);
    });
});

it('a choice is found by some of its words', () => {
    expect(find(BUILD, { cell: 'B4' })).toBe(BUILD[3]);
    expect(find(BUILD, { cell: 'T5' })).toBeNull();
});

it('an effect belongs to the choice that has all its keys', () => {
    const effects = [
        { cell: 'M1', face: 'up', joins: [], gain: 4 },
        { cell: 'M1', face: 'down', joins: [], gain: 0 },
    ];
    expect(effectOf(effects, BUILD[2]!)?.gain).toBe(0);
    expect(effectOf(effects, BUILD[1]!)?.gain).toBe(4);
    expect(effectOf(effects, BUILD[3]!)).toBeNull();
    expect(effectOf([], BUILD[1]!)).toBeNull();
});

describe('a forbidden column', () => {
    it('is asked about in words the server reads', () => {
        expect(forbiddenColumn('take', { column: '3', room: null, card: null })).toEqual({
            ...{ do: 'take', column: '3', room: '', card: '' },
        });
        expect(forbiddenColumn('discard', { column: '1', room: 'LR-02', card: null })).toEqual({
            ...{ do: 'discard', column: '1', room: 'LR', card: 'marker' },
        });
        expect(forbiddenColumn('jackhammer', { column: '2', room: null, card: null })).toEqual({
            ...{ do: 'jackhammer', column: '2', room: '' },
        });
    });
});
