import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { getIntrospectionQuery } from 'graphql';
import type mongoose from 'mongoose';
import { DAY_MS } from '../../../domain/durations.ts';
import { profilerOf } from '../fixtures/database/profiler.ts';
import { addItem, anItem } from '../fixtures/shop/items.ts';
import type { Account } from '../harness/accounts.ts';
import { type OwnShop, startShop } from '../harness/shop.ts';

const secret = 'a-token-of-some-length';

let shop: OwnShop;
let admin: Account;
let shopper: Account;

beforeAll(async () => {
  shop = await startShop({
    env: { METRICS_TOKEN: secret, INTROSPECTION: 'off' },
  });
  [admin, shopper] = await Promise.all([shop.signUp({ role: 'admin' }), shop.signUp()]);
});
afterAll(() => shop.stop());

async function figures(): Promise<string> {
  const { status, body } = await shop.rest('GET', '/metrics', { token: secret });
  expect(status).toBe(200);
  return body;
}

function readFigure(text: string, name: string): number {
  const line = text.split('\n').find((one) => one.startsWith(`${name} `));
  return line ? Number(line.slice(name.length)) : 0;
}

describe('the figures for who runs the shop', () => {
  it.each([
    ['nothing', {}],
    ['another token', { authorization: 'Bearer wrong' }],
    ['a claim to be this machine', { 'x-forwarded-for': '127.0.0.1' }],
  ])('are for nobody who brings %s', async (_what, headers) => {
    const { status, body } = await shop.rest('GET', '/metrics', { headers });
    expect([status, body.error.code]).toEqual([401, 'UNAUTHENTICATED']);
  });

  it('count requests by kind and answer, and what was asked of GraphQL by field and code', async () => {
    await addItem(shop, admin.token, anItem());
    const before = await figures();
    await shop.gql('query AnyName { first: pets { totalCount } second: pets { totalCount } me { _id } }');
    await shop.gql('{ users { totalCount } }', {}, shopper.token);
    await shop.gql('{ horses }');
    await shop.rest('GET', '/pets/GetAllPets');
    await shop.rest('GET', '/admin/GetAllData', { token: shopper.token });
    const after = await figures();
    const grown = (name: string) => readFigure(after, name) - readFigure(before, name);

    expect(grown('petshop_graphql_fields_total{field="query.pets",code="ok"}')).toBe(2);
    expect(grown('petshop_graphql_fields_total{field="query.me",code="ok"}')).toBe(1);
    expect(grown('petshop_graphql_fields_total{field="query.users",code="FORBIDDEN"}')).toBe(1);
    expect(grown('petshop_graphql_fields_total{field="none",code="GRAPHQL_VALIDATION_FAILED"}')).toBe(1);
    expect(grown('petshop_request_seconds_count{kind="rest",status="200"}')).toBe(1);
    expect(grown('petshop_request_seconds_count{kind="rest",status="403"}')).toBe(1);
    expect(grown('petshop_request_seconds_count{kind="graphql",status="200"}')).toBe(2);
  });

  it('say how the shop and the process stand', async () => {
    const text = await figures();
    for (const name of [
      'money_unmatched',
      'money_refunds_owed',
      'payments_open',
      'payments_unclaimed',
      'mails_given_up',
      'repeat_plans_due',
      'repeat_plans_oldest_seconds',
      'draining',
    ]) {
      expect(text).toMatch(new RegExp(`^petshop_${name} 0$`, 'm'));
    }
    expect(text).toMatch(/^petshop_database_up 1$/m);
    expect(text).toMatch(/^petshop_requests_in_flight \d+$/m);
    expect(text).not.toMatch(/AnyName|horses/);
  });

  it('say which build runs, and on which Node', async () => {
    const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
    const revision = readFileSync('dist/server/revision', 'utf8') || 'unknown';
    const [line, ...more] = (await figures())
      .split('\n')
      .filter((one) => /version|petshop_build_info\{/.test(one));
    expect(line).toBe(
      `petshop_build_info{version="${version}",revision="${revision}",node="${process.version}"} 1`,
    );
    expect(more).toEqual([]);
  });

  it('are the same of the shop from every process, and say so', async () => {
    await shop.db.collection('mails').insertOne(aMail('waiting', 90));
    const other = await shop.startAnother();
    const answer = await fetch(`${other.url}/metrics`, { headers: { authorization: `Bearer ${secret}` } });
    expect(readFigure(await answer.text(), 'petshop_mails_waiting')).toBe(
      readFigure(await figures(), 'petshop_mails_waiting'),
    );
    const helps = (await figures())
      .split('\n')
      .filter((line) => /^# HELP petshop_(mails|repeat|money|payments)/.test(line));
    expect(helps).toHaveLength(12);
    for (const help of helps) expect(help).toMatch(/take the max, not the sum\.$/);
    expect(await other.terminate()).toBe(0);
  });
});

describe('the figures of mails and repeat deliveries', () => {
  const repeatPlans = () => shop.db.collection('repeatplans');
  const mails = () => shop.db.collection('mails');
  const figure = async (name: string) => readFigure(await figures(), `petshop_${name}`);

  beforeEach(async () => {
    await mails().deleteMany({});
  });

  it('are 0 where nothing waits', async () => {
    expect(await figure('mails_waiting')).toBe(0);
    expect(await figure('mails_oldest_seconds')).toBe(0);
  });

  it('count mails that wait, and say since when the oldest does', async () => {
    await mails().insertMany([
      aMail('waiting', 2),
      aMail('waiting', 30),
      aMail('sent', 500),
      aMail('failed', 600),
    ]);
    expect(await figure('mails_waiting')).toBe(2);
    const oldest = await figure('mails_oldest_seconds');
    expect(oldest).toBeGreaterThanOrEqual(30 * 60);
    expect(oldest).toBeLessThan(35 * 60);
  });

  it('count mails that were given up for a week, after which they are no news', async () => {
    const dayMinutes = 24 * 60;
    await mails().insertMany([
      aMail('failed', 1),
      aMail('failed', 6 * dayMinutes),
      aMail('failed', 8 * dayMinutes),
    ]);
    expect(await figure('mails_given_up')).toBe(2);
  });

  it('count deliveries that are due and not ordered, as the rounds look for them', async () => {
    const [long, announced, today] = [-9, -12, 0].map(dayFromToday);
    await repeatPlans().insertMany([
      aPlan({ chargeDate: long, announcedOn: announced }),
      aPlan({ chargeDate: dayFromToday(-2), announcedOn: announced }),
      // Nobody was told its price yet, it is paused, it is over, and it is not due.
      aPlan({ chargeDate: long }),
      aPlan({ chargeDate: long, announcedOn: announced, status: 'paused' }),
      aPlan({ chargeDate: long, announcedOn: announced, status: 'ended' }),
      aPlan({ chargeDate: dayFromToday(2), announcedOn: today }),
    ]);
    expect(await figure('repeat_plans_due')).toBe(2);
    const days = (await figure('repeat_plans_oldest_seconds')) / 86_400;
    expect(days).toBeGreaterThan(8);
    expect(days).toBeLessThan(10);
    await repeatPlans().deleteMany({});
  });

  it('cost a look at what they count, however much was sent before', async () => {
    await mails().insertMany(Array.from({ length: 3000 }, (_, at) => aMail('sent', at)));
    await mails().insertMany(
      Array.from({ length: 20 }, (_, at) => aMail(at < 15 ? 'waiting' : 'failed', at)),
    );
    await repeatPlans().insertMany(
      Array.from({ length: 1000 }, () =>
        aPlan({ chargeDate: dayFromToday(3), announcedOn: dayFromToday(0) }),
      ),
    );
    const profiler = await profilerOf(shop.db);
    const commands = (await profiler.during(figures)).filter(({ name }) =>
      /^(mails|repeatplans) /.test(name),
    );
    const cost = commands.map(({ keysExamined, docsExamined }) => [keysExamined, docsExamined]);
    expect(commands).toHaveLength(5);
    expect(Math.max(...cost.flat())).toBeLessThanOrEqual(16);
    expect(
      commands.filter(({ plan, docsExamined }) => plan.includes('COLLSCAN') || docsExamined > 0),
    ).toEqual([]);
    await repeatPlans().deleteMany({});
  });
});

/** @param minutes since what it tells happened */
function aMail(status: string, minutes: number) {
  const createdAt = new Date(Date.now() - minutes * 60_000);
  const nextAt = new Date(Date.now() + 3_600_000);
  const kind = 'ACCOUNT_CREATED';
  const _id = randomUUID() as unknown as mongoose.mongo.ObjectId;
  return { _id, kind, status, attempts: 1, createdAt, ...(status === 'waiting' && { nextAt }) };
}

/** A day as plans have it, at least so many days from today wherever the shop is. */
function dayFromToday(days: number): string {
  return new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);
}

function aPlan(facts: object) {
  return { uid: randomUUID(), petId: randomUUID(), status: 'active', ...facts };
}

describe('a line of the log', () => {
  it('says which service, process and version it is of', async () => {
    const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
    const lines = (await shop.log()).split('\n').filter((line) => line.startsWith('{'));
    expect(lines.length).toBeGreaterThan(0);
    for (const line of lines.map((text) => JSON.parse(text))) {
      expect(line).toMatchObject({ service: 'petshop', instance: `${hostname()}:${shop.pid()}` });
      expect(line.version.split('+')[0]).toBe(version);
    }
  });

  it('has the name of the process that its settings give', async () => {
    const other = await shop.startAnother({ INSTANCE: 'web-1:4001' });
    const ready = (await other.log()).split('\n').find((line) => line.includes('"ready"')) ?? '{}';
    expect(JSON.parse(ready).instance).toBe('web-1:4001');
    await other.terminate();
  });
});

describe('the schema, where it is not for everybody', () => {
  it.each([
    ['a visitor', () => undefined, 'GRAPHQL_VALIDATION_FAILED'],
    ['a shopper', () => shopper.token, 'GRAPHQL_VALIDATION_FAILED'],
    ['an admin', () => admin.token, undefined],
  ])('is for admins alone: %s', async (_who, token, expected) => {
    for (const query of [
      getIntrospectionQuery(),
      '{ t: __type(name: "Pet") { name } }',
      '{ ...f } fragment f on Query { __schema { queryType { name } } }',
    ]) {
      const { data, code } = await shop.gql(query, {}, token());
      expect([code, Boolean(data)]).toEqual([expected, expected === undefined]);
    }
  });

  it('is not told by way of a mistake either', async () => {
    const { errors } = await shop.gql('{ pets { edges { node { petnam } } } }');
    expect(errors?.[0]?.message).not.toMatch(/did you mean|petname/i);
  });
});
