import fc from 'fast-check';
import { Known, Level } from '../catalogue/known.ts';
import type { Household } from './household.ts';
import { type MatchedFacts, type MatchRule, matchOf, matchOrder, type Verdict } from './match.ts';

const family: Household = {
  home: 'LOW',
  hoursAlone: 6,
  energy: 'MEDIUM',
  experience: 'LOW',
  childrenAges: [4, 7],
  dogs: 0,
  cats: 0,
};
const lively: MatchedFacts = {
  goodWithChildren: 'YES',
  hoursAlone: 5,
  space: 'LOW',
  energy: 'HIGH',
  experience: 'MEDIUM',
};

function verdictsOf(facts: MatchedFacts, household: Household): Partial<Record<MatchRule, Verdict>> {
  return Object.fromEntries(matchOf(facts, household).points.map(({ rule, verdict }) => [rule, verdict]));
}

describe('the worked figures', () => {
  it('are 25 + 7.5 + 10 + 5 + 5 of 70, which is 75', () => {
    const { score, points } = matchOf(lively, family);
    expect(score).toBe(75);
    expect(points.map(({ rule, points: earned, of }) => [rule, earned, of])).toEqual([
      ['CHILDREN', 25, 25],
      ['ALONE', 7.5, 15],
      ['SPACE', 10, 10],
      ['EXPERIENCE', 5, 10],
      ['ENERGY', 5, 10],
    ]);
  });

  it('are 50 where nothing is known', () => {
    const { score, points } = matchOf({}, { ...family, dogs: 1, cats: 2 });
    expect(score).toBe(50);
    expect(points.map(({ verdict }) => verdict)).toEqual(Array(7).fill('UNKNOWN'));
  });

  it('are 39 for an animal that does not get on with children, and a stop', () => {
    const facts: MatchedFacts = { ...lively, goodWithChildren: 'NO' };
    expect(matchOf(facts, family).score).toBe(39);
    expect(verdictsOf(facts, family).CHILDREN).toBe('STOP');
  });
});

it.each<[facts: MatchedFacts, household: Partial<Household>, rule: MatchRule, verdict: Verdict | undefined]>([
  [{ goodWithChildren: 'NO' }, { childrenAges: [] }, 'CHILDREN', undefined],
  [{ goodWithDogs: 'NO' }, { dogs: 0 }, 'DOGS', undefined],
  [{ goodWithDogs: 'NO' }, { dogs: 1 }, 'DOGS', 'STOP'],
  [{ goodWithDogs: 'YES' }, { dogs: 1 }, 'DOGS', 'FITS'],
  [{ goodWithCats: 'YES' }, { cats: 0 }, 'CATS', undefined],
  [{ goodWithCats: 'UNKNOWN' }, { cats: 3 }, 'CATS', 'UNKNOWN'],
  [{ hoursAlone: 6 }, { hoursAlone: 6 }, 'ALONE', 'FITS'],
  [{ hoursAlone: 4 }, { hoursAlone: 6 }, 'ALONE', 'PARTLY'],
  [{ hoursAlone: 3 }, { hoursAlone: 6 }, 'ALONE', 'STOP'],
  [{ hoursAlone: 0 }, { hoursAlone: 0 }, 'ALONE', 'FITS'],
  [{ hoursAlone: null }, { hoursAlone: 6 }, 'ALONE', 'UNKNOWN'],
  [{ space: 'LOW' }, { home: 'HIGH' }, 'SPACE', 'FITS'],
  [{ space: 'MEDIUM' }, { home: 'LOW' }, 'SPACE', 'PARTLY'],
  [{ space: 'HIGH' }, { home: 'LOW' }, 'SPACE', 'STOP'],
  [{ experience: 'HIGH' }, { experience: 'MEDIUM' }, 'EXPERIENCE', 'PARTLY'],
  [{ experience: 'HIGH' }, { experience: 'LOW' }, 'EXPERIENCE', 'STOP'],
  [{}, { experience: 'LOW' }, 'EXPERIENCE', 'UNKNOWN'],
  [{ energy: 'LOW' }, { energy: 'LOW' }, 'ENERGY', 'FITS'],
  [{ energy: 'MEDIUM' }, { energy: 'HIGH' }, 'ENERGY', 'PARTLY'],
  [{ energy: 'LOW' }, { energy: 'HIGH' }, 'ENERGY', 'LESS'],
  [{ energy: 'HIGH' }, { energy: 'LOW' }, 'ENERGY', 'LESS'],
])('an animal with %j says to a household with %j of %s: %s', (facts, household, rule, verdict) => {
  expect(verdictsOf(facts, { ...family, ...household })[rule]).toBe(verdict);
});

it('puts what nothing speaks against first, however low its score', () => {
  const fine = matchOrder(matchOf({}, family));
  const stopped = matchOrder(matchOf({ ...lively, goodWithChildren: 'NO', hoursAlone: 8 }, family));
  const best = matchOrder(matchOf(lively, family));
  expect([stopped, fine, best].toSorted()).toEqual([best, fine, stopped]);
});

const levels = fc.constantFrom(...Object.values(Level));
const known = fc.constantFrom(...Object.values(Known));
const households: fc.Arbitrary<Household> = fc.record({
  home: levels,
  hoursAlone: fc.integer({ min: 0, max: 24 }),
  energy: levels,
  experience: levels,
  childrenAges: fc.array(fc.integer({ min: 0, max: 17 }), { maxLength: 3 }),
  dogs: fc.integer({ min: 0, max: 2 }),
  cats: fc.integer({ min: 0, max: 2 }),
});
const animals: fc.Arbitrary<MatchedFacts> = fc.record({
  goodWithChildren: known,
  goodWithDogs: known,
  goodWithCats: known,
  hoursAlone: fc.option(fc.integer({ min: 0, max: 24 })),
  energy: fc.option(levels),
  experience: fc.option(levels),
  space: fc.option(levels),
});
const asked = fc.constantFrom<keyof MatchedFacts>('goodWithChildren', 'goodWithDogs', 'goodWithCats');

it('never scores unknown below no, nor a yes that was learned below unknown', () => {
  fc.assert(
    fc.property(animals, households, asked, (facts, household, fact) => {
      const [no, unknown, yes] = ['NO', 'UNKNOWN', 'YES'].map(
        (value) => matchOf({ ...facts, [fact]: value }, household).score,
      ) as [number, number, number];
      expect(no).toBeLessThanOrEqual(unknown);
      expect(unknown).toBeLessThanOrEqual(yes);
    }),
  );
});

it('has scores from 0 to 100, which the points add up to', () => {
  fc.assert(
    fc.property(animals, households, (facts, household) => {
      const { score, points } = matchOf(facts, household);
      const sum = (of: 'points' | 'of') => points.reduce((total, point) => total + point[of], 0);
      expect(Math.abs(score - (100 * sum('points')) / sum('of'))).toBeLessThanOrEqual(0.5);
      expect(score).toBeGreaterThanOrEqual(0);
      expect(score).toBeLessThanOrEqual(100);
    }),
  );
});
