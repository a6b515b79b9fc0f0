// The table in the hand of a player: what a tap, a key or a drag becomes.

import { beforeAll, describe, expect, it, vi } from 'vitest';
import { at, onTrial, press, tap } from '../trial.svelte';
import type { TableProps, Words } from '../types';
import client from './index';

const kind = (id: string, en: string, more = {}) => ({ id, en, category: 'normal', limit: 2, points: [1, 4], ...more });
const BOX = {
    id: 'ru-2018',
    room: [
        kind('LR', 'Living room', { limit: 3, points: [1, 4, 9] }),
        kind('KT', 'Kitchen'),
        kind('BA', 'Bathroom', { limit: 1, points: [1] }),
        kind('GA', 'Garage', { category: 'basement' }),
    ],
    roof: [{ id: 'red', en: 'Red roof', colour: 'red', window: false }],
    furniture: [
        { id: 'grand_piano', en: 'Grand piano', allowed: ['LR'], value: 3 },
        { id: 'aquarium', en: 'Aquarium', allowed: ['LR'], value: 2 },
    ],
    tool: ['drill', 'jackhammer', 'mixer', 'scaffold'].map((id) => ({ id, en: id })),
    helper: ['roofer', 'courier', 'handyman'].map((id) => ({ id, en: id })),
    car: { id: 'car', en: 'Car', value: 1 },
};
const MINE = {
    cells: {
        M1: { room: 'LR-01', face: 'up' },
        B4: { room: 'KT-07', face: 'down' },
        M2: { room: 'BA-01', face: 'up' },
    },
    rooms: [
        { room: 'LR', cells: ['M1'], finished: false, points: 1, partner: false, limit: 3 },
        { room: 'BA', cells: ['M2'], finished: true, points: 1, partner: false, limit: 1 },
    ],
    ...{ beside: [], outside: [], roofs: 2, points: 2, children: 0 },
};
const THEIRS = { cells: {}, rooms: [], beside: ['mixer'], outside: [], roofs: 0, points: 0, children: 0 };
const DISPLAY = [
    { column: '1', room: 'LR-02', card: null },
    { column: '2', room: 'KT-03', card: 'red' },
    { column: '3', room: null, card: null },
    { column: '4', room: 'BA-02', card: 'grand_piano' },
    { column: '5', room: 'GA-01', card: 'drill' },
];
const TABLE = {
    ...{ stage: 'turns', asked: 'take', round: 3, first: 1, order: [1, 0], skipped: [], awaited: [0] },
    ...{ decks: { rooms: 40, cards: 32 }, display: DISPLAY, in_hand: null, houses: [MINE, THEIRS] },
    ...{ room_pile: ['KT-01', 'KT-02', 'GA-02'], card_pile: 5, car: false, effects: [] },
};
const TAKE = [
    { do: 'take', column: '1', room: 'LR', card: 'marker' },
    { do: 'take', column: '2', room: 'KT', card: 'red' },
    { do: 'take', column: '4', room: 'BA', card: 'grand_piano' },
];
const BUILD = [
    { do: 'build', room: 'LR', cell: 'M3', face: 'up' },
    { do: 'build', room: 'LR', cell: 'M3', face: 'down' },
    { do: 'build', room: 'LR', cell: 'B5', face: 'down' },
];
const HOLDING = { asked: 'build', in_hand: { seat: 0, room: 'LR-05', card: null, with_jackhammer: false } };

const { see, choose, whyNot } = onTrial(client, BOX);
const show = (more: Record<string, unknown>, choices: readonly Words[], given: Partial<TableProps> = {}) =>
    see({ ...TABLE, ...more }, choices, given);

const cell = (name: string) => `[data-own] [data-cell="${name}"]`;
const column = (name: string) => `[data-column="${name}"]`;
const glowing = (look: string) =>
    [...document.querySelectorAll<HTMLElement>(`[data-own] .cell.open.${look}`)].map(({ dataset }) => dataset.cell);
