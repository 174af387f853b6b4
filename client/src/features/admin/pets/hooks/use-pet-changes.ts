import type { ApolloCache } from '@apollo/client';
import { useApolloClient, useMutation } from '@apollo/client/react';
import { useCallback } from 'react';
import type { PetsDataQuery } from '../../../../gql/graphql.ts';
import { ChangePetDocument, DeletePetDocument, RestorePetDocument } from '../api/manage-pets.operations.ts';
import type { RowChange } from '../lib/inline-edit-validation.ts';
import type { PetRow } from './use-pets-data.ts';

/** Removes the shop's cached lists: their order and counts depend on what an admin changes. */
export function invalidateShopLists(cache: ApolloCache): void {
  cache.evict({ id: 'ROOT_QUERY', fieldName: 'pets' });
  cache.gc();
}

/**
 * Changes an item in the list optimistically. On an error the change is rolled back.
 *
 * @returns the stock that it has then: what was sold since the list was read is taken off a stock that is typed
 */
export function useChangePet(): (pet: PetRow, change: RowChange) => Promise<number | null> {
  const [mutate] = useMutation(ChangePetDocument);
  return async (pet, change) => {
    const seen = 'stock' in change && typeof pet.stock === 'number' && { stockWas: pet.stock };
    const { data } = await mutate({
      variables: { id: pet._id, input: { ...change, ...seen } },
      optimisticResponse: { updatePet: { ...pet, ...change } },
      update: invalidateShopLists,
    });
    return data?.updatePet.stock ?? null;
  };
}

/**
 * Takes an item out of the shop.
 *
 * @returns the item's new state: retired where an order refers to it, otherwise deleted, and removed from the lists
 */
export function useDeletePet(): (pet: PetRow) => Promise<'retired' | 'deleted'> {
  const [mutate] = useMutation(DeletePetDocument);
  return async (pet) => {
    const { data } = await mutate({
      variables: { id: pet._id },
      update: (cache, answer) => {
        if (answer.data?.deletePet.availability !== 'RETIRED') removeFromLists(cache, pet);
        invalidateShopLists(cache);
      },
    });
    return data?.deletePet.availability === 'RETIRED' ? 'retired' : 'deleted';
  };
}

/** Undoes a deletion, also from another page. */
export function useRestorePet(): (id: string) => Promise<void> {
  const client = useApolloClient();
  return useCallback(
    async (id: string) => {
      await client.mutate({ mutation: RestorePetDocument, variables: { id }, update: invalidateShopLists });
      const lists = client.refetchQueries({
        updateCache: (cache) => cache.evict({ id: 'ROOT_QUERY', fieldName: 'allPets' }),
        // Displayed lists stay until the refetch.
        optimistic: true,
      });
      // A list that fails to load shows its own error; the item is restored all the same.
      await lists.catch(() => undefined);
    },
    [client],
  );
}

function removeFromLists(cache: ApolloCache, pet: PetRow): void {
  cache.modify<{ allPets: PetsDataQuery['allPets'] }>({
    fields: {
      allPets: (list, { readField }) => {
        if (!('edges' in list)) return list;
        const edges = list.edges.filter(({ node }) => readField('_id', node) !== pet._id);
        return { ...list, edges, totalCount: list.totalCount - (list.edges.length - edges.length) };
      },
    },
  });
  cache.evict({ id: cache.identify({ ...pet }) });
}
