import { Button } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { proveNewEmail } from '../../../lib/auth/own-sign-in.ts';
import { useSession } from '../../../lib/session/session.tsx';
import { LoadingState } from '../../../ui/feedback/loading-state.tsx';
import { ownFailure } from '../lib/sign-in-failures.ts';

/** What opening the link does that was mailed to a new address: from then on it is the account's. */
export function NewEmailProved({ code }: { readonly code: string }) {
  const { atProvider, signOut } = useSession();
  const [outcome, setOutcome] = useState<{ readonly email?: string; readonly problem?: string }>();
  const isBegun = useRef(false);

  useEffect(() => {
    // The link works once.
    if (isBegun.current) return;
    isBegun.current = true;
    proveNewEmail(atProvider, code).then(
      async (email) => {
        // Tokens of the old address are refused from now on.
        await signOut();
        setOutcome({ email });
      },
      (error: unknown) =>
        setOutcome({ problem: ownFailure(error).cause ?? 'Please ask for a fresh link on your account.' }),
    );
  }, [atProvider, code, signOut]);

  if (!outcome) return <LoadingState rows={1} />;
  if (outcome.problem !== undefined) return <p role="alert">This link no longer works. {outcome.problem}</p>;
  return (
    <div role="status">
      <p>
        {outcome.email ? <strong>{outcome.email}</strong> : 'Your new address'} is the address of your account
        now. Please log in with it.
      </p>
      <Button component={Link} to="/login">
        Log in
      </Button>
    </div>
  );
}
