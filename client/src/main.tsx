import './lib/zod-without-eval.ts';
import '@fontsource-variable/fraunces/index.css';
import '@fontsource-variable/nunito-sans/index.css';
import './app/mantine.css';
import './app/global.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { ShopUnreachable } from './app/shop-unreachable.tsx';
import { startShop } from './app/start-shop.tsx';

const container = document.getElementById('root');

// The explorer shares this file with the shop, and has no place for it.
if (container) {
  // Not awaited here: the pages' files import the one that this becomes a part of, and would wait for it in turn.
  void startShop()
    .catch(() => <ShopUnreachable />)
    .then((shop) => createRoot(container).render(<StrictMode>{shop}</StrictMode>));
}
