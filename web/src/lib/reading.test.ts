import { expect, it } from 'vitest';
import { reading, type Reading } from './reading';
import { Components, Texts } from './texts';

const texts = new Texts(
    'en',
    [
        {
            en: 'field-deck = Rooms left\nphase-pick = picking\nfield-won = Won\n    .of = seats\nfield-laid = Laid\n    .of = rounds',
        },
    ],
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

it('says whose a number is, also under the name of a component', () => {
    expect(pairs(reading({ won: { r1: 1 }, first: 0 }, texts, 2))).toEqual([
        ['Won', [['Loft', 'Max']]],
        ['First', 'Ola'],
    ]);
});

it('takes no rounds and no cards for seats', () => {
    const table = { laid: [{ r1: 'r1' }, { r1: 'r1' }], gardens: [{ beds: [{ score: 1 }, { score: 2 }] }, {}] };
    expect(pairs(reading(table, texts, 2))).toEqual([
        [
            'Laid',
            [
                ['1', [['Loft', 'Loft']]],
                ['2', [['Loft', 'Loft']]],
            ],
        ],
        [
            'Gardens',
            [
                [
                    'Ola',
                    [
                        [
                            'Beds',
                            [
                                ['1', [['Score', '1']]],
                                ['2', [['Score', '2']]],
                            ],
                        ],
                    ],
                ],
                ['Max', '–'],
            ],
        ],
    ]);
});

it('reads what a choice would do by its sentence', () => {
    const told = new Texts(
        'en',
        [{ en: 'choice-build = Build { $room }\nfield-gain = Brings\nfield-cards = Cards' }],
        new Components({}),
    );
    const table = {
        effects: [{ do: 'build', room: 'loft', joins: ['M1'], gain: -2 }],
        way: [{ do: 'build', room: 'a', cards: ['c1'] }],
    };
    expect(pairs(reading(table, told, 2))).toEqual([
        ['Effects', [['Build loft', [['Brings', '-2']]]]],
        ['Way', [['1', 'Build a']]],
    ]);
});

it('says a row that the game has a sentence for, and what that does not hold', () => {
    const said =
        'condition = { $area ->\n    [above] what is above\n   *[below] what is below\n }\nfield-counts = Counted';
    const told = new Texts(
        'en',
        [{ en: `${said}\nline-room = A room, { $points } points\nfield-points = Points` }],
        new Components({}),
    );
    const table = {
        face: { condition: { area: 'above', pay: 3 } },
        door: { condition: { area: 'below', counts: [1, 2] } },
        lines: [{ line: 'room', points: 4 }],
    };
    expect(pairs(reading(table, told, 2))).toEqual([
        ['Face', [['Condition', 'what is above']]],
        ['Door', [['what is below', [['Counted', '1, 2']]]]],
        ['Lines', [['1', 'A room, 4 points']]],
    ]);
});
