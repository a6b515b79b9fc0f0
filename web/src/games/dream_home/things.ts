// Furniture, tools and helpers, drawn for this program on a 40 by 40 grid, standing on its lower edge; the paints are
// those of Picture.svelte.

import type { Scene } from './pictures';

const face = 'f M20 8a7.5 7.5 0 1 1-.1 0z';
const smile = 's M17 15v.1M23 15v.1M17.5 18.500c1.5 1.5 3.5 1.5 5 0';
const body = 'M6 40c0-10 6-15 14-15s14 5 14 15z';

export const THINGS: Readonly<Record<string, Scene>> = {
    grand_piano: [
        'd M8 18L25 3l11 13z',
        's M22 19L26 9',
        'd M4 24c0-7 6-9 14-9s10 4 18 5v9H4z',
        'l M4 27h22v4H4z',
        's M8 27v4M12 27v4M16 27v4M20 27v4M8 31v8M32 29v10',
    ],
    cat_house: [
        'w M4 19L20 6l16 13v20H4z',
        's M4 19h32',
        'd M20 19a8 9 0 0 1 8 9v11H12V28a8 9 0 0 1 8-9z',
        'y M15 39v-7l-1-5 4 2h4l4-2-1 5v7z',
        's M18 33v.1M22 33v.1',
    ],
    canopy_bed: [
        'w M4 6h3v33H4zM33 6h3v33h-3z',
        'm M2 3h36v7c-3 3-8 3-9 0-2 3-7 3-9 0-2 3-7 3-9 0-2 3-6 3-9 0z',
        'l M7 25h26v7H7z',
        'l M8 21h9v6H8z',
        'm M16 26h17v10H7v-5h9z',
    ],
    hot_tub: [
        's M13 13c-3-3 3-5 0-9M21 12c-3-3 3-5 0-9M29 13c-3-3 3-5 0-9',
        'b M5 22a4 4 0 0 1 7-4 5 5 0 0 1 9-1 5 5 0 0 1 9 1 4 4 0 0 1 5 4z',
        'w M3 22h34l-3 17H6z',
        's M4 28h32M12 22l1 17M20 22v17M28 22l-1 17',
    ],
    ice_machine: [
        'l M6 8h28v31H6z',
        'm M6 3h28v9H6z',
        'd M12 17h16v15H12z',
        'l M16 24a4 5 0 0 1 8 0z',
        'y M16 24h8l-4 8z',
        's M20 17v2M11 36h18',
    ],
    pictures: [
        's M12 8l3-5 4 5M30 14l2-4 3 4',
        'w M2 8h21v26H2z',
        'b M5 11h15v20H5z',
        'g M5 31l6-11 4 6 2-3 3 8z',
        'w M25 14h14v14H25z',
        'm M27 16h10v10H27z',
        'y M32 18a3 3 0 1 1-.1 0z',
    ],
    tree_house: [
        'g M20 1c9 0 17 6 17 13s-6 11-17 11S3 21 3 14 11 1 20 1z',
        'w M17 24h6v15h-6z',
        'w M11 13h18v12H11z',
        'm M8 14l12-9 12 9z',
        'd M17 17h6v8h-6z',
        's M26 25v14M30 25v14M26 30h4M26 35h4',
    ],
    birdhouse: [
        'w M18 28h4v11h-4z',
        'y M9 13h22v16H9z',
        'm M5 15L20 2l15 13z',
        'd M20 16a4 4 0 1 1-.1 0z',
        's M20 26v3M16 26h8',
    ],
    toy_castle: [
        's M9 14V4M31 14V4',
        'y M9 4l7 2-7 3zM31 4l7 2-7 3z',
        'm M4 39V14h3v3h4v-3h3v25zM26 39V14h3v3h4v-3h3v25z',
        'b M14 39V21h3v3h6v-3h3v18z',
        'd M17 39v-6a3 4 0 0 1 6 0v6z',
    ],
    aquarium: [
        'w M5 34h30v5H5z',
        'b M3 10h34v24H3z',
        'l M3 7h34v5H3z',
        'g M30 34c-3-5 2-7 0-13M8 34c-2-3 1-5 0-9',
        'y M11 22c4-5 9-5 12 0l5-4v9l-5-4c-3 4-8 4-12-1z',
        's M15 21v.1M25 15v.1M28 13v.1',
    ],
    car: [
        'm M2 31v-7l5-2 6-10h15l7 10 3 2v7z',
        'l M12 21l4-6h4v6zM23 21v-6h4l4 6z',
        'd M11 27a5.5 5.5 0 1 1-.1 0zM29 27a5.5 5.5 0 1 1-.1 0z',
        's M21 22v9M4 26h3',
    ],

    drill: ['y M4 10h20v12H4z', 'd M24 12h6v8h-6z', 's M30 16h9M33 14l3 4', 'd M9 22h9l-2 15H7z', 's M18 25h4M7 14h8'],
    jackhammer: [
        'd M6 5h28v5H6z',
        'y M13 10h14v15H13z',
        's M13 15h14M13 20h14',
        'd M17 25h6v6h-6z',
        'l M17 31h6l-3 9z',
    ],
    mixer: [
        's M13 27l-4 9M27 27l4 9',
        'y M7 11l20-7 9 14-10 12-17-6z',
        's M27 4L36 18M15 8l4 20',
        'd M10 33a4 4 0 1 1-.1 0zM31 33a4 4 0 1 1-.1 0z',
    ],
    scaffold: ['s M6 39V3M34 39V3M6 20l28 14M34 20L6 34', 'w M2 6h36v4H2zM2 20h36v4H2zM2 35h36v4H2z'],
    roofer: [`m ${body}`, face, smile, 'y M9.5 13a10.5 10 0 0 1 21 0z', 's M20 3v6', 'd M9 40l11-9 11 9z'],
    courier: [
        `b ${body}`,
        face,
        smile,
        'm M11 12a9 8 0 0 1 18 0h6v2H11z',
        'w M13 29h14v11H13z',
        's M20 29v11M13 33h14',
    ],
    handyman: [
        `y ${body}`,
        face,
        smile,
        'b M11 12a9 8 0 0 1 18 0z',
        's M14 39l9-8',
        'd M19 28l4-3 6 7-4 3z',
        'b M8 40l3-11h3v11zM32 40l-3-11h-3v11z',
    ],
    architect: [
        'w M20 2a11 11 0 0 1 11 12v8H9v-8A11 11 0 0 1 20 2z',
        `g ${body}`,
        face,
        smile,
        's M14.5 15a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0zM20.5 15a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0z',
        'l M7 31h26v7H7z',
        's M12 34h4v4M20 31v4h8',
    ],
    designer: [
        'd M20 5a10 10 0 0 1 10 10v8H10v-8A10 10 0 0 1 20 5z',
        `m ${body}`,
        face,
        smile,
        'b M9 9c3-9 21-9 22 0-3 3-18 4-22 0z',
        'l M11 37c0-8 18-9 18-1 0 4-4 2-6 3s-12 4-12-2z',
        'y M16 33a1.5 1.5 0 1 1-.1 0z',
        'g M22 32a1.5 1.5 0 1 1-.1 0z',
    ],
    marker: [
        'd M7 40h26v-5H7z',
        's M12 36V3',
        'm M12 4h20l-5 7 5 7H12z',
        'y M19 7l1.3 2.7 3 .4-2.2 2 .5 3-2.6-1.4-2.6 1.4.5-3-2.2-2 3-.4z',
    ],
};

/** A thing of somebody's own box: a parcel. */
const UNKNOWN: Scene = ['w M5 14h30v25H5z', 'm M16 14h8v25h-8z', 's M5 22h30'];

export function thingOf(code: string): Scene {
    return THINGS[code] ?? UNKNOWN;
}

/** How tiles of a roof lie, by colour, on a pattern of 24 by 16: colour never stands alone. */
export const TILES: Readonly<Record<string, string>> = {
    red: 'M0 0a6 7 0 0 0 12 0a6 7 0 0 0 12 0M-6 8a6 7 0 0 0 12 0a6 7 0 0 0 12 0a6 7 0 0 0 12 0',
    brown: 'M0 0h24M0 8h24M6 0v8M18 0v8M12 8v8M0 8v8M24 8v8',
    green: 'M0 8l6-7 6 7 6-7 6 7M0 16l6-7 6 7 6-7 6 7',
    slate: 'M0 0l12 16M12 0l12 16M12 0L0 16M24 0L12 16',
};
