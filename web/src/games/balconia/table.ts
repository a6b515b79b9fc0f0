// The words of a Balconia view (`view.table`), and what the drawing asks of them.

import type { BoxContent, View, Words } from '../types';

export type Letter = 'a' | 'b' | 'c' | 'd';
export type Side = 'green' | 'pink';
export type Wants = 'each' | 'each-without' | 'any' | 'both' | 'none' | 'partner';
export type Objects = Readonly<Record<string, number>>;

export interface Condition extends Words {
    area: string;
    target: string;
    second?: string;
    wants: Wants;
    pay: number;
}

/** What a face of a block shows and wants. */
export interface Face {
    face: string;
    objects: Objects;
    condition: Condition | null;
}

/** A face that stands in the house, with its points now and the cells counted for them. */
export interface Balcony extends Face {
    block: number;
    points: number;
    counted: readonly string[];
    /** The cells it looks at, where the view tells them. */
    looks?: readonly string[];
}

export interface Door extends Words {
    door: string;
    kind: 'majority' | 'rarer' | 'difference';
    first: string;
    second: string;
    counts: readonly number[];
    /** Null while they depend on what can't be seen. */
    points: number | null;
}

/** One side of the house, in the coordinates of whoever lives there. */
export interface Facade {
    colour: Side;
    entrance: string;
    door: Door;
    balconies: Readonly<Record<string, Balcony>>;
    points: number;
}

export interface InPlay {
    block: number;
    faces: readonly Face[];
    /** The chooser's two faces, once they are taken. */
    pair: string | null;
    /** The letters on each seat's half of the disc, once they are known. */
    halves: readonly string[] | null;
    /** To the seat at turn: how its own points change with a face in a cell. */
    changes?: Readonly<Partial<Record<Letter, Readonly<Record<string, number>>>>>;
}

export interface BalconiaTable {
    phase: 'choose' | 'place' | 'finished';
    turn: number;
    tokens: number;
    green: number;
    chooser: number;
    awaited: readonly number[];
    looks_from: Side;
    entrance: string;
    filled: readonly string[];
    turned_up: readonly number[];
    on_table: readonly number[];
    in_play: InPlay | null;
    facades: readonly (Facade | null)[];
}

/** A face as the box has it. */
interface FaceRow {
    id: string;
    objects: Objects;
    condition?: { area: string; target: string; second?: string; absent?: boolean; pay: string };
}

/** All faces of a box by their ids, in the words of a view. */
export function facesOf(box: BoxContent): ReadonlyMap<string, Face> {
    const rows = (box as unknown as { face: FaceRow[] }).face;
    return new Map(
        rows.map(({ id, objects, condition }) => [id, { face: id, objects, condition: inWords(objects, condition) }]),
    );
}

function inWords(objects: Objects, condition: FaceRow['condition']): Condition | null {
    if (!condition) return null;
    const { area, target, second, absent, pay } = condition;
    const once = pay === '5if';
    const lover = Object.keys(objects).some((thing) => thing.startsWith('lover_'));
    const wants = lover
        ? 'partner'
        : second
          ? 'both'
          : absent
            ? once
                ? 'none'
                : 'each-without'
            : once
              ? 'any'
              : 'each';
    return { area, target, ...(second && { second }), wants, pay: once ? 5 : Number(pay) };
}

export const LETTERS: readonly Letter[] = ['a', 'b', 'c', 'd'];
export const TURNS = 14;

export function tableOf(view: View): BalconiaTable {
    return view.table as unknown as BalconiaTable;
}

/** Which door a seat sees. */
export function sideOf(table: BalconiaTable, seat: number): Side {
    return table.green === seat ? 'green' : 'pink';
}

/** The letter so many faces further round the block. */
export function turned(letter: Letter, by: number): Letter {
    return LETTERS[(((LETTERS.indexOf(letter) + by) % 4) + 4) % 4]!;
}

/** The face at the back of a face. */
export function opposite(letter: Letter): Letter {
    return turned(letter, 2);
}

export function faceOf(inPlay: InPlay, letter: Letter): Face {
    return inPlay.faces[LETTERS.indexOf(letter)]!;
}

/** The balconies on which something of what is asked for stands. */
export function cellsWith(facade: Facade, asked: readonly string[], loversArePeople: boolean): string[] {
    const here = ({ objects }: Face) =>
        Object.keys(objects).some((thing) => asked.some((target) => answers(thing, target, loversArePeople)));
    return Object.keys(facade.balconies).filter((cell) => here(facade.balconies[cell]!));
}

/** Whether a thing on a balcony is one that a target asks for, as it is to be pointed out in the drawing. */
export function answers(thing: string, target: string, loversArePeople: boolean): boolean {
    if (target === 'flower' || target === 'flower_colours') return thing.startsWith('flower_');
    if (target === 'person' && loversArePeople) return thing === 'person' || thing.startsWith('lover_');
    return thing === target;
}
