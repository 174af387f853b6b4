import { Age, PetType, Size, Species } from '../catalogue/pet-options.ts';
import { sumLike } from './animal-ratings.ts';

const dog = { type: PetType.DOG, stage: Age.ADULT, size: Size.MEDIUM };
const ratings = [
  { ...dog, stars: 9, count: 2 },
  { ...dog, size: Size.LARGE, stars: 1, count: 1 },
  // Its author did not say how old it was.
  { type: PetType.DOG, stars: 5, count: 1 },
  { type: PetType.CAT, stage: Age.ADULT, stars: 4, count: 1 },
  { type: PetType.OTHER, species: Species.RABBIT, stars: 3, count: 1 },
];

test.each([
  ['of its kind, age and size', dog, 9, 2],
  ['of its kind and age', { ...dog, size: null }, 10, 3],
  ['of its kind', { type: PetType.DOG }, 15, 4],
  ['of its kind beside others', { type: PetType.OTHER, species: Species.RABBIT }, 3, 1],
  ['that nobody has', { ...dog, stage: Age.PUPPY }, 0, 0],
])('reviews for animals %s come to what those say who have said so too', (_which, like, stars, count) => {
  expect(sumLike(ratings, like)).toEqual({ stars, count });
});
