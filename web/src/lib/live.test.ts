import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { freshId, Live, type Answer, type LiveState, type Picture, type Socket } from './live';
import type { LogEntry } from './view';
import type { MatchInfo, Reaction, Request } from './wire';

class FakeSocket implements Socket {
    onopen: (() => void) | null = null;
    onmessage: ((event: { data: unknown }) => void) | null = null;
    onclose: ((event: { code: number }) => void) | null = null;
    readyState: number = WebSocket.OPEN;
    sent: Request[] = [];
    closed = false;

    constructor(readonly address: string) {}

    send(text: string): void {
        this.sent.push(JSON.parse(text) as Request);
    }
    close(): void {
        this.closed = true;
    }
    hear(message: unknown): void {
        this.onmessage?.({ data: JSON.stringify(message) });
    }
    asked(what: string): Request[] {
        return this.sent.filter((request) => request.doing.do === what);
    }
}

const match = { id: 'm1' } as MatchInfo;
const CHOICE = { do: 'choose', seat: 0, decision: 3, choice: { do: 'pass' }, client: 'c1' } as const;

function entry(position: number): LogEntry {
    return { position, decision: 1, by: 'dealer', events: [{ event: 'led', seat: position }] };
}

function entries(from: number, to: number): LogEntry[] {
    return Array.from({ length: to - from }, (_, n) => entry(from + n));
}

function told(type: 'snapshot' | 'update', from: number, to: number, seat: number | null = 0) {
    return { type, match, view: { seat, position: to, decision: 1 }, log: entries(from, to), log_from: from };
}

let sockets: FakeSocket[];
let pictures: Picture[];
let states: LiveState[];
let reactions: [number, Reaction][];
let unseated: number;
let matches: string[];
let live: Live;

function last(): FakeSocket {
    return sockets.at(-1)!;
}

function positions(picture: Picture | undefined): number[] {
    return picture?.log.map((one) => one.position) ?? [];
}

/** The connection is lost, and made again at once. */
function cut(): void {
    last().onclose?.({ code: 1006 });
    live.hurry();
}

beforeEach(() => {
    vi.useFakeTimers();
    [sockets, pictures, states, reactions, unseated, matches] = [[], [], [], [], 0, []];
    live = new Live(
        {
            address: (seat, since) => `seat=${seat} since=${since}`,
            connect: (address) => {
                sockets.push(new FakeSocket(address));
                return last();
            },
            chance: () => 1,
        },
        {
            state: (state) => states.push(state),
            match: (match) => matches.push(match.id),
            picture: (picture, match) => {
                pictures.push(picture);
                matches.push(match.id);
            },
            reacted: (seat, reaction) => reactions.push([seat, reaction]),
            unseated: () => (unseated += 1),
        },
        0,
    );
});

afterEach(() => {
    live.end();
    vi.useRealTimers();
});

describe('pictures', () => {
    it('shows the snapshot, then each update with what is new in it', () => {
        last().onopen?.();
        last().hear(told('snapshot', 0, 2));
        last().hear(told('update', 2, 4));
        expect(pictures.map((picture) => positions(picture))).toEqual([
            [0, 1],
            [0, 1, 2, 3],
        ]);
        expect(pictures[0]!.fresh).toEqual([]);
        expect(pictures[1]!.fresh.map((one) => one.position)).toEqual([2, 3]);
    });

    it('keeps each entry once when an update comes twice, and forgets an old one', () => {
        last().onopen?.();
        last().hear(told('snapshot', 0, 2));
        last().hear(told('update', 2, 4));
        last().hear(told('update', 2, 4));
        last().hear(told('update', 2, 3));
        expect(positions(pictures.at(-1))).toEqual([0, 1, 2, 3]);
        expect(pictures.map((picture) => picture.fresh.length)).toEqual([0, 2, 0]);
        expect(pictures.at(-1)!.view.position).toBe(4);
    });

    it('asks for what is missing when an update leaves a gap', () => {
        last().onopen?.();
        last().hear(told('snapshot', 0, 2));
        last().hear(told('update', 3, 4));
        expect(pictures).toHaveLength(1);
        expect(sockets.map((socket) => socket.address)).toEqual(['seat=0 since=null', 'seat=0 since=2']);
        expect(sockets[0]!.closed).toBe(true);
    });

    it('starts anew from a snapshot after a gap that is too old', () => {
        last().onopen?.();
        last().hear(told('snapshot', 0, 2));
        cut();
        last().onopen?.();
        last().hear(told('snapshot', 50, 60));
        expect(pictures.at(-1)!.logFrom).toBe(50);
        expect(positions(pictures.at(-1))).toEqual(entries(50, 60).map((one) => one.position));
    });
});

