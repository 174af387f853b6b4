import type { Response } from 'express';
import { escaped } from '../platform/text/escape-html.ts';

/** A page of a few words, for whoever comes by a link of a mail. */
interface SmallPage {
  readonly shopName: string;
  readonly title: string;
  readonly text: string;
  /** What a press sends to the page's own address; none where nothing is to be done. */
  readonly button?: string;
  /** Where one may go on. */
  readonly link?: { readonly label: string; readonly path: string };
}

/** Its address has a secret: nobody keeps it, lists it or hears of it, and nothing runs on it. */
const headers = {
  'Cache-Control': 'no-store',
  'Referrer-Policy': 'no-referrer',
  'X-Robots-Tag': 'noindex',
  'Content-Security-Policy':
    "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
};

/** What every answer at an address with a secret says of itself. */
export function keepPrivate(response: Response): Response {
  return response.set(headers);
}

/** Answers with a small page. */
export function sendSmallPage(response: Response, page: SmallPage): void {
  const { shopName, title, text, button, link } = page;
  const content = `<h1>${escaped(title)}</h1>
<p>${escaped(text)}</p>
${button ? `<form method="post"><button>${escaped(button)}</button></form>` : ''}
${link ? `<p><a href="${escaped(link.path)}">${escaped(link.label)}</a></p>` : ''}`;
  sendPrivatePage(response, { shopName, title, content });
}

/** A page at an address with a secret. */
interface PrivatePage {
  readonly shopName: string;
  readonly title: string;
  /** What stands in it, as HTML. */
  readonly content: string;
  /** Its own styles, beside those of all. */
  readonly css?: string;
}

/** Answers with a page of more than a few words. */
export function sendPrivatePage(response: Response, page: PrivatePage): void {
  const { shopName, title, content, css = '' } = page;
  const html = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${escaped(`${title} · ${shopName}`)}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<style>${styles}${css}</style>
</head>
<body>
<header><a href="/">${escaped(shopName)}</a></header>
<main>
${content}
</main>
</body>
</html>`;
  keepPrivate(response).type('html').send(html);
}

/** The shop's colours (client/src/ui/theme/theme.ts), and fonts that need no file. */
const styles = `
:root {
  color-scheme: light dark;
  --paper: #fbf7f0; --ink: #26302b; --band: #1f5b4a; --on-band: #fdf8ef; --link: #1f5b4a; --rule: #5c665f;
}
@media (prefers-color-scheme: dark) {
  :root { --paper: #161c19; --ink: #f0ebe2; --band: #123a2f; --link: #8fcab6; --rule: #b0bab4; }
}
body {
  margin: 0; background: var(--paper); color: var(--ink); overflow-wrap: anywhere;
  font: 16px/1.5 'Nunito Sans', system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif;
}
header { background: var(--band); padding: 14px 24px; }
header a { color: var(--on-band); font-size: 22px; text-decoration: none; }
header a, h1 { font-family: Fraunces, Georgia, serif; font-weight: 600; line-height: 1.25; }
main { max-width: 560px; margin: 0 auto; padding: 24px; }
main a { color: var(--link); }
:focus-visible { outline: 3px solid var(--link); outline-offset: 2px; border-radius: 8px; }
header a:focus-visible { outline-color: var(--on-band); }
button {
  min-height: 44px; padding: 8px 24px; font: inherit; font-weight: 700; cursor: pointer;
  color: var(--on-band); background: var(--band); border: 1px solid var(--rule); border-radius: 14px;
}
`;
