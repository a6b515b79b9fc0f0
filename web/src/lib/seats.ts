// Who sits where, as far as this browser is concerned.

import type { MatchInfo, SeatPublic } from './wire';

/** This browser's seats. */
export function mine(match: MatchInfo): SeatPublic[] {
    return match.seats.filter((seat) => seat.mine);
}

/** This browser's seats that a person here plays now. */
export function played(match: MatchInfo): SeatPublic[] {
    return mine(match).filter((seat) => !seat.covered && !seat.resigned);
}

/** Whether the table waits for somebody at this browser. */
export function myTurn(match: MatchInfo): boolean {
    return match.status === 'running' && played(match).some((seat) => match.awaited.includes(seat.seat));
}

/** Which of the people at this device should sit in front of it: who is at it while still asked, else the next one asked. */
export function nextAt(here: readonly SeatPublic[], asked: readonly number[], now: number | null): number | null {
    if (now !== null && asked.includes(now)) return now;
    const numbers = here.map((seat) => seat.seat).filter((seat) => asked.includes(seat));
    return numbers.find((seat) => seat > (now ?? -1)) ?? numbers[0] ?? now;
}

/** How many can play, from the numbers of seats that a game has: 2–5, or just 2. */
export function spanOf(numbers: readonly number[]): string {
    return [...new Set([Math.min(...numbers), Math.max(...numbers)])].join('–');
}
