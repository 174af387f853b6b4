import { changeAccount, signInAgain } from '../fixtures/identity/identity-provider.ts';
import type { Account } from '../harness/accounts.ts';
import { type Shop, startShop } from '../harness/shop.ts';

let shop: Shop;
let admin: Account;

const users = `query ($role: Role, $search: String, $first: Int! = 50, $after: String) {
  users(role: $role, search: $search, first: $first, after: $after) {
    totalCount
    edges { node { name email role createdAt } }
    pageInfo { hasNextPage endCursor }
  }
}`;

beforeAll(async () => {
  shop = await startShop();
  admin = await shop.signUp({ name: 'Olive Owner', email: 'olive@petshop.test', role: 'admin' });
  await shop.signUp({ name: 'bea small', email: 'bea@petshop.test' });
  await shop.signUp({ name: 'Carl (C.) Dot', email: 'carl+cats@petshop.test' });
  await shop.signUp({ name: 'Ada First', email: 'zz@petshop.test' });
  await shop.signUp({ name: 'Zoe Last', email: 'aa@petshop.test', role: 'admin' });
  await shop.signUp({ name: 'Bea Small', email: 'other-bea@petshop.test' });
});
afterAll(() => shop.stop());

async function listOf(variables: object = {}) {
  const { data, errors } = await shop.gql(users, variables, admin.token);
  if (errors) throw new Error(JSON.stringify(errors));
  return data.users;
}

async function namesOf(variables: object = {}): Promise<string[]> {
  const { edges } = await listOf(variables);
  return edges.map(({ node }: { node: { name: string } }) => node.name);
}

const byName = ['Ada First', 'bea small', 'Bea Small', 'Carl (C.) Dot', 'Olive Owner', 'Zoe Last'];

it('lists all accounts by name, as people read names: capitals or not', async () => {
  expect(await namesOf()).toEqual(byName);
  expect((await listOf()).totalCount).toBe(6);
  expect((await listOf({ search: 'olive' })).edges[0].node).toEqual({
    name: 'Olive Owner',
    email: 'olive@petshop.test',
    role: 'ADMIN',
    createdAt: expect.stringMatching(/^\d{4}-/),
  });
});

it.each([
  ['ADMIN', ['Olive Owner', 'Zoe Last']],
  ['REGULAR', ['Ada First', 'bea small', 'Bea Small', 'Carl (C.) Dot']],
])('lists who is %s', async (role, names) => {
  expect(await namesOf({ role })).toEqual(names);
});

it.each([
  ['a word of a name, in any case', 'SMALL', ['bea small', 'Bea Small']],
  ['the beginning of a word', 'fir', ['Ada First']],
  ['one letter', 'z', ['Ada First', 'Zoe Last']],
  ['words in another order', 'small be', ['bea small', 'Bea Small']],
  ['a word of the name and one of the address', 'zoe aa', ['Zoe Last']],
  ['the beginning of an address', 'aa@pet', ['Zoe Last']],
  ['a whole address', 'carl+cats@petshop.test', ['Carl (C.) Dot']],
  ['an address and a word of the name', 'aa@petshop.test last', ['Zoe Last']],
  ['an address in capitals', 'AA@PETSHOP.TEST', ['Zoe Last']],
  ['an address that goes on otherwise', 'aa@petshopXtest', []],
  ['where many addresses lead', '@petshop.test', []],
  ['letters with or without their accents', 'zoë', ['Zoe Last']],
  ['signs, which say nothing beside words', '(C.) dot', ['Carl (C.) Dot']],
  ['signs alone', '.*', []],
  ['a single bracket', '[', []],
  ['the middle of a word', 'irst', []],
  ['what nobody has', 'nobody', []],
  ['blanks alone', '  ', byName],
])('is searched by %s', async (_what, search, names) => {
  expect(await namesOf({ search })).toEqual(names);
});

it('takes a role and a search together', async () => {
  expect(await namesOf({ role: 'REGULAR', search: 'bea' })).toEqual(['bea small', 'Bea Small']);
  expect(await namesOf({ role: 'ADMIN', search: 'bea' })).toEqual([]);
});

it('finds an account by its new name and its new address, and no more by the old ones', async () => {
  const account = await shop.signUp({ name: 'Old Moniker', email: 'before@petshop.test' });
  await shop.gql('mutation { saveUser(input: { name: "New Moniker" }) { _id } }', {}, account.token);
  await changeAccount(shop, account.uid, { email: 'after@petshop.test' });
  const token = await signInAgain(shop, { ...account, email: 'after@petshop.test' });
  await shop.gql('{ me { _id } }', {}, token);

  for (const search of ['new moniker', 'after', 'after@petshop.test']) {
    expect(await namesOf({ search })).toEqual(['New Moniker']);
  }
  for (const search of ['old moniker', 'before', 'before@petshop.test']) {
    expect(await namesOf({ search })).toEqual([]);
  }
  await shop.db.collection('users').deleteOne({ uid: account.uid });
});

it.each([1, 2, 4])(
  'turns pages of %d without skipping or repeating, among equal names too',
  async (first) => {
    const seen: string[] = [];
    let after: string | null = null;
    do {
      const page: Awaited<ReturnType<typeof listOf>> = await listOf({ first, after });
      seen.push(...page.edges.map(({ node }: { node: { name: string } }) => node.name));
      after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
    } while (after);
    expect(seen).toEqual(byName);
  },
);

it('leaves out an account whose address belongs to somebody else by now', async () => {
  const { uid } = await shop.signUp({ name: 'Left Behind' });
  await shop.db.collection('users').updateOne({ uid }, { $unset: { email: '' } });
  expect(await namesOf()).toEqual(byName);
});

it.each([
  ['a visitor', () => undefined, 'UNAUTHENTICATED'],
  ['a shopper', async () => (await shop.signUp()).token, 'FORBIDDEN'],
])('is not for %s', async (_who, tokenOf, code) => {
  expect((await shop.gql(users, {}, await tokenOf())).code).toBe(code);
});
