import { text } from 'node:stream/consumers';
import { ApolloClient, ApolloLink } from '@apollo/client';
import { StrictMode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { createMemoryRouter } from 'react-router-dom';
import type { PageQueryResult } from '../../domain/pages/page-queries.ts';
import { Shop } from './app/providers.tsx';
import { loadPage, routes } from './app/router.tsx';
import { createCache } from './lib/apollo/client.ts';
import { createIdentity } from './lib/auth/firebase-identity.ts';
import type { ShopConfig } from './lib/config.ts';
import { writeAnswer } from './ssr/hydrate-apollo-cache.ts';

/** Everything that a page is drawn from: the same makes the same page. */
export interface RenderRequest {
  /** Path of the page. */
  readonly path: string;
  readonly config: ShopConfig;
  /** What the page asks first, answered for a visitor. */
  readonly answers: readonly PageQueryResult[];
}

/**
 * Draws a page as the browser of a visitor begins with it, for the server to send along (decision 23). The browser's
 * first drawing must come to the same, so nothing in it may look at what only a browser knows.
 *
 * @returns the content of the page's root, as HTML
 * @throws what any part of it throws
 */
export async function renderPage({ path, config, answers }: RenderRequest): Promise<string> {
  const documents = await loadPage(path);
  // It asks nobody: what it was not given is still loading, in the browser as well.
  const client = new ApolloClient({ cache: createCache(), link: ApolloLink.empty() });
  for (const answer of answers) writeAnswer(client, documents, answer);
  const router = createMemoryRouter(routes, { initialEntries: [path] });
  const failures: unknown[] = [];
  const { prelude } = await prerenderToNodeStream(
    <StrictMode>
      <Providers config={config} identity={createIdentity(config)} client={client} router={router} />
    </StrictMode>,
    // In one piece: pieces would be put into their places by scripts in the page, which the content policy forbids.
    { progressiveChunkSize: Number.MAX_SAFE_INTEGER, onError: (error) => void failures.push(error) },
  );
  const html = await text(prelude);
  // What fails within a boundary leaves a hole in the page.
  if (failures.length > 0) throw failures[0];
  return html;
}
