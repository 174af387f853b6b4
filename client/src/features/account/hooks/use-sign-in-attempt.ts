import { useState } from 'react';
import { showErrorDialog } from '../../../ui/notifications/notifications.ts';
import { type FailureTexts, isCancelled } from '../lib/sign-in-failures.ts';

/** Sign-in attempts: whether one is running, and why the last one failed. */
export function useSignInAttempt(wordsOf: (error: unknown) => FailureTexts) {
  const [isBusy, setBusy] = useState(false);
  const [cause, setCause] = useState<string | null>(null);

  /** @returns whether it succeeded; a failure has been shown by then */
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
