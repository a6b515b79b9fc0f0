// What is to be seen in a room, drawn for this program: for each card of a type a scene of 100 by 48, standing on its
// lower edge. A stroke begins with the letter of its paint (see Picture.svelte).

export type Scene = readonly string[];

const LIVING = [
    [
        's M88 48V18M82 48h12',
        'y M80 18l4-11h8l4 11z',
        'l M28 3h26v15H28z',
        's M31 16l6-7 5 5 4-3 5 5',
        'm M12 31a6 6 0 0 1 6-6h44a6 6 0 0 1 6 6v5h3a4 4 0 0 1 4 4v6H5v-6a4 4 0 0 1 4-4h3z',
        's M40 27v12M12 39h56M10 46v2M70 46v2',
    ],
    [
        'l M20 16h60v32H20z',
        'w M14 11h72v6H14z',
        'd M34 48V35a16 13 0 0 1 32 0v13z',
        'm M50 48c-8 0-10-6-6-11 1 2 2 3 3 3-1-5 2-8 5-10 0 4 6 6 5 12-1 4-3 6-2 6z',
        'l M24 3h4v8h-4zM72 3h4v8h-4z',
        's M42 5h16v6H42zM26 3v-2M74 3v-2',
    ],
    [
        'w M6 3h36v45H6z',
        'm M9 6h4v9H9zM22 17h4v10h-4zM32 29h4v9h-4zM12 40h5v8h-5z',
        'b M14 7h4v8h-4zM27 18h4v9h-4zM10 29h4v9h-4z',
        'y M26 6h5v9h-5zM10 18h4v9h-4zM22 30h4v8h-4zM28 41h5v7h-5z',
        's M6 15.500h36M6 27h36M6 38.500h36',
        'm M58 32a5 5 0 0 1 5-6h18a5 5 0 0 1 5 6v4h2a4 4 0 0 1 4 4v6H52v-6a4 4 0 0 1 4-4h2z',
        's M60 39h24M57 46v2M87 46v2',
    ],
];

const KITCHEN = [
    [
        'd M36 0h28l6 9H30z',
        'w M3 8h24v3H3z',
        'm M6 2h6v6H6z',
        'y M15 3h5v5h-5z',
        'l M4 26h92v22H4z',
        'w M2 22h96v5H2z',
        'm M42 14h16v8H42z',
        's M39 15h22M50 14v-2M34 27v21M66 27v21M28 33v4M72 33v4M82 22v-8h6v3',
        'd M40 33h20v11H40z',
    ],
    [
        's M28 0v5',
        'y M19 14l4-9h10l4 9z',
        'l M66 3h28v45H66z',
        's M66 20h28M71 11v5M71 25v8',
        'm M17 22h22a11 8 0 0 1-22 0z',
        'w M4 28h50v4H4z',
        's M9 32v16M49 32v16',
        'w M18 40h20v3H18z',
        's M21 43v5M35 43v5',
    ],
];

const BEDROOM = [
    [
        'b M56 2h24v19H56z',
        'y M69 5a7 7 0 1 0 6 10 6 6 0 0 1-6-10z',
        'w M8 16h6v32H8z',
        'w M12 40h76v6H12z',
        'l M14 32h72v8H14z',
        'l M16 24h17a3 3 0 0 1 3 3v5H16z',
        'm M38 28h42a7 7 0 0 1 7 7v7H38z',
        's M38 34h48M18 46v2M84 46v2',
    ],
    [
        'l M32 2a10 10 0 1 1-.1 0z',
        'w M8 24h46v24H8z',
        's M8 32h46M8 40h46M31 27v2M31 35v2M31 43v2',
        's M81 34v-8',
        'm M73 26l4-11h8l4 11z',
        'w M70 34h22v14H70z',
        's M70 41h22',
    ],
];

