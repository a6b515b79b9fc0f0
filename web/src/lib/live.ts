// The live connection to a match: it reconnects by itself, asks for what it missed, sends again what was not answered,
// and hands on each picture once and in order. It knows neither the screen nor any game.

import type { LogEntry, View } from './view';
import type { Asked, Doing, MatchInfo, Message, Problem, Reaction, Request } from './wire';

/** How the connection stands: being made, there, lost and made anew soon, or gone because there is no such match. */
export type LiveState = 'connecting' | 'open' | 'lost' | 'gone';

/** What the server answered to a doing. */
export type Answer = { done: true; position: number } | { done: false; problems: readonly Problem[]; retry: boolean };

/** The table as the looking seat sees it, with what has happened since the last picture. */
export interface Picture {
    view: View;
    log: readonly LogEntry[];
    /** The position of the log's first entry. */
    logFrom: number;
    /** What is new since the last picture of the same seat; empty after a gap. */
    fresh: readonly LogEntry[];
}

export interface LiveEvents {
    state: (state: LiveState) => void;
    /** How the match stands, when there is no new picture. */
    match: (match: MatchInfo) => void;
    picture: (picture: Picture, match: MatchInfo) => void;
    reacted: (seat: number, reaction: Reaction) => void;
    /** The seat is no longer this browser's; the connection goes on as a watcher's. */
    unseated: () => void;
}

/** The part of a WebSocket that is used; tests bring their own. */
export interface Socket {
    onopen: (() => void) | null;
    onmessage: ((event: { data: unknown }) => void) | null;
    onclose: ((event: { code: number }) => void) | null;
    readonly readyState: number;
    send(text: string): void;
    close(): void;
}

export interface LiveOptions {
    address: (seat: number | null, since: number | null) => string;
    connect?: (address: string) => Socket;
    /** Between 0 and 1: spreads out clients that lost the same server. */
    chance?: () => number;
}

const FIRST_WAIT = 400;
const LONGEST_WAIT = 5_000;
const BEAT = 20_000; // so often the server is asked whether it is there, and learns that this side is
const PATIENCE = 6_000; // and this long it may take to answer

/** Why the server closed a connection, where that changes what to do. */
const SEAT_NOT_YOURS = 4403;
const NO_SUCH_MATCH = 4404;

/** What may be sent again: each names the decision it answers, or says how things shall be. */
const SENT_AGAIN: readonly Asked['do'][] = ['choose', 'confirm', 'confirming'];

interface Waiting {
    request: Request;
    answer: (answer: Answer) => void;
}

export class Live {
    private socket: Socket | null = null;
    private seat: number | null;
    private picture: Picture | null = null;
    private waiting = new Map<string, Waiting>();
    private failures = 0;
    private timer: ReturnType<typeof setTimeout> | undefined;
    private deadline: ReturnType<typeof setTimeout> | undefined;
    private beat: ReturnType<typeof setInterval> | undefined;
    private open = false;
    private ended = false;

    constructor(
        private readonly options: LiveOptions,
        private readonly events: LiveEvents,
        seat: number | null,
    ) {
        this.seat = seat;
        this.connect();
    }

    /** From now on look through the eyes of this seat, or as a watcher. The old seat's picture is forgotten. */
    look(seat: number | null): void {
        if (seat === this.seat) return;
        this.seat = seat;
        this.picture = null;
        if (this.open) this.transmit({ id: freshId(), doing: { do: 'look', seat } });
    }

    /** Ask the server to do something; the answer comes once it is kept, or refused. */
    send(doing: Doing): Promise<Answer> {
        const request = { id: freshId(), doing };
        return new Promise((answer) => {
            if (!this.open && !SENT_AGAIN.includes(doing.do)) {
                answer(NOT_THERE);
                return;
            }
            this.waiting.set(request.id, { request, answer });
            if (!this.open) return;
            this.transmit(request);
            this.expect(PATIENCE);
        });
    }

    /** The device woke up, or its network came or went: find out at once how the line stands. */
    hurry(): void {
        if (this.ended) return;
        if (this.open) this.ping();
        else if (this.timer !== undefined) this.connect();
    }

    end(): void {
        this.ended = true;
        this.drop();
        this.abandon(() => true);
    }

    private connect(): void {
        this.drop();
        this.events.state('connecting');
        const since = this.picture ? this.picture.logFrom + this.picture.log.length : null;
        const connect = this.options.connect ?? ((address) => new WebSocket(address) as Socket);
        const socket = connect(this.options.address(this.seat, since));
        this.socket = socket;
        const asked = this.seat;
        socket.onopen = () => this.opened(asked);
        socket.onclose = (event) => this.closed(event.code);
        socket.onmessage = (event) => this.hear(JSON.parse(String(event.data)) as Message);
        this.expect(PATIENCE);
    }

