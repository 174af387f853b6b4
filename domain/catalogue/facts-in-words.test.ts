import { toldFacts } from './animal-facts.ts';
import { factsInWords, knownInWords } from './facts-in-words.ts';

const today = '2026-11-27';

function told(facts: object) {
  return toldFacts({ category: 'pets', ...facts }) as NonNullable<ReturnType<typeof toldFacts>>;
}

it('says of an animal of which nothing is known that it is not known', () => {
  const words = factsInWords(told({}), today);
  expect(words).toHaveLength(10);
  expect(new Set(words.map(([, value]) => value))).toEqual(new Set(['Not known yet']));
  expect(knownInWords(told({}), today)).toEqual([]);
});

it('says what is known in words', () => {
  const facts = {
    ...{ bornOn: '2014-11-20', isBirthEstimated: true, weightKg: 12.5, goodWithChildren: 'YES' },
    ...{ goodWithDogs: 'NO', hoursAlone: 6, energy: 'HIGH', experience: 'LOW', space: 'HIGH' },
    ...{ healthNotes: 'A tablet with breakfast.' },
  };
  expect(knownInWords(told(facts), today)).toEqual([
    ['How old', 'about 12 years'],
    ['Weight', '12.5 kg (27.6 lb)'],
    ['Good with children', 'Yes'],
    ['Good with dogs', 'No'],
    ['Can be alone', 'Up to 6 hours a day'],
    ['Energy', 'Very lively'],
    ['Experience of its people', 'None needed'],
    ['Room it needs', 'A house with a garden'],
    ['Health', 'A tablet with breakfast.'],
  ]);
});

it.each([
  [0, 'Not at all'],
  [1, 'For 1 hour a day'],
  [24, 'Up to 24 hours a day'],
])('says %d hours alone as “%s”', (hoursAlone, words) => {
  expect(new Map(knownInWords(told({ hoursAlone }), today)).get('Can be alone')).toBe(words);
});
