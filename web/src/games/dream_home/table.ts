// The Dream Home part of a view, as rooftree/games/dream_home/sight.py writes it, and what the drawing needs of a box.

import type { BoxContent, View, Words } from '../types';

export type Face = 'up' | 'down';

export interface CellView {
    /** The code of a room card, such as LR-03; a scaffold has none. */
    room?: string;
    face?: Face;
    token?: string;
    scaffold?: true;
}

/** Cards that lie as one room. */
export interface RoomView {
    room: string;
    cells: readonly string[];
    finished: boolean;
    points: number;
    partner: boolean;
    limit: number;
}

export interface HouseView {
    cells: Readonly<Record<string, CellView>>;
    rooms: readonly RoomView[];
    beside: readonly string[];
    outside: readonly string[];
    roofs: number;
    points: number;
    children: number;
    roof_cards?: readonly string[];
    /** The running score, roofs excepted, line by line. */
    lines?: readonly Words[];
}

export interface ColumnView {
    column: string;
    room: string | null;
    card: string | null;
}

export interface InHand {
    seat: number;
    room: string | null;
    card: string | null;
    with_jackhammer: boolean;
}

/** What a choice would make of the house: its keys are the choice's own. */
export interface Effect {
    gain: number;
    joins?: readonly string[];
    [key: string]: unknown;
}

export interface HomeTable {
    stage: 'dealing' | 'column-discard' | 'window' | 'turns' | 'helpers' | 'finished';
    asked: string;
    round: number;
    first: number | null;
    order: readonly number[];
    skipped: readonly number[];
    awaited: readonly number[];
    decks: { rooms: number; cards: number };
    display: readonly ColumnView[];
    in_hand: InHand | null;
    houses: readonly HouseView[];
    room_pile: readonly string[];
    card_pile: number;
    car: boolean;
    effects?: readonly Effect[];
    roof_pile?: readonly string[];
}

export function tableOf(view: View): HomeTable {
    return view.table as unknown as HomeTable;
}

/** A type of room, as the box has it. */
export interface Kind {
    id: string;
    category: 'normal' | 'unique' | 'basement';
    limit: number;
    points: readonly number[];
    raised?: number;
    partners?: readonly string[];
    /** On the first cards of the type, in the order of their numbers. */
    children?: readonly number[];
}

export interface Furniture {
    id: string;
    allowed: readonly string[];
    value: number;
}

export interface Roof {
    id: string;
    colour: string;
    window: boolean;
}

/** A box as the drawing needs it. */
export interface Kit {
    kinds: ReadonlyMap<string, Kind>;
    furniture: ReadonlyMap<string, Furniture>;
    roofs: ReadonlyMap<string, Roof>;
    services: ReadonlySet<string>;
}

export function kitOf(box: BoxContent): Kit {
    const {
        room = [],
        furniture = [],
        roof = [],
        tool = [],
        helper = [],
        car,
    } = box as unknown as {
        room?: Kind[];
        furniture?: Furniture[];
        roof?: Roof[];
        tool?: { id: string }[];
        helper?: { id: string }[];
        car?: { id: string; value: number };
    };
    const tokens = car ? [...furniture, { ...car, allowed: [] }] : furniture;
    return {
        kinds: byId(room),
        furniture: byId(tokens),
        roofs: byId(roof),
        services: new Set([...tool, ...helper].map(({ id }) => id)),
    };
}

function byId<T extends { id: string }>(rows: readonly T[]): ReadonlyMap<string, T> {
    return new Map(rows.map((row) => [row.id, row]));
}

/** The type of a room card: LR of LR-03; a type stands for itself. */
export function kindOf(code: string): string {
    const at = code.lastIndexOf('-');
    return at < 0 ? code : code.slice(0, at);
}

/** How many children a room card shows. */
export function childrenOf(kit: Kit, code: string): number {
    const number = Number(code.slice(code.lastIndexOf('-') + 1));
    return kit.kinds.get(kindOf(code))?.children?.[number - 1] ?? 0;
}
