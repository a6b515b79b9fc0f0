// What has been picked so far, what can be picked next, and the choice that comes of it: taking a column, using a tool
// or a helper. No rules are in here: everything is read from the allowed choices.

import type { Words } from '../types';
import { effectOf, find, having, named, pairing, partners, type Choices, type Piece, type Task } from './choices';
import {
    kindOf,
    type CellView,
    type ColumnView,
    type Effect,
    type Face,
    type HomeTable,
    type HouseView,
    type InHand,
} from './table';

/** A tool or a helper by what it does. */
export type Tool = 'mix' | 'drill' | 'roofer' | 'courier' | 'handyman';

const TOOLS: Readonly<Record<string, Tool>> = {
    ...{ mixer: 'mix', drill: 'drill', roofer: 'roofer', courier: 'courier', handyman: 'handyman' },
};

export function toolOf(code: string | null): Tool | null {
    return (code !== null && TOOLS[code]) || null;
}

/** The cards beside the house that can be used now. */
export function usableIn(choices: Choices): Set<string> {
    return new Set(Object.keys(TOOLS).filter((code) => find(choices, { do: TOOLS[code] })));
}

export interface Picked {
    /** A card beside the house: to use it, or only to read what it does. */
    thing: string | null;
    columns: readonly string[];
    cells: readonly string[];
    card: string | null;
    face: Face | null;
}

export const NOTHING: Picked = { thing: null, columns: [], cells: [], card: null, face: null };

export interface Offer {
    columns: ReadonlySet<string>;
    cells: ReadonlySet<string>;
    cards: ReadonlySet<string>;
    faces: readonly Face[];
    /** The choice that has been put together, to be confirmed. */
    proposal: Words | null;
}

const NONE: Offer = { columns: new Set(), cells: new Set(), cards: new Set(), faces: [], proposal: null };
/** The tasks that are done by choosing a column. */
const BY_COLUMN: readonly (Task | null)[] = ['take', 'discard', 'jackhammer'];

/** The tool in use: a card that was tapped, if it can be used. */
export function inUse(choices: Choices, picked: Picked): Tool | null {
    const tool = toolOf(picked.thing);
    return tool && find(choices, { do: tool }) ? tool : null;
}

export function offerOf(choices: Choices, task: Task | null, picked: Picked): Offer {
    const [column = null] = picked.columns;
    const [cell = null, other = null] = picked.cells;
    const tool = inUse(choices, picked);
    switch (tool) {
        case 'mix': {
            const [one, two] = picked.columns;
            const proposal = one !== undefined && two !== undefined ? pairing(choices, tool, one, two) : null;
            return { ...NONE, columns: partners(choices, tool, column), proposal };
        }
        case 'handyman': {
            const proposal = cell !== null && other !== null ? pairing(choices, tool, cell, other) : null;
            return { ...NONE, cells: partners(choices, tool, cell), proposal };
        }
        case 'drill': {
            const cells = named(having(choices, { do: tool, ...(column && { column }) }), 'cell');
            const columns = named(having(choices, { do: tool, ...(cell && { cell }) }), 'column');
            return {
                ...NONE,
                cells: new Set(cells),
                columns: new Set(columns),
                ...faced(choices, picked, tool, { cell, column }),
            };
        }
        case 'courier': {
            const { card } = picked;
            const cells = card === null ? [] : named(having(choices, { do: tool, card }), 'cell');
            const cards = new Set(named(having(choices, { do: tool }), 'card'));
            return { ...NONE, cards, cells: new Set(cells), ...faced(choices, picked, tool, { cell, card }) };
        }
        case 'roofer': {
            const cards = new Set(named(having(choices, { do: tool }), 'card'));
            return {
                ...NONE,
                cards,
                proposal: picked.card === null ? null : find(choices, { do: tool, card: picked.card }),
            };
        }
    }
    if (BY_COLUMN.includes(task)) {
        const columns = new Set(named(having(choices, { do: task }), 'column'));
        return { ...NONE, columns, proposal: column === null ? null : find(choices, { do: task, column }) };
    }
    if (task === 'keep' || task === 'car') return { ...NONE, cells: new Set(named(choices, 'cell')) };
    return NONE;
}

/** The faces a card may show where it would come, and the choice with the one that was picked. */
function faced(
    choices: Choices,
    picked: Picked,
    tool: Tool,
    where: Readonly<Record<string, string | null>>,
): Pick<Offer, 'faces' | 'proposal'> {
    if (Object.values(where).includes(null)) return { faces: [], proposal: null };
    const fitting = having(choices, { do: tool, ...where });
    const faces = named(fitting, 'face') as Face[];
    const face = picked.face !== null && faces.includes(picked.face) ? picked.face : faces[0];
    return { faces, proposal: (face && find(fitting, { face })) || null };
}

export function tapColumn(choices: Choices, picked: Picked, column: string): Picked {
    if (inUse(choices, picked) !== 'mix') return { ...picked, columns: [column], face: null };
    return { ...picked, columns: pairWith(picked.columns, column) };
}

