// What the tests of the drawn tables share: a table under trial, and the hand that plays on it.

import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeAll, vi } from 'vitest';
import { Components, Texts } from '../lib/texts';
import type { BoxContent, GameClient, SeatPublic, TableProps, View, Words } from './types';

const NAMES = ['Ada', 'Bruno'];

export const seats = ['clay', 'sky'].map((colour, seat) => ({
    ...{ seat, name: NAMES[seat], colour, kind: 'person' },
})) as unknown as SeatPublic[];

export function at(selector: string): HTMLElement {
    const found = document.querySelector<HTMLElement>(selector);
    if (!found) throw new Error(`nothing at ${selector}`);
    return found;
}

export function tap(...selectors: string[]): void {
    for (const selector of selectors) {
        at(selector).dispatchEvent(new MouseEvent('click', { bubbles: true }));
        flushSync();
    }
}

export function press(selector: string, key: string): void {
    at(selector).dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
    flushSync();
}

/** A game's table, drawn anew in each test, and what was asked of the match behind it. */
export function onTrial({ Table, messages }: GameClient, box: BoxContent) {
    const texts = new Texts('en', [messages!], new Components(box), NAMES);
    const choose = vi.fn<(words: Words) => void>();
    const whyNot = vi.fn<(words: Words) => void>();
    let props = $state.raw({} as TableProps);
    let drawn: ReturnType<typeof mount> | undefined;
    let position = 0;

    beforeAll(() => {
        // Nothing is laid out here, so nothing changes its size.
        const idle = class {
            observe() {}
            unobserve() {}
            disconnect() {}
        };
        vi.stubGlobal('ResizeObserver', idle);
    });

    afterEach(() => {
        if (drawn) void unmount(drawn);
        drawn = undefined;
        document.body.replaceChildren();
        vi.clearAllMocks();
    });

    /** A picture of the table: shown at first, and exchanged for the next one as a match does. */
    function see(table: unknown, choices: readonly Words[], given: Partial<TableProps> = {}): void {
        position += 1;
        const view = { decision: 3, position, over: false, seat: 0, options: {}, table, result: null };
        props = {
            ...{ view: view as unknown as View, box, seats, seat: 0, choices, pending: false, fresh: [], texts },
            ...{ choose, whyNot, ...given },
        };
        const live = Object.fromEntries([...Object.keys(props), 'highlight'].map((key) => [key, 0]));
        const through = new Proxy(live, { get: (_, key) => props[key as keyof TableProps] }) as unknown as TableProps;
        drawn ??= mount(Table, { target: document.body, props: through });
        flushSync();
    }

    return { see, choose, whyNot, texts };
}
