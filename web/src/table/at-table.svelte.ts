// One browser at one table: whose eyes it looks through, what they see, and what it asks the server for.

import type { GameClient } from '../games/types';
import { api, type Trouble } from '../lib/api';
import { boxOf, clientOf, gameTexts, type GameTexts } from '../lib/library';
import { freshId, Live, type Answer, type LiveState, type Picture } from '../lib/live';
import { troubleOf } from '../lib/load.svelte';
import { mine, myTurn, nextAt, played } from '../lib/seats';
import { settings } from '../lib/settings.svelte';
import { Texts, type Components, type Words } from '../lib/texts';
import type { Doing, MatchInfo, Problem, Reaction } from '../lib/wire';

/** An answer to "why not?", beside the finger that asked. */
export interface Objection {
    problem: Problem;
    x: number;
    y: number;
}

/** A line of the result, and where on the table it was counted. */
export interface Highlight {
    seat: number;
    slots: readonly string[];
    sentence: string;
}

export interface Shown {
    key: string;
    seat: number;
    reaction: Reaction;
}

const REACTION_TIME = 4_000;

export class AtTable {
    match: MatchInfo = $state.raw() as MatchInfo;
    picture: Picture | null = $state.raw(null);
    line: LiveState = $state('connecting');
    /** Whose eyes look now; null behind a curtain and for somebody who sits nowhere. */
    seat: number | null = $state(null);
    /** The seat that the device shall be handed to: until then nothing private is here. */
    curtain: number | null = $state(null);
    /** Rooms, cells or cards that a line of the result points at. */
    highlight: Highlight | null = $state.raw(null);
    objection: Objection | null = $state.raw(null);
    trouble: Trouble | null = $state.raw(null);
    reactions: readonly Shown[] = $state.raw([]);
    words: GameTexts | null = $state.raw(null);
    box: Components | null = $state.raw(null);
    /** The game's drawing; null when it has none, undefined until that is known. */
    client: GameClient | null | undefined = $state.raw(undefined);

    private sending = $state(false);
    private reached = $state(0);
    private unconfirmed: readonly number[] = $state.raw([]);
    private before: number | null = null;
    private finger = { x: 0, y: 0 };
    private readonly live: Live;

    readonly here = $derived(played(this.match));
    readonly shared = $derived(this.here.length > 1);
    readonly turn = $derived(myTurn(this.match));
    /** A doing is on its way, or its picture is. */
    readonly pending = $derived(this.sending || (this.picture !== null && this.picture.view.position < this.reached));
    /** Whether whoever looks plays now, too: not a watcher, not covered, the match not ended. */
    readonly playing = $derived(
        this.match.status === 'running' && !this.match.stuck && this.here.some((seat) => seat.seat === this.seat),
    );
    readonly choices = $derived(this.playing && this.picture ? this.picture.view.choices : []);
    readonly canTakeBack = $derived(this.playing && this.picture !== null && this.picture.view.can_take_back);
    readonly toConfirm = $derived(this.playing && this.seat !== null && this.unconfirmed.includes(this.seat));
    /** Whether it is for this seat to choose. */
    readonly asked = $derived(
        this.playing && this.seat !== null && this.picture !== null && this.picture.view.awaited.includes(this.seat),
    );
    readonly texts = $derived(
        new Texts(
            settings.language,
            this.words?.all ?? [],
            this.words?.components,
            this.match.seats.map((seat) => seat.name),
        ),
    );

    readonly title = $derived(this.words ? this.texts.message('game-title') : 'Rooftree');

    constructor(match: MatchInfo) {
        this.match = match;
        const own = mine(match);
        this.seat = own.length === 1 ? own[0]!.seat : null;
        this.live = new Live(
            { address: (seat, since) => liveAddress(match.id, seat, since) },
            {
                state: (line) => (this.line = line),
                match: (match) => this.heard(match),
                picture: (picture, match) => this.saw(picture, match),
                reacted: (seat, reaction) => this.showReaction(seat, reaction),
                unseated: () => void this.change(api.match(match.id)),
            },
            this.seat,
        );
        this.seatSomebody();
    }

    leave(): void {
        this.live.end();
    }

    /** The device is awake, or has a network again. */
    hurry(): void {
        this.live.hurry();
    }

    /** Fetch what this match is told with, in the language that is set. */
    async learn(language: string): Promise<void> {
        try {
            const { game, box_hash } = this.match;
            const [words, box, client] = await Promise.all([
                gameTexts(game, language, box_hash),
                boxOf(game, box_hash),
                clientOf(game),
            ]);
            [this.words, this.box, this.client] = [words, box, client];
        } catch (error) {
            this.trouble = troubleOf(error);
        }
    }

