import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { ApolloServer } from '@apollo/server';
import type { PageQuery } from '../../../domain/pages/page-queries.ts';
import type { Settings } from '../config/settings.ts';
import type { PersistedQueries } from '../graphql/persisted-queries.ts';
import { clientConfig } from '../http/client-config.ts';
import type { Logger } from '../platform/logging.ts';
import { Semaphore } from '../platform/semaphore.ts';
import { AssetManifest } from '../ssr/asset-manifest.ts';
import { HtmlTemplate } from '../ssr/html-template.ts';
import { PageRenderer } from '../ssr/page-renderer.ts';
import { PreloadedQueries } from '../ssr/preloaded-queries.ts';
import { ReactRenderer } from '../ssr/react-renderer.ts';
import { RenderedPages } from '../ssr/rendered-page-cache.ts';
import type { RequestContext } from '../users/request-context.ts';
import type { Container } from './container.ts';
import { ShopContext } from './request-context.factory.ts';

/**
 * One thread renders all pages, so more at a time would not be ready earlier: they would time out while they wait for
 * each other.
 */
const MAX_CONCURRENT_RENDERS = 4;
/** Longest wait for a free slot, so that a slow page does not hold up others. */
const MAX_RENDER_WAIT_MS = 1000;

interface PageDeps {
  readonly settings: Settings;
  readonly container: Container;
  readonly clientDir: string;
  readonly apollo: ApolloServer<RequestContext>;
  readonly persistedQueries: PersistedQueries;
  readonly log: Logger;
}

/** The client's pages with the answers that they begin with, rendered as a visitor sees them. */
export async function createRenderedPages(deps: PageDeps): Promise<RenderedPages> {
  const { settings, container, clientDir, apollo, persistedQueries, log } = deps;
  const { patience } = settings;
  const queries = new PreloadedQueries(executeAsVisitor, patience);
  await queries
    .readShop()
    .catch((error: unknown) => log.debug({ err: error }, 'pages begin without the shop'));
  return new RenderedPages({
    pageData: container.pageData,
    template: new HtmlTemplate(join(clientDir, 'index.html')),
    renderer: new PageRenderer(
      new AssetManifest(join(clientDir, '.vite/pages.json')),
      queries,
      new ReactRenderer(join(clientDir, '../drawing/entry-server.js'), clientConfig(settings)),
      patience,
    ),
    shop: container.shop,
    semaphore: new Semaphore(MAX_CONCURRENT_RENDERS, patience * MAX_RENDER_WAIT_MS),
    patience,
  });

  /** What is not there is an answer too: the page says so. */
  async function executeAsVisitor({ operation, variables }: PageQuery): Promise<Record<string, unknown>> {
    const query = persistedQueries.textOf(operation);
    const contextValue = new ShopContext({ requestId: randomUUID(), log }, null, undefined, container);
    const { body } = await apollo.executeOperation({ query, variables }, { contextValue });
    const { data, errors } = body.kind === 'single' ? body.singleResult : {};
    if (!data || errors?.some(({ extensions }) => extensions?.code !== 'NOT_FOUND'))
      throw new Error(`${operation} is not answered`, { cause: errors?.[0] });
    return data;
  }
}
