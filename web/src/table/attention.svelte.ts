// Telling a person that it is their turn: a sound, the tab's title and picture, a notification. Never more than they want.

import { untrack } from 'svelte';
import { say } from '../lib/say.svelte';
import { settings } from '../lib/settings.svelte';

/** A turn that comes back sooner than this needs no sound: the person is looking. */
const AWAY = 1_500;

/** Follows whose turn it is. Called once, from the component that shows the table. */
export function callToTable(turn: () => boolean, title: () => string): void {
    let since = 0;

    $effect(() => {
        const on = turn();
        document.title = on ? `● ${say('your-turn')} · ${title()}` : title();
        showDot(on);
        return () => showDot(false);
    });

    $effect(() => {
        if (!turn()) {
            since = Date.now();
            return;
        }
        const away = document.hidden || (since > 0 && Date.now() - since > AWAY);
        // Once a turn: not again when a switch is turned, or the language.
        untrack(() => {
            if (away && settings.sound) chime();
            if (document.hidden && settings.notify) notify(say('your-turn'), title());
        });
    });
}

function showDot(on: boolean): void {
    const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
    const wanted = on ? '/favicon-turn.svg' : '/favicon.svg';
    if (icon && !icon.href.endsWith(wanted)) icon.href = wanted;
}

/** Two soft notes. Browsers play them once the page has been touched. */
export function chime(): void {
    try {
        const air = new AudioContext();
        for (const [note, start] of [
            [659.26, 0],
            [880, 0.16],
        ] as const) {
            const [tone, loudness, at] = [air.createOscillator(), air.createGain(), air.currentTime + start];
            tone.type = 'triangle';
            tone.frequency.value = note;
            loudness.gain.setValueAtTime(0, at);
            loudness.gain.linearRampToValueAtTime(0.12, at + 0.02);
            loudness.gain.exponentialRampToValueAtTime(0.001, at + 0.7);
            tone.connect(loudness).connect(air.destination);
            tone.start(at);
            tone.stop(at + 0.75);
        }
        setTimeout(() => void air.close(), 1_500);
    } catch {
        // no sound on this device
    }
}

/** Whether the browser can notify at all: it takes a secure connection. */
export function canNotify(): boolean {
    return 'Notification' in window && isSecureContext;
}

/** Whether it may, too. */
export function mayNotify(): boolean {
    return canNotify() && Notification.permission === 'granted';
}

/** What became of asking: the person or the browser says no, or this device has the word and not the deed. */
export type Leave = 'granted' | 'denied' | 'unable';

/** Ask for leave to notify, and show what that looks like. */
export async function askToNotify(title: string): Promise<Leave> {
    if ((await Notification.requestPermission()) !== 'granted') return 'denied';
    return notify(say('notify-trial'), title) ? 'granted' : 'unable';
}

function notify(what: string, title: string): boolean {
    if (!mayNotify()) return false;
    try {
        const note = new Notification(what, { body: title, icon: '/favicon.svg', tag: location.pathname });
        note.onclick = () => {
            window.focus();
            note.close();
        };
        return true;
    } catch {
        return false; // some phones know the word and refuse the deed
    }
}
