import { ApolloLink } from '@apollo/client';
import { from, mergeMap } from 'rxjs';
import type { Identity } from '../auth/firebase-identity.ts';
import { pause } from '../pause.ts';

/** Longest pause before the first try to connect again, and before any, in milliseconds. */
const INITIAL_DELAY_MS = 3000;
const MAX_DELAY_MS = 60_000;

/** With this code we close a connection for which no token can be had just now; it is tried again. */
const NO_TOKEN_CLOSE_CODE = 4900;

interface WsLinkDeps {
  readonly getToken: Identity['getIdToken'];
  /** Called when a lost connection is back: what happened meanwhile was not heard. */
  readonly onReturn: () => void;
}

/**
 * Subscriptions, all over one WebSocket that is open while there are any. Its code loads with the first one. Where a
 * proxy lets no WebSocket pass nothing is heard, and every page works as it does without.
 */
export function wsLink(parts: WsLinkDeps): ApolloLink {
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

async function connect({ getToken, onReturn }: WsLinkDeps): Promise<ApolloLink> {
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
        socket?.close(NO_TOKEN_CLOSE_CODE);
        return undefined;
      }
    },
    retryAttempts: Number.POSITIVE_INFINITY,
    shouldRetry: () => true,
    retryWait: (retries) => pause(retryDelayMs(retries, Math.random())),
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
export function retryDelayMs(retries: number, chance: number): number {
  return chance * Math.min(MAX_DELAY_MS, INITIAL_DELAY_MS * 2 ** retries);
}
