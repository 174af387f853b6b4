import type { Comparison } from '../../../lib/cart-store/persistence.ts';
import { choose } from './choose.ts';

const rex = { _id: 'rex', petname: 'Rex', category: 'PETS' } as const;
const dogs = (...petIds: string[]): Comparison => ({ category: 'PETS', petIds });

it.each([
  ['begins with the first', undefined, dogs('rex')],
  ['adds to others of its kind', dogs('bella'), dogs('bella', 'rex')],
  ['takes away what is chosen already', dogs('bella', 'rex'), dogs('bella')],
  ['takes it away from four as well', dogs('a', 'b', 'c', 'rex'), dogs('a', 'b', 'c')],
])('%s', (_case, current, comparison) => {
  expect(choose(current, rex)).toEqual({ comparison });
});

it('does not add a fifth, and says why', () => {
  expect(choose(dogs('a', 'b', 'c', 'd'), rex)).toEqual({
    refusal: 'Up to 4 can be compared. Take one away to add Rex.',
  });
});

it('does not add what is not alike, and says why', () => {
  expect(choose({ category: 'FOOD', petIds: ['kibble'] }, rex)).toEqual({
    refusal: 'Rex can’t be compared with what you have chosen: food. Only what is alike can.',
  });
});
