// The log in words.

import type { Texts, Words } from '../lib/texts';
import type { LogEntry } from '../lib/view';

export interface LogLine {
    key: string;
    /** Who did it, when a seat did. */
    seat: number | null;
    sentence: string;
}

/** A line for each event, oldest first. */
export function logLines(log: readonly LogEntry[], texts: Texts): LogLine[] {
    const players = new Map<unknown, unknown>();
    return log.flatMap(({ position, by, events }) =>
        events
            .filter((event) => !isHabit(event, players))
            .map((event, n) => ({
                key: `${position}.${n}`,
                seat: typeof event.seat === 'number' ? event.seat : typeof by === 'number' ? by : null,
                sentence: texts.event(event),
            })),
    );
}

/** Whether a seat changed its name or its habits, and is still played by the same kind of player: no news to others. */
function isHabit(event: Words, players: Map<unknown, unknown>): boolean {
    if (event.event !== 'seat-changed') return false;
    const same = event.kind === (players.get(event.seat) ?? 'person');
    players.set(event.seat, event.kind);
    return same;
}
