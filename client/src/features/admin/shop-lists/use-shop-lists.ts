import { useApolloClient, useQuery } from '@apollo/client/react';
import { useState } from 'react';
import type { PetType, ShopList, ShopListsQuery } from '../../../gql/graphql.ts';
import { errorFields } from '../../../lib/apollo/client.ts';
import { showAlert, showErrorDialog } from '../../../ui/notifications/notifications.ts';
import {
  AddListValueDocument,
  RemoveListValueDocument,
  RenameListValueDocument,
  ShopListsDocument,
} from './shop-lists.operations.ts';

export type ListValue = ShopListsQuery['shopLists'][number];

/** The owner's own lists. */
export function useShopLists() {
  const { data, error, refetch } = useQuery(ShopListsDocument, { fetchPolicy: 'cache-and-network' });
  return { values: data?.shopLists, error, refetch };
}

/** Adds, renames and removes values of the lists. */
export function useListChanges() {
  const client = useApolloClient();
  const [isBusy, setBusy] = useState(false);

  /** @returns whether it was done; else why not was said */
  async function change(work: () => Promise<unknown>, done: string): Promise<boolean> {
    setBusy(true);
    try {
      await work();
      await client.refetchQueries({ include: [ShopListsDocument] }).catch(() => undefined);
      showAlert(done);
      return true;
    } catch (error) {
      showErrorDialog(errorFields(error).value ?? (error instanceof Error ? error.message : String(error)));
      return false;
    } finally {
      setBusy(false);
    }
  }

  function add(list: ShopList, value: string, type: PetType | null): Promise<boolean> {
    const variables = { list, value, type };
    return change(
      () => client.mutate({ mutation: AddListValueDocument, variables }),
      `${value} is on the list`,
    );
  }

  /** Lists of items have another name in them then, too. */
  function rename({ _id: id, value: before }: ListValue, value: string): Promise<boolean> {
    const work = async () => {
      await client.mutate({ mutation: RenameListValueDocument, variables: { id, value } });
      const updateCache = (cache: typeof client.cache) => {
        for (const fieldName of ['pets', 'allPets']) cache.evict({ id: 'ROOT_QUERY', fieldName });
      };
      await client.refetchQueries({ updateCache, optimistic: true });
    };
    return change(work, `${before} is ${value} now, on its items too`);
  }

  function remove({ _id: id, value }: ListValue): Promise<boolean> {
    return change(
      () => client.mutate({ mutation: RemoveListValueDocument, variables: { id } }),
      `${value} is off the list`,
    );
  }

  return { add, rename, remove, isBusy };
}
