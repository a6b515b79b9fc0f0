// From what has happened to what moves. Short and calm; nothing waits for it, and nothing is only told by it.

import type { Motion } from '../motion';
import type { LogEntry, Words } from '../types';

const BEAT = 90;

/** The motions for the events since the last picture, through the eyes of a seat. */
export function motions(fresh: readonly LogEntry[], seat: number | null): Motion[] {
    const moving: Motion[] = [];
    let built = 0;
    for (const event of fresh.flatMap(({ events }) => events)) {
        const mine = event.seat === seat;
        if (event.event === 'built') {
            const target = `[data-seat="${event.seat}"] [data-room="${event.room}"]`;
            moving.push({ target, from: mine ? 'hand' : 'far', delay: built++ * BEAT });
        } else if ((event.event === 'dealt' || event.event === 'handed') && mine) {
            const from = event.event === 'dealt' ? 'deck' : 'neighbour';
            roomsOf(event).forEach((room, i) =>
                moving.push({ target: `[data-hand="${room}"]`, from, delay: (built + i) * BEAT }),
            );
        } else if (event.event === 'laid' || event.event === 'picked-colour') {
            moving.push({ target: `[data-colour="${event.colour}"] .now svg`, from: 'above', delay: 0 });
        } else if (event.event === 'scored') {
            moving.push({ target: `[data-seat="${event.seat}"] .score`, from: 'itself', delay: 300 });
        }
    }
    return moving;
}

function roomsOf(event: Words): string[] {
    return Array.isArray(event.rooms) ? event.rooms.map(String) : [];
}
