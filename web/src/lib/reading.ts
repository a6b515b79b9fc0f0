// What lies on the table, read out for any game: the view's words as a tree of names and values.

import { isRow, type Texts, type Words } from './texts';

export interface Reading {
    name: string;
    /** The value in words; empty when it has parts. */
    value: string;
    parts: readonly Reading[];
}

/**
 * The public and private things of a view, as a seat may see them. A list with a part for each seat bears the seats'
 * names; what a choice would do bears the choice's sentence.
 */
export function reading(table: Readonly<Record<string, unknown>>, texts: Texts, seats: number): Reading[] {
    return Object.entries(table).map(([key, value]) => {
        const owned = Array.isArray(value) && value.length === seats && (texts.partsOf(key) ?? OF_SEATS) === OF_SEATS;
        const label = (n: number) => (owned ? texts.seat(n) : String(n + 1));
        return read(fieldName(key, texts), key, value, texts, label);
    });
}

type Label = (n: number) => string;
const numbered: Label = (n) => String(n + 1);

function read(name: string, key: string, value: unknown, texts: Texts, label = numbered): Reading {
    if (Array.isArray(value) && value.some((entry) => isRow(entry) || Array.isArray(entry)))
        return { name, value: '', parts: value.map((entry, n) => read(label(n), key, entry, texts)) };
    if (!isRow(value)) return { name, value: said(key, value, texts), parts: [] };
    const sentence = sentenceOf(key, value, texts);
    const told = Object.entries(value).filter(([inner, entry]) =>
        sentence ? isBeside(value, entry) && texts.has(`field-${inner}`) : entry !== null,
    );
    const parts = told.map(([inner, entry]) =>
        read(fieldName(inner, texts), namesSeats(key, texts) ? key : inner, entry, texts),
    );
    if (!sentence) return { name, value: parts.length ? '' : '–', parts };
    return parts.length ? { name: sentence, value: '', parts } : { name, value: sentence, parts };
}

/** What a sentence leaves out: what a choice would bring, what was counted for a condition. */
function isBeside(row: Words, entry: unknown): boolean {
    if ('line' in row) return false;
    return typeof entry === 'number' || (!('do' in row) && Array.isArray(entry));
}

/** A choice, a line of a score, or what the game's texts have a sentence for: said as such. */
function sentenceOf(key: string, row: Words, texts: Texts): string | null {
    if (typeof row.do === 'string') return texts.choice(row);
    if (typeof row.line === 'string') return texts.line(row);
    return texts.has(key) ? texts.phrase(key, row as Record<string, string | number>) : null;
}

function said(key: string, value: unknown, texts: Texts): string {
    if (value === null || value === undefined || value === '') return '–';
    if (Array.isArray(value)) return value.length ? value.map((entry) => said(key, entry, texts)).join(', ') : '–';
    if (typeof value === 'boolean') return value ? '✓' : '–';
    if (typeof value === 'number' && namesSeats(key, texts)) return texts.seat(value);
    return typeof value === 'string' ? texts.name(key, value) : String(value);
}

/** Under these keys a number names a seat, and under those of which a game's texts say so (`field-KEY.of`). */
const SEATS = new Set(['seat', 'seats', 'awaited', 'lead', 'owner', 'first']);
const OF_SEATS = 'seats';

function namesSeats(key: string, texts: Texts): boolean {
    return SEATS.has(key) || texts.partsOf(key) === OF_SEATS;
}

/** A component's name, a game's own word for a field, or the field's key made readable. */
function fieldName(key: string, texts: Texts): string {
    const named = texts.name('field', key);
    if (named !== key) return named;
    const spaced = key.replaceAll(/[_-]/g, ' ');
    return spaced.charAt(0).toUpperCase() + spaced.slice(1);
}
