// When things move: other seats' doings are seen one after the other, even when they come all at once; what this seat
// does itself is seen at once.

import type { Motion } from './motion';

interface Walk {
    frames: { at: number; frame: Keyframe }[];
    end: number;
    animation: Animation;
}

/** Who falls so far behind (in milliseconds) sees no motion, but how things stand. */
const LATEST = 12_000;

export class Stage {
    private until = 0;
    private walks = new Map<string, Walk>();

    constructor(private readonly clock: () => number = () => performance.now()) {}

    /** Sets it all moving inside a table's element; `own`: without waiting for what is still moving. */
    play(root: ParentNode, moving: readonly Motion[], own: boolean): void {
        const now = this.clock();
        if (this.until - now > LATEST) this.clear();
        const base = own ? now : Math.max(now, this.until);
        for (const motion of moving) {
            const element = root.querySelector(motion.target);
            if (!element) continue;
            const start = motion.walks ? Math.max(base, this.walks.get(motion.target)?.end ?? 0) : base;
            if (motion.walks) this.walk(element, motion, start, now);
            else
                element.animate(motion.frames, {
                    duration: motion.duration,
                    delay: start + motion.delay - now,
                    easing: 'cubic-bezier(0.3, 0.7, 0.3, 1)',
                    fill: 'backwards',
                });
            this.until = Math.max(this.until, start + motion.delay + motion.duration);
        }
    }

    /** A figure that is still on its way goes on from there: its walks become one. */
    private walk(element: Element, motion: Motion, start: number, now: number): void {
        const before = this.walks.get(motion.target);
        const timed = motion.frames.map((frame) => ({
            at: start + motion.delay + (frame.offset ?? 0) * motion.duration,
            frame,
        }));
        const frames = before && before.end > now ? [...before.frames, ...timed] : timed;
        before?.animation.cancel();
        const first = frames[0]!.at;
        const end = start + motion.delay + motion.duration;
        const animation = element.animate(
            frames.map(({ at, frame }) => ({ ...frame, offset: (at - first) / (end - first) })),
            { duration: end - first, delay: first - now, easing: 'linear', fill: 'backwards' },
        );
        this.walks.set(motion.target, { frames, end, animation });
    }

    private clear(): void {
        for (const { animation } of this.walks.values()) animation.cancel();
        this.walks.clear();
        this.until = 0;
    }
}
