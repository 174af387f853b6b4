import { addItem, anItem } from '../fixtures/shop/items.ts';
import type { Account } from '../harness/accounts.ts';
import { type Shop, startShop } from '../harness/shop.ts';

/** A pattern that takes ages takes all night, or ends at the database's five seconds as an error. */
const MAX_MS = 20_000;

let shop: Shop;
let admin: Account;

const pets =
  '($search: String) { pets(search: $search) { totalCount facets { available } edges { node { petname } } } }';
const allPets = '($search: String) { allPets(search: $search) { totalCount edges { node { petname } } } }';
const users = '($search: String) { users(search: $search) { totalCount edges { node { name } } } }';

beforeAll(async () => {
  shop = await startShop();
  admin = await shop.signUp({ role: 'admin', name: 'aaaaaaaaaaaaaaaaaaaaaaaaaaaa!' });
  await shop.signUp({ name: 'Back\\slash (a+)+$' });
  for (const petname of ['aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa!', 'Crème brûlée 2000', 'Übungsball']) {
    await addItem(shop, admin.token, anItem({ petname, short: '-', details: '-' }));
  }
});
afterAll(() => shop.stop());

async function search(query: string, text: string) {
  const start = performance.now();
  const { data, errors } = await shop.gql(`query ${query}`, { search: text }, admin.token);
  return { data, errors, took: performance.now() - start };
}

async function namesOf(query: string, text: string): Promise<string[]> {
  const { data, errors } = await search(query, text);
  if (errors) throw new Error(JSON.stringify(errors));
  const [page] = Object.values(data) as [{ edges: { node: { petname?: string; name?: string } }[] }];
  return page.edges.map(({ node }) => node.petname ?? node.name ?? '');
}

const texts: [string, string][] = [
  ['a pattern that takes ages', '(a+)+$'],
  ['it, ten thousand times', '(a+)+$'.repeat(1700)],
  ['wild cards', '.*.*.*.*.*.*.*.*'],
  ['a backslash at the end', 'a\\'],
  ['brackets that stay open', '([{'],
  ['a look ahead', '(?=(a+))a*b\\1'],
  ['options of a pattern', '(?i)(?s)a'],
  ['10 kB of one letter', 'a'.repeat(10_000)],
  ['10 kB of words', 'a b c d '.repeat(1250)],
  ['100 kB of text', 'é'.repeat(50_000)],
  ['no character at all', '\u0000'],
  ['a NUL within', 'a\u0000b'],
  ['half a character', '\ud83d'],
  ['a letter that grows in lower case', 'İ'.repeat(64)],
  ['marks upon marks', `a${'\u0301'.repeat(5000)}`],
  ['from right to left', '\u202eabc'],
  ['an operator', '{"$ne":null}'],
  ['code', "'; return true; //"],
];

describe.each([
  ['pets', pets],
  ['allPets', allPets],
  ['users', users],
])('the search of %s', (_name, query) => {
  it('takes anything for text, and answers at once', async () => {
    for (const [what, text] of texts) {
      const { errors, took } = await search(query, text);
      expect([what, errors]).toEqual([what, undefined]);
      expect([what, took < MAX_MS]).toEqual([what, true]);
    }
  });

  it('wants text', async () => {
    for (const value of [{ $regex: '.*' }, ['a'], 5, true]) {
      const { code } = await shop.gql(`query ${query}`, { search: value }, admin.token);
      expect(code).toBe('BAD_USER_INPUT');
    }
  });
});

it('what is found are the words in it, read as letters, among items and among accounts', async () => {
  const creme = ['Crème brûlée 2000'];
  const robin = ['Back\\slash (a+)+$'];
  const found: [string, string, string[]][] = [
    [pets, 'creme', creme],
    [pets, 'BRÛLÉE 20', creme],
    [pets, 'ubung', ['Übungsball']],
    [pets, 'c.*mex', []],
    [pets, '^creme', creme],
    [pets, 'cr(e|f)me', []],
    [users, 'slash', robin],
    [users, '(a+)+$ back', robin],
    [users, 'b.*slash', robin],
    [users, '.*', []],
    [users, '^$', []],
  ];
  for (const [query, text, names] of found) expect([text, await namesOf(query, text)]).toEqual([text, names]);
});

it('the database is told to give up on a list after five seconds', async () => {
  await shop.db.command({ profile: 2 });
  try {
    for (const query of [pets, allPets, users]) await search(query, 'br');
  } finally {
    await shop.db.command({ profile: 0 });
  }
  const asked = await shop.db
    .collection('system.profile')
    .find({ ns: { $regex: /\.(pets|words|users)$/ }, 'command.$db': shop.db.databaseName })
    .toArray();
  // Who asks is looked up among the accounts too, by a key.
  const searches = asked.filter(
    ({ ns, command }) =>
      !ns.endsWith('users') || JSON.stringify(command.filter ?? command.pipeline).includes('searchKeys'),
  );
  for (const collection of ['pets', 'words', 'users']) {
    expect(searches.filter(({ ns }) => ns.endsWith(collection)).length).toBeGreaterThanOrEqual(1);
  }
  expect(searches.map(({ command }) => command.maxTimeMS)).toEqual(searches.map(() => 5000));
});
