// The match somebody is about to set up: sensible from the start, changed seat by seat.

import type { Colour, GameInfo, NewMatch, OptionInfo, SeatWish } from '../lib/wire';

export type Who = SeatWish['who'];

export interface DraftSeat {
    who: Who;
    name: string;
    colour: Colour;
    level: string;
}

/** A box file of somebody's own. */
export interface OwnBox {
    name: string;
    text: string;
}

/** The game that a box file says it is for; null when it does not say. */
export function gameOf(own: OwnBox): string | null {
    return /^\s*game\s*=\s*["']([\w-]+)["']/m.exec(own.text)?.[1] ?? null;
}

let opened: OwnBox | null = null;

/** Take a box file along to the page of a new match. */
export function carry(own: OwnBox): void {
    opened = own;
}

/** The box file that was taken along for this game; it is handed over once. */
export function carried(game: string): OwnBox | null {
    const own = opened && gameOf(opened) === game ? opened : null;
    opened = null;
    return own;
}

export interface Draft {
    box: string;
    /** Played with instead of `box`. */
    own: OwnBox | null;
    seats: DraftSeat[];
    options: Record<string, string>;
}

/** What a newcomer most likely wants: a seat, and a bot across the table. */
export function firstDraft(game: GameInfo, name: string, colours: readonly Colour[], levels: readonly string[]): Draft {
    const draft: Draft = {
        box: game.default_box,
        own: null,
        seats: [],
        options: Object.fromEntries(game.options.map((option) => [option.name, option.default])),
    };
    for (let seat = 0; seat < (game.seats[0] ?? 1); seat++) addSeat(draft, colours, levels);
    draft.seats[0] = { ...draft.seats[0]!, who: 'me', name };
    return draft;
}

/** One seat more, for a bot, in the first colour that is free. */
export function addSeat(draft: Draft, colours: readonly Colour[], levels: readonly string[]): void {
    const taken = new Set(draft.seats.map((seat) => seat.colour));
    const colour = colours.find((one) => !taken.has(one)) ?? colours[0]!;
    draft.seats.push({ who: 'bot', name: '', colour, level: levels.includes('normal') ? 'normal' : levels[0]! });
}

/** The values an option has with so many seats. */
export function valuesOf(option: OptionInfo, seats: number): string[] {
    return option.values.filter((value) => (option.least_seats[value] ?? 0) <= seats);
}

/** Options whose value there is no seat for go back to what they were at first. */
export function settleOptions(draft: Draft, game: GameInfo): void {
    for (const option of game.options) {
        const chosen = draft.options[option.name];
        if (chosen && !valuesOf(option, draft.seats.length).includes(chosen))
            draft.options[option.name] = option.default;
    }
}

/** What keeps the match from starting; empty when nothing does. */
export type Lack = 'seats' | 'nobody' | 'names';

export function lackOf(draft: Draft, game: GameInfo): Lack | null {
    if (!game.seats.includes(draft.seats.length)) return 'seats';
    if (draft.seats.every((seat) => seat.who === 'bot')) return 'nobody';
    const typed = draft.seats.filter((seat) => seat.who === 'me' || seat.who === 'here');
    return typed.some((seat) => !seat.name.trim()) ? 'names' : null;
}

/** The draft as the server is asked for it. Bots without a name get one of these. */
export function wishOf(draft: Draft, game: GameInfo, botNames: readonly string[]): NewMatch {
    const unused = botNames.filter((name) => !draft.seats.some((seat) => seat.name.trim() === name));
    const seats = draft.seats.map((seat): SeatWish => {
        const name = seat.name.trim();
        if (seat.who === 'bot')
            return { who: 'bot', name: name || (unused.shift() ?? ''), colour: seat.colour, level: seat.level };
        return seat.who === 'friend'
            ? { who: 'friend', colour: seat.colour }
            : { who: seat.who, name, colour: seat.colour };
    });
    const box = draft.own ? { box_file: draft.own.text, box_name: draft.own.name } : { box: draft.box };
    return { game: game.id, seats, options: { ...draft.options }, ...box };
}
