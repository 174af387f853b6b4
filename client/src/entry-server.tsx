import { text } from 'node:stream/consumers';
import { ApolloClient, ApolloLink } from '@apollo/client';
import { StrictMode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { createMemoryRouter } from 'react-router-dom';
import type { PageQueryResult } from '../../domain/pages/page-queries.ts';
import { Providers } from './app/providers.tsx';
import { loadPage, routes } from './app/router.tsx';
import { createCache } from './lib/apollo/client.ts';
import { createIdentity } from './lib/auth/firebase-identity.ts';
import type { ShopConfig } from './lib/config.ts';
import { followShopClock } from './lib/shop-facts/follow-shop-clock.ts';
import { writeAnswer } from './ssr/hydrate-apollo-cache.ts';

/** Everything that a page is rendered from: the same request gives the same page. */
export interface RenderRequest {
  /** Path of the page. */
  readonly path: string;
  /** The query of its address, where the page depends on it. */
  readonly search: string;
  readonly config: ShopConfig;
  /** What the page asks first, answered for a visitor. */
  readonly answers: readonly PageQueryResult[];
}

/**
 * Renders a page on the server as a visitor's browser first shows it (decision 23). The browser's first render must
 * match, so no component may depend on what only a browser knows.
 *
 * @returns the content of the page's root, as HTML
 * @throws what any component throws
 */
export async function renderPage({ path, search, config, answers }: RenderRequest): Promise<string> {
  const documents = await loadPage(path);
  // Without a network: a query without a result renders as loading, in the browser as well.
  const client = new ApolloClient({ cache: createCache(), link: ApolloLink.empty() });
  for (const answer of answers) writeAnswer(client, documents, answer);
  followShopClock(client)();
  const router = createMemoryRouter(routes, { initialEntries: [path + search] });
  const failures: unknown[] = [];
  const { prelude } = await prerenderToNodeStream(
    <StrictMode>
      <Providers config={config} identity={createIdentity(config)} client={client} router={router} />
    </StrictMode>,
    // In one chunk: React places later chunks by inline scripts, which the content security policy forbids.
    { progressiveChunkSize: Number.MAX_SAFE_INTEGER, onError: (error) => void failures.push(error) },
  );
  const html = await text(prelude);
  // A failure within an error boundary would leave a hole in the page.
  if (failures.length > 0) throw failures[0];
  return html;
}
