import { toldFacts } from '../catalogue/animal-facts.ts';
import { fieldErrors } from '../errors/field-errors.ts';
import { animalFactRules, keptFacts } from './animal-facts-rules.ts';

const rules = animalFactRules('2026-11-27');

it('tells what nobody has said of an animal as unknown, and never as no', () => {
  expect(toldFacts({ category: 'pets' })).toEqual({
    ...{ bornOn: null, isBirthEstimated: false, weightKg: null },
    ...{ goodWithChildren: 'UNKNOWN', goodWithDogs: 'UNKNOWN', goodWithCats: 'UNKNOWN' },
    ...{ neutered: 'UNKNOWN', vaccinated: 'UNKNOWN', microchipped: 'UNKNOWN' },
    ...{ hoursAlone: null, energy: null, experience: null, space: null, healthNotes: null },
  });
});

it('tells no facts of goods, whatever stands in their record', () => {
  expect(toldFacts({ category: 'food', weightKg: 3 })).toBeNull();
  expect(toldFacts({ category: 'pets', weightKg: 3, hoursAlone: 0 })).toMatchObject({
    weightKg: 3,
    hoursAlone: 0,
  });
});

it.each([
  ['bornOn', { bornOn: '2026-11-28' }],
  ['bornOn', { bornOn: '2026-02-30' }],
  ['bornOn', { bornOn: 'in May' }],
  ['weightKg', { weightKg: 0 }],
  ['weightKg', { weightKg: 1001 }],
  ['weightKg', { weightKg: 'heavy' }],
  ['hoursAlone', { hoursAlone: 25 }],
  ['hoursAlone', { hoursAlone: -1 }],
  ['hoursAlone', { hoursAlone: 1.5 }],
  ['energy', { energy: 'LAZY' }],
  ['goodWithCats', { goodWithCats: 'MAYBE' }],
  ['healthNotes', { healthNotes: 'x'.repeat(1001) }],
])('refuses a bad %s: %j', (field, facts) => {
  const { error } = rules.safeParse(facts);
  expect(error && Object.keys(fieldErrors(error))).toEqual([field]);
});

it('reads numbers as they are typed', () => {
  expect(rules.parse({ weightKg: '4,5', hoursAlone: '6', bornOn: '', energy: '' })).toEqual({
    weightKg: 4.5,
    hoursAlone: 6,
  });
});

it('keeps what is known, and takes away what is not known any more', () => {
  expect(keptFacts({ goodWithDogs: 'NO', goodWithCats: 'UNKNOWN', energy: null, hoursAlone: 0 })).toEqual({
    ...{ goodWithDogs: 'NO', goodWithCats: undefined, energy: undefined, hoursAlone: 0 },
  });
});
