// Addresses and pages: what an address shows, nothing about how.

export type Route =
    | { page: 'home' }
    | { page: 'new'; game: string }
    | { page: 'match'; id: string }
    | { page: 'join'; token: string }
    | { page: 'move' }
    | { page: 'rules'; game: string; paragraph: string | null }
    | { page: 'how-to-play'; game: string }
    | { page: 'nowhere' };

/** The page at an address. */
export function routeOf(path: string, hash = ''): Route {
    const [first = '', second, ...rest] = parts(path);
    if (rest.length) return { page: 'nowhere' };
    if (second === undefined) {
        if (first === '') return { page: 'home' };
        return first === 'move' ? { page: 'move' } : { page: 'nowhere' };
    }
    switch (first) {
        case 'new':
            return { page: 'new', game: second };
        case 'm':
            return { page: 'match', id: second };
        case 'join':
            return { page: 'join', token: second };
        case 'rules':
            return { page: 'rules', game: second, paragraph: decoded(hash.replace(/^#/, '')) || null };
        case 'how-to-play':
            return { page: 'how-to-play', game: second };
        default:
            return { page: 'nowhere' };
    }
}

/** The address of a page. */
export function pathOf(route: Exclude<Route, { page: 'nowhere' }>): string {
    switch (route.page) {
        case 'home':
            return '/';
        case 'move':
            return '/move';
        case 'new':
            return `/new/${encodeURIComponent(route.game)}`;
        case 'match':
            return `/m/${encodeURIComponent(route.id)}`;
        case 'join':
            return `/join/${encodeURIComponent(route.token)}`;
        case 'how-to-play':
            return `/how-to-play/${encodeURIComponent(route.game)}`;
        case 'rules':
            return `/rules/${encodeURIComponent(route.game)}${route.paragraph ? `#${route.paragraph}` : ''}`;
    }
}

/** Where something that was pasted leads, a whole link or its end: an invitation, a match, or else the code of a seat. */
export function placeOf(pasted: string): { path: string } | { code: string } | null {
    const text = pasted.trim();
    const found = /(?:^|\/)(join|m)\/([^/?#\s]+)/.exec(text);
    if (found) return { path: `/${found[1]}/${found[2]}` };
    const code = text.replace(/[\s-]/g, '').toUpperCase();
    return /^[0-9A-Z]{4,12}$/.test(code) ? { code } : null;
}

/** Whether a click on a link is for the router: a plain click on an address of ours that opens in this window. */
export function isOurs(event: MouseEvent, link: HTMLAnchorElement, here: Location): boolean {
    return (
        !event.defaultPrevented &&
        event.button === 0 &&
        !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) &&
        link.origin === here.origin &&
        !link.hasAttribute('download') &&
        (link.target === '' || link.target === '_self') &&
        !link.pathname.startsWith('/api/')
    );
}

function parts(path: string): string[] {
    return path
        .split('/')
        .filter((part) => part !== '')
        .map(decoded);
}

function decoded(part: string): string {
    try {
        return decodeURIComponent(part);
    } catch {
        return part;
    }
}
