import { untilShown } from './app/until-shown.ts';

/*
 * What every page begins with: it brings the shop, piece by piece, so that the browser can answer the shopper
 * between them; in one file all would run in one go. What a drawn page shows comes before any of it.
 */

async function start(): Promise<void> {
  const place = document.getElementById('root');
  if (!place) throw new Error('The page has no place for the shop');
  if (place.firstElementChild) await untilShown();
  fetchCode();
  await import('./lib/react.ts');
  await import('./lib/apollo.ts');
  const { openShop } = await import('./app/open-shop.tsx');
  await openShop(place);
}

/** All that this page needs, at once: without this a piece would be asked for when the one before it has run. */
function fetchCode(): void {
  const links = document.getElementById('code');
  if (links instanceof HTMLTemplateElement) links.replaceWith(links.content);
}

void start();
