import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Motion } from './motion';
import { Stage } from './stage';

const cancel = vi.fn();
const animate = vi.fn<(frames: Keyframe[], timing: KeyframeAnimationOptions) => { cancel: () => void }>(() => ({
    cancel,
}));
const root = {
    querySelector: (target: string) => (target === 'nothing' ? null : { animate }),
} as unknown as ParentNode;
let now = 0;
let stage: Stage;

function walk(target: string, duration: number): Motion {
    const frames = [0, 1].map((offset) => ({ offset, transform: `${target} ${offset}` }));
    return { target, walks: true, delay: 0, duration, frames };
}

const timing = (call: number) => animate.mock.calls[call]![1];

beforeEach(() => {
    vi.clearAllMocks();
    now = 1000;
    stage = new Stage(() => now);
});

describe('the stage', () => {
    it('shows what others do one after the other', () => {
        stage.play(root, [walk('a', 400)], false);
        now += 100;
        stage.play(root, [walk('b', 400)], false);
        expect(timing(0)).toMatchObject({ delay: 0, duration: 400, fill: 'backwards' });
        expect(timing(1)).toMatchObject({ delay: 300, duration: 400 });
    });

    it('shows what this seat does at once', () => {
        stage.play(root, [walk('a', 400)], false);
        stage.play(root, [walk('b', 400)], true);
        expect(timing(1)).toMatchObject({ delay: 0 });
    });

    it('lets a figure on its way go on from there', () => {
        stage.play(root, [walk('a', 400)], false);
        now += 100;
        stage.play(root, [walk('a', 400)], false);
        expect(cancel).toHaveBeenCalledTimes(1);
        expect(timing(1)).toMatchObject({ delay: -100, duration: 800 });
        expect(animate.mock.calls[1]![0].map(({ offset }) => offset)).toEqual([0, 0.5, 0.5, 1]);
    });

    it('begins anew once a figure has arrived', () => {
        stage.play(root, [walk('a', 400)], false);
        now += 1000;
        stage.play(root, [walk('a', 400)], false);
        expect(timing(1)).toMatchObject({ delay: 0, duration: 400 });
    });

    it('catches up where it would fall far behind', () => {
        stage.play(root, [walk('a', 13_000)], false);
        stage.play(root, [walk('b', 400)], false);
        expect(cancel).toHaveBeenCalledTimes(1);
        expect(timing(1)).toMatchObject({ delay: 0 });
    });

    it('leaves out what is not there', () => {
        stage.play(root, [walk('nothing', 400), { ...walk('c', 300), walks: false }], false);
        expect(animate).toHaveBeenCalledTimes(1);
        expect(timing(0)).toMatchObject({ delay: 0, duration: 300 });
    });
});
