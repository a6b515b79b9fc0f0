import { describe, expect, it } from 'vitest';
import { codesOf, find, roomsFor, roomsOf, slotsFor, taskOf } from './choices';

const PICK = [
    { do: 'discard', room: 'y09' },
    { do: 'discard', room: 'b10' },
    { do: 'build', room: 'b10', slot: '4.1' },
    { do: 'build', room: 'b10', slot: '4.4' },
    { do: 'discard', room: 'p03' },
    { do: 'build', room: 'p03', slot: '4.4' },
    { do: 'build', room: 'p03', slot: '5.3' },
];

describe('what is to be done', () => {
    it.each([
        [PICK, 'build'],
        [[{ do: 'discard', room: 'y09' }], 'build'],
        [[{ do: 'show', room: 'y09' }], 'show'],
        [[{ do: 'take', condition: 'double' }], 'take'],
        [[{ do: 'lay', colour: 'red' }], 'lay'],
        [[{ do: 'choose', colour: 'red' }], 'choose'],
        [[], null],
        [[{ do: 'something new' }], null],
    ])('is read from the choices', (choices, task) => {
        expect(taskOf(choices)).toBe(task);
    });
});

describe('building', () => {
    it('offers the rooms of the hand, also one that can only be discarded', () => {
        expect(roomsOf(PICK)).toEqual(['y09', 'b10', 'p03']);
    });

    it('offers a room its own slots', () => {
        expect([...slotsFor(PICK, 'b10')]).toEqual(['4.1', '4.4']);
        expect([...slotsFor(PICK, 'y09')]).toEqual([]);
        expect([...slotsFor(PICK, null)]).toEqual(['4.1', '4.4', '5.3']);
    });

    it('knows which rooms fit a slot that was tapped first', () => {
        expect([...roomsFor(PICK, '4.4')]).toEqual(['b10', 'p03']);
        expect([...roomsFor(PICK, '2.1')]).toEqual([]);
    });

    it('finds the choice that a tap means, and nothing that is not allowed', () => {
        expect(find(PICK, { do: 'build', room: 'p03', slot: '5.3' })).toBe(PICK[6]);
        expect(find(PICK, { do: 'discard', room: 'y09' })).toBe(PICK[0]);
        expect(find(PICK, { do: 'build', room: 'y09', slot: '5.3' })).toBeNull();
    });
});

describe('conditions and colours', () => {
    it('are offered by code', () => {
        const take = [
            { do: 'take', condition: 'double' },
            { do: 'take', condition: 'cancel' },
        ];
        expect([...codesOf(take, 'condition')]).toEqual(['double', 'cancel']);
        expect([...codesOf([{ do: 'lay', colour: 'blue' }], 'colour')]).toEqual(['blue']);
        expect([...codesOf(PICK, 'colour')]).toEqual([]);
    });
});
