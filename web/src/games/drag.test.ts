// A drag as mouse and finger make it, and what comes of the click or tap after it.

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { follow } from './drag';

const clicked = vi.fn<() => void>();
const moved = vi.fn<(x: number, y: number) => void>();
const ended = vi.fn<(place: Element | null) => void>();
let thing: HTMLElement;

function point(name: string, clientX: number, clientY = 0, button = 0): PointerEvent {
    return Object.assign(new MouseEvent(name, { clientX, clientY, button, bubbles: true }), {
        pointerId: 1,
    }) as unknown as PointerEvent;
}

function drag(to: number): void {
    follow(point('pointerdown', 0), moved, ended);
    dispatchEvent(point('pointermove', to));
    dispatchEvent(point('pointerup', to));
}

beforeEach(() => {
    vi.useFakeTimers();
    thing = document.body.appendChild(document.createElement('button'));
    thing.addEventListener('click', clicked);
    document.elementFromPoint = () => thing;
});

afterEach(() => {
    thing.remove();
    vi.clearAllMocks();
    vi.useRealTimers();
});

describe('a drag', () => {
    it('tells where it is and ends on what lies there', () => {
        drag(40);
        vi.runAllTimers();
        expect(moved.mock.calls).toEqual([[40, 0]]);
        expect(ended.mock.calls).toEqual([[thing]]);
    });

    it('by mouse swallows the click that comes with letting go', () => {
        drag(40);
        thing.click();
        vi.runAllTimers();
        expect(clicked).not.toHaveBeenCalled();
    });

    it('by finger, which clicks nothing, leaves the next tap alone', () => {
        drag(40);
        vi.runAllTimers();
        thing.click();
        expect(clicked).toHaveBeenCalledTimes(1);
    });

    it('of a few pixels is a tap', () => {
        drag(8);
        thing.click();
        vi.runAllTimers();
        expect(clicked).toHaveBeenCalledTimes(1);
        expect([moved.mock.calls, ended.mock.calls]).toEqual([[], []]);
    });

    it('that is broken off ends nowhere', () => {
        follow(point('pointerdown', 0), moved, ended);
        dispatchEvent(point('pointermove', 40));
        dispatchEvent(point('pointercancel', 40));
        expect(ended.mock.calls).toEqual([[null]]);
    });

    it('with another button is none', () => {
        follow(point('pointerdown', 0, 0, 2), moved, ended);
        dispatchEvent(point('pointermove', 40));
        expect(moved).not.toHaveBeenCalled();
    });
});
