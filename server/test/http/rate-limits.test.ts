import { aCheckoutOf, confirmPayment, createPaymentIntent } from '../fixtures/shop/checkout.ts';
import { anItem } from '../fixtures/shop/items.ts';
import type { Account } from '../harness/accounts.ts';
import { type ServerProcess, type Shop, startShop } from '../harness/shop.ts';

/** Behind one proxy, as which the tests speak: so each of them comes from an address of its own. */
let shop: Shop;
let other: ServerProcess;

beforeAll(async () => {
  shop = await startShop({ env: { RATE_LIMIT: 'on', TRUSTED_PROXIES: '1' } });
  other = await shop.startAnother();
});
afterAll(() => shop.stop());

interface Answer {
  readonly status: number;
  readonly code: string | undefined;
  readonly message: string | undefined;
  readonly retryAfter: number;
  readonly requestId: string | null;
}

async function answerOf(response: Response): Promise<Answer> {
  const { error, errors } = (await response.json()) as {
    error?: { code: string; message: string };
    errors?: { message: string; extensions: { code: string } }[];
  };
  return {
    status: response.status,
    code: error?.code ?? errors?.[0]?.extensions.code,
    message: error?.message ?? errors?.[0]?.message,
    retryAfter: Number(response.headers.get('retry-after')),
    requestId: response.headers.get('x-request-id'),
  };
}

/** Somebody at an address, who may ask any process of the shop. */
function from(address: string, { token }: Pick<Account, 'token'>) {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const send = (path: string, method: string, body: unknown, url: string) =>
    fetch(`${url}${path}`, {
      method,
      headers: { ...headers, 'x-forwarded-for': address },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    }).then(answerOf);
  return {
    gql: (query: string, variables: object = {}, url = shop.url) =>
      send('/graphql', 'POST', { query, variables }, url),
    rest: (method: string, path: string, body?: object, url = shop.url) => send(path, method, body, url),
  };
}

async function repeat<T>(times: number, work: (index: number) => Promise<T>): Promise<T[]> {
  const all: T[] = [];
  for (let index = 0; index < times; index++) all.push(await work(index));
  return all;
}

const emptyCart = { input: aCheckoutOf([]) };
const statuses = (answers: readonly Answer[]) => answers.map(({ code }) => code === 'RATE_LIMITED');

/** Things that are limited, how often they may be done in a minute, and a way to do each by GraphQL and by REST. */
type Way = (who: ReturnType<typeof from>) => Promise<Answer>;
const limits: [string, number, 'regular' | 'admin', Way, Way?][] = [
  [
    'starting a payment',
    10,
    'regular',
    (who) => who.gql(createPaymentIntent, emptyCart),
    (who) => who.rest('POST', '/payment/create-payment-intent', { alltotalamount: -1 }),
  ],
  [
    'asking for the outcome of a payment',
    60,
    'regular',
    (who) => who.gql(confirmPayment, { id: '0123456789abcdef01234567' }),
    (who) => who.rest('POST', '/payment/paymentstatus/', { transaction: 'pi_none' }),
  ],
  [
    'ordering',
    20,
    'regular',
    (who) => who.gql('mutation { postCart(entries: [], username: "", location: "", phone: "") { _id } }'),
    (who) => who.rest('POST', '/pets/PetOrderPost', { _id: 'x' }),
  ],
  [
    'looking up an account',
    30,
    'regular',
    (who) => who.gql('{ user(email: "somebody@petshop.test") { _id } }'),
    (who) => who.rest('GET', '/user/checkUser?email=somebody@petshop.test'),
  ],
  [
    'saving one’s profile',
    10,
    'regular',
    (who) => who.gql('mutation { saveUser(input: { name: "" }) { _id } }'),
    (who) => who.rest('POST', '/User/SaveUser', { name: '' }),
  ],
  [
    'making admins',
    10,
    'admin',
    (who) => who.gql('mutation { makeAdmin(email: "nobody@petshop.test") { _id } }'),
    (who) => who.rest('PUT', '/admin/MakeAnAdmin?email=nobody@petshop.test'),
  ],
  [
    'taking data out',
    10,
    'admin',
    (who) => who.rest('GET', '/admin/export/customers.csv?from=never'),
    (who) => who.rest('GET', '/admin/export/items.csv?from=never'),
  ],
  [
    'taking items in',
    10,
    'admin',
    (who) => who.rest('POST', '/admin/import/items.csv'),
    (who) => who.rest('POST', '/admin/import/items.csv?dryRun=true'),
  ],
];

