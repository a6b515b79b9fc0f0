// Planning by tapping: from a cell that was tapped and the cards that are raised to the steps that lead there, and how
// such a plan is carried out, one allowed choice after the other.

import { includes, same, stepsOf, stepsTo, type Cards, type Choices } from './choices';
import type { BuildTable, Step } from './table';

export type Plan = readonly Step[];

/** What a tap on a cell leads to: off at once, a plan to look at first, or nothing. */
export type Tapped = { go: Step } | { plan: Plan } | null;

/** One card for one step needs no second thought; what spends more is shown before it is done. */
export function tapCell(choices: Choices, table: BuildTable, cell: string, raised: Cards): Tapped {
    const steps = stepsTo(choices, cell, raised);
    const [first] = steps;
    if (steps.length === 1 && (first!.cards.length === 1 || same(first!.cards, raised))) return { go: first! };
    if (first) return { plan: [steps.find(({ cards }) => same(cards, raised)) ?? first] };
    const plan = table.plans?.[cell];
    return plan && !raised.length ? { plan } : null;
}

/** Another card for a plan of one step: the step that spends it, with as many as possible of those raised before. */
export function swapCard(choices: Choices, plan: Plan, card: string): Step | null {
    const [only] = plan;
    if (plan.length !== 1) return null;
    const steps = stepsTo(choices, only!.to, [card]);
    const kept = ({ cards }: Step) => cards.filter((other) => only!.cards.includes(other)).length;
    return steps.reduce<Step | null>((best, step) => (best && kept(best) >= kept(step) ? best : step), null);
}

/** The cards that could pay for the single step that is planned. */
export function payersOf(choices: Choices, plan: Plan): ReadonlySet<string> {
    return new Set(plan.length === 1 ? stepsTo(choices, plan[0]!.to).flatMap(({ cards }) => cards) : []);
}

/** Which step of a plan spends a card, counted from 1; 0: none. */
export function stepSpending(plan: Plan, card: string): number {
    return plan.findIndex(({ cards }) => cards.includes(card)) + 1;
}

/** What is left of a plan that is being carried out, once the figure stands on a cell. */
export function restOf(plan: Plan, standing: string | null): Plan {
    const [next, ...rest] = plan;
    return next && next.to === standing ? rest : plan;
}

/** The next step of a plan as it stands among the choices; null: it is not allowed any more. */
export function nextStep(choices: Choices, plan: Plan): Step | null {
    const [next] = plan;
    return next ? (stepsOf(choices).find((step) => step.to === next.to && same(step.cards, next.cards)) ?? null) : null;
}

/** Cards that are still in the hand. */
export function stillHeld(cards: Cards, table: BuildTable): Cards {
    return cards.filter((card) => includes(table.hand ?? [], [card]));
}

/** Whether no step can be taken: what is left is to discard, and to end the turn. */
export function isStuck(choices: Choices): boolean {
    return !stepsOf(choices).length;
}

/** The cards of the hand that are of use now: for the step that is planned, for any step, or in the basket. */
export function usefulCards(choices: Choices, plan: Plan, hand: Cards, basket: Cards): ReadonlySet<string> {
    if (plan.length) return payersOf(choices, plan);
    const spent = new Set(isStuck(choices) ? hand : stepsOf(choices).flatMap(({ cards }) => cards));
    return new Set(hand.filter((card) => spent.has(card) && !basket.includes(card)));
}
