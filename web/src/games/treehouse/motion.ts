// From what has happened to what moves. Short and calm; nothing waits for it, and nothing is only told by it.

import type { LogEntry, Words } from '../types';

/** What moves: where it is found, from where it comes, and after how many milliseconds. */
export interface Motion {
    target: string;
    from: 'hand' | 'far' | 'deck' | 'neighbour' | 'above' | 'itself';
    delay: number;
}

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

const STARTS: Readonly<Record<Motion['from'], string>> = {
    hand: 'translate(0, 260px) scale(1.15)',
    far: 'translate(0, -60px) scale(1.3)',
    deck: 'translate(0, -70px) rotate(4deg)',
    neighbour: 'translate(110px, 0) rotate(3deg)',
    above: 'translate(0, -24px) scale(1.6)',
    itself: 'scale(2.2)',
};

/** Sets it all moving inside a table's element, unless motion is not wanted. */
export function play(root: Element, moving: readonly Motion[]): void {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    for (const { target, from, delay } of moving) {
        root.querySelector(target)?.animate(
            [
                { transform: STARTS[from], opacity: 0 },
                { opacity: 1, offset: 0.4 },
                { transform: 'none', opacity: 1 },
            ],
            { duration: 520, delay, easing: 'cubic-bezier(0.3, 0.7, 0.3, 1)', fill: 'backwards' },
        );
    }
}
