// The games that have a client folder. Each loads when it is needed; a game without one is played in the list view.

import type { GameEntry } from './types';

export const games: Readonly<Record<string, GameEntry>> = {
    balconia: { client: () => import('./balconia'), tile: () => import('./balconia/tile') },
    'big-build': { client: () => import('./big_build'), tile: () => import('./big_build/tile') },
    'dream-home': { client: () => import('./dream_home'), tile: () => import('./dream_home/tile') },
    treehouse: { client: () => import('./treehouse'), tile: () => import('./treehouse/tile') },
};