const KIDS = [
    [
        'l M10 17h52v5H10zM10 39h52v5H10z',
        'm M28 12h34v7H28zM28 34h34v7H28z',
        'l M11 11h15v6H11zM11 33h15v6H11z',
        'w M6 3h4v45H6zM62 3h4v45h-4z',
        's M68 6v42M78 6v42M68 15h10M68 25h10M68 35h10',
        'y M89 36a6 6 0 1 1-.1 0z',
    ],
    [
        's M44 2c16 9 36 9 54 0',
        'y M50 5l7 2-5 6z',
        'm M66 8h7l-4 7zM84 7l7-2-1 8z',
        'b M7 48L33 10l26 38z',
        'l M23 48l10-24 10 24z',
        's M33 10V5',
        'y M66 38h10v10H66z',
        'm M79 38h10v10H79z',
        'w M72 28h10v10H72z',
    ],
];

const GARAGE = [
    [
        'w M8 2h30v3H8z',
        'y M12-3h6v5h-6z',
        's M60 3h30M66 3v7M76 3v9M86 3v6',
        'm M8 41v-8a4 4 0 0 1 4-4h8l9-12h30l11 12h13a5 5 0 0 1 5 5v7z',
        'l M27 28l6-8h10v8zM47 28v-8h10l7 8z',
        'd M26 34a7 7 0 1 1-.1 0zM72 34a7 7 0 1 1-.1 0z',
        's M48 29v12M10 36h6',
    ],
    [
        'w M14 4h62v4H14z',
        'l M18 8h54v40H18z',
        's M18 16h54M18 24h54M18 32h54M18 40h54M42 36h6',
        'd M88 20a7 7 0 1 1-.1 0zM88 34a7 7 0 1 1-.1 0z',
        'l M88 24a3 3 0 1 1-.1 0zM88 38a3 3 0 1 1-.1 0z',
    ],
];

