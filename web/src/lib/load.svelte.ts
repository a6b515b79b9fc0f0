// Something a page waits for: the value, or why it did not come.

import { Trouble, UNREACHABLE } from './api';

export class Load<Value> {
    value: Value | null = $state.raw(null);
    trouble: Trouble | null = $state.raw(null);
    private tries = $state(0);

    /** Made while a component is set up; fetches anew when anything changes that `fetch` reads at once. */
    constructor(fetch: () => Promise<Value>) {
        $effect(() => {
            void this.tries;
            let wanted = true;
            fetch().then(
                (value) => {
                    if (wanted) [this.value, this.trouble] = [value, null];
                },
                (error: unknown) => {
                    if (wanted) this.trouble = troubleOf(error);
                },
            );
            return () => {
                wanted = false;
            };
        });
    }

    again(): void {
        this.tries += 1;
    }
}

/** Any error as a Trouble. A script that can't be loaded any more is the server out of reach, too. */
export function troubleOf(error: unknown): Trouble {
    return error instanceof Trouble ? error : new Trouble(UNREACHABLE, []);
}
