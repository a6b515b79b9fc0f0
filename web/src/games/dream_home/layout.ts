// Where things are drawn in a house: plain numbers, no rules. Cells are named as in the rules (DH-01).

export const CELL = { width: 100, height: 84 };
const WALL = 5;
export const PITCH = { x: CELL.width + WALL, y: CELL.height + WALL };
const MARGIN = { x: 20, top: 84 };
const FLOORS = 'TMB';

export const HOUSE = {
    width: 2 * MARGIN.x + 5 * PITCH.x + WALL,
    height: MARGIN.top + 3 * PITCH.y + WALL + 7,
    left: MARGIN.x,
    top: MARGIN.top,
    /** Outer measures of the two floors and the cellar. */
    wide: 5 * PITCH.x + WALL,
    ground: MARGIN.top + 2 * PITCH.y + WALL,
    cellar: MARGIN.x + 3 * PITCH.x,
    foot: MARGIN.top + 3 * PITCH.y + WALL,
    wall: WALL,
};

export interface Spot {
    x: number;
    y: number;
}

export const CELLS = ['T1', 'T2', 'T3', 'T4', 'T5', 'M1', 'M2', 'M3', 'M4', 'M5', 'B4', 'B5'] as const;

/** A cell's upper left corner. */
export function spotOf(cell: string): Spot {
    return {
        x: MARGIN.x + WALL + (Number(cell[1]) - 1) * PITCH.x,
        y: MARGIN.top + WALL + FLOORS.indexOf(cell[0] ?? 'T') * PITCH.y,
    };
}

/** How wide a room of so many cards is: the walls between them are gone. */
export function widthOf(cards: number): number {
    return CELL.width + (cards - 1) * PITCH.x;
}

const STEPS: Readonly<Record<string, Spot>> = {
    ArrowLeft: { x: -1, y: 0 },
    ArrowRight: { x: 1, y: 0 },
    ArrowUp: { x: 0, y: -1 },
    ArrowDown: { x: 0, y: 1 },
};

/** The cell that an arrow key leads to, or the same one at the edge. */
export function stepFrom(cell: string, key: string): string {
    const step = STEPS[key];
    if (!step) return cell;
    const to = `${FLOORS[FLOORS.indexOf(cell[0] ?? '') + step.y] ?? ''}${Number(cell[1]) + step.x}`;
    return (CELLS as readonly string[]).includes(to) ? to : cell;
}

export interface Section extends Spot {
    d: string;
}

/** The roof above the house in so many sections, from left to right: outline and middle. */
export function roofSections(count: number): Section[] {
    const { left, wide, top } = HOUSE;
    const eaves = { from: left - 14, to: left + wide + 14, y: top + 2 };
    const ridge = { from: left + 96, to: left + wide - 96, y: top - 66 };
    const along = (edge: typeof eaves, part: number) => Math.round(edge.from + (edge.to - edge.from) * part);
    const at = (edge: typeof eaves, part: number) => `${along(edge, part)} ${edge.y}`;
    return Array.from({ length: count }, (_, i) => {
        const [from, to, half] = [i / count, (i + 1) / count, (i + 0.5) / count];
        return {
            d: `M${at(eaves, from)}L${at(ridge, from)}L${at(ridge, to)}L${at(eaves, to)}z`,
            x: (along(eaves, half) + along(ridge, half)) / 2,
            y: (eaves.y + ridge.y) / 2,
        };
    });
}