/** For each type of the game its scenes, one for each card of a room. */
export const SCENES: Readonly<Record<string, readonly Scene[]>> = {
    LR: LIVING,
    KT: KITCHEN,
    BD: BEDROOM,
    KR: KIDS,
    GA: GARAGE,
    BA: [
        [
            'l M30 2h20v15H30z',
            's M34 14l8-8M76 27V8a5 5 0 0 1 10 0M82 9h8',
            's M84 12v3M87 12v3M90 12v3',
            'b M15 26a5 5 0 0 1 8-4 6 6 0 0 1 11-2 5 5 0 0 1 9 2 4 4 0 0 1 7 4z',
            'l M10 26h66v6a12 12 0 0 1-12 12H22a12 12 0 0 1-12-12z',
            'm M54 27h12v12H54z',
            's M20 44l-2 4M66 44l2 4M6 26h74',
        ],
    ],
    PA: [
        [
            'm M16 8h10v10H16zM44 6h10v12H44z',
            'y M30 10h10v8H30z',
            'b M62 7h10v11H62z',
            'l M76 10h10v8H76z',
            's M15 7h12M43 5h12M29 9h12M61 6h12',
            'l M16 40c-3-8 0-13 4-15h8c4 2 7 7 4 15z',
            'y M40 40l17-9 6 9z',
            'w M68 40v-4a7 6 0 0 1 7-6h7a6 6 0 0 1 6 6v4z',
            'w M6 18h88v4H6zM6 40h88v4H6z',
            's M10 4v44M90 4v44M20 25h8',
        ],
    ],
    SA: [
        [
            'w M4 20h36v5H4zM4 35h58v5H4z',
            's M9 25v10M35 25v10M10 40v8M56 40v8',
            'm M46 24h14l-2 11H48z',
            's M46 24a7 8 0 0 1 14 0M78 17c-4-4 4-7 0-13M88 17c-4-4 4-7 0-13',
            'l M74 28a4 4 0 0 1 5-5 5 5 0 0 1 8 0 4 4 0 0 1 5 5z',
            'd M72 27h22v21H72z',
            'm M77 36h12v8H77z',
        ],
    ],
    WR: [
        [
            's M8 6h84M25 9V6M51 9V6M78 9V6',
            'm M20 12l5-3 5 3-2 7 6 17H16l6-17z',
            'l M42 12l6-3h6l6 3 4 8-5 3v13H43V23l-5-3z',
            'b M70 12l6-3h4l6 3 3 23H67z',
            's M78 12v23',
            'w M4 1h4v47H4zM92 1h4v47h-4z',
            'd M16 48v-5h6l6 5zM34 48v-5h6l6 5z',
            'w M62 40h22v8H62z',
        ],
    ],
    LI: [
        [
            'w M4 1h92v47H4z',
            'm M8 5h5v12H8zM20 20h5v13h-5zM40 5h5v12h-5zM54 36h5v12h-5zM72 20h5v13h-5zM84 5h5v12h-5z',
            'l M14 7h5v10h-5zM9 21h5v12H9zM46 7h5v10h-5zM44 22h5v11h-5zM78 7h5v10h-5zM70 36h5v12h-5zM22 36h5v12h-5z',
            'b M26 6h5v11h-5zM28 22h5v11h-5zM55 5h5v12h-5zM11 36h5v12h-5zM86 22h5v11h-5zM40 37h5v11h-5z',
            's M4 17.500h92M4 33.500h92M35 1v47M66 1v47',
        ],
    ],
    ST: [
        [
            'l M16 8h28v16H16z',
            's M30 24v3M20 12h14M20 16h18M20 20h10',
            's M64 26v-9l8-7',
            'y M67 7l9 8 4-5-9-7z',
            'w M8 26h72v4H8zM54 30h22v18H54z',
            's M13 30v18M54 38h22M64 34h3M64 42h3',
            'm M24 35h16v4H24z',
            's M32 39v9M26 48h12',
            'l M86 4h10v18H86z',
            's M88 8h6M88 12h6M88 16h4',
        ],
    ],
    GR: [
        [
            's M42 0v3',
            'y M27 11l6-8h18l6 8z',
            's M24 20l38-5',
            'm M8 24h68v8H8z',
            'w M4 21h76v4H4zM4 31h76v5H4z',
            'l M26 15a3 3 0 1 1-.1 0zM52 15a3 3 0 1 1-.1 0z',
            's M12 36v12M72 36v12',
            'l M89 4a8 8 0 1 1-.1 0z',
            'm M89 8a4 4 0 1 1-.1 0z',
        ],
    ],
    WC: [
        [
            'w M4 4h56v44H4z',
            's M4 18.500h56M4 33.500h56M18 4v44M32 4v44M46 4v44',
            'm M11 8a3.5 3.5 0 1 1-.1 0zM39 22a3.5 3.5 0 1 1-.1 0zM25 37a3.5 3.5 0 1 1-.1 0zM53 8a3.5 3.5 0 1 1-.1 0z',
            'd M25 8a3.5 3.5 0 1 1-.1 0zM11 22a3.5 3.5 0 1 1-.1 0zM53 37a3.5 3.5 0 1 1-.1 0zM39 37a3.5 3.5 0 1 1-.1 0z',
            'm M76 24v-9l2-3V5h4v7l2 3v9z',
            'w M68 24c-3 8-3 16 0 24h24c3-8 3-16 0-24z',
            's M66 31h28M66 41h28',
        ],
    ],
    LA: [
        [
            's M46 4c16 6 34 6 52 0',
            'm M56 8h11v13H56z',
            'l M72 9h9v15h-9z',
            'y M85 8l9-2 1 10-9 2z',
            'l M8 12h34v36H8z',
            'b M25 23a10 10 0 1 1-.1 0z',
            's M12 17h9M33 16v3M18 34c4-3 8 3 13 0',
            'l M56 34a6 6 0 0 1 10-5 6 6 0 0 1 12 5z',
            'w M53 34h28l-3 14H56z',
            's M55 41h24',
        ],
    ],
    WS: [
        [
            'm M14 4h13v6H14z',
            's M20 10v11',
            'l M36 6h24l-5 8H36z',
            'w M60 4h7v10h-7z',
            'm M24 20h18v8H24z',
            's M28 20v-3h10v3',
            'd M56 20h9v8h-9z',
            'w M6 28h70v5H6z',
            's M12 33v15M70 33v15M12 42h58',
            'y M82 10h12v13H82z',
            's M88 23v8M88 48V36M81 48h14M84 36h9',
        ],
    ],
    SG: [
        [
            'w M20 10h24v18H20zM8 28h28v20H8zM40 28h24v20H40z',
            'm M28 10h8v7h-8zM17 28h9v8h-9zM48 28h8v8h-8z',
            's M20 17h24M8 36h28M40 36h24',
            's M73 48L80 2M90 48L83 2M75 38h13M77 28h9M78 18h6',
        ],
    ],
};

