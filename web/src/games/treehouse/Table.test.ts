// The table in the hand of a player: what a tap, a key or a drag becomes.

import { describe, expect, it } from 'vitest';
import { at, onTrial, press, tap } from '../trial.svelte';
import type { TableProps, Words } from '../types';
import client from './index';

const BOX = {
    id: 'classic',
    colour: ['red', 'blue', 'yellow'].map((id) => ({ id, en: id })),
    room: [
        { id: 'r01', colour: 'red', en: 'Trampoline Loft' },
        { id: 'b02', colour: 'blue', en: 'Frog Pond' },
        { id: 'b03', colour: 'blue', en: 'Wave Cabin' },
        { id: 'y01', colour: 'yellow', en: 'Map Cabinet' },
    ],
};

const TREE = { rooms: {}, marker: 0, score: 0, cards: 2, decided: false, condition: null, revealed: null };
const TABLE = {
    ...{ phase: 'pick', round: 1, pick: 1, lead: 0, awaited: [0, 1], deck: 60, discards: 0, laid: [{}] },
    ...{ middle: {}, majorities: {}, hand: ['b03', 'y01'] },
    trees: [{ ...TREE, rooms: { '2.1': 'r01', '2.2': 'b02' } }, TREE],
};
const PICK = [
    { do: 'discard', room: 'b03' },
    { do: 'build', room: 'b03', slot: '3.2' },
    { do: 'build', room: 'b03', slot: '3.3' },
    { do: 'discard', room: 'y01' },
    { do: 'build', room: 'y01', slot: '3.1' },
    { do: 'build', room: 'y01', slot: '3.2' },
];

const { see, choose, whyNot } = onTrial(client, BOX);
const show = (more: Record<string, unknown> = {}, choices: readonly Words[] = PICK, given: Partial<TableProps> = {}) =>
    see({ ...TABLE, ...more }, choices, given);

const slot = (name: string) => `[data-own] [data-slot="${name}"]`;
const glowing = () =>
    [...document.querySelectorAll<HTMLElement>('[data-own] .slot.open')].map(({ dataset }) => dataset.slot);

describe('picking a room', () => {
    it('lights the places it may go to, and the basket', () => {
        show();
        expect(glowing()).toEqual([]);
        tap('[data-hand="b03"]');
        expect(glowing()).toEqual(['3.2', '3.3']);
        expect(at('[data-discard]').classList).toContain('open');
        tap('[data-hand="y01"]');
        expect(glowing()).toEqual(['3.1', '3.2']);
    });

    it('is built with a tap on a place', () => {
        show();
        tap('[data-hand="b03"]');
        tap(slot('3.3'));
        expect(choose.mock.calls).toEqual([[{ do: 'build', room: 'b03', slot: '3.3' }]]);
    });

    it('goes into the basket with a tap', () => {
        show();
        tap('[data-discard]');
        expect(choose).not.toHaveBeenCalled();
        tap('[data-hand="y01"]');
        tap('[data-discard]');
        expect(choose.mock.calls).toEqual([[{ do: 'discard', room: 'y01' }]]);
    });

    it('asks why not, where it may not go', () => {
        show();
        tap('[data-hand="b03"]');
        tap(slot('3.1'));
        tap(slot('2.1'));
        expect(choose).not.toHaveBeenCalled();
        expect(whyNot.mock.calls).toEqual([
            [{ do: 'build', room: 'b03', slot: '3.1' }],
            [{ do: 'build', room: 'b03', slot: '2.1' }],
        ]);
    });

    it('can begin with the place', () => {
        show();
        tap(slot('3.1'));
        expect(glowing()).toEqual(['3.1']);
        expect(at('[data-hand="b03"]').classList).toContain('faded');
        tap('[data-hand="y01"]');
        expect(choose.mock.calls).toEqual([[{ do: 'build', room: 'y01', slot: '3.1' }]]);
    });

    it('is done by keyboard alone', () => {
        show();
        tap('[data-hand="b03"]'); // Enter on a button
        expect(at(slot('3.2')).tabIndex).toBe(0);
        expect(at(slot('6.6')).tabIndex).toBe(-1);
        expect(at(slot('3.2')).getAttribute('aria-label')).toContain('3.2');
        at(slot('3.2')).focus();
        press(slot('3.2'), 'ArrowRight');
        expect(document.activeElement).toBe(at(slot('3.3')));
        press(slot('3.3'), 'Enter');
        expect(choose.mock.calls).toEqual([[{ do: 'build', room: 'b03', slot: '3.3' }]]);
    });

    it('sends nothing while an answer is on its way', () => {
        show({}, PICK, { pending: true });
        tap(slot('3.1'));
        tap('[data-hand="y01"]');
        expect(choose).not.toHaveBeenCalled();
    });
});

