import { useApolloClient, useMutation } from '@apollo/client/react';
import type {
  EditItemsMutation,
  EditItemsMutationVariables,
  ItemsEditFieldsFragment,
} from '../../../gql/graphql.ts';
import { showAlert } from '../../../ui/notifications/notifications.ts';
import { showUndoNotice } from '../../../ui/notifications/undo-notice.tsx';
import {
  CancelItemsEditDocument,
  EditItemsDocument,
  ItemsEditsDocument,
  UndoItemsEditDocument,
} from './item-edits.operations.ts';

export type ItemsEdit = ItemsEditFieldsFragment;
export type EditedItems = EditItemsMutation['editItems'];

/** Which items a change is for: those of some ids, or all that the list has. */
export type ItemChoice = Pick<EditItemsMutationVariables, 'where' | 'search' | 'ids'>;

/** Does changes of many items, and takes them back. */
export function useItemEdits() {
  const client = useApolloClient();
  const [run] = useMutation(EditItemsDocument);

  /** Any item may be another one: lists and pages ask again. A list that fails to load shows its own error. */
  async function refresh() {
    const updateCache = (cache: typeof client.cache) => {
      for (const fieldName of ['pets', 'pet', 'allPets']) cache.evict({ id: 'ROOT_QUERY', fieldName });
      cache.gc();
    };
    await client
      .refetchQueries({ updateCache, include: [ItemsEditsDocument], optimistic: true })
      .catch(() => undefined);
  }

  async function undo(id: string): Promise<ItemsEdit | undefined> {
    const { data } = await client.mutate({ mutation: UndoItemsEditDocument, variables: { id } });
    await refresh();
    return data?.undoItemsEdit;
  }

  async function cancel(id: string): Promise<ItemsEdit | undefined> {
    const { data } = await client.mutate({ mutation: CancelItemsEditDocument, variables: { id } });
    await refresh();
    return data?.cancelItemsEdit;
  }

  /** @throws what the API refuses */
  async function edit(variables: EditItemsMutationVariables): Promise<void> {
    const { data } = await run({ variables });
    if (!data) return;
    const { id, state, count } = data.editItems;
    await refresh();
    if (state === 'RUNNING') {
      showAlert(`${itemsText(count)} are being changed: how far it is stands above the list`);
      return;
    }
    if (state !== 'DONE' || !id) {
      showAlert(`${itemsText(count)} will change on their day`);
      return;
    }
    showUndoNotice({
      ...{
        text: `${itemsText(count)} changed`,
        undone: 'They are as they were',
        takesFocus: false,
        onLeft: stay,
      },
      undo: async () => void (await undo(id)),
    });
  }

  return { edit, undo, cancel, look: run, refresh };
}

/** The button that opened the dialog has the focus again by itself. */
function stay(): void {}

export function itemsText(count: number): string {
  return count === 1 ? '1 item' : `${count.toLocaleString('en-US')} items`;
}
