import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { settings } from '../lib/settings.svelte';
import type { View } from '../lib/view';
import type { Asked, MatchInfo, Request, SeatPublic } from '../lib/wire';
import { AtTable } from './at-table.svelte';

class FakeSocket {
    static all: FakeSocket[] = [];
    onopen: (() => void) | null = null;
    onmessage: ((event: { data: unknown }) => void) | null = null;
    onclose: ((event: { code: number }) => void) | null = null;
    static readonly OPEN = 1;
    readyState = FakeSocket.OPEN;
    asked: Asked[] = [];
    ids: string[] = [];

    constructor(readonly address: string) {
        FakeSocket.all.push(this);
    }

    send(text: string): void {
        const request = JSON.parse(text) as Request;
        this.asked.push(request.doing);
        this.ids.push(request.id);
    }
    close(): void {}
}

function seat(number: number, more: Partial<SeatPublic> = {}): SeatPublic {
    const person = { name: `S${number}`, colour: 'clay', kind: 'person', taken: true, mine: true, here: true } as const;
    const calm = { covered: false, resigned: false, confirming: true, agrees_to_end: false };
    return { seat: number, ...person, ...calm, ...more };
}

function match(seats: SeatPublic[], awaited: number[], more: Partial<MatchInfo> = {}): MatchInfo {
    return { id: 'm', game: 'g', status: 'running', stuck: null, position: 1, seats, awaited, ...more } as MatchInfo;
}

let table: AtTable;

/** Answers have reached whoever waits for them. */
const settled = () => new Promise((resolve) => setTimeout(resolve));

function line(): FakeSocket {
    return FakeSocket.all.at(-1)!;
}

/** The server shows the table to a seat, or to a watcher. */
function show(to: number | null, info: MatchInfo, more: Partial<View> = {}): void {
    const asked = to !== null && info.awaited.includes(to);
    const calm = { over: false, unconfirmed: [], can_take_back: false, decision: 3 };
    const choices = asked ? [{ do: 'pass' }] : [];
    const view = { seat: to, position: info.position, awaited: info.awaited, choices, ...calm, ...more };
    line().onmessage?.({ data: JSON.stringify({ type: 'snapshot', match: info, view, log: [], log_from: 0 }) });
}

function sit(info: MatchInfo): void {
    table = new AtTable(info);
    line().onopen?.();
}

beforeEach(() => {
    FakeSocket.all = [];
    vi.stubGlobal('WebSocket', FakeSocket);
    settings.curtain = true;
});

afterEach(() => {
    table.leave();
    vi.unstubAllGlobals();
});

