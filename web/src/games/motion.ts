// Setting a table's drawings in motion: short and calm, and not at all where motion is not wanted.

/** What moves: where it is found, from where it comes, and after how many milliseconds. */
export interface Motion {
    target: string;
    from: 'hand' | 'far' | 'deck' | 'neighbour' | 'above' | 'itself';
    delay: number;
}

const STARTS: Readonly<Record<Motion['from'], string>> = {
    hand: 'translate(0, 260px) scale(1.15)',
    far: 'translate(0, -60px) scale(1.3)',
    deck: 'translate(0, -70px) rotate(4deg)',
    neighbour: 'translate(110px, 0) rotate(3deg)',
    above: 'translate(0, -24px) scale(1.6)',
    itself: 'scale(2.2)',
};

/** Sets it all moving inside a table's element, unless motion is not wanted. */
export function play(root: Element, moving: readonly Motion[]): void {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    for (const { target, from, delay } of moving) {
        for (const element of root.querySelectorAll(target)) {
            element.animate(
                [
                    { transform: STARTS[from], opacity: 0 },
                    { opacity: 1, offset: 0.4 },
                    { transform: 'none', opacity: 1 },
                ],
                { duration: 520, delay, easing: 'cubic-bezier(0.3, 0.7, 0.3, 1)', fill: 'backwards' },
            );
        }
    }
}
