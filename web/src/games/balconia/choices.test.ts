import { describe, expect, it } from 'vitest';
import { cellsFor, forbiddenPlace, placeable, placeAt, takeFrom, taskOf } from './choices';
import { BOX, FACADE, PAIRS, PLACES } from './fixture';
import { answers, cellsWith, facesOf, opposite, turned } from './table';

describe('what is offered', () => {
    it('is to take, to place, or nothing', () => {
        expect(taskOf(PAIRS)).toBe('take');
        expect(taskOf(PLACES)).toBe('place');
        expect(taskOf([])).toBeNull();
    });

    it('finds a pair by its first face, and only among the choices', () => {
        expect(takeFrom(PAIRS, 'd')).toEqual({ do: 'take', pair: 'da' });
        expect(takeFrom(PAIRS.slice(1), 'a')).toBeNull();
        expect(takeFrom(PLACES, 'c')).toBeNull();
    });

    it('finds faces, their cells, and the choice for both', () => {
        expect(placeable(PLACES)).toEqual(['c', 'd']);
        expect(placeable(PAIRS)).toEqual([]);
        expect([...cellsFor(PLACES, 'd')]).toEqual(['L1C1', 'L2C3']);
        expect(cellsFor(PLACES, 'a').size).toBe(0);
        expect(cellsFor(PLACES, null).size).toBe(0);
        expect(placeAt(PLACES, 'd', 'L2C3')).toBe(PLACES[3]);
        expect(placeAt(PLACES, 'd', 'L5C5')).toBeNull();
    });

    it('asks about a cell with the face in hand', () => {
        expect(forbiddenPlace('d', 'L5C5')).toEqual({ do: 'place', face: 'd', cell: 'L5C5' });
        expect(forbiddenPlace(null, 'L5C5')).toEqual({ do: 'place', face: 'a', cell: 'L5C5' });
    });
});

describe('a block', () => {
    it('is a ring of four faces', () => {
        expect(turned('d', 1)).toBe('a');
        expect(turned('a', -1)).toBe('d');
        expect(opposite('b')).toBe('d');
    });

    it('says in the words of a view what its faces want', () => {
        const faces = facesOf(BOX);
        expect([...faces].map(([id, { condition }]) => [id, condition?.wants, condition?.pay])).toEqual([
            ['1a', 'each', 2],
            ['1b', 'none', 5],
            ['1c', undefined, undefined],
            ['1d', 'partner', 5],
            ['2a', 'each-without', 1],
            ['2b', 'both', 5],
            ['2c', 'any', 5],
            ['2d', undefined, undefined],
        ]);
        expect(faces.get('2b')!.condition).toEqual({
            area: 'own_row',
            target: 'note',
            second: 'heart',
            wants: 'both',
            pay: 5,
        });
    });
});

describe('what is pointed out', () => {
    it('are the balconies with what a door asks for', () => {
        expect(cellsWith(FACADE, ['note', 'cat'], true)).toEqual(['L1C2', 'L1C4']);
        expect(cellsWith(FACADE, ['heart', 'flower'], true)).toEqual([]);
    });

    it('is what the target asks for', () => {
        expect(answers('cat', 'cat', true)).toBe(true);
        expect(answers('bird', 'cat', true)).toBe(false);
        expect(answers('flower_white', 'flower', true)).toBe(true);
        expect(answers('flower_white', 'flower_purple', true)).toBe(false);
        expect(answers('lover_left', 'person', true)).toBe(true);
        expect(answers('lover_left', 'person', false)).toBe(false);
    });
});
