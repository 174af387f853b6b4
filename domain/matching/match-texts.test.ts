import type { Household } from './household.ts';
import { householdRules } from './household.ts';
import { type MatchedFacts, matchOf, matchRules, type Verdict } from './match.ts';
import { ruleText } from './match-texts.ts';

const household: Household = {
  ...{ home: 'LOW', hoursAlone: 6, energy: 'LOW', experience: 'LOW' },
  ...{ childrenAges: [3], dogs: 1, cats: 1 },
};
const animals: MatchedFacts[] = [
  {},
  {
    ...{ goodWithChildren: 'YES', goodWithDogs: 'YES', goodWithCats: 'YES', hoursAlone: 6 },
    ...{ energy: 'LOW', experience: 'LOW', space: 'LOW' },
  },
  { hoursAlone: 5, energy: 'MEDIUM', experience: 'MEDIUM', space: 'MEDIUM' },
  {
    ...{ goodWithChildren: 'NO', goodWithDogs: 'NO', goodWithCats: 'NO', hoursAlone: 1 },
    ...{ energy: 'HIGH', experience: 'HIGH', space: 'HIGH' },
  },
];

it('says something of every rule, whatever it comes to', () => {
  const said = animals.flatMap((facts) =>
    matchOf(facts, household).points.map(({ rule, verdict }): [string, Verdict, string] => [
      rule,
      verdict,
      ruleText(rule, verdict, facts, household),
    ]),
  );
  expect(said).toHaveLength(4 * Object.keys(matchRules).length);
  expect(said.filter(([, , text]) => !/^[A-Z][^;]{7,}/.test(text))).toEqual([]);
  expect(said.map(([, , text]) => text)).toEqual(
    expect.arrayContaining([
      'Nobody knows yet whether it gets on with children',
      'Can be alone for 1 hour a day, much less than 6 hours',
      'Needs a house with a garden; you have a flat',
      'Is very lively; you asked for calm',
    ]),
  );
});

it.each([
  ['dogs', { dogs: -1 }],
  ['cats', { cats: 1.5 }],
  ['dogs', { dogs: 21 }],
  ['hoursAlone', { hoursAlone: 25 }],
  ['hoursAlone', { hoursAlone: -1 }],
  ['childrenAges', { childrenAges: Array(13).fill(5) }],
  ['childrenAges.1', { childrenAges: [4, -1] }],
  ['childrenAges.0', { childrenAges: [18] }],
  ['home', { home: 'CASTLE' }],
])('refuses a household for its %s: %j', (field, change) => {
  const checked = householdRules.safeParse({ ...household, ...change });
  expect(checked.error?.issues.map(({ path }) => path.join('.'))).toEqual([field]);
});
