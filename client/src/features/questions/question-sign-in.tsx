import { Alert } from '@mantine/core';
import { Link, useLocation } from 'react-router-dom';
import { useIsHydrated } from '../../hooks/use-hydrated.ts';
import { useSession } from '../../lib/session/session.tsx';

/** For whoever comes from a mail that leads to a question, and is not signed in. */
export function QuestionSignIn() {
  const location = useLocation();
  const { status } = useSession();
  // The server never sees this part of an address.
  const isHere = useIsHydrated();
  if (!isHere || status !== 'signed-out' || !location.hash.startsWith('#question-')) return null;
  return (
    <Alert variant="light" title="Log in to see your question" mb={40}>
      <Link to="/login" state={{ from: location }}>
        Log in
      </Link>
    </Alert>
  );
}
