import { createApolloClient } from '../lib/apollo/client.ts';
import { createIdentity } from '../lib/auth/firebase-identity.ts';
import { markSessionEnded, restoreShopState } from '../lib/cart-store/cart-store.ts';
import { loadShopConfig } from '../lib/config.ts';
import { watchNetwork } from '../lib/network-status.ts';
import { followShopClock } from '../lib/shop-facts/follow-shop-clock.ts';
import { hydrateApolloCache } from '../ssr/hydrate-apollo-cache.ts';
import { yieldToMain } from '../ssr/yield-to-main.ts';
import { showAlert } from '../ui/notifications/notifications.ts';
import { Providers } from './providers.tsx';
import { createShopRouter, loadPage } from './router.tsx';

interface FirstPage {
  /** Whether the page was rendered by the server. */
  readonly isSsr?: boolean;
  /** Its path where it is not the address's (client/public/sign-in-first.js). */
  readonly shown?: string | undefined;
}

/** Prepares the first page: settings, saved cart, the page's code, no service worker. */
export async function bootstrap({ isSsr = false, shown }: FirstPage = {}) {
  const [config, documents] = await Promise.all([
    loadShopConfig(),
    loadPage(shown ?? location.pathname),
    restoreShopState(),
    unregisterServiceWorkers(),
  ]);
  // Matching the routes is enough work for one task.
  await yieldToMain();
  const { pathname, search, hash } = location;
  // The router starts with the shown page; otherwise it would load the one at the address first.
  if (shown) history.replaceState(history.state, '', shown);
  const router = createShopRouter({ isSsr });
  if (shown) await router.navigate(shown, { replace: true, state: { from: { pathname, search, hash } } });
  watchNetwork();
  const identity = createIdentity(config);
  const client = createApolloClient({
    getToken: identity.getIdToken,
    onSessionEnd: skipWhileRunning(async () => {
      markSessionEnded();
      await identity.signOut();
      showAlert('Your session has ended. Please log in again, your cart waits for you.');
    }),
  });
  await hydrateApolloCache(client, documents);
  followShopClock(client);
  return <Providers config={config} identity={identity} client={client} router={router} />;
}

/** Service workers of an older version would go on serving its files (specification §4). */
async function unregisterServiceWorkers(): Promise<void> {
  try {
    const workers = (await navigator.serviceWorker?.getRegistrations()) ?? [];
    await Promise.all(workers.map((worker) => worker.unregister()));
  } catch {
    // A browser that forbids service workers has none.
  }
}

/** Several requests can find out at once that the session is over; it ends once. */
function skipWhileRunning(work: () => Promise<void>): () => void {
  let isRunning = false;

  async function run() {
    if (isRunning) return;
    isRunning = true;
    await work().catch(() => undefined);
    isRunning = false;
  }

  return () => void run();
}
