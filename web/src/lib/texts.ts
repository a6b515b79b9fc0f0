// From words to sentences, as rooftree/engine/text.py does it: a message is looked up in the language asked for, then
// in English; what is still without one is shown as its plain words. Nothing here throws.

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';

/** A choice, an event, a line or a prompt in the game's own words. */
export type Words = Readonly<Record<string, unknown>>;

/** The content of a box, as the server sends it. */
export type BoxContent = Readonly<Record<string, unknown>>;

/** Fluent sources, most special first: a game's client, the game, the table. A language may be missing. */
export type Sources = readonly Readonly<Record<string, string>>[];

export const FALLBACK = 'en';

/** The keys that say what words are about; they choose the message and are no part of its sentence. */
const KINDS = new Set(['do', 'event', 'line', 'prompt', 'reason', 'paragraph']);

type Row = Readonly<Record<string, unknown>>;
type Arguments = Record<string, FluentVariable>;

export function isRow(value: unknown): value is Row {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Words as they are, for want of a message. */
export function plain(words: Words): string {
    return Object.entries(words)
        .map(([key, value]) => `${key}: ${plainValue(value)}`)
        .join(', ');
}

function plainValue(value: unknown): string {
    if (isRow(value)) return plain(value);
    if (Array.isArray(value)) return value.map(plainValue).join(' ');
    return String(value);
}

/** Everything in a box that has an id and names. */
export class Components {
    readonly rows = new Map<string, Row>();

    constructor(readonly content: BoxContent = {}) {
        this.collect(content);
    }

    has(code: string): boolean {
        return this.rows.has(code);
    }

    name(code: string, language: string): string {
        const row = this.rows.get(code);
        return String(row?.[language] ?? row?.[FALLBACK] ?? code);
    }

    /** Which other components a component points to: a room's colour, say. */
    links(code: string): [string, string][] {
        const found = Object.entries(this.rows.get(code) ?? {});
        return found.filter((entry): entry is [string, string] => {
            const [key, to] = entry;
            return key !== 'id' && typeof to === 'string' && this.rows.has(to);
        });
    }

    private collect(value: unknown): void {
        if (Array.isArray(value)) {
            value.forEach((entry) => this.collect(entry));
        } else if (isRow(value)) {
            if (typeof value.id === 'string' && FALLBACK in value && value !== this.content)
                this.rows.set(value.id, value);
            Object.values(value).forEach((entry) => this.collect(entry));
        }
    }
}

/** The sentences of one game (or of the table alone) in one language. */
export class Texts {
    private readonly bundles: readonly FluentBundle[];

    constructor(
        readonly language: string,
        sources: Sources,
        private readonly components: Components = new Components(),
        private readonly seatNames: readonly string[] = [],
    ) {
        const languages = [...new Set([language, FALLBACK])];
        this.bundles = languages.flatMap((tongue) => sources.map((source) => bundle(tongue, source[tongue] ?? '')));
    }

    /** What a choice does. */
    choice(words: Words): string {
        return this.sentence([`choice-${words.do}`], words);
    }

    /** What has happened. */
    event(words: Words): string {
        return this.sentence([`event-${words.event}`], words);
    }

    /** What a line of a score counts. */
    line(words: Words): string {
        return this.sentence([`line-${words.line}`], words);
    }

    /** What a seat is asked, or whom the table waits for. */
    prompt(words: Words): string {
        return this.sentence([`prompt-${words.prompt}`], words);
    }

    /** Why a choice is forbidden. */
    reason(id: string): string {
        return this.message(`reason-${id}`);
    }

    /** A paragraph of the rules in a player's words. */
    rule(paragraph: string): string {
        return this.message(`rule-${paragraph}`);
    }

    /** A table option, or one of its values. */
    option(name: string, value?: string): string {
        return this.message(['option', name, ...(value === undefined ? [] : [value])].join('-').replaceAll('_', '-'));
    }

    /** Any message by its id. */
    message(id: string, words: Words = {}): string {
        return this.say([id], this.arguments(words)) ?? (Object.keys(words).length ? plain({ [id]: words }) : id);
    }

    /** Any message by its id, with arguments that are said as they are: no code is looked up. */
    phrase(id: string, given: Arguments = {}): string {
        return this.say([id], given) ?? id;
    }

    /** Whether there is such a message. */
    has(id: string): boolean {
        return this.bundles.some((bundle) => bundle.hasMessage(id));
    }

    /** What the numbers or the parts under a key of a view stand for, where the game's texts say it: `seats`, `rounds`. */
    partsOf(key: string): string | null {
        const found = this.bundles.map((each) => each.getMessage(`field-${key}`)?.attributes.of).find(Boolean);
        return typeof found === 'string' ? found : null;
    }

    /** Who sits there. */
    seat(seat: number): string {
        return this.seatNames[seat] || (this.say(['seat-name'], { number: seat + 1 }) ?? String(seat));
    }

    /** What a code stands for: a component's name, with what the game's label adds, or a word of the texts. */
    name(key: string, code: string): string {
        if (!this.components.has(code)) return this.say([`${key}-${code}`], {}) ?? code;
        const name = this.componentName(code);
        const links = this.components.links(code).map(([link, to]) => [link, this.componentName(to)]);
        return this.say([`label-${key}`], { ...Object.fromEntries(links), name, code }) ?? name;
    }

    /** A component's own name, without what a label adds. */
    componentName(code: string): string {
        return this.components.name(code, this.language);
    }

    private sentence(ids: readonly string[], words: Words): string {
        const told = Object.fromEntries(Object.entries(words).filter(([key]) => !KINDS.has(key)));
        return this.say(ids, this.arguments(told)) ?? plain(words);
    }

    /** The first message that can be said with these arguments. `ID-hidden` says it when some are withheld. */
    private say(ids: readonly string[], given: Arguments): string | null {
        for (const bundle of this.bundles) {
            for (const id of ids.flatMap((id) => [id, `${id}-hidden`])) {
                const pattern = bundle.getMessage(id)?.value;
                if (pattern) {
                    const errors: Error[] = [];
                    const text = bundle.formatPattern(pattern, given, errors);
                    if (!errors.length) return text;
                }
            }
        }
        return null;
    }

    private arguments(words: Words): Arguments {
        const given = Object.entries(words).filter(([, value]) => value !== null && value !== undefined);
        return Object.fromEntries(given.map(([key, value]) => [key, this.argument(key, value)]));
    }

    private argument(key: string, value: unknown): FluentVariable {
        if (typeof value === 'number') return key === 'seat' || key === 'seats' ? this.seat(value) : value;
        if (Array.isArray(value)) return value.map((entry) => String(this.argument(key, entry))).join(', ');
        if (isRow(value)) return plain(value);
        return typeof value === 'string' ? this.name(key, value) : Number(value);
    }
}

function bundle(language: string, source: string): FluentBundle {
    const made = new FluentBundle(language, { useIsolating: false });
    made.addResource(new FluentResource(source));
    return made;
}
