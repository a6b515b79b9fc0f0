// What the drawing offers, read from the allowed choices: which rooms, where each may go, which cards.

import type { Words } from '../types';

export type Choices = readonly Words[];

/** What the seat is to do: everything in `choices` is of one kind, but for building and discarding. */
export type Task = 'build' | 'show' | 'take' | 'lay' | 'choose';

const TASKS: Readonly<Record<string, Task>> = {
    build: 'build',
    discard: 'build',
    show: 'show',
    take: 'take',
    lay: 'lay',
    choose: 'choose',
};

export function taskOf(choices: Choices): Task | null {
    return TASKS[String(choices[0]?.do)] ?? null;
}

/** The rooms that can be chosen, in the order of the hand. */
export function roomsOf(choices: Choices): string[] {
    return [...new Set(choices.flatMap(({ room }) => (typeof room === 'string' ? [room] : [])))];
}

/** The slots that are open for a room, or for any. */
export function slotsFor(choices: Choices, room: string | null): ReadonlySet<string> {
    const builds = choices.filter((words) => words.do === 'build' && (room === null || words.room === room));
    return new Set(builds.map(({ slot }) => String(slot)));
}

/** The rooms that may go to a slot. */
export function roomsFor(choices: Choices, slot: string): ReadonlySet<string> {
    return new Set(choices.filter((words) => words.slot === slot).map(({ room }) => String(room)));
}

/** The allowed choice with these words, if there is one. */
export function find(choices: Choices, wanted: Words): Words | null {
    const parts = Object.entries(wanted);
    return choices.find((words) => parts.every(([key, value]) => words[key] === value)) ?? null;
}

/** The conditions or colours that can be chosen, by code. */
export function codesOf(choices: Choices, key: 'condition' | 'colour'): ReadonlySet<string> {
    return new Set(choices.flatMap((words) => (typeof words[key] === 'string' ? [words[key]] : [])));
}
