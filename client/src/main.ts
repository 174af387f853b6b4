import './lib/older-browsers.ts';
import { sayCodeIsMissing } from './app/code-missing.ts';
import { untilShown } from './app/until-shown.ts';
import { nextTurn } from './lib/next-turn.ts';

/*
 * What every page begins with: it brings the shop, piece by piece, so that the browser can answer the shopper
 * between them; in one file all would run in one go. What a drawn page shows comes before any of it.
 */

async function start(): Promise<void> {
  const place = document.getElementById('root');
  if (!place) throw new Error('The page has no place for the shop');
  if (place.firstElementChild) await untilShown();
  const fetched = fetchCode();
  await import('./lib/react.ts');
  await import('./lib/apollo.ts');
  const { openShop } = await import('./app/open-shop.tsx');
  await fetched;
  await runCode();
  await openShop(place);
}

/**
 * All that this page needs, without waiting for one piece to run that asks for the next. In small pieces of work: to
 * ask for twenty files takes a phone a tenth of a second.
 */
async function fetchCode(): Promise<void> {
  const code = document.getElementById('code');
  if (!(code instanceof HTMLTemplateElement)) return;
  for (const link of [...code.content.children]) {
    document.head.append(link);
    await nextTurn();
  }
}

/**
 * Each file in a turn of its own, those first that others are made of: a page that asks for its code runs all of it in
 * one go.
 */
async function runCode(): Promise<void> {
  for (const { href } of document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')) {
    // What does not come is missed by the page that asks for it, and that says so.
    await import(/* @vite-ignore */ href).catch(() => undefined);
    await nextTurn();
  }
}

void start().catch(sayCodeIsMissing);
