// Where this window is, and how it goes elsewhere without loading anew.

import { isOurs, routeOf, type Route } from './router';

class Place {
    route: Route = $state(current());

    constructor() {
        addEventListener('popstate', () => this.arrive());
        addEventListener('click', (event) => this.follow(event));
    }

    go(path: string, replace = false): void {
        history[replace ? 'replaceState' : 'pushState'](null, '', path);
        this.arrive();
        if (!location.hash) scrollTo(0, 0);
    }

    private arrive(): void {
        this.route = current();
    }

    private follow(event: MouseEvent): void {
        const link = event.target instanceof Element ? event.target.closest('a') : null;
        if (!link?.href || !isOurs(event, link, location)) return;
        event.preventDefault();
        this.go(link.pathname + link.search + link.hash);
    }
}

function current(): Route {
    return routeOf(location.pathname, location.hash);
}

export const place = new Place();