const offered = () =>
    [...document.querySelectorAll<HTMLElement>('.open[data-column]')].map(({ dataset }) => dataset.column);

beforeAll(() => {
    HTMLDialogElement.prototype.showModal = vi.fn();
    HTMLDialogElement.prototype.close = vi.fn();
});

describe('taking a column', () => {
    it('says what it brings, and takes it with the button or a second tap', () => {
        show({}, TAKE);
        expect(offered()).toEqual(['1', '2', '4']);
        tap(column('2'));
        expect(choose).not.toHaveBeenCalled();
        expect(at('[data-tray]').textContent).toContain('Kitchen: up to 2 side by side.');
        tap('[data-go]');
        tap(column('4'), column('4'));
        expect(choose.mock.calls).toEqual([[TAKE[1]], [TAKE[2]]]);
    });

    it('asks why not, where nothing lies any more', () => {
        show({}, TAKE);
        tap(column('3'));
        expect(whyNot.mock.calls).toEqual([[{ do: 'take', column: '3', room: '', card: '' }]]);
    });

    it('discards one before the round, but never the first', () => {
        const discards = [{ do: 'discard', column: '2', room: 'KT', card: 'red' }];
        show({ stage: 'column-discard', asked: 'discard' }, discards);
        tap(column('1'), column('2'), '[data-go]');
        expect(whyNot.mock.calls).toEqual([[{ do: 'discard', column: '1', room: 'LR', card: 'marker' }]]);
        expect(choose.mock.calls).toEqual([[discards[0]]]);
    });

    it('with a jackhammer, or keeps it', () => {
        const choices = [{ do: 'jackhammer', column: '5', room: 'GA' }, { do: 'decline' }];
        show({ stage: 'window', asked: 'jackhammer' }, choices);
        tap('[data-leave]');
        tap(column('5'), '[data-go]');
        expect(choose.mock.calls).toEqual([[choices[1]], [choices[0]]]);
    });
});

describe('building', () => {
    it('lights other cells face up and face down, with what they bring', () => {
        const effects = [
            { cell: 'M3', face: 'up', joins: [], gain: 4 },
            { cell: 'B5', face: 'down', joins: [], gain: -1 },
        ];
        show({ ...HOLDING, effects }, BUILD);
        expect(glowing('up')).toEqual(['M3']);
        expect(at(cell('M3')).textContent).toBe('+4');
        expect(at(cell('M3')).getAttribute('aria-label')).toBe('M3. free. Can be chosen. 4 points more');
        tap('[data-piece="down"]');
        expect(glowing('down')).toEqual(['M3', 'B5']);
        expect(at(cell('B5')).textContent).toBe('−1');
        tap(cell('B5'));
        expect(choose.mock.calls).toEqual([[BUILD[2]]]);
    });

    it('asks why not, with the face that was picked', () => {
        show(HOLDING, BUILD);
        tap(cell('B5'), cell('M1'));
        tap('[data-piece="down"]', cell('T5'));
        expect(whyNot.mock.calls).toEqual([
            [{ do: 'build', room: 'LR', cell: 'B5', face: 'up' }],
            [{ do: 'build', room: 'LR', cell: 'M1', face: 'up' }],
            [{ do: 'build', room: 'LR', cell: 'T5', face: 'down' }],
        ]);
    });

    it('begins face down where it can’t be face up, and still tells why', () => {
        show(HOLDING, BUILD.slice(1));
        expect(glowing('down')).toEqual(['M3', 'B5']);
        tap('[data-piece="up"]', cell('M3'));
        expect(whyNot.mock.calls).toEqual([[{ do: 'build', room: 'LR', cell: 'M3', face: 'up' }]]);
    });

    it('may put the scaffold first', () => {
        const holding = { ...HOLDING, in_hand: { ...HOLDING.in_hand, card: 'scaffold' } };
        show(holding, [{ do: 'scaffold', cell: 'T1' }, ...BUILD]);
        tap('[data-piece="scaffold"]');
        expect(glowing('scaffold')).toEqual(['T1']);
        tap(cell('M3'), cell('T1'));
        expect(whyNot.mock.calls).toEqual([[{ do: 'scaffold', cell: 'M3' }]]);
        expect(choose.mock.calls).toEqual([[{ do: 'scaffold', cell: 'T1' }]]);
    });

    it('is done by keyboard alone', () => {
        show(HOLDING, BUILD);
        expect(at(cell('M3')).tabIndex).toBe(0);
        expect(at(cell('T5')).tabIndex).toBe(-1);
        at(cell('M1')).focus();
        press(cell('M1'), 'ArrowRight');
        press(cell('M2'), 'ArrowRight');
        expect(document.activeElement).toBe(at(cell('M3')));
        press(cell('M3'), 'Enter');
        expect(choose.mock.calls).toEqual([[BUILD[0]]]);
    });

    it('sends nothing while an answer is on its way', () => {
        show(HOLDING, BUILD, { pending: true });
        tap(cell('M3'));
        expect(choose).not.toHaveBeenCalled();
    });
});

