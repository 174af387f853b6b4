import { UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom';
import { createApolloClient } from '../lib/apollo.ts';
import { watchConnection } from '../lib/connection.ts';
import { createIdentity } from '../lib/identity.ts';
import { nextTurn } from '../lib/next-turn.ts';
import { loadShopConfig } from '../lib/shop-config.ts';
import { noteSessionEnd, restoreShopState } from '../lib/shop-state.ts';
import { showAlert } from '../ui/notices.ts';
import { takeGivenAnswers } from './given-answers.ts';
import { loadPage } from './router.tsx';
import { nameFirstEntry } from './scroll-positions.ts';
import { Shop } from './shop.tsx';

/**
 * Everything that has to be there before the first page: settings, saved cart, its code, no service worker.
 *
 * @param shown path of the page that stands there in place of the one at the address (client/public/sign-in-first.js)
 */
export async function startShop(shown?: string) {
  nameFirstEntry();
  const history = createBrowserHistory({ v5Compat: true });
  if (shown) history.replace(shown, { from: history.location });
  const [config, documents] = await Promise.all([
    loadShopConfig(),
    loadPage(history.location.pathname),
    restoreShopState(),
    unregisterServiceWorkers(),
  ]);
  // To find the page is work enough for one turn.
  await nextTurn();
  watchConnection();
  const identity = createIdentity(config);
  const client = createApolloClient({
    getToken: identity.getIdToken,
    onSessionEnd: onceAtATime(async () => {
      noteSessionEnd();
      await identity.signOut();
      showAlert('Your session has ended. Please sign in again, your cart waits for you.');
    }),
  });
  await takeGivenAnswers(client, documents);
  return <Shop config={config} identity={identity} client={client} history={history} />;
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
function onceAtATime(work: () => Promise<void>): () => void {
  let isRunning = false;

  async function run() {
    if (isRunning) return;
    isRunning = true;
    await work().catch(() => undefined);
    isRunning = false;
  }

  return () => void run();
}