/** A room of somebody's own box: a window and a plant. */
const UNKNOWN: Scene = [
    'b M26 3h30v24H26z',
    's M41 3v24M26 15h30',
    'g M76 40c-9-6-9-15 0-22 9 7 9 16 0 22z',
    'm M69 39h14l-2 9H71z',
];

export function scenesOf(kind: string): readonly Scene[] {
    return SCENES[kind] ?? [UNKNOWN];
}

/** The sign of a type on a 24 by 24 grid, filled and drawn; for conditions and for what lies face down. */
export const SIGNS: Readonly<Record<string, readonly [filled: string, drawn: string]>> = {
    LR: ['M3 12a2.5 2.5 0 0 1 5 0v2h8v-2a2.5 2.5 0 0 1 5 0v7H3z', 'M6 9V7a2 2 0 0 1 2-2h8a2 2 0 0 1 2 2v2'],
    KT: ['M4 10h16v7a3 3 0 0 1-3 3H7a3 3 0 0 1-3-3z', 'M2 10h20M9 7c-1-2 1-3 0-5M14.5 7c-1-2 1-3 0-5'],
    BD: ['M2.5 11h14a5 5 0 0 1 5 5v2h-19z', 'M2.5 5v16M21.5 18v3M6 8.500h4'],
    BA: ['M2 12h20v2a6 6 0 0 1-6 6H8a6 6 0 0 1-6-6z', 'M5 12V6a3 3 0 0 1 6 0M6 20l-1 2M18 20l1 2'],
    KR: [
        'M7 3.500a3 3 0 0 1 2.8 2a8 8 0 0 1 4.4 0A3 3 0 1 1 18.6 9a7.5 7.5 0 1 1-13.2 0A3 3 0 0 1 7 3.500z',
        'M9.5 12v.1M14.5 12v.1M10 16c1.3 1.2 2.7 1.2 4 0',
    ],
    PA: ['M7 8h10a2 2 0 0 1 2 2v9a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2v-9a2 2 0 0 1 2-2z', 'M7 4h10v4H7zM8.5 13h7v4h-7z'],
    SA: ['M4 17h16v4H4z', 'M8 14c-3-4 3-6 0-11M12 14c-3-4 3-6 0-11M16 14c-3-4 3-6 0-11'],
    WR: ['M12 10l9 7a1.5 1.5 0 0 1-1 3H4a1.5 1.5 0 0 1-1-3z', 'M12 10V8.500c2 0 3-1 3-2.500a3 3 0 0 0-6 0'],
    LI: ['M12 6c-2-1.5-5-2-9-2v14c4 0 7 .5 9 2c2-1.5 5-2 9-2V4c-4 0-7 .5-9 2z', 'M12 6v14'],
    ST: ['M5 19l1-4L16 5l3 3L9 18z', 'M14 7l3 3M4 22h16'],
    GR: [
        'M6 4h12a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2z',
        'M8.5 8.500v.1M15.5 8.500v.1M12 12v.1M8.5 15.500v.1M15.5 15.500v.1',
    ],
    GA: ['M3 17v-4l2-1 2.5-5h9L19 12l2 1v4z', 'M7 15.500a2 2 0 1 1-.1 0zM17 15.500a2 2 0 1 1-.1 0zM6 12h12'],
    WC: ['M10 2.500h4v6c2 1 3 2.5 3 5v8H7v-8c0-2.5 1-4 3-5z', 'M7 14h10v4H7z'],
    LA: ['M5 3h14v18H5z', 'M12 9.500a4 4 0 1 1-.1 0zM8 6h3M16 6v.1'],
    WS: ['M5 4h11l3 3-2 3H5z', 'M10 10v11'],
    SG: ['M3 8l9-4 9 4v9l-9 4-9-4z', 'M3 8l9 4 9-4M12 12v9'],
};

const UNKNOWN_SIGN = ['M4 11l8-7 8 7v9H4z', 'M10 20v-5h4v5'] as const;

export function signOf(kind: string): readonly [filled: string, drawn: string] {
    return SIGNS[kind] ?? UNKNOWN_SIGN;
}
