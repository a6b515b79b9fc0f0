// The table in the hand of a player: what a tap, a key or a plan becomes.

import { flushSync } from 'svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { at, onTrial, press, tap } from '../trial.svelte';
import type { TableProps, Words } from '../types';
import { AT_SQUARE, BOX, CHOICES, PLACES, TABLE } from './fixture';
import client from './index';
import type { BuildTable } from './table';

const { see: show, choose, whyNot } = onTrial(client, BOX);
const see = (more: Partial<BuildTable>, choices: readonly Words[], given: Partial<TableProps> = {}) =>
    show({ ...TABLE, ...more }, choices, given);

const cell = (id: string) => `[data-cell="${id}"]`;
const card = (id: string) => `[data-hand="${id}"]`;
const open = () => [...document.querySelectorAll<HTMLElement>('.cell.open')].map(({ dataset }) => dataset.cell);

beforeAll(() => void vi.stubGlobal('matchMedia', () => ({ matches: true })));
beforeEach(() => void vi.useFakeTimers());

afterEach(() => void vi.useRealTimers());

describe('setting out', () => {
    const SET_UP = {
        phase: 'placing',
        plans: {},
        pays: {},
        figures: TABLE.figures.map((each) => ({ ...each, cell: null })),
    } as const;

    it('takes a figure, then a START cell', () => {
        see(SET_UP, PLACES);
        expect(open()).toEqual(['r1', 'r4']);
        tap('[data-builder="hare"]');
        expect(open()).toEqual(['r4']);
        tap(cell('r4'));
        expect(choose.mock.calls).toEqual([[PLACES[2]]]);
    });

    it('takes a START cell, then a figure that may stand there', () => {
        see(SET_UP, PLACES);
        tap(cell('r1'));
        expect([...document.querySelectorAll<HTMLElement>('[data-builder]')].map((one) => one.dataset.builder)).toEqual(
            ['owl'],
        );
        tap('[data-builder="owl"]');
        expect(choose.mock.calls).toEqual([[PLACES[0]]]);
    });

    it('asks why another cell is forbidden', () => {
        see(SET_UP, PLACES);
        tap(cell('r2'));
        expect(choose).not.toHaveBeenCalled();
        expect(whyNot.mock.calls).toEqual([[{ do: 'place', figure: 'owl', at: 'r2' }]]);
    });
});

describe('a step', () => {
    it('is taken by one tap where there is one way to pay', () => {
        see({}, CHOICES);
        expect(open()).toEqual(['r2', 'q1', 'q2']);
        tap(cell('q2'));
        expect(choose.mock.calls).toEqual([[CHOICES[6]]]);
    });

    it('is taken with the card that is raised', () => {
        see({}, CHOICES);
        tap(card('c3'));
        expect(open()).toEqual(['r2']);
        tap(cell('r2'));
        expect(choose.mock.calls).toEqual([[CHOICES[5]]]);
    });

    it('is shown first where there are several ways to pay, and can be paid otherwise', () => {
        see({}, CHOICES);
        tap(cell('r2'));
        expect(choose).not.toHaveBeenCalled();
        expect(at(card('c1')).getAttribute('aria-pressed')).toBe('true');
        tap(card('c2'));
        expect(at(card('c2')).getAttribute('aria-pressed')).toBe('true');
        expect(at(card('c1')).getAttribute('aria-pressed')).toBe('false');
        tap('[data-go]');
        expect(choose.mock.calls).toEqual([[CHOICES[4]]]);
    });

    it('can be taken by key', () => {
        see({}, CHOICES);
        press(cell('q2'), 'ArrowUp'); // a page of no size is drawn broad
        expect(document.activeElement?.getAttribute('data-cell')).toBe('r1');
        press(cell('q2'), 'Enter');
        expect(choose.mock.calls).toEqual([[CHOICES[6]]]);
    });

    it('to a cell out of reach is asked about, with the cards raised', () => {
        see({}, CHOICES);
        tap(card('c2'));
        tap(cell('r4'));
        expect(whyNot.mock.calls).toEqual([[{ do: 'step', to: 'r4', cards: ['c2'] }]]);
    });

    it('is not taken while an answer is on its way, nor by a watcher', () => {
        see({}, CHOICES, { pending: true });
        tap(cell('q2'));
        see({}, [], { seat: null });
        tap(cell('q2'));
        expect(choose).not.toHaveBeenCalled();
        expect(whyNot).not.toHaveBeenCalled();
    });
});

