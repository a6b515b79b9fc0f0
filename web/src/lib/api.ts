// The server's HTTP half: JSON in, JSON out, and one kind of error, which says what was wrong in the server's words.

import type { BoxContent } from './texts';
import type {
    BoxFile,
    BoxInfo,
    Failure,
    GameInfo,
    Hall,
    Invitation,
    MatchInfo,
    NewMatch,
    Paragraph,
    Problem,
    SeatCode,
    SeatLook,
    Snapshot,
    WhyNotAnswer,
    Words,
} from './wire';

/** Why the server did not do it. */
export class Trouble extends Error {
    constructor(
        readonly status: number,
        readonly problems: readonly Problem[],
    ) {
        super(problems.map((problem) => `${problem.where}: ${problem.found}`).join('; ') || `HTTP ${status}`);
    }
}

/** The server could not be reached at all. */
export const UNREACHABLE = 0;

async function ask(path: string, init?: RequestInit): Promise<Response> {
    let answer: Response;
    try {
        answer = await fetch(path, { credentials: 'same-origin', ...init });
    } catch {
        throw new Trouble(UNREACHABLE, []);
    }
    if (answer.ok) return answer;
    const failure = (await answer.json().catch(() => ({}))) as Partial<Failure>;
    throw new Trouble(answer.status, failure.problems ?? []);
}

async function get<Answer>(path: string): Promise<Answer> {
    return (await (await ask(path)).json()) as Answer;
}

async function post<Answer>(path: string, body?: unknown): Promise<Answer> {
    const init: RequestInit = { method: 'POST' };
    if (body !== undefined) {
        init.headers = { 'Content-Type': 'application/json' };
        init.body = JSON.stringify(body);
    }
    return (await (await ask(path, init)).json()) as Answer;
}

/** Something that gives this browser a seat. It has its secret before: should the answer be lost, the seat is its own. */
async function postForSeat<Answer>(path: string, body: unknown): Promise<Answer> {
    await ask('/api/browser', { method: 'POST' });
    return post<Answer>(path, body);
}

const match = (id: string) => `/api/matches/${encodeURIComponent(id)}`;
const seat = (id: string, number: number) => `${match(id)}/seats/${number}`;
const game = (id: string) => `/api/games/${encodeURIComponent(id)}`;

export const api = {
    hall: () => get<Hall>('/api/hall'),
    game: (id: string) => get<GameInfo>(game(id)),
    box: (id: string, hash: string) => get<BoxContent>(`${game(id)}/box/${encodeURIComponent(hash)}`),
    checkBox: (id: string, file: BoxFile) => post<BoxInfo>(`${game(id)}/box`, file),
    rules: (id: string) => get<Paragraph[]>(`${game(id)}/rules`),
    texts: async (path: string) => (await ask(path)).text(),

    start: (wish: NewMatch) => postForSeat<MatchInfo>('/api/matches', wish),
    match: (id: string) => get<MatchInfo>(match(id)),
    log: (id: string, number: number | null) =>
        get<Pick<Snapshot, 'log' | 'log_from'>>(`${match(id)}/log?since=0${number === null ? '' : `&seat=${number}`}`),
    whyNot: (id: string, number: number, choice: Words) =>
        post<WhyNotAnswer>(`${match(id)}/why-not`, { seat: number, choice }),

    invitation: (token: string) => get<Invitation>(`/api/join/${encodeURIComponent(token)}`),
    sitDown: (token: string, name: string, number: number | null) =>
        postForSeat<MatchInfo>(`/api/join/${encodeURIComponent(token)}`, { name, seat: number }),
    useCode: (code: string) => postForSeat<MatchInfo>('/api/move', { code }),

    cover: (id: string, number: number, by: string) => post<MatchInfo>(`${seat(id, number)}/cover`, { by }),
    return: (id: string, number: number) => post<MatchInfo>(`${seat(id, number)}/return`),
    fill: (id: string, number: number, by: string) => post<MatchInfo>(`${seat(id, number)}/fill`, { by }),
    resign: (id: string, number: number) => post<MatchInfo>(`${seat(id, number)}/resign`),
    look: (id: string, number: number, look: SeatLook) => post<MatchInfo>(`${seat(id, number)}/look`, look),
    code: (id: string, number: number) => post<SeatCode>(`${seat(id, number)}/code`),
    agree: (id: string, number: number, agrees: boolean) =>
        post<MatchInfo>(`${match(id)}/agree`, { seat: number, agrees }),
    close: (id: string) => post<MatchInfo>(`${match(id)}/close`),
    rematch: (id: string) => post<MatchInfo>(`${match(id)}/rematch`),
    recordPath: (id: string) => `${match(id)}/record`,
    qrPath: (path: string) => `/api/qr?path=${encodeURIComponent(path)}`,
};
