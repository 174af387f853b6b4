import { useApolloClient, useMutation, useQuery } from '@apollo/client/react';
import type {
  EditItemsMutation,
  EditItemsMutationVariables,
  ItemsEditFieldsFragment,
} from '../../../gql/graphql.ts';
import { showAlert, showErrorDialog } from '../../../ui/notifications/notifications.ts';
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

  return { edit, undo, cancel, look: run };
}

/** What is to come, and what can still be taken back. */
export function useOpenEdits() {
  const { data } = useQuery(ItemsEditsDocument, { fetchPolicy: 'cache-and-network' });
  const { undo, cancel } = useItemEdits();
  const edits = data?.itemsEdits ?? [];
  return {
    toCome: edits.filter(({ state }) => state === 'SCHEDULED'),
    undoable: edits.filter(({ undoUntil }) => undoUntil),
    refused: edits.filter(({ state }) => state === 'REFUSED'),
    undo: (id: string) => act(() => undo(id), 'They are as they were'),
    cancel: (id: string) => act(() => cancel(id), 'It is called off'),
  };
}

/** The button that opened the dialog has the focus again by itself. */
function stay(): void {}

async function act(work: () => Promise<ItemsEdit | undefined>, done: string): Promise<void> {
  try {
    const edit = await work();
    const kept = edit?.keptCount ?? 0;
    showAlert(kept > 0 ? `${done}, but for ${kept} that changed meanwhile` : done);
  } catch (error) {
    showErrorDialog(error instanceof Error ? error.message : String(error));
  }
}

export function itemsText(count: number): string {
  return count === 1 ? '1 item' : `${count.toLocaleString('en-US')} items`;
}
