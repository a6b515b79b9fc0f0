// From what has happened to what moves: figures walk along the paths and hop over others, pieces fly into the picture.
// Nothing waits for it but the next step of a plan, and nothing is only told by it.

import type { LogEntry, Words } from '../types';
import { cardsOf } from './choices';
import { along, trailBetween, type Layout, type Spot } from './layout';
import type { Board } from './table';

const STRIDE = 420; // a step along one path, in milliseconds
const DIVE = 620; // from arrow cell to arrow cell
const FLIGHT = 620; // a piece, from its square to the picture
const DEAL = 90;

/** What moves: where it is found, when, and through which pictures. */
export interface Motion {
    target: string;
    /** A figure on its way: it goes on from where an earlier way has led it. */
    walks: boolean;
    delay: number;
    duration: number;
    frames: Keyframe[];
}

/** The motions for the events since the last picture, through the eyes of a seat. */
export function motions(fresh: readonly LogEntry[], layout: Layout, board: Board, seat: number | null): Motion[] {
    const walks = new Map<number, { start: number; end: number; frames: { at: number; transform: string }[] }>();
    const others: Motion[] = [];
    let now = 0;
    for (const event of fresh.flatMap(({ events }) => events)) {
        const who = Number(event.seat);
        if (event.event === 'stepped' || event.event === 'jumped') {
            const walk = walks.get(who) ?? { start: now, end: now, frames: [] };
            const steps = wayOf(layout, event);
            for (const { part, spot, scale } of steps.frames)
                walk.frames.push({ at: now + part * steps.duration, transform: moved(spot, scale) });
            now += steps.duration;
            walks.set(who, { ...walk, end: now });
        } else if (event.event === 'built') {
            others.push(flight(layout, board, event, now));
        } else if (event.event === 'placed') {
            others.push(arrival(layout, event, now));
            now += STRIDE;
        } else if ((event.event === 'drew' || event.event === 'dealt') && who === seat) {
            others.push(...cardsOf(event).map((card, i) => draw(card, now + i * DEAL)));
        }
    }
    const walking = [...walks].map(([who, { start, end, frames }]) => ({
        target: `[data-figure="${who}"]`,
        walks: true,
        delay: start,
        duration: end - start,
        frames: frames.map(({ at, transform }) => ({ transform, offset: (at - start) / (end - start) })),
    }));
    return [...walking, ...others];
}

/** How long it takes until everything has come to rest. */
export function restsAfter(moving: readonly Motion[]): number {
    return Math.max(0, ...moving.map(({ delay, duration }) => delay + duration));
}

interface Way {
    duration: number;
    frames: { part: number; spot: Spot; scale: number }[];
}

/** The way of one step: along the path, in bows over the figures that stand on it, or down and up again by the arrows. */
export function wayOf(layout: Layout, event: Words): Way {
    const over = Array.isArray(event.over) ? event.over.map(String) : [];
    const cells = [String(event.from), ...over, String(event.to)];
    const legs = cells.slice(1).map((to, i) => ({ from: cells[i]!, to, low: [i > 0, i < over.length] as const }));
    const lasting = legs.map(({ from, to }) => (trailBetween(layout, from, to) ? STRIDE : DIVE));
    const duration = lasting.reduce((sum, each) => sum + each, 0);
    let gone = 0;
    const frames = legs.flatMap((leg, i) => {
        const start = gone;
        gone += lasting[i]!;
        return legFrames(layout, leg.from, leg.to, leg.low).map(({ part, ...rest }) => ({
            part: (start + part * lasting[i]!) / duration,
            ...rest,
        }));
    });
    return { duration, frames };
}

const HOP = 10;
const LEAP = 58;

/** One path of a way. At a cell with a figure the mover is up in the air: `high` says so for its two ends. */
function legFrames(layout: Layout, from: string, to: string, high: readonly [boolean, boolean]): Way['frames'] {
    const trail = trailBetween(layout, from, to);
    if (!trail) return dive(layout.spots.get(from)!, layout.spots.get(to)!);
    const parts = [0, 0.125, 0.25, 0.375, 0.5, 0.625, 0.75, 0.875, 1];
    return parts.map((part) => {
        const { x, y } = along(trail, part);
        const bob = high[0] || high[1] ? 0 : Math.abs(Math.sin(part * 2 * Math.PI)) * HOP;
        const leap = (high[0] ? Math.cos((part * Math.PI) / 2) : 0) + (high[1] ? Math.sin((part * Math.PI) / 2) : 0);
        return { part, spot: { x, y: y - bob - Math.min(1, leap) * LEAP }, scale: 1 };
    });
}

function dive(from: Spot, to: Spot): Way['frames'] {
    return [
        { part: 0, spot: from, scale: 1 },
        { part: 0.2, spot: { x: from.x, y: from.y - 16 }, scale: 1.1 },
        { part: 0.48, spot: from, scale: 0.05 },
        { part: 0.52, spot: to, scale: 0.05 },
        { part: 0.8, spot: { x: to.x, y: to.y - 16 }, scale: 1.1 },
        { part: 1, spot: to, scale: 1 },
    ];
}

function moved({ x, y }: Spot, scale = 1): string {
    return `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px) scale(${scale})`;
}

function flight(layout: Layout, board: Board, event: Words, delay: number): Motion {
    const { x, y } = layout.spots.get(String(event.square))!;
    const { row, col } = board.tokens.get(String(event.token))!;
    const { size, ...corner } = layout.picture;
    const far = { x: x - corner.x - (col + 0.5) * size, y: y - corner.y - (row + 0.5) * size };
    return {
        target: `[data-piece="${String(event.token)}"]`,
        walks: false,
        delay,
        duration: FLIGHT,
        frames: [
            { transform: moved(far), opacity: 0.2 },
            { opacity: 1, offset: 0.3 },
            { transform: moved({ x: 0, y: -12 }), offset: 0.8 },
            { transform: moved({ x: 0, y: 0 }), opacity: 1 },
        ],
    };
}

function arrival(layout: Layout, event: Words, delay: number): Motion {
    const { x, y } = layout.spots.get(String(event.at))!;
    return {
        target: `[data-figure="${String(event.seat)}"]`,
        walks: true,
        delay,
        duration: STRIDE,
        frames: [
            { transform: moved({ x, y: y - 90 }), opacity: 0, offset: 0 },
            { transform: moved({ x, y: y + 4 }), opacity: 1, offset: 0.7 },
            { transform: moved({ x, y }), opacity: 1, offset: 1 },
        ],
    };
}

function draw(card: string, delay: number): Motion {
    return {
        target: `[data-hand="${card}"]`,
        walks: false,
        delay,
        duration: 460,
        frames: [
            { transform: 'translate(-90px, -30px) rotate(-9deg)', opacity: 0 },
            { transform: 'none', opacity: 1 },
        ],
    };
}

export function motionWanted(): boolean {
    return !matchMedia('(prefers-reduced-motion: reduce)').matches;
}
