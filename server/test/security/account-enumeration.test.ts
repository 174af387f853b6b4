import { profilerOf } from '../fixtures/database/profiler.ts';
import type { Account } from '../harness/accounts.ts';
import { type Shop, startShop } from '../harness/shop.ts';

let shop: Shop;
let shopper: Account;
let known: Account;

const unknown = 'no-such-shopper@petshop.test';

beforeAll(async () => {
  shop = await startShop();
  shopper = await shop.signUp();
  known = await shop.signUp({ role: 'admin' });
});
afterAll(() => shop.stop());

interface Answer {
  readonly status: number;
  readonly headers: Headers;
}

/** Everything that an answer tells, but for what is new in every one. */
function toldBy({ headers, ...answer }: Answer): object {
  const { 'x-request-id': _id, date: _date, ...others } = Object.fromEntries(headers);
  return { ...answer, headers: others };
}

const graphql = (query: string) => (email: string, token?: string) => shop.gql(query, { email }, token);
const rest = (method: string, path: string) => (email: string, token?: string) =>
  shop.rest(method, `${path}?email=${encodeURIComponent(email)}`, { token });

const questions: [string, (email: string, token?: string) => Promise<Answer>][] = [
  ['checkUser', rest('GET', '/user/checkUser')],
  ['GetPetOrder', rest('GET', '/pets/GetPetOrder')],
  ['GetAccessoriesOrder', rest('GET', '/accessories/GetAccessoriesOrder')],
  ['MakeAnAdmin', rest('PUT', '/admin/MakeAnAdmin')],
  ['user', graphql('query ($email: EmailAddress!) { user(email: $email) { name role } }')],
  ['users', graphql('query ($email: String) { users(search: $email) { totalCount } }')],
  ['makeAdmin', graphql('mutation ($email: EmailAddress!) { makeAdmin(email: $email) { role } }')],
  ['setRole', graphql('mutation ($email: EmailAddress!) { setRole(email: $email, role: STAFF) { role } }')],
  [
    'inviteStaff',
    graphql('mutation ($email: EmailAddress!) { inviteStaff(email: $email, role: STAFF) { role } }'),
  ],
  ['removeAdmin', graphql('mutation ($email: EmailAddress!) { removeAdmin(email: $email) { role } }')],
];

describe.each([
  ['a shopper', () => shopper.token, 403],
  ['a visitor', () => undefined, 401],
])('%s can not find out who has an account', (_who, tokenOf, status) => {
  it('by any question', async () => {
    for (const [what, ask] of questions) {
      const [one, other] = [await ask(known.email, tokenOf()), await ask(unknown, tokenOf())];
      expect([what, toldBy(one)]).toEqual([what, toldBy(other)]);
      // GraphQL answers 200 and says why in its errors.
      expect('code' in one || one.status === status).toBe(true);
      expect('code' in one ? one.code : undefined).not.toBe('NOT_FOUND');
    }
  });
});

it('nor by the time that an answer takes: nothing is read for one that is not for another', async () => {
  const profiler = await profilerOf(shop.db);
  for (const [what, ask] of questions) {
    const readFor = async (email: string) => {
      const commands = await profiler.during(() => ask(email, shopper.token).then(() => undefined));
      return commands.map(({ name }) => name).filter((name) => !name.startsWith('mails '));
    };
    await readFor(known.email);
    expect([what, await readFor(known.email)]).toEqual([what, await readFor(unknown)]);
  }
});

it('an order under somebody else’s address stays an order of one’s own', async () => {
  await shop.rest('POST', '/user/saveuser', {
    token: shopper.token,
    json: { email: known.email, name: 'Copycat', role: 'admin' },
  });
  const { data } = await shop.gql('{ me { email role } }', {}, shopper.token);
  expect(data.me).toEqual({ email: shopper.email, role: 'REGULAR' });
});
