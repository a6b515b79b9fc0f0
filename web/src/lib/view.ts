// `Match.view` and `Match.log` as the server sends them: the same for every game, but for the words inside.

import type { Words } from './texts';

/** A seat as the match itself knows it. */
export interface ViewSeat {
    name: string;
    kind: string;
}

/** A seat's part of the result. */
export interface SeatResult {
    seat: number;
    total: number;
    place: number;
    role: string;
    lines: readonly Words[];
}

/** A match that is over. */
export interface Result {
    /** Why the game ended, and what decided it: `end-` and `tie-break-` of the game's texts. */
    reason: string;
    tie_break: string;
    winners: readonly number[];
    seats: readonly SeatResult[];
}

/** The match as a seat may see it. */
export interface View {
    game: string;
    box: { id: string; hash: string };
    options: Readonly<Record<string, string>>;
    seats: readonly ViewSeat[];
    seat: number | null;
    position: number;
    decision: number;
    over: boolean;
    awaited: readonly number[];
    unconfirmed: readonly number[];
    prompt: Words;
    choices: readonly Words[];
    can_take_back: boolean;
    /** What lies on the table, in the game's own words. */
    table: Readonly<Record<string, unknown>>;
    seed_hash: string | null;
    seed: string | null;
    result: Result | null;
}

/** One entry of the log, as this seat is told it. */
export interface LogEntry {
    position: number;
    decision: number;
    by: 'dealer' | number;
    events: readonly Words[];
}
