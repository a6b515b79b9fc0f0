// What the drawing says in sentences, put together from the game's own messages.

import type { Texts } from '../types';
import { placeOf } from './layout';
import type { Condition, Door, Face, Objects } from './table';

/** A condition as a sentence. The codes choose its forms, so they are given as they are. */
export function sentenceOf(texts: Texts, condition: Condition | null): string {
    if (!condition) return texts.rule('BA-51');
    const { area, target, second = '', wants, pay } = condition;
    return `${texts.phrase('condition', { area, target, second, wants, pay })}.`;
}

export function doorSentence(texts: Texts, { kind, first, second }: Door): string {
    return `${texts.phrase('door', { kind, first, second })}.`;
}

export function pointsNow(texts: Texts, points: number): string {
    return texts.phrase('count-points', { points });
}

/** What stands on a balcony: cat × 2, bird. */
export function thingsOf(texts: Texts, objects: Objects): string {
    return Object.entries(objects)
        .map(([thing, count]) => texts.name('object', thing) + (count > 1 ? ` × ${count}` : ''))
        .join(', ');
}

export function faceSaid(texts: Texts, face: Face): string {
    return `${thingsOf(texts, face.objects)}. ${sentenceOf(texts, face.condition)}`;
}

export function cellSaid(texts: Texts, cell: string): string {
    return texts.phrase('ba-cell', { ...placeOf(cell) });
}
