import { ApolloLink } from '@apollo/client';
import { from, mergeMap } from 'rxjs';
import type { Identity } from '../auth/firebase-identity.ts';
import { pause } from '../pause.ts';

/** Longest pause before the first try to connect again, and before any, in milliseconds. */
const FIRST_PAUSE = 3000;
const LONGEST_PAUSE = 60_000;

/** With this code we close a connection for which no token can be had just now; it is tried again. */
const NO_TOKEN = 4900;

interface LiveLinkParts {
  readonly getToken: Identity['getIdToken'];
  /** Called when a lost connection is back: what happened meanwhile was not heard. */
  readonly onReturn: () => void;
}

/**
 * Subscriptions, all over one WebSocket that is open while there are any. Its code loads with the first one. Where a
 * proxy lets no WebSocket pass nothing is heard, and every page works as it does without.
 */
export function liveLink(parts: LiveLinkParts): ApolloLink {
  let loading: Promise<ApolloLink> | undefined;

  function load(): Promise<ApolloLink> {
    loading ??= connect(parts);
    // A chunk that did not arrive is asked for again with the next subscription.
    loading.catch(() => {
      loading = undefined;
    });
    return loading;
  }

  return new ApolloLink((operation, forward) =>
    from(load()).pipe(mergeMap((link) => link.request(operation, forward))),
  );
}

async function connect({ getToken, onReturn }: LiveLinkParts): Promise<ApolloLink> {
  const [{ GraphQLWsLink }, { createClient }] = await Promise.all([
    import('@apollo/client/link/subscriptions'),
    import('graphql-ws/client'),
  ]);
  let socket: WebSocket | undefined;
  const client = createClient({
    url: `${location.origin.replace(/^http/, 'ws')}/graphql`,
    async connectionParams() {
      try {
        return { authorization: `Bearer ${await getToken()}` };
      } catch {
        socket?.close(NO_TOKEN);
        return undefined;
      }
    },
    retryAttempts: Number.POSITIVE_INFINITY,
    shouldRetry: () => true,
    retryWait: (retries) => pause(pauseBefore(retries, Math.random())),
    on: {
      opened: (opened) => {
        socket = opened as WebSocket;
      },
      connected: (_socket, _payload, isRetry) => {
        if (isRetry) onReturn();
      },
    },
  });
  return new GraphQLWsLink(client);
}

/**
 * How long to wait before connecting again: somewhere in a time that doubles, so that all who lost the same server do
 * not come back together.
 *
 * @param retries how often it was tried in vain
 * @param chance from 0 to 1
 * @returns milliseconds
 */
export function pauseBefore(retries: number, chance: number): number {
  return chance * Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** retries);
}
