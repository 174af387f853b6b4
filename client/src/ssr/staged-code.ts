import { yieldToMain } from './yield-to-main.ts';

/**
 * Fetches all that this page needs, without waiting for one file to run that asks for the next. In small tasks: to ask
 * for twenty files takes a phone a tenth of a second.
 */
export async function preloadScripts(): Promise<void> {
  const code = document.getElementById('code');
  if (!(code instanceof HTMLTemplateElement)) return;
  for (const link of [...code.content.children]) {
    document.head.append(link);
    await yieldToMain();
  }
}

/**
 * Runs each file in a task of its own, those first that others are made of: a page that asks for its code runs all of
 * it in one.
 */
export async function runScripts(): Promise<void> {
  for (const { href } of document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')) {
    // What does not come is missed by the page that asks for it, and that says so.
    await import(/* @vite-ignore */ href).catch(() => undefined);
    await yieldToMain();
  }
}
