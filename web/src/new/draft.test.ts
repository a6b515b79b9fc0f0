import { describe, expect, it } from 'vitest';
import type { Colour, GameInfo } from '../lib/wire';
import { addSeat, carried, carry, firstDraft, gameOf, lackOf, settleOptions, valuesOf, wishOf } from './draft';

const COLOURS: Colour[] = ['clay', 'moss', 'sky'];
const LEVELS = ['easy', 'normal'];
const game = {
    id: 'treehouse',
    seats: [2, 3],
    default_box: 'classic',
    options: [
        { name: 'lead', values: ['random', 'seat-2'], default: 'random', paragraph: '', least_seats: { 'seat-2': 3 } },
    ],
} as unknown as GameInfo;

const fresh = () => firstDraft(game, 'Ola', COLOURS, LEVELS);

it('starts with me and a bot, ready to go', () => {
    const draft = fresh();
    expect(draft.seats).toEqual([
        { who: 'me', name: 'Ola', colour: 'clay', level: 'normal' },
        { who: 'bot', name: '', colour: 'moss', level: 'normal' },
    ]);
    expect(draft.options).toEqual({ lead: 'random' });
    expect(lackOf(draft, game)).toBeNull();
});

it('gives another seat a colour of its own', () => {
    const draft = fresh();
    draft.seats.shift();
    addSeat(draft, COLOURS, ['easy']);
    expect(draft.seats[1]).toEqual({ who: 'bot', name: '', colour: 'clay', level: 'easy' });
});

describe('what is missing', () => {
    it('is said before the server is asked', () => {
        const nameless = fresh();
        nameless.seats[0]!.name = '  ';
        expect(lackOf(nameless, game)).toBe('names');
        const bots = fresh();
        bots.seats[0]!.who = 'bot';
        expect(lackOf(bots, game)).toBe('nobody');
        const few = fresh();
        few.seats.pop();
        expect(lackOf(few, game)).toBe('seats');
    });
});

it('offers the values that there are seats for, and goes back from others', () => {
    const draft = fresh();
    const [lead] = game.options;
    expect(valuesOf(lead!, 2)).toEqual(['random']);
    expect(valuesOf(lead!, 3)).toEqual(['random', 'seat-2']);
    draft.options.lead = 'seat-2';
    settleOptions(draft, game);
    expect(draft.options.lead).toBe('random');
});

it('becomes a wish: bots get names that are free, friends none', () => {
    const draft = fresh();
    draft.seats[0]!.name = ' Fern ';
    addSeat(draft, COLOURS, LEVELS);
    draft.seats[2]!.who = 'friend';
    expect(wishOf(draft, game, ['Fern', 'Acorn'])).toEqual({
        game: 'treehouse',
        seats: [
            { who: 'me', name: 'Fern', colour: 'clay' },
            { who: 'bot', name: 'Acorn', colour: 'moss', level: 'normal' },
            { who: 'friend', colour: 'sky' },
        ],
        options: { lead: 'random' },
        box: 'classic',
    });
});

it('wishes for a box of its own instead of one that comes with the game', () => {
    const wish = wishOf({ ...fresh(), own: { name: 'my-box.toml', text: 'id = "mine"' } }, game, []);
    expect(wish).toMatchObject({ box_file: 'id = "mine"', box_name: 'my-box.toml' });
    expect(wish).not.toHaveProperty('box');
});

it('takes a box file along to the page of its game, once', () => {
    const own = { name: 'my-box.toml', text: '# mine\nformat = "rooftree-box/1"\ngame = "big-build"\n' };
    expect([gameOf(own), gameOf({ ...own, text: 'name = 1' })]).toEqual(['big-build', null]);
    carry(own);
    expect([carried('big-build'), carried('big-build')]).toEqual([own, null]);
    carry(own);
    expect([carried('treehouse'), carried('big-build')]).toEqual([null, null]);
});
