import { useState } from 'react';
import { showErrorDialog } from '../../../ui/notifications/notifications.ts';
import { type FailureWords, isCancelled } from '../lib/sign-in-failures.ts';

/** One try after the other at getting in: whether one runs, what the last one failed of. */
export function useSignInAttempt(wordsOf: (error: unknown) => FailureWords) {
  const [isBusy, setBusy] = useState(false);
  const [cause, setCause] = useState<string | null>(null);

  /** @returns whether it worked; a failure has been told by then */
  async function attempt(work: () => Promise<unknown>): Promise<boolean> {
    setBusy(true);
    setCause(null);
    try {
      await work();
      return true;
    } catch (error) {
      if (isCancelled(error)) return false;
      const words = wordsOf(error);
      setCause(words.cause);
      if (words.dialog) showErrorDialog(words.dialog);
      return false;
    } finally {
      setBusy(false);
    }
  }

  return { attempt, isBusy, cause };
}
