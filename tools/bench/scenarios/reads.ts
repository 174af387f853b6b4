import type { OwnShop } from '../../../server/test/harness/shop.ts';
import { copyBaselineItems } from '../baseline/baseline-items.ts';
import { type BaselineServer, startBaselineServer } from '../baseline/start.ts';
import { type HttpRequest } from '../load/jobs.ts';
import { type Scenario } from '../load/measurements.ts';
import { fullTextPost, persistedGet } from '../setup/documents.ts';
import { type BenchEnvironment, mongodPid } from '../setup/environment.ts';
import {
  baselineLookups,
  itemQueries,
  limitedQueries,
  listQueries,
  publicQueries,
  type QuerySet,
  searchQueries,
} from '../setup/queries.ts';
import { recordFinds } from './record-finds.ts';

/** What reading is measured by, and what was learned on the way. */
export interface ReadScenarios {
  readonly scenarios: readonly Scenario[];
  /** Reads of the catalogue that one answer takes, at most. */
  readonly catalogueReads: { readonly list: number; readonly item: number; readonly search: number };
  readonly baseline: BaselineServer;
}

/** What the baseline look-up by words answers with: the fields of a card. */
const cardFields = [
  ...['petname', 'petprice', 'category', 'type', 'gender', 'age', 'color', 'clan'],
  ...['short', 'availability', 'stock', 'image'],
];

/** The encodings that browsers accept. */
const browserEncodings = { 'accept-encoding': 'gzip, deflate, br, zstd' };

/** Pages that the server renders, with the data of their first queries. */
const pages = ['/', '/FindDog', '/FindCat', '/DogsFood', '/DogsAccessories', '/DogCare'];

/**
 * Lists, items, searches and kept answers of a shop, each beside a baseline server that does the same; and its pages.
 *
 * @param shop executes each request
 * @param kept a server on the same database that keeps public answers ready
 */
export async function readScenarios(
  { parts }: BenchEnvironment,
  shop: OwnShop,
  kept: { readonly url: string; readonly pid: number },
  plan: { readonly token: string; readonly baselineProducts: readonly string[] },
): Promise<ReadScenarios> {
  const [list, item, search, open] = [
    await listQueries(shop),
    await itemQueries(shop),
    searchQueries(),
    publicQueries(),
  ];
  const found = { list: await recordFinds(shop, list), item: await recordFinds(shop, item) };
  const searched = await recordFinds(shop, search);
  await copyBaselineItems(shop.db);
  const bodies = await Promise.all(persisted(open).map((request) => fetchBody(shop.url, request)));
  const finds = { list: found.list.finds, item: found.item.finds };
  const baseline = await startBaselineServer(parts.folder, {
    uri: shop.uri,
    bodies,
    finds,
    fields: cardFields,
    petIds: plan.baselineProducts,
    authPort: parts.authPort,
  });

  const mongod = await mongodPid(shop);
  const of = (server: { readonly url: string; readonly pid: number }) => {
    return (name: string, title: string, requests: readonly HttpRequest[]): Scenario => ({
      name,
      title,
      servers: [server.pid],
      mongod,
      job: (connections, seconds) => ({ kind: 'query', urls: [server.url], connections, seconds, requests }),
    });
  };
  const ours = of({ url: shop.url, pid: shop.pid() });
  const limit = of(baseline);
  return {
    scenarios: [
      ours('list', 'list of 20', persisted(list)),
      limit('baseline list', 'baseline: the same find of 20', paths(list, 'find/list')),
      ours('item', 'one item', persisted(item)),
      limit('baseline item', 'baseline: the same find of one', paths(item, 'find/item')),
      ours('search', 'search with typos, filter and facets', persisted(search)),
      ours('limited search', 'search with limits and facets', persisted(limitedQueries())),
      limit('baseline search', 'baseline: indexed look-up of a word', baselineLookups().map(get)),
      of(kept)('kept', 'public answers, kept ready', persisted(open)),
      limit('baseline bytes', 'baseline: the same bytes', paths(open, 'bytes')),
      ours('free list', 'list of 20, with its whole text by POST', posted(list)),
      ours('signed-in list', 'list of 20, signed in', persisted(list, plan.token)),
      ours(
        'compressed list',
        'list of 20, compressed as browsers ask',
        persisted(list).map((request) => ({
          ...request,
          headers: { ...request.headers, ...browserEncodings },
        })),
      ),
      ours('page', 'a page, made anew', pages.map(getAsBrowser)),
      of(kept)('kept page', 'a page, kept ready', pages.map(getAsBrowser)),
    ],
    catalogueReads: {
      list: found.list.commandCount,
      item: found.item.commandCount,
      search: searched.commandCount,
    },
    baseline,
  };
}

function persisted({ document, variables }: QuerySet, token?: string): HttpRequest[] {
  return variables.map((values) => persistedGet(document, values, token));
}

function posted({ document, variables }: QuerySet): HttpRequest[] {
  return variables.map((values) => fullTextPost(document, values));
}

function paths({ variables }: QuerySet, under: string): HttpRequest[] {
  return variables.map((_, place) => get(`/${under}/${place}`));
}

function get(path: string): HttpRequest {
  return { method: 'GET', path };
}

function getAsBrowser(path: string): HttpRequest {
  return { ...get(path), headers: { ...browserEncodings, accept: 'text/html' } };
}

async function fetchBody(url: string, { path, headers }: HttpRequest): Promise<string> {
  const answer = await fetch(url + path, { headers });
  const body = await answer.text();
  if (answer.status !== 200 || body.includes('"errors":[')) throw new Error(`${path}: ${body}`);
  return body;
}