describe('furniture', () => {
    it('goes into a room', () => {
        const holding = { asked: 'furnish', in_hand: { ...HOLDING.in_hand, room: null, card: 'grand_piano' } };
        show(holding, [{ do: 'furnish', token: 'grand_piano', cell: 'M1' }]);
        expect(glowing('token')).toEqual(['M1']);
        tap(cell('M2'), cell('M1'));
        expect(whyNot.mock.calls).toEqual([[{ do: 'furnish', token: 'grand_piano', cell: 'M2' }]]);
        expect(choose.mock.calls).toEqual([[{ do: 'furnish', token: 'grand_piano', cell: 'M1' }]]);
    });

    it('of which one stays is kept by its name or its place', () => {
        const keep = ['M1', 'M2'].map((name) => ({
            do: 'keep',
            token: name === 'M1' ? 'grand_piano' : 'aquarium',
            cell: name,
        }));
        show({ asked: 'keep' }, keep);
        tap(cell('M2'), '[data-tray] .option');
        expect(choose.mock.calls).toEqual([[keep[1]], [keep[0]]]);
    });

    it('the car parks in the garage, or not', () => {
        const car = [{ do: 'car', cell: 'B4' }, { do: 'no-car' }];
        show({ asked: 'car' }, car);
        tap(cell('B4'), '[data-leave]');
        expect(choose.mock.calls).toEqual([[car[0]], [car[1]]]);
    });
});

