import '../lib/zod-jitless.ts';
import '@fontsource-variable/fraunces/index.css';
import '@fontsource-variable/nunito-sans/index.css';
import './mantine.css';
import './global.css';
import { type ReactNode, StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { replayEvents } from '../ssr/event-replay.ts';
import { bootstrap } from './bootstrap.tsx';
import { StartupError } from './startup-error.tsx';

/** Renders the shop into its element, or hydrates what the server has rendered there. */
export async function mountShop(place: HTMLElement): Promise<void> {
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
