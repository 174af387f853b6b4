import { showBundleLoadError } from './ssr/bundle-load-error.ts';
import { preloadScripts, runScripts } from './ssr/staged-code.ts';
import { waitForPaint } from './ssr/wait-for-paint.ts';

/** Entry of every page: loads the shop in several tasks, so that the browser can respond to the shopper in between. */
async function start(): Promise<void> {
  const place = document.getElementById('root');
  if (!place) throw new Error('The page has no place for the shop');
  if (place.firstElementChild) await waitForPaint();
  const fetched = preloadScripts();
  await import('./lib/react.ts');
  await import('./lib/apollo/client.ts');
  const { mountShop } = await import('./app/mount.tsx');
  await fetched;
  await runScripts();
  await mountShop(place);
}

void start().catch(showBundleLoadError);
