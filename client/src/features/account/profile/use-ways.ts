import { useCallback, useEffect, useState } from 'react';
import { readWays, type WaysToSignIn } from '../../../lib/auth/own-sign-in.ts';
import { useSession } from '../../../lib/session/session.tsx';

/** How the account is signed in to, as its provider says. */
export function useWays() {
  const { atProvider } = useSession();
  const [ways, setWays] = useState<WaysToSignIn | null>(null);
  const [error, setError] = useState<Error>();

  const ask = useCallback(async () => {
    try {
      setWays(await readWays(atProvider));
      setError(undefined);
    } catch (failure) {
      setError(failure as Error);
    }
  }, [atProvider]);

  useEffect(() => void ask(), [ask]);
  return { ways, setWays, error, ask };
}
