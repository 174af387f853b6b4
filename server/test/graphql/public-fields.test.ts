import { readFileSync } from 'node:fs';
import { buildSchema } from 'graphql';
import { publicQuestions } from '../fixtures/api/public-fields.ts';
import { profilerOf } from '../fixtures/database/profiler.ts';
import { eventually } from '../fixtures/process/eventually.ts';
import { withBug } from '../fixtures/process/planted-bug.ts';
import { isCachedBy } from '../fixtures/shop/cached-responses.ts';
import { addPet, anAnimal } from '../fixtures/shop/items.ts';
import { aPicture } from '../fixtures/shop/pictures.ts';
import { type OwnShop, startShop } from '../harness/shop.ts';

let shop: OwnShop;
let itemId: string;

beforeAll(async () => {
  shop = await startShop();
  const { token } = await shop.signUp({ role: 'admin' });
  const bytes = await aPicture({ format: 'jpeg' });
  const img = { at: 'variables.img', bytes };
  const { data } = await shop.gql(addPet, { input: anAnimal({ petname: 'Luna' }), img: null }, token, [img]);
  itemId = data.addPet._id;
});
afterAll(() => shop.stop());

const schema = buildSchema(readFileSync('schema.graphql', 'utf8'));
const questions = [
  ...publicQuestions(schema),
  { path: 'pets, searched', text: '{ pets(search: "lun") { totalCount edges { node { petname } } } }' },
  {
    path: 'searchSuggestions, of an item',
    text: '{ searchSuggestions(text: "lun") { items { petname } places { count } } }',
  },
];

/**
 * What is read beside the collections that a field names, and can not make its answer another one: words change in the
 * transactions that change items, and pictures are stored by what is in them.
 */
const dependent: Readonly<Record<string, string>> = {
  words: 'pets',
  gonepets: 'pets',
  pictures: 'pets',
  renditions: 'pets',
};

async function ask(url: string, text: string): Promise<Response> {
  const query = text.replaceAll('0123456789abcdef01234567', itemId);
  const answer = await fetch(`${url}/graphql?${new URLSearchParams({ query })}`, {
    headers: { 'apollo-require-preflight': 'true' },
  });
  expect(await answer.clone().json()).not.toHaveProperty('errors');
  return answer;
}

function collectionsOf(answer: Response): string[] {
  return answer.headers.get('cache-tag')?.split(',') ?? [];
}

/** Collections that a server reads for an answer and that the field does not say it comes from. */
async function readInSilence(url: string, text: string): Promise<string[]> {
  const profiler = await profilerOf(shop.db);
  let said: string[] = [];
  const commands = await profiler.during(async () => {
    said = collectionsOf(await ask(url, text));
  });
  const read = new Set(commands.map(({ name }) => name.split(' ')[0] ?? ''));
  return [...read].filter((collection) => !said.includes(dependent[collection] ?? collection));
}

/** What one request may ask, in points and in questions, with room to its limits. */
const MAX_COST = 9000;
const MAX_TOGETHER = 20;

/**
 * Questions whose fields say that they come from the same collections, together: none hides behind another's, and there
 * are some dozen requests and not one for each field.
 */
async function askedTogether(): Promise<string[]> {
  const requests = new Map<string, { texts: string[]; cost: number }[]>();
  for (const { text } of questions) {
    const answer = await ask(shop.url, text);
    const cost = Number(answer.headers.get('x-query-cost'));
    // Suggestions and searches are a field twice, with other arguments, which one request can not ask for.
    const group = `${collectionsOf(answer).toSorted()} ${/^\{ [^{]+/.exec(text)?.[0]}`;
    const ofGroup = requests.get(group) ?? [];
    requests.set(group, ofGroup);
    const last = ofGroup.at(-1);
    if (last && last.cost + cost <= MAX_COST && last.texts.length < MAX_TOGETHER) {
      last.texts.push(text);
      last.cost += cost;
    } else ofGroup.push({ texts: [text], cost });
  }
  // Fields of one name are merged by GraphQL.
  const merged = (texts: readonly string[]) => texts.map((text) => text.replace(/^\{|\}$/g, '')).join(' ');
  return [...requests.values()].flat().map(({ texts }) => `{ ${merged(texts)} }`);
}

describe('a field with cached responses reads nothing but what it says it comes from, or a change there would not be seen', () => {
  it('each of them', async () => {
    expect(questions.length).toBeGreaterThan(30);
    for (const text of await askedTogether())
      expect([text, await readInSilence(shop.url, text)]).toEqual([text, []]);
  });

  it('which would be noticed', async () => {
    const bug = withBug({
      in: 'pets.resolver.js',
      replace: '@cacheTag(format: "pets")',
      by: '@cacheTag(format: "users")',
    });
    const mistaken = await shop.startAnother(bug);
    const read = await readInSilence(mistaken.url, '{ pets { edges { node { petname } } } }');
    expect(read).toContain('pets');
    expect(await mistaken.terminate()).toBe(0);
  });
});

it('a change that another process makes in what a field comes from is seen by the next who asks, for each field', async () => {
  const isKept = async (text: string) => isCachedBy(shop, await ask(shop.url, text));
  const together = await askedTogether();
  const said = await Promise.all(together.map(async (text) => collectionsOf(await ask(shop.url, text))));
  for (const collection of new Set(said.flat())) {
    const from = together.filter((_text, place) => said[place]?.includes(collection));
    await Promise.all(from.map((text) => eventually(() => isKept(text))));
    await shop.db.collection(collection).updateOne({}, { $set: { touchedAt: new Date() } }, { upsert: true });
    await Promise.all(from.map((text) => eventually(async () => !(await isKept(text)))));
  }
});