describe('one person at a device', () => {
    const seats = [seat(0), seat(1, { mine: false })];

    it('looks through their own eyes at once', () => {
        sit(match(seats, [0]));
        expect(line().address).toMatch(/^ws:.*\/api\/matches\/m\/live\?seat=0$/);
        show(0, match(seats, [0]));
        expect([table.seat, table.curtain, table.asked]).toEqual([0, null, true]);
    });

    it('chooses for the decision on the screen, and once: until the next picture nothing more', async () => {
        sit(match(seats, [0]));
        show(0, match(seats, [0]));
        table.choose({ do: 'pass' });
        table.choose({ do: 'pass' });
        expect(line().asked).toEqual([
            {
                do: 'choose',
                seat: 0,
                decision: 3,
                choice: { do: 'pass' },
                client: expect.stringMatching(/^[0-9a-f]{24}$/),
            },
        ]);
        const done = { type: 'done', id: line().ids[0], position: 2 };
        line().onmessage?.({ data: JSON.stringify(done) });
        await settled();
        expect(table.pending).toBe(true);
        show(0, match(seats, [1], { position: 2 }));
        expect(table.pending).toBe(false);
    });

    it('is told why a choice was refused, beside the finger', async () => {
        sit(match(seats, [0]));
        show(0, match(seats, [0]));
        table.touched(30, 40);
        table.choose({ do: 'pass' });
        const problem = { where: 'w', found: 'f', expected: 'e', reason: 'stale' };
        line().onmessage?.({ data: JSON.stringify({ type: 'refused', id: line().ids[0], problems: [problem] }) });
        await settled();
        expect(table.objection).toEqual({ problem, x: 30, y: 40 });
        expect(table.pending).toBe(false);
    });

    it.each<[string, Partial<SeatPublic>, Partial<MatchInfo>]>([
        ['somebody plays for them', { covered: true }, {}],
        ['they resigned', { resigned: true }, {}],
        ['the match has ended', {}, { status: 'agreed' }],
        ['the rules have changed', {}, { stuck: { where: '', found: '', expected: '' } }],
    ])('can choose nothing when %s', (_, one, all) => {
        const info = match([seat(0, one), seat(1, { mine: false })], [0], all);
        sit(info);
        show(0, info, { unconfirmed: [0], can_take_back: true });
        expect([table.choices, table.asked, table.canTakeBack, table.toConfirm]).toEqual([[], false, false, false]);
        table.choose({ do: 'pass' });
        expect(line().asked).toEqual([]);
    });

    it('watches on when the seat went to another device', () => {
        sit(match(seats, [0]));
        show(0, match(seats, [0]));
        const moved = match([seat(0, { mine: false }), seat(1, { mine: false })], [0]);
        line().onmessage?.({ data: JSON.stringify({ type: 'match', match: moved }) });
        expect([table.seat, table.picture]).toEqual([null, null]);
        expect(line().asked).toEqual([{ do: 'look', seat: null }]);
    });
});

describe('two people at a device', () => {
    const seats = [seat(0), seat(1), seat(2, { mine: false })];

    it('begin with a curtain, and nothing private comes before it opens', () => {
        sit(match(seats, [0, 1, 2]));
        expect(line().address).not.toContain('seat=');
        expect([table.seat, table.curtain]).toEqual([null, 0]);
        table.openCurtain();
        expect(line().asked).toEqual([{ do: 'look', seat: 0 }]);
        show(0, match(seats, [0, 1, 2]));
        expect([table.seat, table.curtain, table.asked]).toEqual([0, null, true]);
    });

    it('keep it closed until the one who chose has confirmed', () => {
        sit(match(seats, [0, 1]));
        table.openCurtain();
        show(0, match(seats, [1], { position: 2 }), { unconfirmed: [0] });
        expect([table.seat, table.curtain, table.toConfirm]).toEqual([0, null, true]);
        show(0, match(seats, [1], { position: 3 }));
        expect([table.seat, table.curtain, table.picture]).toEqual([null, 1, null]);
        expect(line().asked.at(-1)).toEqual({ do: 'look', seat: null });
    });

    it('see nothing of the one before when the old picture comes late', () => {
        sit(match(seats, [0, 1]));
        table.openCurtain();
        show(0, match(seats, [0, 1]));
        show(0, match(seats, [1], { position: 3 }));
        show(0, match(seats, [1], { position: 4 }));
        expect([table.curtain, table.picture]).toEqual([1, null]);
    });

    it('stay as they are while the table waits for somebody elsewhere', () => {
        sit(match(seats, [0]));
        table.openCurtain();
        show(0, match(seats, [0]));
        show(0, match(seats, [2], { position: 3 }));
        expect([table.seat, table.curtain]).toEqual([0, null]);
    });

    it('need no curtain when they say so', () => {
        settings.curtain = false;
        sit(match(seats, [1]));
        expect([table.seat, table.curtain]).toEqual([1, null]);
        show(1, match(seats, [1]));
        show(1, match(seats, [0], { position: 3 }));
        expect([table.seat, table.curtain]).toEqual([0, null]);
    });

    it('need none when one of them has left the game, or it is over', () => {
        const left = [seat(0), seat(1, { resigned: true }), seat(2, { mine: false })];
        sit(match(left, [0]));
        expect([table.seat, table.curtain]).toEqual([0, null]);
        table.leave();
        sit(match(seats, [], { status: 'over' }));
        expect(table.curtain).toBeNull();
    });
});
