// The table's own sentences, in the language that is set.

import type { FluentVariable } from '@fluent/bundle';
import { tableTexts } from './library';
import { settings } from './settings.svelte';
import { Texts } from './texts';

let spoken = $state.raw(new Texts('en', []));

/** Fetch the sentences of the language that is set, and again when another is. Called once, before anything is shown. */
export async function learnLanguage(): Promise<void> {
    spoken = await tableTexts(settings.language);
}

/** A sentence of the table. */
export function say(id: string, given: Record<string, FluentVariable> = {}): string {
    return spoken.phrase(id, given);
}

/** Whether the table has such a sentence. */
export function canSay(id: string): boolean {
    return spoken.has(id);
}