describe('what one account may do in a minute', () => {
  it.each(limits)('is limited: %s', async (what, most, role, byGraphql, byRest) => {
    const who = from(`192.0.2.${limits.findIndex(([name]) => name === what)}`, await shop.signUp({ role }));
    const allowed = await repeat(most, (index) => (byRest && index % 2 ? byRest(who) : byGraphql(who)));
    expect(statuses(allowed)).not.toContain(true);
    for (const way of [byGraphql, byRest ?? byGraphql]) {
      const refused = await way(who);
      expect([refused.status, refused.code]).toEqual([429, 'RATE_LIMITED']);
      expect(refused.message).toMatch(
        /^That was a lot in a short time\. Please try again in (a|\d+) seconds?\.$/,
      );
      expect(refused.retryAfter).toBeGreaterThan(0);
      expect(refused.retryAfter).toBeLessThanOrEqual(60);
    }
  });

  it('is counted for each of its accounts alone', async () => {
    const [busy, calm] = [await shop.signUp(), await shop.signUp()];
    await repeat(21, () => limits[2]?.[3](from('192.0.2.20', busy)) as Promise<Answer>);
    const answer = await limits[2]?.[3](from('192.0.2.20', calm));
    expect(answer?.code).toBe('BAD_USER_INPUT');
  });

  it('is counted by what is done, not by requests, and nothing is done of what is too much', async () => {
    const who = from('192.0.2.30', await shop.signUp());
    const saves = Array.from(
      { length: 11 },
      (_, n) => `s${n}: saveUser(input: { name: "Name ${n}" }) { _id }`,
    );
    const inFragments = `mutation { ...a ...b } fragment a on Mutation { ${saves.slice(0, 6).join(' ')} }
      fragment b on Mutation { ${saves.slice(6).join(' ')} }`;
    expect((await who.gql(inFragments)).code).toBe('RATE_LIMITED');
    expect(await shop.db.collection('users').countDocuments({ name: /^Name / })).toBe(0);
  });

  it('is counted over all processes together, also at the same moment', async () => {
    const account = await shop.signUp();
    const who = from('192.0.2.40', account);
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, index) =>
        who.gql(createPaymentIntent, emptyCart, index % 2 ? shop.url : other.url),
      ),
    );
    expect(statuses(answers).filter((isRefused) => !isRefused)).toHaveLength(10);
  });
});

describe('what may come from one address in a minute', () => {
  const tryCard = (who: ReturnType<typeof from>) => who.gql(createPaymentIntent, emptyCart);

  it('is limited for all accounts together, since stolen cards are tried out with many', async () => {
    const accounts = await Promise.all(Array.from({ length: 4 }, () => shop.signUp()));
    const answers = await repeat(31, (index) =>
      tryCard(from('198.51.100.1', accounts[index % 4] as Account)),
    );
    expect(statuses(answers).slice(0, 30)).not.toContain(true);
    expect(answers[30]?.code).toBe('RATE_LIMITED');
    expect((await tryCard(from('198.51.100.2', await shop.signUp()))).code).toBe('BAD_USER_INPUT');
  });

  it('is the same for all addresses of one IPv6 network', async () => {
    const accounts = await Promise.all(Array.from({ length: 4 }, () => shop.signUp()));
    const answers = await repeat(31, (index) =>
      tryCard(from(`2001:db8::${index + 1}`, accounts[index % 4] as Account)),
    );
    expect(statuses(answers).indexOf(true)).toBe(30);
  });

  it('can not be got round by a header that claims to come from elsewhere', async () => {
    const accounts = await Promise.all(Array.from({ length: 4 }, () => shop.signUp()));
    const answers = await repeat(31, (index) =>
      // The proxy adds the true address after whatever it was sent.
      tryCard(from(`203.0.113.${index}, 198.51.100.3`, accounts[index % 4] as Account)),
    );
    expect(statuses(answers).indexOf(true)).toBe(30);
  });

  it('is counted by the connection where no proxy is trusted', async () => {
    const direct = await shop.startAnother({ TRUSTED_PROXIES: '0' });
    const accounts = await Promise.all(Array.from({ length: 4 }, () => shop.signUp()));
    const answers = await repeat(31, (index) =>
      from(`203.0.113.${index}`, accounts[index % 4] as Account).gql(
        createPaymentIntent,
        emptyCart,
        direct.url,
      ),
    );
    expect(statuses(answers).indexOf(true)).toBe(30);
    await direct.terminate();
  });
});

it('leaves an admin alone who adds one item after another', async () => {
  const admin = await shop.signUp({ role: 'admin' });
  const who = from('198.51.100.9', admin);
  const answers = await repeat(40, () =>
    who.gql('mutation ($input: AddPetInput!) { addPet(input: $input) { _id } }', { input: anItem() }),
  );
  expect(answers.map(({ code }) => code)).toEqual(Array(40).fill(undefined));
});

it('logs a rejection with its code, under the id that the answer has', async () => {
  const who = from('198.51.100.10', await shop.signUp());
  const answers = await repeat(11, () => who.gql('mutation { saveUser(input: { name: "" }) { _id } }'));
  const lines = (await shop.log()).split('\n').filter((line) => line.includes(answers[10]?.requestId ?? '-'));
  expect(lines.map((line) => JSON.parse(line))).toContainEqual(
    expect.objectContaining({ msg: 'refused', code: 'RATE_LIMITED' }),
  );
});
