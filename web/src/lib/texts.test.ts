import { readFileSync } from 'node:fs';
import { FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';
import { Components, plain, Texts, type Sources } from './texts';

const GAME_EN = `
label-room = { $name } ({ $colour })
choice-build = Build at { $slot }: { $room }
choice-lay = Lay it on: { $colour }
event-dealt = { $seat } is dealt: { $room }
event-dealt-hidden = { $seat } is dealt a hand of rooms.
event-waits = Waiting for { $seats }.
line-round = Round { $round }: { $points ->
    [one] one point
   *[other] { $points } points
}
prompt-pick = Pick { $pick }.
reason-support = It needs something below.
rule-TH-43 = A room rests on what is below it.
option-lead-rule = Who leads
option-lead-rule-highest = whoever has the most points
phase-pick = picking
`;
const GAME_PL = `
choice-build = Zbuduj na { $slot }: { $room }
reason-support = { $missing } na dole.
`;
const TABLE_EN = 'seat-name = Seat { $number }\nevent-took-back = { $seat } takes a choice back.';

const box = new Components({
    id: 'classic',
    en: 'Classic box',
    pl: 'Zwykłe pudełko',
    colour: [{ id: 'red', en: 'red', pl: 'czerwony' }],
    room: [{ id: 'r01', colour: 'red', en: 'Loft', pl: 'Strych' }],
});
const sources: Sources = [{}, { en: GAME_EN, pl: GAME_PL }, { en: TABLE_EN }];
const english = new Texts('en', sources, box, ['Ola', '']);
const polish = new Texts('pl', sources, box, ['Ola', '']);

describe('sentences', () => {
    it('put names of the box into words, with what a label adds', () => {
        expect(english.choice({ do: 'build', room: 'r01', slot: '2.1' })).toBe('Build at 2.1: Loft (red)');
        expect(english.choice({ do: 'lay', colour: 'red' })).toBe('Lay it on: red');
    });

    it('are said in the language asked for, else in English, names included', () => {
        expect(polish.choice({ do: 'build', room: 'r01', slot: '2.1' })).toBe('Zbuduj na 2.1: Strych (czerwony)');
        expect(polish.prompt({ prompt: 'pick', pick: 2 })).toBe('Pick 2.');
    });

    it('fall back to English when a translation wants an argument that is not there', () => {
        expect(polish.reason('support')).toBe('It needs something below.');
    });

    it('take the hidden form when something is withheld', () => {
        expect(english.event({ event: 'dealt', seat: 0, room: 'r01' })).toBe('Ola is dealt: Loft (red)');
        expect(english.event({ event: 'dealt', seat: 1 })).toBe('Seat 2 is dealt a hand of rooms.');
        expect(english.event({ event: 'dealt', seat: 0, room: null })).toBe('Ola is dealt a hand of rooms.');
    });

    it('name seats, alone and in lists', () => {
        expect(english.event({ event: 'waits', seats: [0, 1] })).toBe('Waiting for Ola, Seat 2.');
        expect(english.event({ event: 'took-back', seat: 0 })).toBe('Ola takes a choice back.');
    });

    it('inflect', () => {
        expect(english.line({ line: 'round', paragraph: 'TH-72', round: 1, points: 1 })).toBe('Round 1: one point');
        expect(english.line({ line: 'round', round: 2, points: 4 })).toBe('Round 2: 4 points');
    });

    it('that are missing are shown as plain words', () => {
        expect(english.choice({ do: 'hop', to: ['r37', { at: 1 }] })).toBe('do: hop, to: r37 at: 1');
        expect(english.message('no-such')).toBe('no-such');
        expect(english.message('no-such', { a: 1 })).toBe('no-such: a: 1');
        expect(english.phrase('no-such')).toBe('no-such');
        expect(plain({ a: null })).toBe('a: null');
    });
});

describe('names', () => {
    it('come from the box, else from the texts, else are the code', () => {
        expect(english.name('room', 'r01')).toBe('Loft (red)');
        expect(polish.name('colour', 'red')).toBe('czerwony');
        expect(english.name('phase', 'pick')).toBe('picking');
        expect(english.name('slot', '2.1')).toBe('2.1');
    });

    it('of a box itself are no component', () => {
        expect(box.has('classic')).toBe(false);
        expect([...box.rows.keys()].sort()).toEqual(['r01', 'red']);
    });

    it('that a person typed are said as they are', () => {
        expect(new Texts('en', [{ en: 'hello = Hello { $room }' }], box).phrase('hello', { room: 'r01' })).toBe(
            'Hello r01',
        );
    });
});

it('finds options and rules', () => {
    expect(english.option('lead_rule')).toBe('Who leads');
    expect(english.option('lead_rule', 'highest')).toBe('whoever has the most points');
    expect(english.rule('TH-43')).toBe('A room rests on what is below it.');
    expect([english.has('rule-TH-43'), english.has('rule-TH-99')]).toEqual([true, false]);
});

describe("the table's own texts", () => {
    const source = (language: string) => readFileSync(`../rooftree/table/text/${language}.ftl`, 'utf-8');
    const ids = (text: string) => new FluentResource(text).body.map((entry) => entry.id).sort();
    const english = ids(source('en'));

    it('say each thing once', () => {
        expect(english.filter((id, n) => id === english[n - 1])).toEqual([]);
    });

    it.each(['ru', 'pl'])('are complete in %s, with the same arguments', (language) => {
        expect(ids(source(language))).toEqual(english);
        const wanted = argumentsOf(source('en'));
        for (const [id, given] of argumentsOf(source(language))) {
            expect([id, given.filter((name) => !wanted.get(id)?.includes(name))]).toEqual([id, []]);
        }
    });
});

/** The names of the arguments in each message of a source. */
function argumentsOf(source: string): Map<string, string[]> {
    const messages = new FluentResource(source).body;
    return new Map(
        messages.map(({ id, value }) => {
            const names = [...JSON.stringify(value).matchAll(/"type":"var","name":"(\w+)"/g)];
            return [id, [...new Set(names.map((found) => found[1]!))]];
        }),
    );
}
