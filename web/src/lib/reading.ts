// What lies on the table, read out for any game: the view's words as a tree of names and values.

import { isRow, type Texts } from './texts';

export interface Reading {
    name: string;
    /** The value in words; empty when it has parts. */
    value: string;
    parts: readonly Reading[];
}

/** The public and private things of a view, as a seat may see them. Lists with a part for each seat bear the seats' names. */
export function reading(table: Readonly<Record<string, unknown>>, texts: Texts, seats: number): Reading[] {
    return Object.entries(table).map(([key, value]) => read(fieldName(key, texts), key, value, texts, seats));
}

function read(name: string, key: string, value: unknown, texts: Texts, seats: number): Reading {
    if (Array.isArray(value) && value.some((entry) => isRow(entry) || Array.isArray(entry))) {
        const owned = value.length === seats;
        const label = (n: number) => (owned ? texts.seat(n) : String(n + 1));
        return { name, value: '', parts: value.map((entry, n) => read(label(n), key, entry, texts, seats)) };
    }
    if (isRow(value)) {
        const told = Object.entries(value).filter(([, entry]) => entry !== null);
        const parts = told.map(([inner, entry]) => read(fieldName(inner, texts), inner, entry, texts, seats));
        return parts.length ? { name, value: '', parts } : { name, value: '–', parts };
    }
    return { name, value: said(key, value, texts), parts: [] };
}

function said(key: string, value: unknown, texts: Texts): string {
    if (value === null || value === undefined || value === '') return '–';
    if (Array.isArray(value)) return value.length ? value.map((entry) => said(key, entry, texts)).join(', ') : '–';
    if (typeof value === 'boolean') return value ? '✓' : '–';
    if (SEATS.has(key) && typeof value === 'number') return texts.seat(value);
    return typeof value === 'string' ? texts.name(key, value) : String(value);
}

/** Under these keys a number names a seat. */
const SEATS = new Set(['seat', 'seats', 'awaited', 'lead', 'owner', 'first']);

/** A component's name, a game's own word for a field, or the field's key made readable. */
function fieldName(key: string, texts: Texts): string {
    const named = texts.name('field', key);
    if (named !== key) return named;
    const spaced = key.replaceAll(/[_-]/g, ' ');
    return spaced.charAt(0).toUpperCase() + spaced.slice(1);
}