describe('a choice that has been made', () => {
    it('is shown in its place until the dealer moves', () => {
        show({ chosen: { do: 'build', room: 'b03', slot: '3.2' } }, []);
        expect(at(`${slot('3.2')} .ghost`).textContent).toContain('Wave Cabin');
        expect(at('[data-hand="b03"]').classList).toContain('chosen');
        expect(at('[data-hand="y01"]').classList).toContain('faded');
    });
});

describe('the other tasks', () => {
    it('show first: a tap turns the room up', () => {
        show({}, [
            { do: 'show', room: 'b03' },
            { do: 'show', room: 'y01' },
        ]);
        tap('[data-hand="y01"]');
        expect(choose.mock.calls).toEqual([[{ do: 'show', room: 'y01' }]]);
    });

    it('then place: the room is selected already', () => {
        show({ phase: 'place' }, [
            { do: 'discard', room: 'b03' },
            { do: 'build', room: 'b03', slot: '3.3' },
        ]);
        expect(glowing()).toEqual(['3.3']);
        tap(slot('3.3'));
        expect(choose.mock.calls).toEqual([[{ do: 'build', room: 'b03', slot: '3.3' }]]);
    });

    it('take a condition', () => {
        show({ phase: 'take', hand: [], middle: { double: 2, cancel: 1 } }, [
            { do: 'take', condition: 'double' },
            { do: 'take', condition: 'cancel' },
        ]);
        tap('[data-tray] .big:nth-of-type(2)');
        expect(choose.mock.calls).toEqual([[{ do: 'take', condition: 'cancel' }]]);
    });

    it('show whoever waits which conditions are left', () => {
        show({ phase: 'take', hand: [], middle: { double: 0, cancel: 1 } }, []);
        expect(document.querySelectorAll('[data-tray] button')).toHaveLength(1);
        expect(at('[data-tray] button').textContent).toContain('1 left');
        tap('[data-tray] button');
        expect(choose).not.toHaveBeenCalled();
    });

    it.each(['lay', 'choose'])('%s: on a colour, in the tray or on the card itself', (task) => {
        show({ phase: task, hand: [] }, [
            { do: task, colour: 'red' },
            { do: task, colour: 'blue' },
        ]);
        tap('[data-colour="blue"] .card');
        tap('[data-tray] .big.th-red');
        tap('[data-colour="yellow"] .card');
        expect(choose.mock.calls).toEqual([[{ do: task, colour: 'blue' }], [{ do: task, colour: 'red' }]]);
    });
});

describe('who only looks', () => {
    it('finds nothing to tap', () => {
        show({ hand: undefined }, [], { seat: null });
        expect(document.querySelectorAll('[data-own] [role="button"]')).toHaveLength(0);
        expect(document.querySelectorAll('[data-hand]')).toHaveLength(0);
    });

    it('sees the places that a line of the score counts', () => {
        show({ hand: undefined }, [], { seat: null, highlight: { seat: 0, slots: ['2.2'] } });
        expect(document.querySelectorAll('[data-own] .ring')).toHaveLength(1);
        expect(at(`${slot('2.2')} .ring`)).toBeTruthy();
        expect(at(`${slot('2.1')} .veil`)).toBeTruthy();
    });
});