describe('a lost connection', () => {
    it('is made again with what was seen last, and joins the logs', () => {
        last().onopen?.();
        last().hear(told('snapshot', 0, 3));
        cut();
        expect(last().address).toBe('seat=0 since=3');
        last().onopen?.();
        last().hear(told('snapshot', 3, 5));
        expect(positions(pictures.at(-1))).toEqual([0, 1, 2, 3, 4]);
        expect(pictures.at(-1)!.fresh).toEqual([]);
        expect(states).toEqual(['connecting', 'open', 'lost', 'connecting', 'open']);
    });

    it('waits longer each time, five seconds at most, and briefly again once it has held', () => {
        const waits: number[] = [];
        for (let round = 0; round < 7; round++) {
            const before = sockets.length;
            last().onclose?.({ code: 1006 });
            let waited = 0;
            while (sockets.length === before) {
                vi.advanceTimersByTime(100);
                waited += 100;
            }
            waits.push(waited);
        }
        expect(waits).toEqual([400, 800, 1600, 3200, 5000, 5000, 5000]);
        last().onopen?.();
        last().hear(told('snapshot', 0, 1));
        last().onclose?.({ code: 1006 });
        vi.advanceTimersByTime(400);
        expect(sockets).toHaveLength(9);
    });

    it('is made at once when the device wakes up', () => {
        last().onclose?.({ code: 1006 });
        live.hurry();
        expect(sockets).toHaveLength(2);
        live.hurry(); // being made already
        expect(sockets).toHaveLength(2);
    });

    it('is noticed when nothing answers any more, whatever was heard before', () => {
        last().onopen?.();
        vi.advanceTimersByTime(19_000);
        last().hear(told('snapshot', 0, 1));
        vi.advanceTimersByTime(1_000);
        expect(last().asked('ping')).toHaveLength(1); // on the beat: the server drops who is silent
        last().hear({ type: 'pong', id: 'x' });
        vi.advanceTimersByTime(20_000);
        expect(last().asked('ping')).toHaveLength(2);
        vi.advanceTimersByTime(5_999);
        expect(states.at(-1)).toBe('open');
        vi.advanceTimersByTime(1);
        expect(states.at(-1)).toBe('lost');
    });

    it('is asked about when the device wakes up', () => {
        last().onopen?.();
        live.hurry();
        expect(last().asked('ping')).toHaveLength(1);
        vi.advanceTimersByTime(6_000);
        expect(states.at(-1)).toBe('lost');
    });

    it('is given up when there is no such match', () => {
        last().onclose?.({ code: 4404 });
        vi.advanceTimersByTime(60_000);
        expect(states).toEqual(['connecting', 'gone']);
        expect(sockets).toHaveLength(1);
    });

    it('becomes a watcher when the seat is no longer this browser', () => {
        last().onopen?.();
        last().hear(told('snapshot', 0, 3));
        last().onclose?.({ code: 4403 });
        live.hurry();
        expect(unseated).toBe(1);
        expect(last().address).toBe('seat=null since=null');
    });

    it('is noticed when it never opens', () => {
        vi.advanceTimersByTime(6_000);
        expect(states).toEqual(['connecting', 'lost']);
    });

    it('hears nothing from the old socket', () => {
        last().onopen?.();
        const old = last();
        old.hear(told('snapshot', 0, 2));
        cut();
        old.hear(told('update', 2, 9));
        expect(pictures).toHaveLength(1);
    });
});

