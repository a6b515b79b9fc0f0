// The reactions there are, as pictures that every device has.

import type { Reaction } from '../lib/wire';

export const EMOJI: Readonly<Record<Reaction, string>> = {
    clap: '👏',
    laugh: '😄',
    wow: '😮',
    think: '🤔',
    heart: '❤️',
    hurry: '⏳',
    oops: '🙈',
    bye: '👋',
};

export const REACTIONS = Object.keys(EMOJI) as Reaction[];
