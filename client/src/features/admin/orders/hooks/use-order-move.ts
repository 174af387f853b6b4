import { useState } from 'react';
import { showAlert } from '../../../../ui/notifications/notifications.ts';
import { showUndoNotice } from '../../../../ui/notifications/undo-notice.tsx';
import { showError } from '../lib/show-error.ts';
import { focusOrder, useFocusNearMove } from './use-focus-near-move.ts';

/** How a move is undone. */
interface Undo {
  readonly mutate: () => Promise<unknown>;
  /** Shown when it was undone. */
  readonly undone: string;
}

/**
 * Moves one record to its next state and refetches the list, also after an error: that mostly means that somebody else
 * was faster and the list is outdated.
 */
export function useOrderMove(refetch: () => Promise<unknown>) {
  const [movingId, setMovingId] = useState<string | null>(null);
  useFocusNearMove(movingId);

  // A list that could not be refetched shows its own error.
  const refresh = () => refetch().catch(() => undefined);

  async function move(id: string, mutate: () => Promise<unknown>, done: string, undo?: Undo) {
    setMovingId(id);
    try {
      await mutate();
      if (undo) offerUndo(id, done, undo);
      else showAlert(done);
    } catch (error) {
      showError(error);
    }
    await refresh();
    setMovingId(null);
  }

  function offerUndo(id: string, text: string, { mutate, undone }: Undo) {
    showUndoNotice({
      text,
      undone,
      undo: async () => {
        await mutate().finally(refresh);
      },
      takesFocus: false,
      onLeft: () => focusOrder(id),
    });
  }

  /** Loads what must be known before an order is moved. Undefined where that failed, after showing the error. */
  async function lookUp<Answer>(id: string, ask: () => Promise<Answer>): Promise<Answer | undefined> {
    setMovingId(id);
    try {
      return await ask();
    } catch (error) {
      showError(error);
      return undefined;
    } finally {
      setMovingId(null);
    }
  }

  return { movingId, move, lookUp };
}
