// Where things are drawn in a tree: plain numbers, no rules. A slot is written `level.index`, as in the rules (TH-02).

export const CARD = { width: 100, height: 78 };
export const PITCH = { x: 106, y: 86 };
export const TREE = { width: 690, height: 584, middle: 345, top: 26, foot: 452, ground: 540 };

/** How far the crown reaches out beyond the rooms. */
const LEAVES = 18;

/** What of the drawing a tree of so many levels needs: its upper edge and its width, about the same middle. */
export function frame(levels: number): { top: number; left: number; width: number; height: number } {
    const top = (6 - levels) * PITCH.y - LEAVES;
    const width = TREE.width - (6 - levels) * PITCH.x + 2 * LEAVES;
    return { top, left: TREE.middle - width / 2, width, height: TREE.height - top };
}

const LEVELS = [2, 3, 4, 5, 6] as const;

export interface Place {
    slot: string;
    level: number;
    index: number;
    /** The card's upper left corner. */
    x: number;
    y: number;
}

function place(level: number, index: number): Place {
    const x = TREE.middle + (index - (level + 1) / 2) * PITCH.x - CARD.width / 2;
    const y = TREE.top + (6 - level) * PITCH.y;
    return { slot: `${level}.${index}`, level, index, x, y };
}

/** The twenty places of a tree, from the bottom up. */
export const PLACES: readonly Place[] = LEVELS.flatMap((level) =>
    Array.from({ length: level }, (_, i) => place(level, i + 1)),
);

const BY_SLOT = new Map(PLACES.map((each) => [each.slot, each]));

const STEPS: Readonly<Record<string, readonly [number, number]>> = {
    ArrowLeft: [-1, 0],
    ArrowRight: [1, 0],
    ArrowUp: [0, -1],
    ArrowDown: [0, 1],
};

/** The slot that an arrow key leads to: the nearest in that direction, or the same one at the edge. */
export function stepFrom(slot: string, key: string): string {
    const from = BY_SLOT.get(slot);
    const step = STEPS[key];
    if (!from || !step) return slot;
    const [dx, dy] = step;
    const ahead = PLACES.filter((to) => (dx ? to.y === from.y && (to.x - from.x) * dx > 0 : (to.y - from.y) * dy > 0));
    const distance = (to: Place) => Math.abs(to.y - from.y) * 4 + Math.abs(to.x - from.x);
    return (
        ahead.reduce((best, to) => (!best || distance(to) < distance(best) ? to : best), null as Place | null)?.slot ??
        slot
    );
}