describe('doings', () => {
    it('are answered by their own id', async () => {
        last().onopen?.();
        const first = live.send(CHOICE);
        const second = live.send({ do: 'take-back', seat: 0 });
        const [one, two] = last().sent;
        last().hear({ type: 'refused', id: two!.id, problems: [{ where: 'w', found: 'f', expected: 'e' }] });
        last().hear({ type: 'done', id: one!.id, position: 7 });
        expect(await first).toEqual({ done: true, position: 7 });
        expect(await second).toEqual({
            done: false,
            problems: [{ where: 'w', found: 'f', expected: 'e' }],
            retry: false,
        });
    });

    it('that were not answered are sent again, the same, after a reconnect', async () => {
        last().onopen?.();
        const answer = live.send(CHOICE);
        const first = last().sent[0]!;
        cut();
        expect(last().sent).toEqual([]); // not before the line is open
        last().onopen?.();
        expect(last().sent).toEqual([first]);
        last().hear({ type: 'done', id: first.id, position: 4 });
        expect(await answer).toEqual({ done: true, position: 4 });
        cut();
        last().onopen?.();
        expect(last().sent).toEqual([]); // answered: not a third time
    });

    it('that nothing answers find out that the line is lost, and are sent again', () => {
        last().onopen?.();
        void live.send(CHOICE);
        vi.advanceTimersByTime(6_000);
        expect(states.at(-1)).toBe('lost');
        live.hurry();
        last().onopen?.();
        expect(last().asked('choose')).toHaveLength(1);
    });

    it('are not sent into a line that is closing, but on the next one', () => {
        last().onopen?.();
        last().readyState = WebSocket.CLOSING;
        void live.send(CHOICE);
        live.hurry();
        expect(last().sent).toEqual([]);
        cut();
        last().onopen?.();
        expect(last().sent.map((request) => request.doing)).toEqual([CHOICE]);
    });

    it('made without a line wait for it', () => {
        void live.send(CHOICE);
        expect(last().sent).toEqual([]);
        last().onopen?.();
        expect(last().sent.map((request) => request.doing)).toEqual([CHOICE]);
    });

    it('that would count twice are given up when the line is lost', async () => {
        last().onopen?.();
        const sent: Promise<Answer> = live.send({ do: 'take-back', seat: 0 });
        cut();
        const unsent = live.send({ do: 'take-back', seat: 0 });
        last().onopen?.();
        expect(last().sent).toEqual([]);
        expect(await sent).toEqual({ done: false, problems: [], retry: true });
        expect(await unsent).toEqual({ done: false, problems: [], retry: true });
    });
});

describe('looking', () => {
    it('through other eyes hides what the old ones still get', () => {
        last().onopen?.();
        last().hear(told('snapshot', 0, 2));
        live.look(1);
        last().hear(told('update', 2, 3, 0));
        expect(pictures).toHaveLength(1);
        expect(matches).toEqual(['m1', 'm1']); // how the match stands is no secret
        expect(
            last()
                .asked('look')
                .map((request) => request.doing),
        ).toEqual([{ do: 'look', seat: 1 }]);
        last().hear(told('snapshot', 0, 3, 1));
        expect(pictures.at(-1)!.view.seat).toBe(1);
        expect(positions(pictures.at(-1))).toEqual([0, 1, 2]);
    });

    it('elsewhere while the line is being made is said as soon as it is open', () => {
        live.look(null);
        last().onopen?.();
        expect(
            last()
                .asked('look')
                .map((request) => request.doing),
        ).toEqual([{ do: 'look', seat: null }]);
        cut();
        expect(last().address).toBe('seat=null since=null');
    });
});

it('hands on reactions, and nothing after its end', () => {
    last().onopen?.();
    const socket = last();
    socket.hear({ type: 'reacted', seat: 2, reaction: 'clap' });
    live.end();
    socket.hear({ type: 'reacted', seat: 1, reaction: 'wow' });
    socket.onclose?.({ code: 1006 });
    vi.advanceTimersByTime(60_000);
    expect(reactions).toEqual([[2, 'clap']]);
    expect(sockets).toHaveLength(1);
});

it('makes names of 24 digits that differ', () => {
    const ids = Array.from({ length: 50 }, freshId);
    expect(new Set(ids).size).toBe(50);
    expect(ids.every((id) => /^[0-9a-f]{24}$/.test(id))).toBe(true);
});
