// Where the board is drawn: plain numbers, no rules. The sheet is shown as the box has it, or turned by a quarter where
// it is larger so: cells must be large enough for a thumb. The picture of the house always stands upright.

import type { Board } from './table';

export interface Spot {
    x: number;
    y: number;
}

/** The picture: its upper left corner, the side of a place, rows and columns. */
export interface PictureSpot extends Spot {
    size: number;
    rows: number;
    cols: number;
}

export interface Layout {
    width: number;
    height: number;
    turned: boolean;
    spots: ReadonlyMap<string, Spot>;
    trails: readonly Trail[];
    picture: PictureSpot;
}

/** The finished picture, moved and grown. */
export interface Raised extends Spot {
    scale: number;
}

/** A path as it winds: a curve from one cell to another, bent at its middle. */
export interface Trail {
    a: string;
    b: string;
    from: Spot;
    bend: Spot;
    to: Spot;
}

export const CELL = 27;
const MARGIN = 42;
const TOP = 64; // figures stand up from their cells
const CLEAR_OF_CELL = 52;
const CLEAR_OF_TRAIL = 34;
const WINDING = 0.17;
const PRIDE = 0.88; // how much of the sheet the finished picture covers at most
const GROWTH = 2.4;

/** The layout that fits a room better: the one that shows cells and picture larger. */
export function layoutFor(board: Board, room: { width: number; height: number }): Layout {
    const sizes = (layout: Layout) => {
        const scale = Math.min(room.width / layout.width, room.height / layout.height);
        return scale * scale * layout.picture.size;
    };
    const [straight, turned] = [layoutOf(board, false), layoutOf(board, true)];
    return sizes(turned) > sizes(straight) ? turned : straight;
}

export function layoutOf(board: Board, turned: boolean): Layout {
    const { x, y, size, rows, cols } = board.picture;
    const xs = [...board.cells.map((cell) => cell.x), x, x + cols * size];
    const ys = [...board.cells.map((cell) => cell.y), y, y + rows * size];
    const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
    const turn = ({ x, y }: Spot): Spot =>
        turned ? { x: bottom - y + MARGIN, y: x - left + TOP } : { x: x - left + MARGIN, y: y - top + TOP };
    const [across, down] = turned ? [bottom - top, right - left] : [right - left, bottom - top];
    const spots = new Map(board.cells.map((cell) => [cell.id, turn(cell)]));
    const trails = board.paths.map(({ a, b }) => trail(a, b, spots));
    const sheet = { width: across + 2 * MARGIN, height: down + TOP + MARGIN, turned, spots, trails };
    const centre = turn({ x: x + (cols * size) / 2, y: y + (rows * size) / 2 });
    return { ...sheet, picture: middle(board.picture, centre, sheet) };
}

/**
 * The picture, as large as the cells and paths around it and the edges let it be; at least as large as the box has it,
 * or as fits into its place on a sheet that is turned.
 */
function middle(
    { size, rows, cols }: Board['picture'],
    centre: Spot,
    { width, height, turned, spots, trails }: Omit<Layout, 'picture'>,
): PictureSpot {
    const least = turned ? size * Math.min(rows / cols, cols / rows) : size;
    const beside = trails.flatMap((each) => [0.2, 0.4, 0.6, 0.8].map((part) => along(each, part)));
    const room = (spot: Spot, clear: number) =>
        Math.max(
            (Math.abs(spot.x - centre.x) - clear) / (cols / 2),
            (Math.abs(spot.y - centre.y) - clear) / (rows / 2),
        );
    const most = Math.floor(
        Math.min(
            ...[...spots.values()].map((spot) => room(spot, CLEAR_OF_CELL)),
            ...beside.map((spot) => room(spot, CLEAR_OF_TRAIL)),
            Math.min(centre.x, width - centre.x) / (cols / 2),
            Math.min(centre.y, height - centre.y) / (rows / 2),
        ),
    );
    const side = Math.max(most, Math.floor(least));
    return { x: centre.x - (cols * side) / 2, y: centre.y - (rows * side) / 2, size: side, rows, cols };
}

