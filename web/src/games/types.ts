// What a game's client is: one folder beside this file that draws the view and turns clicks, keys and drags into
// choices. It contains no rules: the view holds what may be chosen, and the server answers why something may not be.

import type { Component } from 'svelte';
import type { BoxContent, Texts, Words } from '../lib/texts';
import type { LogEntry, View } from '../lib/view';
import type { SeatPublic } from '../lib/wire';

export type { BoxContent, LogEntry, SeatPublic, Texts, View, Words };

export interface TableProps {
    /** The match as the seat may see it; `view.table` is the game's own. */
    view: View;
    box: BoxContent;
    seats: readonly SeatPublic[];
    /** Through whose eyes the table is seen; null: a watcher's. */
    seat: number | null;
    /** What may be chosen now; empty when the seat is not awaited. */
    choices: readonly Words[];
    /** A choice is on its way to the server: draw calmly, let nothing be chosen. */
    pending: boolean;
    /** What has happened since the last picture, oldest first: for motion. Empty after a reload. */
    fresh: readonly LogEntry[];
    texts: Texts;
    choose: (words: Words) => void;
    /** Asks the server why this can't be chosen and shows the answer in a small sheet. */
    whyNot: (words: Words) => void;
    /** The places that a line of the score counted, while it is pointed at. */
    highlight?: { seat: number; slots: readonly string[] } | null;
}

export interface HowToPlayProps {
    texts: Texts;
}

export interface GameClient {
    Table: Component<TableProps>;
    HowToPlay?: Component<HowToPlayProps>;
    /** The client's own Fluent messages, a source for each language; English is complete. */
    messages?: Readonly<Record<string, string>>;
}

/** How a game's folder is found; `tile` is apart so that the home page loads no table. */
export interface GameEntry {
    client: () => Promise<{ default: GameClient }>;
    tile?: () => Promise<{ default: Component<Record<string, never>> }>;
}
