// What is drawn and said, against the box and the languages it stands for.

import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { EXAMPLE_KIT, GROWN, HELD, WHOLE } from './examples';
import client from './index';
import { SCENES, SIGNS, scenesOf, signOf } from './pictures';
import { childrenOf, kindOf } from './table';
import { THINGS, thingOf, TILES } from './things';

const box = readFileSync('../rooftree/games/dream_home/box/ru-2018.toml', 'utf8');

/** The rows of a table of the box. */
function rows(name: string): Record<string, string>[] {
    return box
        .split('\n\n')
        .filter((part) => part.includes(`[[${name}]]`))
        .map((part) =>
            Object.fromEntries([...part.matchAll(/^(\w+) = "?(.*?)"?$/gm)].map(([, key, value]) => [key, value])),
        );
}

describe('the box', () => {
    it('has no type of room without scenes for each card, and a sign of its own', () => {
        const kinds = rows('room');
        expect(kinds).toHaveLength(16);
        for (const { id, limit } of kinds) expect(SCENES[id!], id).toHaveLength(Number(limit));
        expect(Object.keys(SIGNS).sort()).toEqual(kinds.map(({ id }) => id).sort());
    });

    it('has no furniture, tool or helper without a picture, and no roof without tiles', () => {
        const things = [...rows('furniture'), ...rows('tool'), ...rows('helper')].map(({ id }) => id!);
        expect(things).toHaveLength(19);
        expect(things.filter((id) => !(id in THINGS))).toEqual([]);
        const colours = new Set(rows('roof').map(({ colour }) => colour!));
        expect([...colours].sort()).toEqual(Object.keys(TILES).sort());
    });

    it('says what the rooms of how-to-play are worth', () => {
        for (const kind of EXAMPLE_KIT.kinds.values()) {
            const row = rows('room').find(({ id }) => id === kind.id)!;
            expect(row.category).toBe(kind.category);
            expect(JSON.parse(row.points!)).toEqual(kind.points);
            expect(Number(row.limit)).toBe(kind.limit);
            expect(row.raised === undefined ? undefined : Number(row.raised)).toBe(kind.raised);
            expect(row.partners === undefined ? undefined : JSON.parse(row.partners)).toEqual(kind.partners);
        }
    });
});

describe('pictures', () => {
    it('are all different', () => {
        for (const set of [SCENES, SIGNS, THINGS, TILES])
            expect(new Set(Object.values(set).map(String)).size).toBe(Object.keys(set).length);
    });

    it('begin every stroke with a paint', () => {
        const strokes = [...Object.values(SCENES).flat(2), ...Object.values(THINGS).flat()];
        expect(strokes.filter((stroke) => !/^[smwldybgf] M/.test(stroke))).toEqual([]);
    });

    it('stand in for what somebody’s own box adds', () => {
        expect(scenesOf('XX')).toHaveLength(1);
        expect(signOf('XX')[0]).toMatch(/^M/);
        expect(thingOf('submarine').length).toBeGreaterThan(0);
    });
});

describe('room cards', () => {
    it('are of the type their number begins with', () => {
        expect(kindOf('LR-03')).toBe('LR');
        expect(kindOf('LR')).toBe('LR');
    });

    it('show their children, from the lowest number on', () => {
        const kit = { ...EXAMPLE_KIT, kinds: new Map([['LR', { ...EXAMPLE_KIT.kinds.get('LR')!, children: [1, 2] }]]) };
        expect(['LR-01', 'LR-02', 'LR-03', 'KT-01'].map((card) => childrenOf(kit, card))).toEqual([1, 2, 0, 0]);
    });
});

describe('the examples of how-to-play', () => {
    it('show rooms no larger than they may be', () => {
        for (const { rooms } of [HELD.house, GROWN, WHOLE])
            for (const { cells, limit } of rooms) expect(cells.length).toBeLessThanOrEqual(limit);
    });

    it('let a kitchen stand just where something holds it up (DH-33)', () => {
        const { cells } = HELD.house;
        const free = ['T1', 'T2', 'T3', 'T4', 'T5', 'M1', 'M2', 'M3', 'M4', 'M5'].filter((cell) => !(cell in cells));
        const below = (cell: string) => `${cell[0] === 'T' ? 'M' : 'B'}${cell[1]}`;
        const ground = ['M1', 'M2', 'M3'];
        expect(free.filter((cell) => ground.includes(cell) || below(cell) in cells)).toEqual(HELD.open);
    });

    it('end with a house without a free cell', () => {
        expect(Object.keys(WHOLE.cells)).toHaveLength(12);
    });
});

describe('what the table says', () => {
    const ids = (source: string) => [...source.matchAll(/^(dh-[\w-]+) =/gm)].map(([, id]) => id!);
    const english = ids(client.messages!.en!);
    const SOURCES = import.meta.glob(['./*.svelte', './says.ts'], { query: '?raw', import: 'default', eager: true });

    it('is all there in English', () => {
        const sources = Object.values(SOURCES).map(String);
        const used = sources.flatMap((source) => [...source.matchAll(/'(dh-[\w-]+)'/g)].map(([, id]) => id!));
        const steps = [...String(SOURCES['./HowToPlay.svelte']).matchAll(/snippet (\w+)Picture\(/g)];
        used.push(...steps.flatMap(([, name]) => [`dh-how-${name}`, `dh-how-${name}-text`]));
        used.push('dh-how-lead', 'dh-how-tip');
        used.push(...['up', 'down', 'scaffold', 'token', 'later'].map((piece) => `dh-piece-${piece}`));
        used.push(...['decline', 'done', 'no-car', 'go-take', 'go-discard'].map((name) => `dh-${name}`));
        used.push(
            ...['jackhammer', 'car', 'furniture', 'furniture-any', 'furniture-beside'].map(
                (name) => `dh-about-${name}`,
            ),
        );
        used.push(...['baths', 'comfort'].map((name) => `dh-bonus-${name}`));
        expect(steps).toHaveLength(6);
        expect(used.length).toBeGreaterThan(60);
        expect(used.filter((id) => !english.includes(id))).toEqual([]);
        expect(english.filter((id) => !used.includes(id))).toEqual([]);
    });

    it.each(Object.keys(client.messages!))('is complete in %s', (language) => {
        expect(ids(client.messages![language]!)).toEqual(english);
    });
});
