import { createApolloClient } from '../lib/apollo/client.ts';
import { createIdentity } from '../lib/auth/firebase-identity.ts';
import { markSessionEnded, restoreShopState } from '../lib/cart-store/cart-store.ts';
import { loadShopConfig } from '../lib/config.ts';
import { watchNetwork } from '../lib/network-status.ts';
import { hydrateApolloCache } from '../ssr/hydrate-apollo-cache.ts';
import { yieldToMain } from '../ssr/yield-to-main.ts';
import { showAlert } from '../ui/notifications/notifications.ts';
import { Providers } from './providers.tsx';
import { createShopRouter, loadPage } from './router.tsx';

interface FirstPage {
  /** Whether it stands there as the server has drawn it. */
  readonly isServerRendered?: boolean;
  /** Its path where that is not the one at the address (client/public/sign-in-first.js). */
  readonly shown?: string | undefined;
}

/** Everything that has to be there before the first page: settings, saved cart, its code, no service worker. */
export async function bootstrap({ isServerRendered: isDrawn = false, shown }: FirstPage = {}) {
  const [config, documents] = await Promise.all([
    loadShopConfig(),
    loadPage(shown ?? location.pathname),
    restoreShopState(),
    unregisterServiceWorkers(),
  ]);
  // To match the page's routes is work enough for one task.
  await yieldToMain();
  const { pathname, search, hash } = location;
  // The router begins there: it would load the page at the address first.
  if (shown) history.replaceState(history.state, '', shown);
  const router = createShopRouter({ isDrawn });
  if (shown) await router.navigate(shown, { replace: true, state: { from: { pathname, search, hash } } });
  watchNetwork();
  const identity = createIdentity(config);
  const client = createApolloClient({
    getToken: identity.getIdToken,
    onSessionEnd: skipWhileRunning(async () => {
      markSessionEnded();
      await identity.signOut();
      showAlert('Your session has ended. Please sign in again, your cart waits for you.');
    }),
  });
  await hydrateApolloCache(client, documents);
  return <Providers config={config} identity={identity} client={client} router={router} />;
}

/** Workers of an older shop would go on serving its files (specification §4). */
async function unregisterServiceWorkers(): Promise<void> {
  try {
    const workers = (await navigator.serviceWorker?.getRegistrations()) ?? [];
    await Promise.all(workers.map((worker) => worker.unregister()));
  } catch {
    // A browser that forbids them has none.
  }
}

/** Several requests can find out together that the session is over; it ends once. */
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
