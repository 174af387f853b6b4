import './lib/zod-without-eval.ts';
import '@fontsource-variable/fraunces/index.css';
import '@fontsource-variable/nunito-sans/index.css';
import './app/mantine.css';
import './app/global.css';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { ShopUnreachable } from './app/shop-unreachable.tsx';
import { startShop } from './app/start-shop.tsx';

const container = document.getElementById('root');
if (!container) throw new Error('The page has no place for the shop');

// Not awaited here: a file that waits at its top level keeps those waiting that import it.
void startShop()
  .catch(() => <ShopUnreachable />)
  .then((shop) => {
    const root = createRoot(container);
    // In small pieces of work, between which the browser answers the shopper.
    startTransition(() => root.render(<StrictMode>{shop}</StrictMode>));
  });
