// Texts, boxes and clients of games, each fetched once.

import { games } from '../games';
import type { GameClient } from '../games/types';
import { api } from './api';
import { Components, FALLBACK, type Sources, Texts } from './texts';

const fetched = new Map<string, Promise<unknown>>();

/** The answer of the first time, unless that failed. */
function once<Answer>(key: string, fetch: () => Promise<Answer>): Promise<Answer> {
    const known = fetched.get(key);
    if (known) return known as Promise<Answer>;
    const answer = fetch();
    fetched.set(key, answer);
    answer.catch(() => fetched.delete(key));
    return answer;
}

/** Fluent sources below a path, in a language and in English, which stands in for what is not translated. */
async function sources(path: string, language: string): Promise<Readonly<Record<string, string>>> {
    const tongues = [...new Set([language, FALLBACK])];
    const found = tongues.map(async (tongue) => {
        const source = await once(`${path}/${tongue}`, () => api.texts(`${path}/${tongue}.ftl`));
        return [tongue, source] as const;
    });
    return Object.fromEntries(await Promise.all(found));
}

export async function tableTexts(language: string): Promise<Texts> {
    return new Texts(language, [await sources('/api/texts', language)]);
}

/** What a game says, with the names of a box and of those who sit there. */
export interface GameTexts {
    all: Sources;
    components: Components;
}

export async function gameTexts(game: string, language: string, boxHash?: string): Promise<GameTexts> {
    const [own, table, components, client] = await Promise.all([
        sources(`/api/games/${game}/texts`, language),
        sources('/api/texts', language),
        boxHash ? boxOf(game, boxHash) : new Components(),
        boxHash ? clientOf(game) : null,
    ]);
    return { all: [client?.messages ?? {}, own, table], components };
}

export function boxOf(game: string, hash: string): Promise<Components> {
    return once(`box ${game} ${hash}`, async () => new Components(await api.box(game, hash)));
}

/** A game's drawing, or null for a game that has none. */
export async function clientOf(game: string): Promise<GameClient | null> {
    const entry = games[game];
    return entry ? once(`client ${game}`, async () => (await entry.client()).default) : null;
}
