import { ApolloLink } from '@apollo/client';
import { from, mergeMap } from 'rxjs';
import { MINUTE_MS } from '../../../../domain/durations.ts';
import type { Identity } from '../auth/firebase-identity.ts';
import { pause } from '../pause.ts';

/** Longest delay before the first reconnect, and before any, in milliseconds. */
const INITIAL_DELAY_MS = 3000;
const MAX_DELAY_MS = MINUTE_MS;

/** Close code for a connection without a token; it is retried. */
const NO_TOKEN_CLOSE_CODE = 4900;

interface WsLinkDeps {
  readonly getToken: Identity['getIdToken'];
  /** Called on reconnect, and when the page is seen again: events in between were missed. */
  readonly onReturn: () => void;
}

/**
 * Subscriptions over one WebSocket that is open while there are any. Its code loads with the first one. Where a proxy
 * blocks WebSockets no events arrive, and every page works without them.
 */
export function wsLink(parts: WsLinkDeps): ApolloLink {
  let loading: Promise<ApolloLink> | undefined;

  function load(): Promise<ApolloLink> {
    loading ??= connect(parts);
    // A chunk that failed to load is requested again with the next subscription.
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
  const [{ GraphQLWsLink }, { createClient }, { PING_INTERVAL_MS, socketWatch, watchPage }] =
    await Promise.all([
      import('@apollo/client/link/subscriptions'),
      import('graphql-ws/client'),
      import('./socket-watch.ts'),
    ]);
  const watch = socketWatch(() => client.terminate());
  let connectNow = () => {};
  function check(): void {
    connectNow();
    watch.check();
  }
  watchPage(() => {
    check();
    if (watch.isWanted()) onReturn();
  }, check);
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
    retryWait: (retries) =>
      Promise.race([
        pause(retryDelayMs(retries, Math.random())),
        new Promise<void>((resolve) => {
          connectNow = resolve;
        }),
      ]),
    keepAlive: PING_INTERVAL_MS,
    on: {
      ...watch.on,
      opened: (opened) => {
        socket = opened as WebSocket;
      },
      connected: (connected, _payload, isRetry) => {
        watch.on.connected(connected);
        if (isRetry) onReturn();
      },
    },
  });
  return new GraphQLWsLink(client);
}

/**
 * Delay before reconnecting: exponential backoff with jitter, so that clients of one lost server do not come back
 * together.
 *
 * @param retries failed attempts so far
 * @param chance from 0 to 1
 * @returns milliseconds
 */
export function retryDelayMs(retries: number, chance: number): number {
  return chance * Math.min(MAX_DELAY_MS, INITIAL_DELAY_MS * 2 ** retries);
}
