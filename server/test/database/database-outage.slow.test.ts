import { buildStaleTargets, clientTarget } from '../../../packages/local-stack/build/build.ts';
import { terminalConsole } from '../../../packages/local-stack/terminal/console.ts';
import { neverInterrupted } from '../../../packages/local-stack/terminal/interruption.ts';
import { startTcpProxy, type TcpProxy } from '../fixtures/network/tcp-proxy.ts';
import { eventually } from '../fixtures/process/eventually.ts';
import { addItem, anItem } from '../fixtures/shop/items.ts';
import type { Account } from '../harness/accounts.ts';
import { sendGraphql, sendRest } from '../harness/requests.ts';
import { sharedParts } from '../harness/shared-parts.ts';
import { type OwnShop, startShop, withRounds } from '../harness/shop.ts';

let shop: OwnShop;
let shopper: Account;
let petId: string;
let gate: TcpProxy;
/** A server whose way to the database goes through the gate. */
let url: string;

beforeAll(async () => {
  // The pages are those of the built client; `npm test` has built it already.
  await buildStaleTargets([clientTarget], terminalConsole(neverInterrupted));
  shop = await startShop({ env: withRounds });
  shopper = await shop.signUp();
  petId = await addItem(shop, (await shop.signUp({ role: 'admin' })).token, anItem());
  gate = await startTcpProxy(sharedParts().mongoPort);
  const uri = `mongodb://127.0.0.1:${gate.port}/${shop.db.databaseName}?directConnection=true`;
  ({ url } = await shop.startAnother({ MONGODB_URI: uri, RATE_LIMIT: 'on' }));
});
afterAll(async () => {
  await gate.restore();
  await shop.stop();
  await gate.close();
});

/** Milliseconds: the shop waits for three, once. Left to itself, the driver would wait for 30. */
const MAX_RESPONSE_MS = 5000;

interface Timed {
  readonly status: number;
  readonly code: string | undefined;
  readonly took: number;
}

/** Asked three times, one after the other: the machine may stand still, too, and the quickest answer says what the shop waits for. */
async function timed(ask: () => Promise<{ status: number; code?: string }>): Promise<Timed> {
  const answers: Timed[] = [];
  for (let time = 0; time < 3; time++) {
    const start = performance.now();
    const { status, code } = await ask();
    answers.push({ status, code, took: performance.now() - start });
  }
  return answers.toSorted((a, b) => a.took - b.took)[0] as Timed;
}

const list = () =>
  sendGraphql(url, { query: '{ pets(first: 1) { totalCount edges { node { petname } } } }' });
const asShopper = () => sendGraphql(url, { query: '{ me { name } }', token: shopper.token });
const save = () =>
  sendGraphql(url, {
    query: 'mutation { saveUser(input: { name: "Robin" }) { name } }',
    token: shopper.token,
  });
const rest = async (path: string, token?: string) => {
  const { status, body } = await sendRest(url, 'GET', path, { token });
  return { status, code: body?.error?.code };
};

async function seeItComeBack(): Promise<void> {
  await gate.restore();
  await eventually(async () => {
    const answers = await Promise.all([list(), asShopper(), save()]);
    expect(answers.map(({ status, code }) => [status, code])).toEqual(Array(3).fill([200, undefined]));
    return (await fetch(`${url}/readyz`)).status === 200;
  });
}

it.each<[string, () => Promise<void> | void]>([
  ['is gone', () => gate.refuse()],
  ['hangs', () => gate.hang()],
])(
  'while the database %s, requests fail soon and say why, and all is well again when it is back',
  async (_how, leave) => {
    await seeItComeBack();
    await leave();
    // Until the process has noticed, a request takes as long as the patience with a connection.
    await Promise.all([list(), asShopper()]);
    await eventually(async () => (await fetch(`${url}/readyz`)).status === 503);

    const answers = await Promise.all([
      timed(list),
      timed(asShopper),
      timed(save),
      timed(() => rest('/pets/GetAllPets')),
      timed(() => rest('/user/checkUser', shopper.token)),
    ]);
    for (const { code, took } of answers)
      expect([code, took < MAX_RESPONSE_MS]).toEqual(['UPSTREAM_UNAVAILABLE', true]);
    expect(answers.slice(3).map(({ status }) => status)).toEqual([503, 503]);

    const accept = { headers: { accept: 'text/html' } };
    const page = await timed(async () => fetch(`${url}/pet/${petId}`, accept));
    expect((await fetch(`${url}/`, accept)).status).toBe(200);
    expect([page.status, page.took < MAX_RESPONSE_MS]).toEqual([503, true]);
    const ready = await timed(async () => fetch(`${url}/readyz`));
    expect([ready.status, ready.took < MAX_RESPONSE_MS]).toEqual([503, true]);
    expect((await fetch(`${url}/livez`)).status).toBe(200);
    const figures = await (await fetch(`${url}/metrics`)).text();
    expect(figures).toMatch(/^petshop_database_up 0$/m);
    expect(figures).not.toMatch(/^petshop_money_unmatched \d/m);

    await seeItComeBack();
  },
);

it('while the database is gone, a process counts by itself how often things are done', async () => {
  await seeItComeBack();
  await gate.refuse();
  await eventually(async () => (await fetch(`${url}/readyz`)).status === 503);
  const ask = () => sendRest(url, 'GET', '/pets/GetPetsType?filterdata=x');
  const codes: string[] = [];
  for (let round = 0; round < 16; round++) {
    const answers = await Promise.all(Array.from({ length: 100 }, ask));
    codes.push(...answers.map(({ body }) => body.error.code));
  }
  expect(codes).toContain('RATE_LIMITED');
  expect(codes.filter((code) => code !== 'RATE_LIMITED').length).toBeGreaterThan(1000);
  await gate.restore();
});
