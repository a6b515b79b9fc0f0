// A picture for every room of the classic box: a filled shape and the strokes on it, on a 24 by 24 grid.

export const PICTURES: Readonly<Record<string, readonly [filled: string, drawn: string]>> = {};
