import { useQuery } from '@apollo/client/react';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { ItemsEditsQuery } from '../../../gql/graphql.ts';
import { showAlert, showErrorDialog } from '../../../ui/notifications/notifications.ts';
import { ItemsEditsDocument } from './item-edits.operations.ts';
import { type ItemsEdit, itemsText, useItemEdits } from './use-item-edits.ts';

/** How often it is asked how far a large change is. */
const POLL_MS = 1000;

/** What is to come or under way, and what can still be taken back. */
export function useOpenEdits() {
  const query = useQuery(ItemsEditsDocument, { fetchPolicy: 'cache-and-network' });
  const { undo, cancel, refresh } = useItemEdits();
  const edits = query.data?.itemsEdits ?? [];
  const underWay = edits.filter(isUnderWay);
  const { startPolling, stopPolling } = query;
  const isMoving = underWay.length > 0;

  useEffect(() => {
    if (!isMoving) return;
    startPolling(POLL_MS);
    return stopPolling;
  }, [isMoving, startPolling, stopPolling]);
  useOutcomes(query.data, refresh);

  return {
    underWay,
    toCome: edits.filter(({ state }) => state === 'SCHEDULED'),
    undoable: edits.filter(({ undoUntil }) => undoUntil),
    refused: edits.filter(({ state }) => state === 'REFUSED'),
    undo: (id: string) => act(() => undo(id), undoneText),
    cancel: (id: string) => act(() => cancel(id), 'It is called off'),
  };
}

function isUnderWay({ state }: ItemsEdit): boolean {
  return state === 'RUNNING' || state === 'UNDOING';
}

/** Says what has become of changes that were under way when they were last looked at. */
function useOutcomes(data: ItemsEditsQuery | undefined, refresh: () => Promise<void>): void {
  const moving = useRef<readonly (string | null)[]>([]);
  const sayWhatIsOver = useEffectEvent(({ itemsEdits }: ItemsEditsQuery) => {
    const over = itemsEdits.filter((edit) => moving.current.includes(edit.id) && !isUnderWay(edit));
    moving.current = itemsEdits.filter(isUnderWay).map(({ id }) => id);
    if (over.length === 0) return;
    for (const edit of over) if (edit.state !== 'REFUSED') showAlert(outcomeOf(edit));
    void refresh();
  });

  useEffect(() => {
    if (data) sayWhatIsOver(data);
  }, [data]);
}

const undoneText = 'They are as they were';

function outcomeOf({ state, count, keptCount }: ItemsEdit): string {
  const done = state === 'UNDONE' ? undoneText : `${itemsText(count - keptCount)} changed`;
  return withKept(done, keptCount);
}

export function withKept(text: string, keptCount: number): string {
  return keptCount > 0
    ? `${text}, but for ${keptCount.toLocaleString('en-US')} that changed meanwhile`
    : text;
}

async function act(work: () => Promise<ItemsEdit | undefined>, done: string): Promise<void> {
  try {
    const edit = await work();
    // What is on its way is said when it is there.
    if (edit && !isUnderWay(edit)) showAlert(withKept(done, edit.keptCount));
  } catch (error) {
    showErrorDialog(error instanceof Error ? error.message : String(error));
  }
}
