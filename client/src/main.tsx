import './lib/zod-without-eval.ts';
import '@fontsource-variable/fraunces/index.css';
import '@fontsource-variable/nunito-sans/index.css';
import './app/mantine.css';
import './app/global.css';
import { type ReactNode, StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { takeEarlyClicks } from './app/early-clicks.ts';
import { ShopUnreachable } from './app/shop-unreachable.tsx';
import { startShop } from './app/start-shop.tsx';

const container = document.getElementById('root');
if (!container) throw new Error('The page has no place for the shop');

// Not awaited here: a file that waits at its top level keeps those waiting that import it.
void startShop().then(
  (shop) => show(<StrictMode>{shop}</StrictMode>, container),
  () => {
    takeEarlyClicks();
    createRoot(container).render(<ShopUnreachable />);
  },
);

/** In small pieces of work, between which the browser answers the shopper. */
function show(shop: ReactNode, place: HTMLElement): void {
  startTransition(() => {
    if (place.firstElementChild) hydrateRoot(place, shop);
    else createRoot(place).render(shop);
  });
}