describe('a longer way', () => {
    const ON_THE_WAY = {
        figures: TABLE.figures.map((each, seat) => (seat === 0 ? { ...each, cell: 'r2', cards: 2 } : each)),
        hand: ['c2', 'c3'],
        plans: {},
    };

    it('is planned by a tap on its end and carried out step by step', () => {
        see({}, CHOICES);
        tap(cell('q1'));
        expect(choose).not.toHaveBeenCalled();
        expect(at(card('c1')).textContent).toContain('1');
        expect(at(card('c2')).textContent).toContain('2');
        tap('[data-go]');
        expect(choose.mock.calls).toEqual([[CHOICES[3]]]);
        see(ON_THE_WAY, AT_SQUARE);
        vi.runAllTimers();
        flushSync();
        expect(choose.mock.calls).toEqual([[CHOICES[3]], [AT_SQUARE[1]]]);
        see({ ...ON_THE_WAY, figures: TABLE.figures.map((each) => ({ ...each, cell: 'q1' })), hand: ['c3'] }, [
            { do: 'end' },
        ]);
        vi.runAllTimers();
        flushSync();
        expect(choose).toHaveBeenCalledTimes(2);
        tap('[data-end]');
        expect(choose).toHaveBeenLastCalledWith({ do: 'end' });
    });

    it('is given up where the next step is not allowed any more', () => {
        see({}, CHOICES);
        tap(cell('q1'));
        tap(cell('q1'));
        expect(choose).toHaveBeenCalledTimes(1);
        see(ON_THE_WAY, [{ do: 'end' }]);
        vi.runAllTimers();
        flushSync();
        expect(choose).toHaveBeenCalledTimes(1);
    });

    it('is forgotten by a tap elsewhere', () => {
        see({}, CHOICES);
        tap(cell('q1'));
        tap(card('c1'));
        expect(document.querySelector('[data-go]')).toBeNull();
        expect(choose).not.toHaveBeenCalled();
    });
});

describe('the end of the turn', () => {
    it('discards what is in the basket', () => {
        see({}, CHOICES);
        tap(card('c1'));
        tap('[data-basket]');
        tap(card('c3'));
        tap('[data-basket]');
        expect(document.querySelector(card('c1'))).toBeNull();
        tap('[data-end]');
        expect(choose.mock.calls).toEqual([[CHOICES[2]]]);
    });

    it('calls, and so does every card, when there is no step to take', () => {
        see({}, CHOICES);
        expect(at('[data-end]').classList.contains('call')).toBe(false);
        see({ plans: {} }, CHOICES.slice(0, 3));
        expect(at('[data-end]').classList.contains('call')).toBe(true);
        expect(document.querySelectorAll('[data-hand].ready').length).toBe(3);
    });

    it('keeps what is taken out of the basket again', () => {
        see({}, CHOICES);
        tap(card('c1'));
        tap('[data-basket]');
        tap('[data-basket]');
        tap('[data-end]');
        expect(choose.mock.calls).toEqual([[CHOICES[0]]]);
    });
});

describe('the discard pile', () => {
    it('can be looked through while no card is raised', () => {
        HTMLDialogElement.prototype.showModal ??= () => {};
        HTMLDialogElement.prototype.close ??= () => {};
        see({ discards: ['c2', 'c3'] }, []);
        tap('[data-basket]');
        expect(document.querySelectorAll('dialog li').length).toBe(2);
        tap('dialog header button');
        expect(document.querySelector('dialog')).toBeNull();
    });
});

describe('what is said', () => {
    it('names cells with what lies and stands there', () => {
        see({}, CHOICES);
        expect(at(cell('r5')).getAttribute('aria-label')).toContain('Bruno stands here');
        expect(at(cell('q1')).getAttribute('aria-label')).toContain('2 steps from here');
        expect(at('[data-seat="1"]').getAttribute('aria-label')).toBe('Bruno: 0 points, 3 cards in hand');
    });

    it('is complete in three languages', () => {
        const ids = (source: string) => [...source.matchAll(/^bb-[\w-]+/gm)].map(([id]) => id).sort();
        const { en, pl, ru } = client.messages as Record<string, string>;
        expect(ids(en!).length).toBeGreaterThan(25);
        expect(ids(pl!)).toEqual(ids(en!));
        expect(ids(ru!)).toEqual(ids(en!));
    });
});
