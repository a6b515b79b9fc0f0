import { describe, expect, it } from 'vitest';
import { grouped, narrowed } from './choices';
import { Components, Texts } from './texts';

const texts = new Texts(
    'en',
    [{ en: 'choice-build = Build { $room } at { $slot }\nchoice-discard = Discard { $room }\nchoice-pass = Pass' }],
    new Components({
        room: [
            { id: 'r1', en: 'Loft' },
            { id: 'r2', en: 'Łąka' },
        ],
    }),
);
const build = (room: string, slot: string) => ({ do: 'build', room, slot });
const sentences = (groups: ReturnType<typeof grouped>) =>
    groups.map(({ title, offers }) => [title, ...offers.map((offer) => offer.sentence)]);

describe('groups', () => {
    it('hold what the choices are about, in the order they came', () => {
        const choices = [build('r1', '2.1'), build('r2', '2.1'), { do: 'discard', room: 'r1' }, { do: 'pass' }];
        expect(sentences(grouped(choices, texts))).toEqual([
            ['Loft', 'Build Loft at 2.1', 'Discard Loft'],
            ['Łąka', 'Build Łąka at 2.1'],
            ['', 'Pass'],
        ]);
    });

    it('are not made when each would hold one choice, or one would hold all', () => {
        expect(sentences(grouped([build('r1', '2.1'), build('r2', '2.1')], texts))).toEqual([
            ['', 'Build Loft at 2.1', 'Build Łąka at 2.1'],
        ]);
        expect(sentences(grouped([build('r1', '2.1'), build('r1', '2.2')], texts))).toEqual([
            ['', 'Build Loft at 2.1', 'Build Loft at 2.2'],
        ]);
        expect(grouped([], texts)).toEqual([]);
    });

    it('keep every choice, its words unchanged', () => {
        const choices = [build('r1', '2.1'), build('r1', '2.2'), build('r2', '2.1')];
        const kept = grouped(choices, texts).flatMap((group) => group.offers.map((offer) => offer.words));
        expect(kept).toEqual(choices);
    });
});

describe('typing', () => {
    const groups = grouped([build('r1', '2.1'), build('r1', '2.2'), build('r2', '2.1'), { do: 'pass' }], texts);

    it('narrows to what holds every word, whatever its size and marks', () => {
        expect(sentences(narrowed(groups, 'laka BUILD'))).toEqual([['Łąka', 'Build Łąka at 2.1']]);
        expect(sentences(narrowed(groups, '2.1'))).toEqual([
            ['Loft', 'Build Loft at 2.1'],
            ['Łąka', 'Build Łąka at 2.1'],
        ]);
    });

    it('nothing keeps all, nonsense keeps none', () => {
        expect(narrowed(groups, '  ')).toEqual(groups);
        expect(narrowed(groups, 'zebra')).toEqual([]);
    });
});
