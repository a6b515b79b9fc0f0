// Choices in words, put in order for a list: grouped by what they are about, narrowed by what is typed.

import type { Texts, Words } from './texts';

export interface Offer {
    words: Words;
    sentence: string;
}

export interface OfferGroup {
    /** What the choices of the group have in common; empty when there is nothing to tell groups apart. */
    title: string;
    offers: readonly Offer[];
}

/** Groups by the first thing the choices name, when that puts several together; else one group with no title. */
export function grouped(choices: readonly Words[], texts: Texts): OfferGroup[] {
    const groups = new Map<string, Offer[]>();
    for (const words of choices) {
        const title = subject(words, texts);
        const offers = groups.get(title) ?? [];
        offers.push({ words, sentence: texts.choice(words) });
        groups.set(title, offers);
    }
    const found = [...groups].map(([title, offers]) => ({ title, offers }));
    if (found.length > 1 && found.length < choices.length) return found;
    return choices.length ? [{ title: '', offers: found.flatMap((group) => group.offers) }] : [];
}

/** The groups with those choices alone that hold every word that was typed. */
export function narrowed(groups: readonly OfferGroup[], typed: string): OfferGroup[] {
    const wanted = folded(typed).split(/\s+/).filter(Boolean);
    if (!wanted.length) return [...groups];
    const fits = (offer: Offer) => wanted.every((word) => folded(offer.sentence).includes(word));
    return groups
        .map((group) => ({ ...group, offers: group.offers.filter(fits) }))
        .filter((group) => group.offers.length > 0);
}

/** Letters without their size or marks, so that "laka" finds "Łąka". */
function folded(text: string): string {
    return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ł', 'l').replaceAll('ё', 'е');
}

function subject(words: Words, texts: Texts): string {
    for (const [key, value] of Object.entries(words)) {
        if (key === 'do' || value === null || value === undefined) continue;
        if (typeof value === 'string') return texts.name(key, value);
        if (typeof value === 'number') return String(value);
        if (Array.isArray(value))
            return value.map((one) => (typeof one === 'string' ? texts.name(key, one) : '')).join(', ');
    }
    return '';
}
