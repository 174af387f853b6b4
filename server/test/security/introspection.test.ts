import type { Account } from '../harness/accounts.ts';
import { type Shop, startShop } from '../harness/shop.ts';

/* A closed schema keeps nobody out, since names can be guessed; it only saves strangers no work. */

const questions = ['{ __schema { queryType { name } } }', '{ __type(name: "Pet") { name } }'];

describe.each([
  ['INTROSPECTION=off, as in production', 'off', { visitor: false, shopper: false, admin: true }],
  ['INTROSPECTION=on, as in development', 'on', { visitor: true, shopper: true, admin: true }],
])('with %s the schema', (_what, INTROSPECTION, mayRead) => {
  let shop: Shop;
  let accounts: Record<string, Account | undefined>;

  beforeAll(async () => {
    shop = await startShop({ env: { INTROSPECTION } });
    accounts = {
      visitor: undefined,
      shopper: await shop.signUp(),
      admin: await shop.signUp({ role: 'admin' }),
    };
  });
  afterAll(() => shop.stop());

  it.each(Object.entries(mayRead))('is there for a %s: %s', async (who, isThere) => {
    for (const question of questions) {
      const { data, errors } = await shop.gql(question, {}, accounts[who]?.token);
      expect([question, Boolean(data && !errors)]).toEqual([question, isThere]);
    }
  });

  it('has an explorer for a browser only where anybody may read it', async () => {
    const { body } = await shop.rest('GET', '/graphql', { headers: { accept: 'text/html' } });
    expect(/<script/.test(body)).toBe(INTROSPECTION === 'on');
  });

  it('is named in a rejection only where anybody may read it', async () => {
    const { errors } = await shop.gql('{ petz { totalCount } }');
    expect(/Did you mean/.test(String(errors?.[0]?.message))).toBe(INTROSPECTION === 'on');
  });

  it('does not hide what a thing is called, which clients ask for with everything', async () => {
    expect((await shop.gql('{ __typename }')).data.__typename).toBe('Query');
  });
});
