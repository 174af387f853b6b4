import { InMemoryCache } from '@apollo/client';
import { invalidateShopLists } from './use-pet-changes.ts';

it('forgets the lists of the shop, and no other', () => {
  const list = { __typename: 'PetConnection', totalCount: 1 };
  const cache = new InMemoryCache().restore({
    ROOT_QUERY: { __typename: 'Query', 'pets({"first":24})': list, 'allPets({"first":24})': list },
  });
  invalidateShopLists(cache);
  expect(Object.keys(cache.extract().ROOT_QUERY ?? {})).toEqual(['__typename', 'allPets({"first":24})']);
});
