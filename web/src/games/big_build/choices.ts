// What the drawing offers, read from the allowed choices and from the plans that come with the view. No rules are in
// here: a step is offered because it is among the choices, a longer way because it is among the plans.

import type { Words } from '../types';
import type { BuildTable, Step } from './table';

export type Choices = readonly Words[];
export type Cards = readonly string[];

export type Task = 'place' | 'turn';

export function taskOf(choices: Choices): Task | null {
    const [first] = choices;
    return first ? (first.do === 'place' ? 'place' : 'turn') : null;
}

/** The figures that can be placed, in the order of the box; on one START cell, or on any. */
export function figuresOf(choices: Choices, at: string | null = null): string[] {
    const places = choices.filter((words) => words.do === 'place' && (at === null || words.at === at));
    return [...new Set(places.map(({ figure }) => String(figure)))];
}

/** The START cells open to a figure, or to any. */
export function startsFor(choices: Choices, figure: string | null): ReadonlySet<string> {
    const places = choices.filter((words) => words.do === 'place' && (figure === null || words.figure === figure));
    return new Set(places.map(({ at }) => String(at)));
}

export function stepsOf(choices: Choices): Step[] {
    return choices.filter((words): words is Words & Step => words.do === 'step');
}

/** The single steps to a cell that spend at least these cards. */
export function stepsTo(choices: Choices, to: string, held: Cards = []): Step[] {
    return stepsOf(choices).filter((step) => step.to === to && includes(step.cards, held));
}

/** The cells that one step leads to, spending at least these cards. */
export function reach(choices: Choices, held: Cards = []): ReadonlySet<string> {
    return new Set(
        stepsOf(choices)
            .filter(({ cards }) => includes(cards, held))
            .map(({ to }) => to),
    );
}

/** The end of the turn that discards just these cards. */
export function endWith(choices: Choices, discarded: Cards): Words | null {
    return choices.find((words) => words.do === 'end' && same(cardsOf(words), discarded)) ?? null;
}

/** What to ask the server about a cell that is not offered: the step with the cards in question. */
export function forbiddenStep(table: BuildTable, to: string, held: Cards): Words {
    const hand = table.hand ?? [];
    const cards = held.length ? held : to in table.squares ? hand : hand.slice(0, 1);
    return { do: 'step', to, cards: [...cards] };
}

export function cardsOf(words: Words): Cards {
    return Array.isArray(words.cards) ? words.cards.map(String) : [];
}

export function includes(cards: Cards, wanted: Cards): boolean {
    return wanted.every((card) => cards.includes(card));
}

export function same(one: Cards, other: Cards): boolean {
    return one.length === other.length && includes(one, other);
}
