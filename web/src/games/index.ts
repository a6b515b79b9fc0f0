// The games that have a client folder. Each loads when it is needed; a game without one is played in the list view.

import type { GameEntry } from './types';

export const games: Readonly<Record<string, GameEntry>> = {
    'big-build': { client: () => import('./big_build'), tile: () => import('./big_build/tile') },
    treehouse: { client: () => import('./treehouse'), tile: () => import('./treehouse/tile') },
};
