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
  it.each(questions)('by %s', async (_what, ask) => {
    const [one, other] = [await ask(known.email, tokenOf()), await ask(unknown, tokenOf())];
    expect(toldBy(one)).toEqual(toldBy(other));
    // GraphQL answers 200 and says why in its errors.
    expect('code' in one || one.status === status).toBe(true);
    expect('code' in one ? one.code : undefined).not.toBe('NOT_FOUND');
  });
});

it('the time that an answer takes does not tell either', async () => {
  const ask = rest('GET', '/user/checkUser');
  const times: Record<string, number[]> = { [known.email]: [], [unknown]: [] };
  for (let round = 0; round < 250; round++) {
    // By turns, so that what slows the machine down slows both.
    for (const email of round % 2 ? [known.email, unknown] : [unknown, known.email]) {
      const start = performance.now();
      await ask(email, shopper.token);
      times[email]?.push(performance.now() - start);
    }
  }
  const [a = 0, b = 0] = Object.values(times).map(medianOf);
  expect(Math.abs(a - b)).toBeLessThan(10);
});

function medianOf(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

it('an order under somebody else’s address stays an order of one’s own', async () => {
  await shop.rest('POST', '/user/saveuser', {
    token: shopper.token,
    json: { email: known.email, name: 'Copycat', role: 'admin' },
  });
  const { data } = await shop.gql('{ me { email role } }', {}, shopper.token);
  expect(data.me).toEqual({ email: shopper.email, role: 'REGULAR' });
});
