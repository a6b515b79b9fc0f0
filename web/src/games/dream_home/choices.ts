// What the drawing offers, read from the allowed choices alone. No rules are in here.

import type { Words } from '../types';
import type { ColumnView, Effect } from './table';
import { kindOf } from './table';

export type Choices = readonly Words[];

export type Task = 'discard' | 'jackhammer' | 'take' | 'build' | 'scaffold' | 'furnish' | 'keep' | 'car' | 'help';

const TASKS: Readonly<Record<string, Task>> = {
    ...{ discard: 'discard', jackhammer: 'jackhammer', decline: 'jackhammer' },
    ...{ take: 'take', mix: 'take', drill: 'take', build: 'build', scaffold: 'scaffold', furnish: 'furnish' },
    ...{ keep: 'keep', car: 'car', 'no-car': 'car', roofer: 'help', courier: 'help', handyman: 'help', done: 'help' },
};

/** What the seat is to do. A scaffold that may go before the room is part of building. */
export function taskOf(choices: Choices): Task | null {
    const tasks = new Set(choices.map(({ do: what }) => TASKS[String(what)] ?? null));
    if (tasks.has('build')) return 'build';
    return choices.length ? (TASKS[String(choices[0]!.do)] ?? null) : null;
}

/** The choices with these words. */
export function having(choices: Choices, wanted: Words): Words[] {
    const parts = Object.entries(wanted);
    return choices.filter((words) => parts.every(([key, value]) => words[key] === value));
}

/** The allowed choice with these words, if there is one. */
export function find(choices: Choices, wanted: Words): Words | null {
    return having(choices, wanted)[0] ?? null;
}

/** What the choices name under a key, each once, in their order. */
export function named(choices: Choices, key: string): string[] {
    return [...new Set(choices.flatMap((words) => (typeof words[key] === 'string' ? [words[key]] : [])))];
}

/** What lies in the hand and can go to a cell, in a fixed order: the room face up, face down, a scaffold. */
export type Piece = 'up' | 'down' | 'scaffold' | 'token';

export function piecesOf(choices: Choices): Piece[] {
    const faces = named(having(choices, { do: 'build' }), 'face') as Piece[];
    const pieces = (['up', 'down'] as const).filter((face) => faces.includes(face));
    return [
        ...pieces,
        ...(find(choices, { do: 'scaffold' }) ? ['scaffold' as const] : []),
        ...(find(choices, { do: 'furnish' }) ? ['token' as const] : []),
    ];
}

/** The choices that put a piece somewhere. */
export function placing(choices: Choices, piece: Piece): Words[] {
    if (piece === 'scaffold') return having(choices, { do: 'scaffold' });
    if (piece === 'token') return having(choices, { do: 'furnish' });
    return having(choices, { do: 'build', face: piece });
}

/** The cells, or the columns, that complete a pair which has been begun: a mixer's, a handyman's. */
export function partners(choices: Choices, what: 'mix' | 'handyman', first: string | null): Set<string> {
    const key = what === 'mix' ? 'column' : 'cell';
    const pairs = having(choices, { do: what }).map((words) => [String(words[key]), String(words.other)] as const);
    if (first === null) return new Set(pairs.flat());
    return new Set(pairs.filter((pair) => pair.includes(first)).flatMap((pair) => pair.filter((one) => one !== first)));
}

/** The choice that is made of a pair, in either order. */
export function pairing(choices: Choices, what: 'mix' | 'handyman', one: string, other: string): Words | null {
    const key = what === 'mix' ? 'column' : 'cell';
    return find(choices, { do: what, [key]: one, other }) ?? find(choices, { do: what, [key]: other, other: one });
}

/** What a choice is known to make of the house. */
export function effectOf(effects: readonly Effect[], words: Words): Effect | null {
    return (
        effects.find((effect) =>
            Object.entries(effect).every(([key, value]) => key === 'gain' || key === 'joins' || words[key] === value),
        ) ?? null
    );
}

/** What to ask the server about a column that is not offered. */
export function forbiddenColumn(task: Task | null, { column, room, card }: ColumnView): Words {
    const kind = room === null ? '' : kindOf(room);
    if (task === 'jackhammer') return { do: 'jackhammer', column, room: kind };
    const lying = column === '1' ? 'marker' : (card ?? '');
    return { do: task === 'discard' ? 'discard' : 'take', column, room: kind, card: lying };
}
