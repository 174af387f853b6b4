import { makePromotion } from '../fixtures/promotions/promotion-requests.ts';
import { aCheckoutOf, createPaymentIntent } from '../fixtures/shop/checkout.ts';
import { addItem, anItem } from '../fixtures/shop/items.ts';
import type { Account } from '../harness/accounts.ts';
import { sendGraphql } from '../harness/requests.ts';
import { type OwnShop, type ServerProcess, startShop } from '../harness/shop.ts';

/** Behind one proxy, as which the tests speak: so each of them comes from an address of its own. */
let shop: OwnShop;
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

type Way = (who: ReturnType<typeof from>) => Promise<Answer>;

/* How often each may be done is a table: server/src/rate-limits/action-limits.test.ts. */

/** What is counted together, however it is asked for; and how often it may be done in a minute. */
const limits: [string, number, 'regular' | 'admin', Way, Way][] = [
  [
    'saving one’s profile, by GraphQL and by REST',
    10,
    'regular',
    (who) => who.gql('mutation { saveUser(input: { name: "" }) { _id } }'),
    (who) => who.rest('POST', '/User/SaveUser', { name: '' }),
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
  it.each(limits)('is limited: %s', async (what, most, role, byOne, byOther) => {
    const who = from(`192.0.2.${limits.findIndex(([name]) => name === what)}`, await shop.signUp({ role }));
    const allowed = await repeat(most, (index) => (index % 2 ? byOther : byOne)(who));
    expect(statuses(allowed)).not.toContain(true);
    for (const way of [byOne, byOther]) {
      const refused = await way(who);
      expect([refused.status, refused.code]).toEqual([429, 'RATE_LIMITED']);
      expect(refused.message).toMatch(
        /^That was a lot in a short time\. Please try again in (a|\d+) seconds?\.$/,
      );
      expect(refused.retryAfter).toBeGreaterThan(0);
      expect(refused.retryAfter).toBeLessThanOrEqual(60);
    }
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

  it('is limited for all accounts together, since stolen cards are tried out with many, whatever a header claims of where it comes from', async () => {
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

interface Quoted {
  readonly quote: { adjustments: { label: string; isApplied: boolean; reason: string | null }[] };
}

describe('codes that nobody made', () => {
  const good = 'RATES10';
  const quoted = `quote(entries: $entries, choices: { promotionCode: $code }) {
    adjustments { label isApplied reason }
  }`;
  const quote = `query ($code: String!, $entries: [CartEntryInput!]!) { ${quoted} }`;
  const later = 'Too many codes that can not be used were tried. Please try again later.';
  let petId: string;

  beforeAll(async () => {
    const admin = await shop.signUp({ role: 'admin' });
    petId = await addItem(shop, admin.token, anItem({ petprice: 40 }));
    await makePromotion(shop, admin.token, { code: good, percentOff: 10 });
  });

  /** What a quote says of a code. */
  async function reasonOf(code: string, address: string, { token = '' } = {}, url = shop.url) {
    const headers = { 'x-forwarded-for': address, ...(token && { authorization: `Bearer ${token}` }) };
    const variables = { code, entries: [{ petId, accessoriesAmount: 1 }] };
    const { status, data } = await sendGraphql<Quoted>(url, { query: quote, variables, headers });
    expect(status).toBe(200);
    const said = data.quote.adjustments.find(({ label }) => label.includes(code));
    return said?.isApplied ? 'applied' : said?.reason;
  }

  const checkoutWith = (promotionCode: string) => ({
    input: { ...aCheckoutOf([{ petId, accessoriesAmount: 1 }]), choices: { promotionCode } },
  });

  it('are thirty of one account in an hour, wherever it asks; then they wait, and a good one counts', async () => {
    const account = await shop.signUp();
    const unknown = (code: string) => `There is no code ${code} that can be used now`;
    for (let at = 0; at < 30; at++) {
      const url = at % 2 ? shop.url : other.url;
      expect(await reasonOf(`C${at}`, `192.0.2.${70 + at}`, account, url)).toBe(unknown(`C${at}`));
    }
    const who = from('192.0.2.101', account);
    expect(await reasonOf('C30', '192.0.2.101', account)).toBe(later);
    const refused = await who.gql(createPaymentIntent, checkoutWith('C31'));
    expect(refused).toMatchObject({
      code: 'RATE_LIMITED',
      message: expect.stringMatching(/in \d\d minutes/),
    });
    expect(await reasonOf(good, '192.0.2.101', account)).toBe('applied');
    expect((await who.gql(createPaymentIntent, checkoutWith(good))).code).toBeUndefined();
    expect(await reasonOf('D1', '192.0.2.101')).toBe(unknown('D1'));
  });

  it('count once for whoever keeps one in the cart, and so does one that is typed in another way', async () => {
    const account = await shop.signUp();
    for (let at = 0; at < 40; at++) await reasonOf('KEPT', '192.0.2.110', account);
    const answer = await from('192.0.2.110', account).gql(createPaymentIntent, checkoutWith(' kept'));
    expect(answer.code).toBe('BAD_USER_INPUT');
    const { points } = (await shop.db
      .collection('ratelimits')
      .findOne({ key: /^failPromotionCode:account:/, points: { $lt: 30 } })) as unknown as { points: number };
    expect(points).toBe(1);
  });

  it('are three hundred of one address in an hour', async () => {
    const expire = new Date(Date.now() + 3_000_000);
    const key = 'failPromotionCode:address:192.0.2.120';
    await shop.db.collection('ratelimits').insertOne({ key, points: 300, expire });
    expect(await reasonOf('E1', '192.0.2.120')).toBe(later);
    expect(await reasonOf(good, '192.0.2.120')).toBe('applied');
    expect(await reasonOf('E1', '192.0.2.121')).not.toBe(later);
  });
});

describe('invitations that nobody was sent', () => {
  it('are few for one account in a minute, looked at and accepted together', async () => {
    const account = await shop.signUp();
    const answers = await repeat(12, (at) => {
      const who = from(`192.0.2.${130 + at}`, account);
      const code = `C${at}`;
      if (at % 2) return who.gql('query ($code: String!) { staffInvitation(code: $code) { _id } }', { code });
      return who.gql('mutation ($code: String!) { acceptInvitation(code: $code) { _id } }', { code });
    });
    expect(statuses(answers).indexOf(true)).toBe(10);
  });
});

it('leaves an admin alone who adds one item after another', async () => {
  const admin = await shop.signUp({ role: 'admin' });
  const who = from('198.51.100.9', admin);
  const answers = await repeat(20, () =>
    who.gql('mutation ($input: AddPetInput!) { addPet(input: $input) { _id } }', { input: anItem() }),
  );
  expect(answers.map(({ code }) => code)).toEqual(Array(20).fill(undefined));
});

it('logs a rejection with its code, under the id that the answer has', async () => {
  const who = from('198.51.100.10', await shop.signUp());
  const answers = await repeat(11, () => who.gql('mutation { saveUser(input: { name: "" }) { _id } }'));
  const lines = (await shop.log()).split('\n').filter((line) => line.includes(answers[10]?.requestId ?? '-'));
  expect(lines.map((line) => JSON.parse(line))).toContainEqual(
    expect.objectContaining({ msg: 'refused', code: 'RATE_LIMITED' }),
  );
});

it('limits how much one address may ask of the API altogether, and says when to come back', async () => {
  const who = from('198.51.100.11', await shop.signUp());
  // What server/src/rate-limits/address-limit.test.ts counts, as if it had been asked already.
  const expire = new Date(Date.now() + 50_000);
  await shop.db.collection('ratelimits').insertOne({ key: 'api:198.51.100.11', points: 1500, expire });
  const paths = [
    '/pets/GetAllPets',
    '/accessories/GetAccessoriesOrder',
    '/admin/GetAllData',
    '/user/checkUser',
  ];
  const answers = [await who.gql('{ __typename }')];
  for (const path of paths) answers.push(await who.rest('GET', path));
  answers.push(await who.rest('POST', '/payment/paymentstatus', {}));
  for (const { status, code, retryAfter } of answers) {
    expect([status, code, retryAfter > 0]).toEqual([429, 'RATE_LIMITED', true]);
  }
  const headers = { 'x-forwarded-for': '198.51.100.11' };
  expect((await fetch(`${shop.url}/livez`, { headers })).status).toBe(200);
  expect((await fetch(`${shop.url}/pets/GetAllPets`)).status).toBe(200);
});
