// What is drawn and said, against the box, the rules and the languages it stands for.

import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { SEAT_COLOURS, SEAT_SHAPES } from '../../art/seats';
import { EMBLEMS } from './emblems';
import { BALANCE, COUNTED, EXAMPLE_COLOURS, HELD_UP, TOGETHER } from './examples';
import client from './index';
import { PICTURES } from './pictures';
import { COLOURS, countColours, roomColours } from './table';

const read = (path: string) => readFileSync(`../${path}`, 'utf8');
const BOX = read('rooftree/games/treehouse/box/classic.toml');
const ROOMS = [...BOX.matchAll(/\[\[room\]\]\nid = "(\w+)"\ncolour = "(\w+)"/g)].map(([, id, colour]) => ({
    id: id!,
    colour: colour!,
}));

describe('colours never stand alone (TH-176)', () => {
    it('each colour of rooms has a sign of its own', () => {
        expect(COLOURS.map((colour) => EMBLEMS[colour].shape).filter(Boolean)).toHaveLength(6);
        expect(new Set(COLOURS.map((colour) => EMBLEMS[colour].shape)).size).toBe(6);
    });

    it('each colour of seats that the table offers has a shape of its own', () => {
        const offered = /Colour = Literal\[(.+)\]/.exec(read('rooftree/table/wire.py'))![1]!;
        expect([...offered.matchAll(/"(\w+)"/g)].map(([, name]) => name)).toEqual(SEAT_COLOURS);
        expect(new Set(Object.values(SEAT_SHAPES)).size).toBe(SEAT_COLOURS.length);
    });
});

describe('rooms', () => {
    it('of the classic box have a picture each', () => {
        expect(ROOMS).toHaveLength(72);
        expect(Object.keys(PICTURES).sort()).toEqual(ROOMS.map(({ id }) => id).sort());
        expect(new Set(Object.values(PICTURES).map(String)).size).toBe(72);
    });

    it('are counted by colour', () => {
        const colours = roomColours({ room: ROOMS });
        const tree = { rooms: { '2.1': 'r01', '2.2': 'b02', '3.1': 'r05' } };
        expect(countColours(tree, colours)).toEqual({ red: 2, yellow: 0, green: 0, blue: 1, purple: 0, brown: 0 });
    });
});

describe('the examples of how-to-play', () => {
    const RULES = read('docs/rules/treehouse.md');
    const vectorOf = (id: string) => RULES.slice(RULES.indexOf(`id = "${id}"`)).split('\n\n')[0]!;

    it.each([HELD_UP, BALANCE, TOGETHER])('show the vector $vector of the rules', ({ vector, colour, tree, open }) => {
        const text = vectorOf(vector);
        const slots = Object.entries(tree.rooms).map(([slot, room]) => `"${slot}" = "${EXAMPLE_COLOURS.get(room)}"`);
        expect(text).toContain(`tree = { ${slots.join(', ')} }`);
        expect(text).toContain(`marker = ${tree.marker}`);
        expect(text).toContain(`{ colour = "${colour}", expect = [${open.map((slot) => `"${slot}"`).join(', ')}] }`);
    });

    it('count three purple rooms, and the bird sits where the tree leans (TH-09)', () => {
        const { rooms, marker } = COUNTED.tree;
        const purple = Object.keys(rooms).filter((slot) => EXAMPLE_COLOURS.get(rooms[slot]!) === 'purple');
        expect(purple).toEqual(COUNTED.lit);
        expect(purple).toHaveLength(3);
        const side = (slot: string) => Math.sign(2 * Number(slot[2]) - Number(slot[0]) - 1);
        expect(Object.keys(rooms).reduce((sum, slot) => sum + side(slot), 0)).toBe(marker);
    });
});

describe('what the table says', () => {
    const ids = (source: string) => [...source.matchAll(/^(th-[\w-]+) =/gm)].map(([, id]) => id!);
    const english = ids(client.messages!.en!);
    const SOURCES = import.meta.glob('./*.svelte', { query: '?raw', import: 'default', eager: true });

    it('is all there in English', () => {
        const used = Object.values(SOURCES).flatMap((source) =>
            [...String(source).matchAll(/message\(\s*'(th-[\w-]+)'/g)].map(([, id]) => id!),
        );
        const steps = [...String(SOURCES['./HowToPlay.svelte']).matchAll(/snippet (\w+)Picture\(/g)];
        used.push(...steps.flatMap(([, name]) => [`th-how-${name}`, `th-how-${name}-text`]));
        used.push('th-how-lead', 'th-how-tip');
        used.push(...['tree', 'hand', 'shown', 'discard', 'unknown'].map((at) => `th-met-${at}`));
        expect(steps).toHaveLength(6);
        expect(used.length).toBeGreaterThan(30);
        expect(used.filter((id) => !english.includes(id))).toEqual([]);
    });

    it.each(Object.keys(client.messages!))('is complete in %s', (language) => {
        expect(ids(client.messages![language]!)).toEqual(english);
    });
});
