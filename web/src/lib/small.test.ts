import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ago } from './ago';
import { sectionsOf, spansOf } from './paragraphs';
import { myTurn, nextAt, spanOf } from './seats';
import { Texts } from './texts';
import type { MatchInfo, SeatPublic } from './wire';

describe('how long ago', () => {
    const now = Date.parse('2026-11-19T12:00:00Z');
    it.each([
        ['2026-11-19T11:59:58Z', 'en', 'now'],
        ['2026-11-19T11:55:00Z', 'en', '5 minutes ago'],
        ['2026-11-19T09:00:00Z', 'pl', '3 godziny temu'],
        ['2026-11-18T11:00:00Z', 'en', 'yesterday'],
        ['2026-11-19T12:00:30Z', 'en', 'now'], // this clock is behind
    ])('%s in %s', (when, language, words) => {
        expect(ago(when, language, now)).toBe(words);
    });
});

describe('who sits in front of a shared device', () => {
    const here = [0, 2, 3].map((seat) => ({ seat }) as SeatPublic);
    it.each<[string, number[], number | null, number | null]>([
        ['the one who is still asked', [2, 3], 2, 2],
        ['else the next one asked', [0, 3], 2, 3],
        ['around the table', [0, 1], 3, 0],
        ['the first one at the start', [2, 3], null, 2],
        ['nobody else while nobody here is asked', [1], 2, 2],
    ])('%s', (_, asked, now, next) => {
        expect(nextAt(here, asked, now)).toBe(next);
    });
});

it('is my turn when a seat is asked that somebody here plays', () => {
    const seat = (number: number, more: Partial<SeatPublic>) =>
        ({ seat: number, mine: false, covered: false, resigned: false, ...more }) as SeatPublic;
    const match = (seats: SeatPublic[], awaited: number[], status: MatchInfo['status'] = 'running') =>
        ({ seats, awaited, status }) as MatchInfo;
    expect(myTurn(match([seat(0, { mine: true }), seat(1, {})], [0]))).toBe(true);
    expect(myTurn(match([seat(0, { mine: true }), seat(1, {})], [1]))).toBe(false);
    expect(myTurn(match([seat(0, { mine: true, covered: true })], [0]))).toBe(false);
    expect(myTurn(match([seat(0, { mine: true, resigned: true })], [0]))).toBe(false);
    expect(myTurn(match([seat(0, { mine: true })], [0], 'closed'))).toBe(false);
});

describe('how many can play', () => {
    const saying = (language: string, numbers: number[]) =>
        new Texts(language, [{ [language]: readFileSync(`../rooftree/table/text/${language}.ftl`, 'utf-8') }]).phrase(
            'game-seats',
            { seats: spanOf(numbers) },
        );
    it.each([
        ['en', '2 players', '2–5 players'],
        ['ru', 'Игроков: 2', 'Игроков: 2–5'],
        ['pl', 'Gracze: 2', 'Gracze: 2–5'],
    ])('is one number where there is one, in %s', (language, two, span) => {
        expect(saying(language, [2])).toBe(two);
        expect(saying(language, [2, 3, 4, 5])).toBe(span);
    });
});

describe('rules', () => {
    const texts = new Texts('en', [{ en: 'rule-TH-43 = A room rests on rooms.' }]);
    const paragraphs = [
        { id: 'TH-01', section: 'Terms', basis: 'rulebook', text: 'A tree is a triangle.' },
        { id: 'TH-43', section: 'Building', basis: 'rulebook', text: 'Supports of a slot.' },
    ];

    it('stand under their headings, with the sentence where there is one', () => {
        expect(sectionsOf(paragraphs, texts, '')).toEqual([
            { title: 'Terms', paragraphs: [{ id: 'TH-01', sentence: '', text: 'A tree is a triangle.' }] },
            {
                title: 'Building',
                paragraphs: [{ id: 'TH-43', sentence: 'A room rests on rooms.', text: 'Supports of a slot.' }],
            },
        ]);
    });

    it.each([
        ['th-43', ['TH-43']],
        ['rests', ['TH-43']],
        ['TREE triangle', ['TH-01']],
        ['tree slot', []],
    ])('are found by %j', (typed, ids) => {
        const found = sectionsOf(paragraphs, texts, typed).flatMap((section) => section.paragraphs);
        expect(found.map((one) => one.id)).toEqual(ids);
    });

    it('keep their emphasis', () => {
        expect(spansOf('a **b** *c* `d`')).toEqual([
            { style: 'plain', text: 'a ' },
            { style: 'strong', text: 'b' },
            { style: 'plain', text: ' ' },
            { style: 'emphasis', text: 'c' },
            { style: 'plain', text: ' ' },
            { style: 'code', text: 'd' },
        ]);
        expect(spansOf('2 * 3')).toEqual([{ style: 'plain', text: '2 * 3' }]);
    });
});
