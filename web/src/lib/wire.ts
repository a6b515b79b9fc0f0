// Made from rooftree/table/wire.py by `python -m tools.wire_types`: change it there.

export type Words = Readonly<Record<string, unknown>>;

export type View = Readonly<Record<string, unknown>>;

export type LogEntry = Readonly<Record<string, unknown>>;

export type Status = 'gathering' | 'running' | 'over' | 'agreed' | 'closed';

export type Colour = 'clay' | 'moss' | 'sky' | 'plum' | 'honey' | 'slate';

export type Reaction = 'clap' | 'laugh' | 'wow' | 'think' | 'heart' | 'hurry' | 'oops' | 'bye';

/** What was wrong: where, what was found, what was expected; for a refused choice, the reason and its paragraph. */
export interface Problem {
    where: string;
    found: string;
    expected: string;
    reason?: string;
    paragraph?: string;
}

/** An option; its sentences are `option-NAME` and `option-NAME-VALUE` of the game's texts. */
export interface OptionInfo {
    name: string;
    values: string[];
    default: string;
    paragraph: string;
    least_seats: Record<string, number>;
}

/** An edition. */
export interface BoxInfo {
    id: string;
    hash: string;
    names: Record<string, string>;
    reconstructed: boolean;
}

/** A game as the home page shows it; title and sentence are `game-title`, `game-summary` of its texts. */
export interface GameInfo {
    id: string;
    prefix: string;
    seats: number[];
    minutes: number;
    least_age: number;
    options: OptionInfo[];
    boxes: BoxInfo[];
    default_box: string;
    rules: string;
    ready: boolean;
}

/** A numbered paragraph of the rules. */
export interface Paragraph {
    id: string;
    section: string;
    basis: string;
    text: string;
}

/** Who shall sit there: this person, somebody else on this device, a friend by link, a bot. */
export interface SeatWish {
    who: 'me' | 'here' | 'friend' | 'bot';
    name?: string;
    colour?: Colour | null;
    level?: string;
}

/** The match to set up. */
export interface NewMatch {
    game: string;
    seats: SeatWish[];
    options?: Record<string, string>;
    box?: string | null;
    box_file?: string | null;
    box_name?: string;
}

/** A box file of one's own, to be checked. */
export interface BoxFile {
    text: string;
    name?: string;
}

/** A seat as everybody sees it. */
export interface SeatPublic {
    seat: number;
    name: string;
    colour: Colour;
    kind: string;
    taken: boolean;
    mine: boolean;
    here: boolean;
    covered: boolean;
    resigned: boolean;
    confirming: boolean;
    agrees_to_end: boolean;
}

/** A match from outside: who sits there, and how it stands. What lies on the table is in the view. */
export interface MatchInfo {
    id: string;
    game: string;
    box: string;
    box_hash: string;
    options: Record<string, string>;
    status: Status;
    seats: SeatPublic[];
    host: boolean;
    invite: string | null;
    awaited: number[];
    position: number;
    created: string;
    changed: string;
    rematch: string | null;
    stuck: Problem | null;
}

/** Where friends reach this server. */
export interface Address {
    url: string;
    loopback: boolean;
}

/** What this server offers at every table. */
export interface Levels {
    levels: string[];
    colours: Colour[];
    reactions: Reaction[];
    languages: string[];
    version: string;
}

/** The home page: the games, and the matches this browser sits in, newest first. */
export interface Hall {
    games: GameInfo[];
    matches: MatchInfo[];
    offers: Levels;
    address: Address;
}

/** What a friend who opens the link is shown. */
export interface Invitation {
    match: MatchInfo;
    free: number[];
}

/** Take a free seat. */
export interface SitDown {
    name: string;
    seat?: number | null;
}

/** A short code that moves a seat to another device; it works once, and not for long. */
export interface SeatCode {
    code: string;
    expires: string;
}

/** The code, typed on the other device. */
export interface UseCode {
    code: string;
}

/** Who plays for a seat whose person is absent: stand-in, or a bot's level. */
export interface Cover {
    by: string;
}

/** Another name or colour. */
export interface SeatLook {
    name?: string | null;
    colour?: Colour | null;
}

/** Whether a seat agrees to end the match. */
export interface Agree {
    seat: number;
    agrees: boolean;
}

/** A choice, for the decision the chooser saw. The client's id makes it safe to send again. */
export interface Choose {
    do: 'choose';
    seat: number;
    decision: number;
    choice: Words;
    client: string;
}

/** Undo the seat's last choice. */
export interface TakeBack {
    do: 'take-back';
    seat: number;
}

/** Undo everything the seat chose this turn. */
export interface Restart {
    do: 'restart';
    seat: number;
}

/** Stand by the turn; for the decision that was seen, so that it is safe to send again. */
export interface Confirm {
    do: 'confirm';
    seat: number;
    decision: number;
}

/** Whether the table waits for the seat to confirm. */
export interface Confirming {
    do: 'confirming';
    seat: number;
    on: boolean;
}

/** Show the others a reaction; nothing is kept of it. */
export interface React {
    do: 'react';
    seat: number;
    reaction: Reaction;
}

/** From now on show the table as this seat sees it (hot seat), or as a watcher with null. */
export interface Look {
    do: 'look';
    seat: number | null;
}

/** Still there? */
export interface Ping {
    do: 'ping';
}

/** What a client sends over the live channel; `id` comes back with the answer. */
export interface Request {
    id: string;
    doing: Asked;
}

/** It is done, and it is kept. `position` is the log's length after it. */
export interface Done {
    type: 'done';
    id: string;
    position: number;
}

/** It was not done. `retry`: the server could not, the same request may be sent again. */
export interface Refusal {
    type: 'refused';
    id: string;
    problems: Problem[];
    retry?: boolean;
}

/** The table as it stands: at the start, after a gap that is too old, after a look from another seat. */
export interface Snapshot {
    type: 'snapshot';
    match: MatchInfo;
    view: Words;
    log: Words[];
    log_from: number;
}

/** What has happened since the last message, and the table after it. */
export interface Update {
    type: 'update';
    match: MatchInfo;
    view: Words;
    log: Words[];
    log_from: number;
}

/** Something changed about the match that is not in its log: who is here, who agrees, a rematch. */
export interface Presence {
    type: 'match';
    match: MatchInfo;
}

/** Somebody reacts. */
export interface Reacted {
    type: 'reacted';
    seat: number;
    reaction: Reaction;
}

/** Still here. */
export interface Pong {
    type: 'pong';
    id: string;
}

/** May the seat choose this? */
export interface WhyNot {
    seat: number;
    choice: Words;
}

/** Null when it may. */
export interface WhyNotAnswer {
    problem: Problem | null;
}

/** The body of every answer that is not a success. */
export interface Failure {
    problems: Problem[];
    retry?: boolean;
}

export type Doing = Choose | TakeBack | Restart | Confirm | Confirming | React;

export type Asked = Choose | TakeBack | Restart | Confirm | Confirming | React | Look | Ping;

export type Message = Snapshot | Update | Presence | Reacted | Done | Refusal | Pong;
