// What the table says about cells, houses and columns: for those who hear it, and for the tray.

import type { Texts, Words } from '../types';
import { kindOf, type CellView, type Effect, type HouseView, type Kit } from './table';

/** A cell: what lies there, and what choosing it would bring. `effect` is undefined where it can't be chosen. */
export function cellSays(
    texts: Texts,
    cell: string,
    card: CellView | undefined,
    effect: Effect | null | undefined,
): string {
    const parts = [
        cell,
        lyingSays(texts, card),
        card?.token ? texts.componentName(card.token) : null,
        effect === undefined ? null : texts.message('dh-open'),
        effect ? texts.message('dh-gain', { points: effect.gain }) : null,
    ];
    return parts.filter((part) => part !== null).join('. ');
}

function lyingSays(texts: Texts, card: CellView | undefined): string {
    if (card?.scaffold) return texts.message('dh-scaffold');
    if (card?.face === 'down') return texts.message('dh-empty-room');
    return card?.room ? texts.componentName(kindOf(card.room)) : texts.message('dh-free');
}

/** A house: how far it is, and how it stands. */
export function houseSays(texts: Texts, seat: number, { cells, points, roofs }: HouseView): string {
    const rooms = Object.values(cells).filter(({ room }) => room).length;
    return texts.message('dh-house-state', { seat, rooms, points, roofs });
}

/** What the cards of a column are good for. */
export function columnSays(texts: Texts, kit: Kit, { room, card }: Words): string {
    const kind = kit.kinds.get(String(room));
    const about = texts.message('dh-about-room', { room, limit: kind?.limit ?? 1, category: kind?.category ?? '' });
    return `${about} ${cardSays(texts, kit, String(card))}`.trim();
}

function cardSays(texts: Texts, kit: Kit, card: string): string {
    if (card === 'marker') return texts.message('dh-about-marker');
    if (kit.roofs.has(card)) return texts.message('dh-about-roof');
    if (kit.services.has(card)) return `${texts.componentName(card)}: ${texts.message(`about-${card}`)}`;
    const allowed = kit.furniture.get(card)?.allowed;
    if (!allowed) return '';
    const where = allowed.includes('beside') ? '-beside' : allowed.includes('any') ? '-any' : '';
    return texts.message(`dh-about-furniture${where}`, { token: card });
}
