// What a person has set in this browser; kept here, sent to nobody.

const KEY = 'rooftree';
export const LANGUAGES = ['en', 'ru', 'pl'] as const;
export type Language = (typeof LANGUAGES)[number];
export type Theme = 'system' | 'light' | 'dark';

interface Kept {
    language: Language;
    theme: Theme;
    sound: boolean;
    notify: boolean;
    /** Play in the list view even when the game has a drawing. */
    list: boolean;
    /** Draw a curtain between the people who share this device. */
    curtain: boolean;
    name: string;
}

function kept(): Kept {
    const found = read();
    const spoken = navigator.languages.map((tag) => tag.slice(0, 2));
    const language = [found.language, ...spoken].find(isLanguage) ?? 'en';
    return { theme: 'system', sound: true, notify: false, list: false, curtain: true, name: '', ...found, language };
}

function read(): Partial<Kept> {
    try {
        return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Kept>;
    } catch {
        return {}; // a browser that keeps nothing, or kept something broken
    }
}

export function isLanguage(value: unknown): value is Language {
    return LANGUAGES.includes(value as Language);
}

export const settings = $state(kept());

/** Keep what is set, and let the page look like it. Called once, from a component. */
export function keepSettings(): void {
    $effect(() => {
        const all = JSON.stringify(settings);
        try {
            localStorage.setItem(KEY, all);
        } catch {
            // not kept, then: everything works until the window is closed
        }
    });
    $effect(() => {
        document.documentElement.dataset.theme = settings.theme;
        document.documentElement.lang = settings.language;
    });
}
