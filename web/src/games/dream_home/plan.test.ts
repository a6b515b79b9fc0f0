import { describe, expect, it } from 'vitest';
import {
    cellsOf,
    displayAfter,
    forbiddenCell,
    NOTHING,
    offerOf,
    tapCell,
    tapColumn,
    toolOf,
    trialOf,
    usableIn,
} from './plan';
import type { HomeTable, HouseView } from './table';

const CHOICES = [
    { do: 'take', column: '1', room: 'LR', card: 'marker' },
    { do: 'take', column: '2', room: 'KT', card: 'red' },
    { do: 'mix', column: '1', other: '2' },
    { do: 'drill', cell: 'M1', column: '2', room: 'KT', face: 'up' },
    { do: 'drill', cell: 'M1', column: '2', room: 'KT', face: 'down' },
    { do: 'drill', cell: 'M2', column: '1', room: 'LR', face: 'down' },
];
const HELP = [
    { do: 'courier', room: 'KT', card: 'KT-01', cell: 'M1', face: 'up' },
    { do: 'courier', room: 'KT', card: 'KT-01', cell: 'M1', face: 'down' },
    { do: 'courier', room: 'BD', card: 'BD-02', cell: 'T1', face: 'down' },
    { do: 'handyman', cell: 'T1', other: 'M1' },
    { do: 'roofer', card: 'red' },
    { do: 'done' },
];
const HOUSE = {
    cells: {
        M1: { room: 'BA-01', face: 'up' },
        M2: { room: 'BD-01', face: 'up' },
        T1: { room: 'LR-09', face: 'down' },
    },
} as unknown as HouseView;
const DISPLAY = [
    { column: '1', room: 'LR-01', card: null },
    { column: '2', room: 'KT-02', card: 'red' },
];
const TABLE = { display: DISPLAY } as unknown as HomeTable;
const picked = (more: Partial<typeof NOTHING>) => ({ ...NOTHING, ...more });

it('cards beside the house that can be used are known from the choices', () => {
    expect([...usableIn(CHOICES)].sort()).toEqual(['drill', 'mixer']);
    expect([...usableIn(HELP)].sort()).toEqual(['courier', 'handyman', 'roofer']);
    expect(toolOf('architect')).toBeNull();
});

describe('taking a column', () => {
    it('is put together from one tap', () => {
        const offer = offerOf(CHOICES, 'take', NOTHING);
        expect([...offer.columns]).toEqual(['1', '2']);
        expect(offer.proposal).toBeNull();
        const tapped = tapColumn(CHOICES, NOTHING, '2');
        expect(offerOf(CHOICES, 'take', tapped).proposal).toBe(CHOICES[1]);
        expect(offerOf(CHOICES, 'take', tapColumn(CHOICES, tapped, '1')).proposal).toBe(CHOICES[0]);
    });

    it('goes on while a card is only read', () => {
        expect([...offerOf(CHOICES, 'take', picked({ thing: 'architect' })).columns]).toEqual(['1', '2']);
    });
});

describe('the mixer', () => {
    it('takes two columns, in either order, and lets go of one again', () => {
        let now = tapColumn(CHOICES, picked({ thing: 'mixer' }), '2');
        expect([...offerOf(CHOICES, 'take', now).columns]).toEqual(['1']);
        now = tapColumn(CHOICES, now, '1');
        const { proposal } = offerOf(CHOICES, 'take', now);
        expect(proposal).toBe(CHOICES[2]);
        expect(displayAfter(proposal, HOUSE, TABLE).map(({ room }) => room)).toEqual(['KT-02', 'LR-01']);
        expect(tapColumn(CHOICES, now, '1').columns).toEqual(['2']);
    });
});

