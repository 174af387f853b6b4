import '../lib/zod-jitless.ts';
import '@fontsource-variable/fraunces/index.css';
import '@fontsource-variable/nunito-sans/index.css';
import './mantine.css';
import './global.css';
import { type ReactNode, StrictMode, startTransition, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { checkConnection, useOnReconnect } from '../lib/network-status.ts';
import { replayEvents } from '../ssr/event-replay.ts';
import { bootstrap } from './bootstrap.tsx';
import { followForcedColors } from './forced-colors.ts';
import classes from './startup-error.module.css';

/** Renders the shop into its element, or hydrates what the server has rendered there. */
export async function mountShop(place: HTMLElement): Promise<void> {
  followForcedColors();
  try {
    const isSsr = place.firstElementChild !== null;
    const shop = await bootstrap({ isSsr, shown: place.dataset.shows });
    renderShop(<StrictMode>{shop}</StrictMode>, place);
  } catch {
    replayEvents();
    createRoot(place).render(<StartupError />);
  }
}

/** As a transition, so that the browser can respond to the shopper in between. */
function renderShop(shop: ReactNode, place: HTMLElement): void {
  startTransition(() => {
    if (place.firstElementChild) hydrateRoot(place, shop);
    else createRoot(place).render(shop);
  });
}

/** In place of the whole shop, when its server does not answer. Uses nothing that could fail as well. */
function StartupError() {
  useOnReconnect(() => location.reload());
  useEffect(() => void checkConnection(), []);

  return (
    <main className={classes.page}>
      <h1>We can’t reach the shop</h1>
      <p>The connection broke, or the shop is starting. This page opens by itself, and your cart is safe.</p>
      <button type="button" className={classes.button} onClick={() => location.reload()}>
        Try again
      </button>
    </main>
  );
}
