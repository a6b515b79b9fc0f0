// The paragraphs of a game's rules, searched and set out: a sentence for players first, the full text below it.

import type { Texts } from './texts';
import type { Paragraph } from './wire';

export interface SaidParagraph {
    id: string;
    /** In the player's language; empty where no choice or score can cite the paragraph. */
    sentence: string;
    text: string;
}

export interface RuleSection {
    title: string;
    paragraphs: readonly SaidParagraph[];
}

/** The paragraphs under their headings, those alone that hold every word that was typed. */
export function sectionsOf(paragraphs: readonly Paragraph[], texts: Texts, typed: string): RuleSection[] {
    const wanted = typed.toLowerCase().split(/\s+/).filter(Boolean);
    const sections = new Map<string, SaidParagraph[]>();
    for (const { id, section, text } of paragraphs) {
        const sentence = texts.has(`rule-${id}`) ? texts.rule(id) : '';
        const all = `${id} ${sentence} ${text}`.toLowerCase();
        if (!wanted.every((word) => all.includes(word))) continue;
        const found = sections.get(section) ?? [];
        sections.set(section, [...found, { id, sentence, text }]);
    }
    return [...sections].map(([title, found]) => ({ title, paragraphs: found }));
}

export interface Span {
    style: 'plain' | 'strong' | 'emphasis' | 'code';
    text: string;
}

const MARKED = /\*\*(.+?)\*\*|\*(.+?)\*|`(.+?)`/g;

/** The few marks that a digest uses, taken apart. */
export function spansOf(text: string): Span[] {
    const spans: Span[] = [];
    let end = 0;
    for (const found of text.matchAll(MARKED)) {
        if (found.index > end) spans.push({ style: 'plain', text: text.slice(end, found.index) });
        if (found[1]) spans.push({ style: 'strong', text: found[1] });
        else if (found[2]) spans.push({ style: 'emphasis', text: found[2] });
        else spans.push({ style: 'code', text: found[3] ?? '' });
        end = found.index + found[0].length;
    }
    if (end < text.length) spans.push({ style: 'plain', text: text.slice(end) });
    return spans;
}