    private opened(asked: number | null): void {
        this.open = true;
        this.events.state('open');
        // Somebody may have looked elsewhere while the line was being made.
        if (asked !== this.seat) this.transmit({ id: freshId(), doing: { do: 'look', seat: this.seat } });
        for (const { request } of this.waiting.values()) this.transmit(request);
        this.beat = setInterval(() => this.ping(), BEAT);
        this.expect(BEAT + PATIENCE);
    }

    private closed(code: number): void {
        if (code === NO_SUCH_MATCH) {
            this.end();
            this.events.state('gone');
            return;
        }
        this.lost();
        if (code === SEAT_NOT_YOURS) {
            [this.seat, this.picture] = [null, null];
            this.events.unseated();
        }
    }

    private lost(): void {
        if (this.ended) return;
        this.drop();
        this.events.state('lost');
        this.abandon((request) => !SENT_AGAIN.includes(request.doing.do));
        const longest = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.failures);
        this.failures += 1;
        const chance = (this.options.chance ?? Math.random)();
        this.timer = setTimeout(() => this.connect(), longest * (0.5 + chance / 2));
    }

    /** Let go of the socket and its timers, without a word to anybody. */
    private drop(): void {
        clearTimeout(this.timer);
        clearTimeout(this.deadline);
        clearInterval(this.beat);
        this.timer = undefined;
        this.open = false;
        if (!this.socket) return;
        this.socket.onopen = this.socket.onmessage = this.socket.onclose = null;
        this.socket.close();
        this.socket = null;
    }

    private abandon(which: (request: Request) => boolean): void {
        for (const [id, { request, answer }] of this.waiting) {
            if (!which(request)) continue;
            this.waiting.delete(id);
            answer(NOT_THERE);
        }
    }

    private hear(message: Message): void {
        this.expect(BEAT + PATIENCE);
        switch (message.type) {
            case 'snapshot':
            case 'update':
                this.failures = 0;
                this.see(message);
                break;
            case 'match':
                this.failures = 0;
                this.events.match(message.match);
                break;
            case 'reacted':
                this.events.reacted(message.seat, message.reaction);
                break;
            case 'done':
                this.settle(message.id, { done: true, position: message.position });
                break;
            case 'refused':
                this.settle(message.id, { done: false, problems: message.problems, retry: message.retry ?? false });
                break;
            case 'pong':
                break;
        }
    }

    private settle(id: string, answer: Answer): void {
        const waiting = this.waiting.get(id);
        this.waiting.delete(id);
        waiting?.answer(answer);
    }

    private see(message: Message & { type: 'snapshot' | 'update' }): void {
        const view = message.view as unknown as View;
        const log = message.log as unknown as LogEntry[];
        if (view.seat !== this.seat) return this.events.match(message.match); // sent before the look went elsewhere
        const old = this.picture;
        if (old && view.position < old.view.position && message.type === 'update') return;
        const end = old ? old.logFrom + old.log.length : 0;
        if (!old || (message.type === 'snapshot' && message.log_from > end)) {
            this.show({ view, log, logFrom: message.log_from, fresh: [] }, message.match);
        } else if (message.log_from > end) {
            this.connect(); // a piece is missing: ask for it
        } else {
            const kept = old.log.slice(0, Math.max(0, message.log_from - old.logFrom));
            const logFrom = Math.min(old.logFrom, message.log_from);
            const fresh = message.type === 'update' ? log.filter((entry) => entry.position >= end) : [];
            this.show({ view, log: [...kept, ...log], logFrom, fresh }, message.match);
        }
    }

    private show(picture: Picture, match: MatchInfo): void {
        this.picture = picture;
        this.events.picture(picture, match);
    }

    /** Take the line for lost when nothing is heard within this time. */
    private expect(time: number): void {
        clearTimeout(this.deadline);
        this.deadline = setTimeout(() => this.lost(), time);
    }

    private ping(): void {
        this.transmit({ id: freshId(), doing: { do: 'ping' } });
        this.expect(PATIENCE);
    }

    /** A line that is closing takes nothing more; what waits for an answer is seen to once it is closed. */
    private transmit(request: Request): void {
        if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(request));
    }
}

const NOT_THERE: Answer = { done: false, problems: [], retry: true };

/** A name that nobody else has. `crypto.randomUUID` is missing on a plain local network, this is not. */
export function freshId(): string {
    const bytes = crypto.getRandomValues(new Uint8Array(12));
    return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
