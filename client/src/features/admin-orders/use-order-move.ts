import { useState } from 'react';
import { showAlert } from '../../ui/notices.ts';
import { showProblem } from './show-problem.ts';
import { useFocusNearMove } from './use-focus-near-move.ts';

/**
 * Moves one record to its next state and fetches the list again, also after a refusal: that
 * mostly means that somebody else was faster and the list is old.
 */
export function useOrderMove(refetch: () => Promise<unknown>) {
  const [movingId, setMovingId] = useState<string | null>(null);
  useFocusNearMove(movingId);

  async function move(id: string, mutate: () => Promise<unknown>, done: string) {
    setMovingId(id);
    try {
      await mutate();
      showAlert(done);
    } catch (error) {
      showProblem(error);
    }
    // A list that could not be fetched says so itself; one whose page was left needs nothing more.
    await refetch().catch(() => undefined);
    setMovingId(null);
  }

  return { movingId, move };
}