export function tapCell(choices: Choices, picked: Picked, cell: string): Picked {
    if (inUse(choices, picked) !== 'handyman') return { ...picked, cells: [cell], face: null };
    return { ...picked, cells: pairWith(picked.cells, cell) };
}

/** One of a pair is put down again, or the pair is completed; a third one begins anew. */
function pairWith(pair: readonly string[], one: string): string[] {
    if (pair.includes(one)) return pair.filter((each) => each !== one);
    return pair.length < 2 ? [...pair, one] : [one];
}

/** The cells that can be tapped now, each with what the choice would bring, as far as that is known. */
export function cellsOf(
    choices: Choices,
    effects: readonly Effect[],
    picked: Picked,
    offer: Offer,
): Map<string, Effect | null> {
    const tool = inUse(choices, picked);
    const [first = null] = picked.cells;
    const choice = (cell: string) => {
        if (tool === 'handyman') return first === null ? null : pairing(choices, tool, first, cell);
        if (tool === 'courier') return find(choices, { do: tool, card: picked.card, cell });
        if (tool === 'drill')
            return picked.columns.length ? find(choices, { do: tool, cell, column: picked.columns[0] }) : null;
        return find(choices, { cell });
    };
    return new Map(
        [...offer.cells].map((cell) => {
            const words = choice(cell);
            return [cell, words && effectOf(effects, words)];
        }),
    );
}

/** How the house would look after the choice that has been put together. */
export function trialOf(
    proposal: Words | null,
    house: HouseView,
    display: readonly ColumnView[],
): Map<string, CellView> {
    const cell = String(proposal?.cell);
    const face = proposal?.face as Face;
    if (proposal?.do === 'drill') {
        const room = display.find(({ column }) => column === proposal.column)?.room ?? '';
        return new Map([[cell, { room, face }]]);
    }
    if (proposal?.do === 'courier') return new Map([[cell, { room: String(proposal.card), face }]]);
    if (proposal?.do !== 'handyman') return new Map();
    const other = String(proposal.other);
    return new Map([
        [cell, house.cells[other] ?? {}],
        [other, house.cells[cell] ?? {}],
    ]);
}

/** The cards that a choice is about: two that change places, or the one that is taken. */
export function cardsOf(proposal: Words, house: HouseView, display: readonly ColumnView[]): CellView[] {
    const lying = (cell: unknown) => house.cells[String(cell)] ?? {};
    const laid = (column: unknown) => ({ room: display.find((each) => each.column === column)?.room ?? '' });
    switch (proposal.do) {
        case 'mix':
            return [laid(proposal.column), laid(proposal.other)];
        case 'handyman':
            return [lying(proposal.cell), lying(proposal.other)];
        case 'drill':
            return [lying(proposal.cell), laid(proposal.column)];
        case 'courier':
            return [lying(proposal.cell), { room: String(proposal.card) }];
        default:
            return proposal.column === undefined ? [] : [laid(proposal.column)];
    }
}

/** How the display would look after it. */
export function displayAfter(
    proposal: Words | null,
    house: HouseView | undefined,
    { display }: HomeTable,
): readonly ColumnView[] {
    const roomAt = (column: unknown) => display.find((each) => each.column === column)?.room ?? null;
    return display.map((each) => {
        if (proposal?.do === 'drill' && each.column === proposal.column)
            return { ...each, room: house?.cells[String(proposal.cell)]?.room ?? each.room };
        if (proposal?.do !== 'mix') return each;
        if (each.column === proposal.column) return { ...each, room: roomAt(proposal.other) };
        return each.column === proposal.other ? { ...each, room: roomAt(proposal.column) } : each;
    });
}

/** What to ask the server about a cell that is not offered; null where there is nothing to ask. */
export function forbiddenCell(
    cell: string,
    task: Task | null,
    picked: Picked,
    tool: Tool | null,
    table: HomeTable,
    house: HouseView,
): Words | null {
    const [column = table.display.find(({ room }) => room !== null)?.column ?? '1'] = picked.columns;
    const face = 'up';
    if (tool === 'drill') {
        const room = table.display.find((each) => each.column === column)?.room ?? '';
        return { do: tool, cell, column, room: kindOf(room ?? ''), face };
    }
    if (tool === 'courier')
        return picked.card === null ? null : { do: tool, room: kindOf(picked.card), card: picked.card, cell, face };
    if (tool === 'handyman') return { do: tool, cell: picked.cells[0] ?? cell, other: cell };
    if (task === 'keep') return { do: task, token: house.cells[cell]?.token ?? '', cell };
    return task === 'car' ? { do: task, cell } : null;
}

/** The choice that lays what is in the hand into a cell, allowed or not. */
export function layingOf(piece: Piece, hand: InHand | null, cell: string): Words {
    if (piece === 'scaffold') return { do: 'scaffold', cell };
    if (piece === 'token') return { do: 'furnish', token: hand?.card, cell };
    return { do: 'build', room: kindOf(hand?.room ?? ''), cell, face: piece };
}
