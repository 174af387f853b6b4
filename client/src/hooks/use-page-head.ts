import { useEffect } from 'react';
import { type HeadTag, headTags, type PageHead, tabTitle } from '../../../domain/pages/page-head.ts';

/** Says what only the page itself knows of its head, such as the name of an item. Routes say the rest. */
export function usePageHead(head: PageHead): void {
  useEffect(() => updateHead(head), [head]);
}

/** Puts a head in the place of the one that the server wrote, or that was shown before. */
export function updateHead(head: PageHead): void {
  const origin = shopOrigin();
  const shopName = nameOfShop();
  // Facts for machines come from the server alone, and hold for the page that they came with.
  const facts = 'script, [data-page-facts]';
  const outdated = head.path === shownPath() ? `[data-page-head]:not(${facts})` : '[data-page-head]';
  for (const element of document.head.querySelectorAll(outdated)) element.remove();
  document.title = tabTitle(head, shopName);
  document.head.append(...headTags(head, origin, shopName).map(toElement));
}

/** Path of the page that the head is about; null where it is about none. */
export function shownPath(): string | null {
  const link = document.head.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  return link && new URL(link.href).pathname;
}

/** The shop's public origin, as the server has written it into the page. */
function shopOrigin(): string {
  const image = document.head.querySelector<HTMLMetaElement>('meta[property="og:image"]');
  return image ? new URL(image.content).origin : location.origin;
}

/** As the server has written it into the page. */
function nameOfShop(): string | undefined {
  return document.head.querySelector<HTMLMetaElement>('meta[property="og:site_name"]')?.content;
}

function toElement({ element, attributes }: HeadTag): HTMLElement {
  const made = document.createElement(element);
  made.toggleAttribute('data-page-head', true);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  return made;
}
