// What the drawing offers, read from the allowed choices. No rules are in here.

import type { Words } from '../types';
import type { Letter } from './table';

export type Choices = readonly Words[];
export type Task = 'take' | 'place';

export function taskOf(choices: Choices): Task | null {
    const [first] = choices;
    return first ? (first.do === 'take' ? 'take' : 'place') : null;
}

/** The choice that takes a pair, named by its first letter. */
export function takeFrom(choices: Choices, first: Letter): Words | null {
    return choices.find(({ do: what, pair }) => what === 'take' && String(pair)[0] === first) ?? null;
}

/** The faces that may be placed, in the order of the choices. */
export function placeable(choices: Choices): Letter[] {
    const faces = choices.filter(({ do: what }) => what === 'place').map(({ face }) => face as Letter);
    return [...new Set(faces)];
}

/** The cells open to a face. */
export function cellsFor(choices: Choices, face: Letter | null): ReadonlySet<string> {
    return new Set(choices.filter((words) => face !== null && words.face === face).map(({ cell }) => String(cell)));
}

export function placeAt(choices: Choices, face: Letter | null, cell: string): Words | null {
    return choices.find((words) => words.do === 'place' && words.face === face && words.cell === cell) ?? null;
}

/** What to ask the server about a cell that is not open. */
export function forbiddenPlace(face: Letter | null, cell: string): Words {
    return { do: 'place', face: face ?? 'a', cell };
}
