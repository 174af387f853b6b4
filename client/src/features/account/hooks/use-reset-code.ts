import { useCallback, useEffect, useState } from 'react';
import { useSession } from '../../../lib/session/session.tsx';
import { isLinkUnusable, resetFailure } from '../lib/sign-in-failures.ts';

/** What is known about a reset link. */
export type ResetCodeState =
  | { readonly status: 'checking' }
  | { readonly status: 'good'; readonly email: string }
  | { readonly status: 'unusable' }
  | { readonly status: 'failed'; readonly message: string };

/** Asks the identity provider whose password a reset code may change, if it is still valid. */
export function useResetCode(code: string) {
  const { passwordReset } = useSession();
  const [state, setState] = useState<ResetCodeState>({ status: 'checking' });

  const refuse = useCallback((error: unknown) => {
    const message = resetFailure(error).cause ?? '';
    setState(isLinkUnusable(error) ? { status: 'unusable' } : { status: 'failed', message });
  }, []);

  const check = useCallback(async () => {
    setState({ status: 'checking' });
    try {
      setState({ status: 'good', email: await passwordReset.check(code) });
    } catch (error) {
      refuse(error);
    }
  }, [passwordReset, code, refuse]);

  useEffect(() => void check(), [check]);

  return { state, check, expire: () => setState({ status: 'unusable' }) };
}
