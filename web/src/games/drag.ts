// Dragging with mouse, pen or finger: a tap stays a tap; from a few pixels on it is a drag.

const TAP = 8;

/** Follows the pointer; `move` hears where it is for an element of the drawing, which may be zoomed, `end` what lies under it, or null when there was no drag. */
export function follow(
    start: PointerEvent,
    move: (x: number, y: number) => void,
    end: (place: Element | null) => void,
): void {
    if (start.button !== 0) return;
    let dragging = false;
    const zoom = (start.target as { currentCSSZoom?: number } | null)?.currentCSSZoom ?? 1;
    const hear = new AbortController();
    const listen = (name: 'pointermove' | 'pointerup' | 'pointercancel', heard: (event: PointerEvent) => void) =>
        addEventListener(name, (event) => event.pointerId === start.pointerId && heard(event), { signal: hear.signal });

    listen('pointermove', ({ clientX, clientY }) => {
        dragging ||= Math.hypot(clientX - start.clientX, clientY - start.clientY) > TAP;
        if (dragging) move(clientX / zoom, clientY / zoom);
    });
    listen('pointerup', ({ clientX, clientY }) => {
        hear.abort();
        if (!dragging) return;
        // A mouse clicks where it lets go: that belongs to the drag. A finger does not, and its next tap is a tap.
        const deaf = new AbortController();
        addEventListener('click', (event) => event.stopPropagation(), { capture: true, signal: deaf.signal });
        setTimeout(() => {
            deaf.abort();
            end(document.elementFromPoint(clientX, clientY));
        });
    });
    listen('pointercancel', () => {
        hear.abort();
        if (dragging) end(null);
    });
}