/** Where the finished picture comes forward to, to be looked at: it covers most of the sheet. */
export function raisedIn({ width, height, picture }: Layout): Raised {
    const size = { width: picture.cols * picture.size, height: picture.rows * picture.size };
    const fits = PRIDE * Math.min(width / size.width, height / size.height);
    const scale = Math.max(1, Math.min(GROWTH, fits));
    return { x: (width - size.width * scale) / 2, y: (height - size.height * scale) / 2, scale };
}

function trail(a: string, b: string, spots: ReadonlyMap<string, Spot>): Trail {
    const [from, to] = [spots.get(a)!, spots.get(b)!];
    const lean = (chance(`${a}-${b}`) - 0.5) * 2 * WINDING;
    const bend = {
        x: (from.x + to.x) / 2 - (to.y - from.y) * lean,
        y: (from.y + to.y) / 2 + (to.x - from.x) * lean,
    };
    return { a, b, from, bend, to };
}

export function trailPath({ from, bend, to }: Trail): string {
    return `M${point(from)}Q${point(bend)} ${point(to)}`;
}

function point({ x, y }: Spot): string {
    return `${Math.round(x)} ${Math.round(y)}`;
}

/** Where the materials of a card are drawn on its face of 100 by 116: few of them loosely, more in rows. */
export function placesOnCard(count: number): Spot[] {
    if (count < 4) return FACES[count] ?? [];
    const columns = count > 6 ? 3 : 2;
    const rows = Math.ceil(count / columns);
    return Array.from({ length: count }, (_, i) => ({
        x: 50 + ((i % columns) - (columns - 1) / 2) * (columns > 2 ? 28 : 40),
        y: 58 + (Math.floor(i / columns) - (rows - 1) / 2) * 33,
    }));
}

const FACES: Readonly<Record<number, Spot[]>> = {
    1: [{ x: 50, y: 58 }],
    2: [
        { x: 34, y: 36 },
        { x: 66, y: 80 },
    ],
    3: [
        { x: 28, y: 36 },
        { x: 72, y: 36 },
        { x: 50, y: 82 },
    ],
};

/** A number between 0 and 1 that is always the same for a name. */
export function chance(name: string): number {
    let hash = 2166136261;
    for (const letter of name) hash = Math.imul(hash ^ letter.charCodeAt(0), 16777619);
    hash = Math.imul(hash ^ (hash >>> 15), 2246822519);
    return ((hash ^ (hash >>> 13)) >>> 0) / 2 ** 32;
}

/** The trail between two cells, in walking direction; null where none is drawn: along the arrows. */
export function trailBetween(layout: Layout, from: string, to: string): Trail | null {
    const found = layout.trails.find(({ a, b }) => (a === from && b === to) || (a === to && b === from));
    if (!found) return null;
    return found.a === from ? found : { ...found, a: from, b: to, from: found.to, to: found.from };
}

/** A spot on a trail, from 0 at its beginning to 1 at its end. */
export function along({ from, bend, to }: Trail, part: number): Spot {
    const rest = 1 - part;
    const at = (key: 'x' | 'y') => rest * rest * from[key] + 2 * rest * part * bend[key] + part * part * to[key];
    return { x: at('x'), y: at('y') };
}

const STEPS: Readonly<Record<string, Spot>> = {
    ArrowLeft: { x: -1, y: 0 },
    ArrowRight: { x: 1, y: 0 },
    ArrowUp: { x: 0, y: -1 },
    ArrowDown: { x: 0, y: 1 },
};

/** The cell that an arrow key leads to: the nearest one in that direction, or the same one at the edge. */
export function stepFrom(layout: Layout, cell: string, key: string): string {
    const [from, step] = [layout.spots.get(cell), STEPS[key]];
    if (!from || !step) return cell;
    let best = { cell, far: Infinity };
    for (const [id, { x, y }] of layout.spots) {
        const ahead = (x - from.x) * step.x + (y - from.y) * step.y;
        const aside = Math.abs((x - from.x) * step.y) + Math.abs((y - from.y) * step.x);
        if (ahead > 0 && aside <= 1.5 * ahead && ahead + 2 * aside < best.far)
            best = { cell: id, far: ahead + 2 * aside };
    }
    return best.cell;
}