describe('the drill', () => {
    it('can begin with the room or with the column', () => {
        expect([...offerOf(CHOICES, 'take', picked({ thing: 'drill' })).cells]).toEqual(['M1', 'M2']);
        expect([...offerOf(CHOICES, 'take', picked({ thing: 'drill', cells: ['M2'] })).columns]).toEqual(['1']);
        expect([...offerOf(CHOICES, 'take', picked({ thing: 'drill', columns: ['2'] })).cells]).toEqual(['M1']);
    });

    it('lays the card face up where it may, or as it is told', () => {
        const both = picked({ thing: 'drill', columns: ['2'], cells: ['M1'] });
        expect(offerOf(CHOICES, 'take', both)).toMatchObject({ faces: ['up', 'down'], proposal: CHOICES[3] });
        expect(offerOf(CHOICES, 'take', { ...both, face: 'down' }).proposal).toBe(CHOICES[4]);
        const only = picked({ thing: 'drill', columns: ['1'], cells: ['M2'], face: 'up' });
        expect(offerOf(CHOICES, 'take', only)).toMatchObject({ faces: ['down'], proposal: CHOICES[5] });
    });

    it('is shown in the house and on the display before it is done', () => {
        expect([...trialOf(CHOICES[3]!, HOUSE, DISPLAY)]).toEqual([['M1', { room: 'KT-02', face: 'up' }]]);
        expect(displayAfter(CHOICES[3]!, HOUSE, TABLE)[1]!.room).toBe('BA-01');
    });
});

describe('helpers', () => {
    it('the courier asks for a card, then for a cell', () => {
        const now = picked({ thing: 'courier' });
        expect([...offerOf(HELP, 'help', now).cards]).toEqual(['KT-01', 'BD-02']);
        expect(offerOf(HELP, 'help', now).cells.size).toBe(0);
        const chosen = { ...now, card: 'BD-02' };
        expect([...offerOf(HELP, 'help', chosen).cells]).toEqual(['T1']);
        expect(offerOf(HELP, 'help', { ...chosen, cells: ['T1'] }).proposal).toBe(HELP[2]);
        expect([...trialOf(HELP[2]!, HOUSE, [])]).toEqual([['T1', { room: 'BD-02', face: 'down' }]]);
    });

    it('the handyman lets two cards change places, as they lie', () => {
        const now = tapCell(HELP, tapCell(HELP, picked({ thing: 'handyman' }), 'M1'), 'T1');
        expect(offerOf(HELP, 'help', now).proposal).toBe(HELP[3]);
        expect([...trialOf(HELP[3]!, HOUSE, [])]).toEqual([
            ['T1', HOUSE.cells.M1],
            ['M1', HOUSE.cells.T1],
        ]);
    });

    it('the roofer asks for a roof', () => {
        expect([...offerOf(HELP, 'help', picked({ thing: 'roofer' })).cards]).toEqual(['red']);
        expect(offerOf(HELP, 'help', picked({ thing: 'roofer', card: 'red' })).proposal).toBe(HELP[4]);
    });
});

it('what a choice would bring is told on its cell, where it is known', () => {
    const effects = [{ do: 'handyman', cell: 'T1', other: 'M1', gain: -2 }];
    const now = picked({ thing: 'handyman', cells: ['T1'] });
    const cells = cellsOf(HELP, effects, now, offerOf(HELP, 'help', now));
    expect([...cells]).toEqual([['M1', effects[0]]]);
    const keep = [{ do: 'keep', token: 'car', cell: 'B4' }];
    expect([...cellsOf(keep, [{ cell: 'B4', gain: 1 }], NOTHING, offerOf(keep, 'keep', NOTHING))]).toEqual([
        ['B4', { cell: 'B4', gain: 1 }],
    ]);
});

describe('a forbidden cell', () => {
    const ask = (
        task: 'help' | 'take' | 'keep' | 'car',
        tool: ReturnType<typeof toolOf>,
        more: Partial<typeof NOTHING> = {},
    ) => forbiddenCell('T5', task, picked(more), tool, TABLE, HOUSE);

    it('is asked about in words the server reads', () => {
        expect(ask('take', 'drill', { columns: ['2'] })).toEqual({
            ...{ do: 'drill', cell: 'T5', column: '2', room: 'KT', face: 'up' },
        });
        expect(ask('take', 'drill')).toMatchObject({ column: '1', room: 'LR' });
        expect(ask('help', 'courier', { card: 'KT-01' })).toEqual({
            ...{ do: 'courier', room: 'KT', card: 'KT-01', cell: 'T5', face: 'up' },
        });
        expect(ask('help', 'handyman', { cells: ['M1'] })).toEqual({ do: 'handyman', cell: 'M1', other: 'T5' });
        expect(ask('keep', null)).toEqual({ do: 'keep', token: '', cell: 'T5' });
        expect(ask('car', null)).toEqual({ do: 'car', cell: 'T5' });
    });

    it('is not asked about where nothing could be meant', () => {
        expect(ask('take', null)).toBeNull();
        expect(ask('help', 'courier')).toBeNull();
    });
});
