// What grows beside the paths: found from the layout, the same each time, and never on a cell, a path or the house.

import { along, chance, type Layout, type Spot } from './layout';

export type Growth = 'fir' | 'oak' | 'bush' | 'mushroom' | 'flower' | 'stone';

export interface Plant extends Spot {
    kind: Growth;
    scale: number;
}

const PITCH = 30;
const CLEAR_OF_CELL = 44;
const CLEAR_OF_TRAIL = 21;
const APART = 38;
const TALL: ReadonlySet<Growth> = new Set(['fir', 'oak']);
const CROWN = 26;

export function sceneryOf(layout: Layout): Plant[] {
    const taken = [...layout.trails].flatMap((trail) => [0.15, 0.3, 0.5, 0.7, 0.85].map((part) => along(trail, part)));
    const grown: Plant[] = [];
    for (let row = 0; row * PITCH < layout.height; row++) {
        for (let column = 0; column * PITCH < layout.width; column++) {
            const name = `${layout.turned}-${row}-${column}`;
            const plant = {
                x: Math.round((column + chance(`${name}x`)) * PITCH),
                y: Math.round((row + chance(`${name}y`)) * PITCH),
                kind: kindOf(chance(`${name}k`)),
                scale: 0.8 + 0.35 * chance(`${name}s`),
            };
            if (isFree(plant, layout, taken) && grown.every((other) => far(plant, other, APART))) grown.push(plant);
        }
    }
    return grown.sort((one, other) => one.y - other.y);
}

function kindOf(number: number): Growth {
    const kinds: Growth[] = ['fir', 'fir', 'fir', 'oak', 'oak', 'bush', 'bush', 'mushroom', 'flower', 'stone'];
    return kinds[Math.floor(number * kinds.length)]!;
}

function isFree({ x, y, kind }: Plant, layout: Layout, taken: readonly Spot[]): boolean {
    const heights = TALL.has(kind) ? [0, CROWN] : [0];
    const { picture } = layout;
    const inPicture =
        x > picture.x - 34 &&
        x < picture.x + picture.cols * picture.size + 34 &&
        y > picture.y - 14 &&
        y < picture.y + picture.rows * picture.size + 62;
    return (
        !inPicture &&
        x > 18 &&
        x < layout.width - 18 &&
        y > (TALL.has(kind) ? 2 * CROWN : CROWN / 2) &&
        y < layout.height - 6 &&
        heights.every(
            (height) =>
                [...layout.spots.values()].every((spot) => far({ x, y: y - height }, spot, CLEAR_OF_CELL)) &&
                taken.every((spot) => far({ x, y: y - height }, spot, CLEAR_OF_TRAIL)),
        )
    );
}

function far(one: Spot, other: Spot, distance: number): boolean {
    return Math.hypot(one.x - other.x, one.y - other.y) > distance;
}