describe('tools and helpers', () => {
    const beside = (...things: string[]) => ({ houses: [{ ...MINE, beside: things }, THEIRS] });

    it('the mixer takes two columns, and can be put away again', () => {
        const mix = { do: 'mix', column: '1', other: '4' };
        show(beside('mixer'), [mix, ...TAKE]);
        tap('[data-thing="mixer"]', column('4'), column('2'));
        expect(whyNot.mock.calls).toEqual([[{ do: 'mix', column: '4', other: '2' }]]);
        tap(column('1'), '[data-go]');
        expect(choose.mock.calls).toEqual([[mix]]);
        tap('[data-thing="mixer"]');
        expect(offered()).toEqual(['1', '4']);
        tap('[data-thing="mixer"]');
        expect(offered()).toEqual(['1', '2', '4']);
    });

    it('the drill takes a room and a column, face up or down', () => {
        const drill = ['up', 'down'].map((face) => ({ do: 'drill', cell: 'M1', column: '4', room: 'BA', face }));
        show(beside('drill'), [...drill, ...TAKE]);
        tap('[data-use="drill"]', cell('M2'), cell('M1'), column('4'));
        expect(whyNot.mock.calls).toEqual([[{ do: 'drill', cell: 'M2', column: '1', room: 'LR', face: 'up' }]]);
        expect(at(`${column('4')} [data-laid]`).textContent).toContain('Living room');
        tap('[data-tray] .faces button:last-child', '[data-go]');
        expect(choose.mock.calls).toEqual([[drill[1]]]);
    });

    it('the courier brings a card of the pile', () => {
        const brings = { do: 'courier', room: 'KT', card: 'KT-01', cell: 'M1', face: 'up' };
        show({ ...beside('courier'), stage: 'helpers', asked: 'help' }, [brings, { do: 'done' }]);
        expect(document.querySelectorAll('[data-pile]')).toHaveLength(2);
        tap('[data-use="courier"]', '[data-pile="KT-01"]', cell('B5'), cell('M1'), '[data-go]');
        expect(whyNot.mock.calls).toEqual([[{ do: 'courier', room: 'KT', card: 'KT-01', cell: 'B5', face: 'up' }]]);
        expect(choose.mock.calls).toEqual([[brings]]);
    });

    it('the handyman swaps two rooms', () => {
        const swap = { do: 'handyman', cell: 'M1', other: 'M2' };
        show({ ...beside('handyman'), stage: 'helpers', asked: 'help' }, [swap, { do: 'done' }]);
        tap('[data-thing="handyman"]', cell('M2'), cell('M1'), '[data-go]');
        expect(choose.mock.calls).toEqual([[swap]]);
    });

    it('the roofer is shown the roofs, and whoever has had enough says so', () => {
        const roofer = { do: 'roofer', card: 'red' };
        show({ ...beside('roofer'), stage: 'helpers', asked: 'help', roof_pile: ['red', 'red'] }, [
            roofer,
            { do: 'done' },
        ]);
        tap('[data-leave]', '[data-use="roofer"]', '[data-pile="red"]', '[data-go]');
        expect(choose.mock.calls).toEqual([[{ do: 'done' }], [roofer]]);
    });

    it('are explained when nothing can be done with them', () => {
        show(beside('drill'), TAKE);
        tap('[data-thing="drill"]');
        expect(at('[data-tray]').textContent).toContain('drill');
        expect(choose).not.toHaveBeenCalled();
    });
});

describe('what is hidden', () => {
    it('roofs show how many they are, and no colour', () => {
        show({}, TAKE);
        expect(document.querySelectorAll('[data-own] [data-roof]')).toHaveLength(2);
        expect(document.querySelectorAll('[data-own] .dh-roof-red')).toHaveLength(0);
        expect(at('[data-own] [data-roof]').textContent).toBe('?');
    });

    it('roofs show their colour when the view does', () => {
        show({ houses: [{ ...MINE, roof_cards: ['red', 'red'] }, THEIRS] }, TAKE);
        expect(document.querySelectorAll('[data-own] .dh-roof-red')).toHaveLength(2);
    });
});

describe('looking closer', () => {
    it('opens a house with its score line by line', () => {
        const lines = [{ line: 'room', room: 'LR', cells: ['M1'], points: 1 }];
        show({ houses: [{ ...MINE, lines }, THEIRS] }, TAKE);
        tap('[data-plate]');
        expect(at('dialog .lines').children).toHaveLength(1);
        expect(at('dialog .sum').textContent).toBe('So far, without the roof: 2');
    });

    it('opens what the others have, and the discarded rooms', () => {
        show({}, TAKE);
        tap('[data-seat="1"]');
        expect(at('dialog').getAttribute('aria-label')).toBe('Bruno’s house');
        expect(at('dialog .things').textContent).toContain('mixer');
        tap('[data-where]');
        expect(document.querySelectorAll('dialog [data-pile]')).toHaveLength(2);
    });

    it('points at the cells that a line of the score counts', () => {
        show({}, [], { seat: null, highlight: { seat: 0, slots: ['M1'] } });
        expect(document.querySelectorAll('[data-own] .ring')).toHaveLength(1);
        expect(document.querySelectorAll('[data-own] .veil')).toHaveLength(11);
    });

    it('finds nothing to tap for whoever only watches', () => {
        show({}, [], { seat: null });
        expect(document.querySelectorAll('[data-own] [data-cell]')).toHaveLength(0);
        expect(document.querySelectorAll<HTMLButtonElement>('[data-column]:not(:disabled)')).toHaveLength(0);
    });
});
