import { useState } from 'react';
import { showAlert, showErrorDialog } from '../../ui/notices.tsx';

/**
 * Moves one record to its next state and fetches the list again, also after a refusal: that
 * mostly means that somebody else was faster and the list is old.
 */
export function useOrderMove(refetch: () => Promise<unknown>) {
  const [movingId, setMovingId] = useState<string | null>(null);

  async function move(id: string, mutate: () => Promise<unknown>, done?: string) {
    setMovingId(id);
    try {
      await mutate();
      if (done) showAlert(done);
    } catch (error) {
      showErrorDialog(error instanceof Error ? error.message : String(error));
    }
    // A list that could not be fetched says so itself; one whose page was left needs nothing more.
    await refetch().catch(() => undefined);
    setMovingId(null);
  }

  return { movingId, move };
}
