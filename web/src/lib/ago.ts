// How long ago something was, in a few words.

const STEPS: readonly [Intl.RelativeTimeFormatUnit, number][] = [
    ['day', 86_400],
    ['hour', 3_600],
    ['minute', 60],
];

/** "5 minutes ago", "yesterday": in the language, from a time stamp. */
export function ago(when: string, language: string, now = Date.now()): string {
    const seconds = Math.max(0, (now - Date.parse(when)) / 1000);
    const [unit, size] = STEPS.find(([, size]) => seconds >= size) ?? ['second', seconds + 1];
    const words = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
    return words.format(-Math.floor(seconds / size), unit);
}
