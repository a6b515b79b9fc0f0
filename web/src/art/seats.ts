/** The shape that goes with each seat colour, on a 24 by 24 grid: colour never stands alone. */
export const SEAT_SHAPES = {
    clay: 'M12 2.5a9.5 9.5 0 1 1 0 19a9.5 9.5 0 0 1 0-19z',
    moss: 'M10.3 3.6a2 2 0 0 1 3.4 0l8.4 14.6a2 2 0 0 1-1.7 3H3.6a2 2 0 0 1-1.7-3z',
    sky: 'M10.6 2.1a2 2 0 0 1 2.8 0l8.5 8.5a2 2 0 0 1 0 2.8l-8.5 8.5a2 2 0 0 1-2.8 0l-8.5-8.5a2 2 0 0 1 0-2.8z',
    plum: 'M12 1.8c2.7 0 4.3 2 4.2 4.4c2.3-.7 4.7.2 5.5 2.7c.8 2.5-.6 4.6-2.9 5.4c1.4 2 1.2 4.5-.9 6.1c-2.1 1.5-4.6.9-5.9-1.1c-1.3 2-3.8 2.6-5.9 1.1c-2.1-1.6-2.3-4.1-.9-6.1c-2.3-.8-3.7-2.9-2.9-5.4c.8-2.5 3.2-3.4 5.5-2.7c-.1-2.4 1.5-4.4 4.2-4.4z',
    honey: 'M11 1.9a2 2 0 0 1 2 0l7.5 4.4a2 2 0 0 1 1 1.7v8a2 2 0 0 1-1 1.7L13 22.1a2 2 0 0 1-2 0l-7.5-4.4a2 2 0 0 1-1-1.7V8a2 2 0 0 1 1-1.7z',
    slate: 'M5 3h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2z',
} as const;

export type SeatColour = keyof typeof SEAT_SHAPES;

export const SEAT_COLOURS = Object.keys(SEAT_SHAPES) as SeatColour[];