    // --- what the people here do ----------------------------------------------------------------------------------

    choose(words: Words): void {
        const view = this.picture?.view;
        if (this.pending || !this.playing || this.seat === null || !view) return;
        const { seat } = this;
        void this.ask({ do: 'choose', seat, decision: view.decision, choice: words, client: freshId() });
    }

    takeBack(): void {
        if (this.seat !== null && !this.pending) void this.ask({ do: 'take-back', seat: this.seat });
    }

    restart(): void {
        if (this.seat !== null && !this.pending) void this.ask({ do: 'restart', seat: this.seat });
    }

    confirm(): void {
        const view = this.picture?.view;
        if (this.seat !== null && view && !this.pending)
            void this.ask({ do: 'confirm', seat: this.seat, decision: view.decision });
    }

    setConfirming(on: boolean): void {
        if (this.seat !== null) void this.ask({ do: 'confirming', seat: this.seat, on });
    }

    react(reaction: Reaction): void {
        const seat = this.seat ?? this.here[0]?.seat;
        if (seat !== undefined) void this.live.send({ do: 'react', seat, reaction });
    }

    async whyNot(words: Words): Promise<void> {
        if (this.seat === null) return;
        const { x, y } = this.finger;
        try {
            const { problem } = await api.whyNot(this.match.id, this.seat, words);
            if (problem) this.objection = { problem, x, y };
        } catch (error) {
            this.trouble = troubleOf(error);
        }
    }

    /** Remember where the screen was touched: answers appear there. */
    touched(x: number, y: number): void {
        this.finger = { x, y };
    }

    /** Something about the match is asked for by HTTP; the answer is how the match stands then. */
    async change(asking: Promise<MatchInfo>): Promise<boolean> {
        try {
            this.heard(await asking);
            this.trouble = null;
            return true;
        } catch (error) {
            this.trouble = troubleOf(error);
            return false;
        }
    }

    /** The person whom the curtain named sits in front of the device. */
    openCurtain(): void {
        if (this.curtain !== null) this.lookAs(this.curtain);
    }

    // --- what the server says -------------------------------------------------------------------------------------

    private heard(match: MatchInfo): void {
        if (match.position < this.match.position) return; // an answer by HTTP that the live line has overtaken
        this.match = match;
        this.seatSomebody();
    }

    private saw(picture: Picture, match: MatchInfo): void {
        [this.picture, this.match] = [picture, match];
        this.unconfirmed = picture.view.unconfirmed;
        this.seatSomebody();
    }

    private showReaction(seat: number, reaction: Reaction): void {
        const shown = { key: freshId(), seat, reaction };
        this.reactions = [...this.reactions, shown];
        setTimeout(() => (this.reactions = this.reactions.filter((one) => one !== shown)), REACTION_TIME);
    }

    private async ask(doing: Doing): Promise<void> {
        this.sending = true;
        this.objection = null;
        const answer: Answer = await this.live.send(doing);
        this.sending = false;
        if (answer.done) this.reached = answer.position;
        else if (answer.problems[0]) this.objection = { problem: answer.problems[0], ...this.finger };
    }

    // --- several people at one device -----------------------------------------------------------------------------

    /** See to it that whoever is asked for sits in front of the device. */
    private seatSomebody(): void {
        if (this.seat !== null && !mine(this.match).some((seat) => seat.seat === this.seat)) this.lookAs(null);
        if (this.match.status !== 'running' || !this.shared) {
            this.curtain = null;
            if (this.seat === null && this.here.length === 1) this.lookAs(this.here[0]!.seat);
            return;
        }
        const asked = [...this.match.awaited, ...this.unconfirmed];
        if (this.seat !== null && asked.includes(this.seat)) return;
        if (this.curtain !== null && asked.includes(this.curtain)) return;
        const next = nextAt(this.here, asked, this.seat ?? this.before);
        if (next === null || !asked.includes(next)) this.curtain = null;
        else if (settings.curtain) this.drawCurtain(next);
        else this.lookAs(next);
    }

    private drawCurtain(next: number): void {
        this.before = this.seat ?? this.before;
        [this.seat, this.picture, this.objection, this.curtain] = [null, null, null, next];
        this.live.look(null);
    }

    private lookAs(seat: number | null): void {
        [this.seat, this.picture, this.curtain] = [seat, null, null];
        this.live.look(seat);
    }
}

function liveAddress(id: string, seat: number | null, since: number | null): string {
    const address = new URL(`/api/matches/${encodeURIComponent(id)}/live`, location.href);
    address.protocol = address.protocol.replace('http', 'ws');
    if (seat !== null) address.searchParams.set('seat', String(seat));
    if (since !== null) address.searchParams.set('since', String(since));
    return address.href;
}
