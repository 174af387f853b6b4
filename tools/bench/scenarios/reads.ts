import type { Shop } from '../../../server/test/harness/shop.ts';
import { copyBareItems } from '../baseline/baseline-items.ts';
import { type BareServer, startBareServer } from '../baseline/start.ts';
import { type Question } from '../load/jobs.ts';
import { type Scenario } from '../load/passes.ts';
import { asFreePost, asPersistedGet } from '../setup/documents.ts';
import {
  bareLookups,
  itemQuestions,
  listQuestions,
  publicQuestions,
  searchQuestions,
  type Variety,
} from '../setup/questions.ts';
import { mongodPid, type Stage } from '../setup/stage.ts';
import { recordFinds } from './record-finds.ts';

/** What reading is measured by, and what was learned on the way. */
export interface Reads {
  readonly scenarios: readonly Scenario[];
  /** Reads of the catalogue that one answer takes, at most. */
  readonly commands: { readonly list: number; readonly item: number; readonly search: number };
  readonly bare: BareServer;
}

/** What the bare look-up by words answers with: the fields of a card. */
const cardFields = [
  ...['petname', 'petprice', 'category', 'type', 'gender', 'age', 'color', 'clan'],
  ...['short', 'availability', 'stock', 'image'],
];

/** How browsers say what they unpack. */
const asBrowsersAsk = { 'accept-encoding': 'gzip, deflate, br, zstd' };

/** Pages that the server draws: what they ask first stands in them, and how they look at first. */
const pages = ['/', '/FindDog', '/FindCat', '/DogsFood', '/DogsAccessories', '/DogCare'];

/**
 * Lists, items, searches and kept answers of a shop, each beside a bare server that does the same; and its pages.
 *
 * @param shop answers each question anew
 * @param kept a server on the same database that keeps public answers ready
 */
export async function readScenarios(
  { parts }: Stage,
  shop: Shop,
  kept: { readonly url: string; readonly pid: number },
  plan: { readonly token: string; readonly bareProducts: readonly string[] },
): Promise<Reads> {
  const [list, item, search, open] = [
    await listQuestions(shop),
    await itemQuestions(shop),
    searchQuestions(),
    publicQuestions(),
  ];
  const found = { list: await recordFinds(shop, list), item: await recordFinds(shop, item) };
  const searched = await recordFinds(shop, search);
  await copyBareItems(shop.db);
  const bodies = await Promise.all(persisted(open).map((question) => bodyOf(shop.url, question)));
  const finds = { list: found.list.finds, item: found.item.finds };
  const bare = await startBareServer(parts.folder, {
    uri: shop.uri,
    bodies,
    finds,
    fields: cardFields,
    petIds: plan.bareProducts,
    authPort: parts.authPort,
  });

  const mongod = await mongodPid(shop);
  const of = (server: { readonly url: string; readonly pid: number }) => {
    return (name: string, title: string, questions: readonly Question[]): Scenario => ({
      name,
      title,
      servers: [server.pid],
      mongod,
      job: (connections, seconds) => ({ kind: 'ask', urls: [server.url], connections, seconds, questions }),
    });
  };
  const ours = of({ url: shop.url, pid: shop.pid() });
  const limit = of(bare);
  return {
    scenarios: [
      ours('list', 'list of 20', persisted(list)),
      limit('bare list', 'bare: the same find of 20', paths(list, 'find/list')),
      ours('item', 'one item', persisted(item)),
      limit('bare item', 'bare: the same find of one', paths(item, 'find/item')),
      ours('search', 'search with typos, filter and facets', persisted(search)),
      limit('bare search', 'bare: indexed look-up of a word', bareLookups().map(get)),
      of(kept)('kept', 'public answers, kept ready', persisted(open)),
      limit('bare bytes', 'bare: the same bytes', paths(open, 'bytes')),
      ours('free list', 'list of 20, with its whole text by POST', posted(list)),
      ours('signed-in list', 'list of 20, signed in', persisted(list, plan.token)),
      ours(
        'packed list',
        'list of 20, compressed as browsers ask',
        persisted(list).map((question) => ({
          ...question,
          headers: { ...question.headers, ...asBrowsersAsk },
        })),
      ),
      ours('page', 'a page, made anew', pages.map(getAsBrowser)),
      of(kept)('kept page', 'a page, kept ready', pages.map(getAsBrowser)),
    ],
    commands: { list: found.list.commands, item: found.item.commands, search: searched.commands },
    bare,
  };
}

function persisted({ document, variables }: Variety, token?: string): Question[] {
  return variables.map((values) => asPersistedGet(document, values, token));
}

function posted({ document, variables }: Variety): Question[] {
  return variables.map((values) => asFreePost(document, values));
}

function paths({ variables }: Variety, under: string): Question[] {
  return variables.map((_, place) => get(`/${under}/${place}`));
}

function get(path: string): Question {
  return { method: 'GET', path };
}

function getAsBrowser(path: string): Question {
  return { ...get(path), headers: { ...asBrowsersAsk, accept: 'text/html' } };
}

async function bodyOf(url: string, { path, headers }: Question): Promise<string> {
  const answer = await fetch(url + path, { headers });
  const body = await answer.text();
  if (answer.status !== 200 || body.includes('"errors":[')) throw new Error(`${path}: ${body}`);
  return body;
}
