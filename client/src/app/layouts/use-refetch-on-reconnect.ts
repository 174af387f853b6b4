import { useApolloClient } from '@apollo/client/react';
import { useOnReconnect } from '../../lib/network-status.ts';
import { useSession } from '../../lib/session/session.tsx';

/** Once a lost connection is back, everything that is on the screen is asked for again, the account included. */
export function useRefetchOnReconnect(): void {
  const client = useApolloClient();
  const { problem, retry } = useSession();

  useOnReconnect(() => {
    if (problem) void retry();
    // Each query shows its own error.
    client.refetchQueries({ include: 'active' }).catch(() => undefined);
  });
}
