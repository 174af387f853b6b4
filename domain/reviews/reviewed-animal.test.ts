import { Age, PetType, Size, Species } from '../catalogue/pet-options.ts';
import { reviewedAnimal, reviewedAnimalInWords } from './reviewed-animal.ts';

const today = '2028-02-29';
const dog = { type: PetType.DOG, bornOn: '2025-01-31', weights: [{ kg: 12 }] } as const;

test.each([
  ['2027-03-01', Age.PUPPY],
  ['2027-02-28', Age.ADULT],
  ['2018-03-01', Age.ADULT],
  ['2018-02-28', Age.SENIOR],
  ['2028-03-01', undefined],
  [null, undefined],
])('a dog and a cat born on %s are %s', (bornOn, stage) => {
  expect(reviewedAnimal({ ...dog, bornOn }, today).stage).toBe(stage);
  expect(reviewedAnimal({ ...dog, type: PetType.CAT, bornOn }, today).stage).toBe(stage);
});

test.each([
  [[], undefined],
  [[9.99], Size.SMALL],
  [[10], Size.MEDIUM],
  [[24.9], Size.MEDIUM],
  [[25], Size.LARGE],
  // The last one counts.
  [[30, 9], Size.SMALL],
])('a dog that weighed %j kg is %s', (weights, size) => {
  expect(reviewedAnimal({ ...dog, weights: weights.map((kg) => ({ kg })) }, today).size).toBe(size);
});

test('a cat has no size, and another animal neither that nor an age', () => {
  expect(reviewedAnimal({ ...dog, type: PetType.CAT }, today).size).toBeUndefined();
  const rabbit = { ...dog, type: PetType.OTHER, species: Species.RABBIT };
  expect(reviewedAnimal(rabbit, today)).toEqual({ type: PetType.OTHER, species: Species.RABBIT });
});

test.each([
  [{ type: PetType.DOG, stage: Age.ADULT, size: Size.MEDIUM }, 'dog, grown, medium'],
  [{ type: PetType.CAT, stage: Age.SENIOR }, 'cat, old'],
  [{ type: PetType.OTHER, species: Species.GUINEA_PIG }, 'guinea pig'],
  [{ type: PetType.OTHER }, 'another animal'],
])('%j is said as “%s”', (animal, words) => {
  expect(reviewedAnimalInWords(animal)).toBe(words);
});
