import { expect, it } from 'vitest';
import { reading, type Reading } from './reading';
import { Components, Texts } from './texts';

const texts = new Texts(
    'en',
    [{ en: 'field-deck = Rooms left\nphase-pick = picking' }],
    new Components({ room: [{ id: 'r1', en: 'Loft' }] }),
    ['Ola', 'Max'],
);

/** A reading as nested pairs. */
function pairs(readings: readonly Reading[]): unknown[] {
    return readings.map(({ name, value, parts }) => [name, parts.length ? pairs(parts) : value]);
}

it('reads a table of any game: names, seats, lists, nothing', () => {
    const table = {
        phase: 'pick',
        deck: 54,
        lead: 1,
        awaited: [0, 1],
        score_track: [3, 4],
        trees: [
            { rooms: { '2.1': 'r1' }, decided: false },
            { rooms: {}, condition: null },
        ],
        laid: [{}],
        hand: ['r1', 'r1'],
    };
    expect(pairs(reading(table, texts, 2))).toEqual([
        ['Phase', 'picking'],
        ['Rooms left', '54'],
        ['Lead', 'Max'],
        ['Awaited', 'Ola, Max'],
        ['Score track', '3, 4'],
        [
            'Trees',
            [
                [
                    'Ola',
                    [
                        ['Rooms', [['2.1', 'Loft']]],
                        ['Decided', '–'],
                    ],
                ],
                ['Max', [['Rooms', '–']]],
            ],
        ],
        ['Laid', [['1', '–']]],
        ['Hand', 'Loft, Loft'],
    ]);
});
