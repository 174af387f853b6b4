import { Clan, Gender } from '../catalogue/pet-options.ts';
import { usualWeight } from './usual-weights.ts';

test.each([
  ['Bengal', Gender.FEMALE, [3.6, 5.4]],
  ['Bengal', 'MALE', [4.5, 6.8]],
  [' bengal ', null, [3.6, 6.8]],
  [Clan.AMERICAN_CURL, Gender.MALE, [3.2, 4.5]],
  [Clan.GERMAN_SHEPHERD, Gender.FEMALE, [23, 41]],
  [Clan.AUSTRALIAN_SHEPHERD, undefined, [18, 29]],
  ['Beagle', Gender.MALE, [6, 14]],
] as const)('a grown %s, %s, usually weighs %j kg', (breed, gender, [from, until]) => {
  expect(usualWeight(breed, gender)).toMatchObject({ from, until });
});

test.each([
  null,
  undefined,
  '',
  'Mix',
  'constructor',
  Clan.CALICO,
  Clan.DOMESTIC_LONG_HAIR,
  Clan.AMERICAN_BULLY,
])('of %s it is not known', (breed) => {
  expect(usualWeight(breed, Gender.FEMALE)).toBeNull();
});
