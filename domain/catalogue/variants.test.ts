import { inOrderOfVariants } from './variants.ts';

it('a family is offered by size where sizes can be compared, else by price', () => {
  const bags = [
    { _id: 'a', petprice: 55, netWeightGrams: 12_000 },
    { _id: 'b', petprice: 19.99, netWeightGrams: 3000 },
    { _id: 'c', petprice: 21, netWeightGrams: 3000 },
  ];
  expect(inOrderOfVariants(bags).map(({ _id }) => _id)).toEqual(['b', 'c', 'a']);
  const collars = [
    { _id: 'b', petprice: 9 },
    { _id: 'a', petprice: 9 },
    { _id: 'c', petprice: 7 },
  ];
  expect(inOrderOfVariants(collars).map(({ _id }) => _id)).toEqual(['c', 'a', 'b']);
});
