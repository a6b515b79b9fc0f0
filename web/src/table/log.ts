// The log in words.

import type { Texts } from '../lib/texts';
import type { LogEntry } from '../lib/view';

export interface LogLine {
    key: string;
    /** Who did it, when a seat did. */
    seat: number | null;
    sentence: string;
}

/** A line for each event, oldest first. */
export function logLines(log: readonly LogEntry[], texts: Texts): LogLine[] {
    return log.flatMap(({ position, by, events }) =>
        events.map((event, n) => ({
            key: `${position}.${n}`,
            seat: typeof event.seat === 'number' ? event.seat : typeof by === 'number' ? by : null,
            sentence: texts.event(event),
        })),
    );
}
