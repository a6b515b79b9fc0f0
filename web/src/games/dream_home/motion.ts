// From what has happened to what moves. Short and calm; nothing waits for it, and nothing is only told by it.

import type { Motion } from '../motion';
import type { LogEntry } from '../types';

const BEAT = 70;

/** The motions for the events since the last picture. */
export function motions(fresh: readonly LogEntry[]): Motion[] {
    const moving: Motion[] = [];
    const add = (target: string, from: Motion['from'], delay = 0) => moving.push({ target, from, delay });
    for (const event of fresh.flatMap(({ events }) => events)) {
        const house = `[data-seat="${event.seat}"]`;
        switch (event.event) {
            case 'laid-rooms':
                for (const column of ['1', '2', '3', '4', '5']) {
                    add(`[data-laid="${column}"]`, 'deck', Number(column) * BEAT);
                    add(`[data-above="${column}"]`, 'deck', Number(column) * BEAT);
                }
                break;
            case 'mixed':
                add(`[data-laid="${event.column}"]`, 'neighbour');
                add(`[data-laid="${event.other}"]`, 'neighbour', BEAT);
                break;
            case 'drilled':
                add(`[data-laid="${event.column}"]`, 'above');
                add(`${house} [data-room~="${event.cell}"], ${house} [data-card="${event.cell}"]`, 'above');
                break;
            case 'built':
            case 'built-on-scaffold':
            case 'scaffolded':
            case 'couriered':
                add(`${house} [data-room~="${event.cell}"], ${house} [data-card="${event.cell}"]`, 'above');
                break;
            case 'swapped':
                for (const cell of [event.cell, event.other])
                    add(`${house} [data-room~="${cell}"], ${house} [data-card="${cell}"]`, 'above');
                break;
            case 'furnished':
                add(`${house} [data-token="${event.token}"]`, 'itself', 2 * BEAT);
                break;
            case 'roofed':
                add(`${house} [data-roof]`, 'above');
        }
    }
    return moving;
}
