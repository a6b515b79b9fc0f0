// The sign of each colour, after the theme of its rooms (TH-172): a filled shape and the lines on it, on a 24 by 24 grid.

import type { Colour } from './table';

export interface Emblem {
    shape: string;
    lines: string;
}

export const EMBLEMS: Readonly<Record<Colour, Emblem>> = {
    // a ball
    red: {
        shape: 'M12 2.5a9.5 9.5 0 1 1 0 19a9.5 9.5 0 0 1 0-19z',
        lines: 'M5.5 5.2c3.6 4 3.6 9.6 0 13.6M18.5 5.2c-3.6 4-3.6 9.6 0 13.6M12 2.5v19',
    },
    // an open book
    yellow: {
        shape: 'M12 6C9.5 4.2 6 3.8 2 4.3V19c4-.5 7.5-.2 10 1.7c2.5-1.9 6-2.2 10-1.7V4.3C18 3.8 14.5 4.2 12 6z',
        lines: 'M12 6v14.5M5 8.5c1.7 0 2.9.2 4.2.7M5 12.5c1.7 0 2.9.2 4.2.7M19 8.5c-1.7 0-2.9.2-4.2.7M19 12.5c-1.7 0-2.9.2-4.2.7',
    },
    // a fir
    green: {
        shape: 'M12 1.5l6 7.5h-2.8l5.3 7.5h-6.8V22h-3.4v-5.5H3.5L8.8 9H6z',
        lines: 'M9.5 9h5M8 14h8',
    },
    // a drop
    blue: {
        shape: 'M12 1.8c4.5 5.4 7.2 8.7 7.2 12.7a7.2 7.2 0 0 1-14.4 0C4.8 10.5 7.5 7.2 12 1.8z',
        lines: 'M8.3 14.7a3.8 3.8 0 0 0 3.2 3.6',
    },
    // a star
    purple: {
        shape: 'M12 1.8l3 6.7 7.2.8-5.4 4.9 1.5 7.2-6.3-3.7-6.3 3.7 1.5-7.2-5.4-4.9 7.2-.8z',
        lines: '',
    },
    // a mug
    brown: {
        shape: 'M3.5 8.5h13v1.5h1.7a3.8 3.8 0 0 1 0 7.6h-2.4a5.5 5.5 0 0 1-4.8 3.4H8.5a5 5 0 0 1-5-5zM17 12.5v2.6h1.2a1.3 1.3 0 0 0 0-2.6z',
        lines: 'M7.5 6c-1-1.5 1-2.5 0-4M12 6c-1-1.5 1-2.5 0-4',
    },
};
