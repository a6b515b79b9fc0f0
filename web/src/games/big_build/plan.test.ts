import { describe, expect, it } from 'vitest';
import { endWith, figuresOf, forbiddenStep, reach, startsFor, stepsTo, taskOf } from './choices';
import { AT_SQUARE, CHOICES, PLACES, TABLE } from './fixture';
import { isStuck, nextStep, payersOf, restOf, stepSpending, stillHeld, swapCard, tapCell, usefulCards } from './plan';

const R2 = [
    { do: 'step', to: 'r2', cards: ['c1'] },
    { do: 'step', to: 'r2', cards: ['c2'] },
    { do: 'step', to: 'r2', cards: ['c3'] },
] as const;
const FAR = TABLE.plans!.q1!;

describe('choices', () => {
    it('say what is to be done', () => {
        expect(taskOf(PLACES)).toBe('place');
        expect(taskOf(CHOICES)).toBe('turn');
        expect(taskOf([])).toBeNull();
    });

    it('say which figure may set out from where', () => {
        expect(figuresOf(PLACES)).toEqual(['owl', 'hare']);
        expect(figuresOf(PLACES, 'r1')).toEqual(['owl']);
        expect([...startsFor(PLACES, null)]).toEqual(['r1', 'r4']);
        expect([...startsFor(PLACES, 'hare')]).toEqual(['r4']);
    });

    it('say where the cards that are raised lead', () => {
        expect([...reach(CHOICES)]).toEqual(['r2', 'q2']);
        expect([...reach(CHOICES, ['c2'])]).toEqual(['r2']);
        expect([...reach(CHOICES, ['c1', 'c2'])]).toEqual([]);
        expect(stepsTo(AT_SQUARE, 'q1', ['c3'])).toEqual([AT_SQUARE[2]]);
    });

    it('hold the end of the turn for just these discards, in whatever order', () => {
        expect(endWith(CHOICES, [])).toBe(CHOICES[0]);
        expect(endWith(CHOICES, ['c3', 'c1'])).toBe(CHOICES[2]);
        expect(endWith(CHOICES, ['c2'])).toBeNull();
    });

    it('ask about a forbidden step with the cards in question', () => {
        expect(forbiddenStep(TABLE, 'r4', ['c2'])).toEqual({ do: 'step', to: 'r4', cards: ['c2'] });
        expect(forbiddenStep(TABLE, 'r4', [])).toEqual({ do: 'step', to: 'r4', cards: ['c1'] });
        expect(forbiddenStep(TABLE, 'q1', [])).toEqual({ do: 'step', to: 'q1', cards: ['c1', 'c2', 'c3'] });
        expect(forbiddenStep({ ...TABLE, hand: [] }, 'r4', [])).toEqual({ do: 'step', to: 'r4', cards: [] });
    });
});

describe('a tap on a cell', () => {
    it('goes at once where one card can pay', () => {
        expect(tapCell(CHOICES, TABLE, 'q2', [])).toEqual({ go: CHOICES[6] });
        expect(tapCell(CHOICES, TABLE, 'r2', ['c3'])).toEqual({ go: R2[2] });
    });

    it('shows a way to pay first where there are several', () => {
        expect(tapCell(CHOICES, TABLE, 'r2', [])).toEqual({ plan: [R2[0]] });
    });

    it('shows what several cards pay for first, unless just these are raised', () => {
        expect(tapCell(AT_SQUARE, TABLE, 'q1', ['c3'])).toEqual({ plan: [AT_SQUARE[2]] });
        expect(tapCell(AT_SQUARE, TABLE, 'q1', ['c1', 'c3'])).toEqual({ go: AT_SQUARE[2] });
    });

    it('shows the way to a cell further away', () => {
        expect(tapCell(CHOICES, TABLE, 'q1', [])).toEqual({ plan: FAR });
    });

    it('leads nowhere else, nor with cards that do not fit', () => {
        expect(tapCell(CHOICES, TABLE, 'r4', [])).toBeNull();
        expect(tapCell(CHOICES, TABLE, 'q2', ['c2'])).toBeNull();
        expect(tapCell(CHOICES, TABLE, 'q1', ['c2'])).toBeNull();
    });
});

describe('a plan', () => {
    it('of one step can be paid otherwise', () => {
        expect(swapCard(CHOICES, [R2[0]], 'c3')).toEqual(R2[2]);
        expect(swapCard(AT_SQUARE, stepsTo(AT_SQUARE, 'q1', ['c2']), 'c1')).toEqual(AT_SQUARE[2]);
        expect(swapCard(CHOICES, [R2[0]], 'c9')).toBeNull();
        expect(swapCard(CHOICES, FAR, 'c3')).toBeNull();
        expect([...payersOf(CHOICES, [R2[0]])]).toEqual(['c1', 'c2', 'c3']);
        expect(payersOf(CHOICES, FAR).size).toBe(0);
    });

    it('says which step a card pays for', () => {
        expect(stepSpending(FAR, 'c1')).toBe(1);
        expect(stepSpending(FAR, 'c2')).toBe(2);
        expect(stepSpending(FAR, 'c3')).toBe(0);
    });

    it('is carried out step by step, as far as it is allowed', () => {
        expect(nextStep(CHOICES, FAR)).toEqual(R2[0]);
        expect(restOf(FAR, 'r1')).toEqual(FAR);
        const rest = restOf(FAR, 'r2');
        expect(rest).toEqual([FAR[1]]);
        expect(nextStep(AT_SQUARE, rest)).toEqual(AT_SQUARE[1]);
        expect(nextStep(CHOICES, rest)).toBeNull();
        expect(nextStep(CHOICES, restOf(rest, 'q1'))).toBeNull();
    });
});

describe('cards', () => {
    it('are of use while some step spends them', () => {
        const hand = ['c1', 'c2', 'c3'];
        expect([...usefulCards(CHOICES, [], hand, ['c3'])]).toEqual(['c1', 'c2']);
        expect([...usefulCards([CHOICES[6]!], [], hand, [])]).toEqual(['c1']);
        expect([...usefulCards(CHOICES, TABLE.plans!.q2!, hand, [])]).toEqual(['c1']);
        expect([...usefulCards(CHOICES.slice(0, 3), [], hand, [])]).toEqual(hand);
        expect([isStuck(CHOICES), isStuck(CHOICES.slice(0, 3))]).toEqual([false, true]);
    });

    it('that were spent are raised no more', () => {
        expect(stillHeld(['c1', 'c9'], TABLE)).toEqual(['c1']);
    });
});
