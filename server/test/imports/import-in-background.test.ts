import { setTimeout as pause } from 'node:timers/promises';
import { readCsv } from '../fixtures/network/csv.ts';
import { aFileOf } from '../fixtures/shop/item-forms.ts';
import { unexplainedStocks } from '../fixtures/stock/stock-ledger.ts';
import type { Account } from '../harness/accounts.ts';
import type { RestAnswer } from '../harness/requests.ts';
import { type Shop, startShop } from '../harness/shop.ts';

/** One more than are imported at once. */
const ROWS = 2001;

let shop: Shop;
let admin: Account;

beforeAll(async () => {
  shop = await startShop({ env: { IMPORT_SECONDS: '1' } });
  admin = await shop.signUp({ role: 'admin' });
  const known = [
    { sku: 'J-0', petname: 'Job kibble' },
    { sku: 'J-1', petname: 'Job hay' },
    { sku: 'J-2', petname: 'Job bowl' },
  ];
  expect((await send(aFileOf(...known))).body).toMatchObject({ imported: true });
});
afterAll(async () => {
  expect(await unexplainedStocks(shop)).toEqual([]);
  await shop.stop();
});

function send(csv: string, query = ''): Promise<RestAnswer> {
  return shop.rest('POST', `/admin/import/items.csv${query}`, { token: admin.token, csv });
}

/** Two that are there change, one does not, fifty are new, one of them twice; of the others nobody knows the price. */
const large = aFileOf(
  { sku: 'J-0', petname: 'Job kibble', petprice: '20', stock: '9' },
  { sku: 'J-1', petname: 'Job hay', petprice: '21' },
  { sku: 'J-2', petname: 'Job bowl' },
  ...Array.from({ length: 50 }, (_, place) => ({ sku: `N-${place}`, petname: `Job toy ${place}` })),
  ...Array.from({ length: ROWS - 54 }, (_, place) => ({ sku: `B-${place}`, petprice: 'on request' })),
  { sku: 'n-0', petname: 'Job toy, again' },
);
const BAD = ROWS - 53;

async function jobOf(answer: RestAnswer): Promise<string> {
  expect(answer).toMatchObject({ status: 202, body: { job: expect.stringMatching(/^[0-9a-f]{24}$/) } });
  expect(Object.keys(answer.body)).toEqual(['job']);
  return answer.body.job;
}

const get = (id: string, { token } = admin) => shop.rest('GET', `/admin/import/jobs/${id}`, { token });
const undo = (id: string) => shop.rest('POST', `/admin/import/jobs/${id}/undo`, { token: admin.token });

async function until(id: string, state: 'DONE' | 'UNDONE') {
  for (;;) {
    const { body } = await get(id);
    if (body.state === state) return body;
    expect(['WAITING', 'RUNNING']).toContain(body.state);
    await pause(100);
  }
}

const itemBy = (skuKey: string) => shop.db.collection('pets').findOne({ skuKey });
const countAll = async () =>
  Object.fromEntries(
    await Promise.all(
      ['pets', 'stockmoves', 'auditrecords', 'itemimports', 'importchunks'].map(
        async (name) => [name, await shop.db.collection(name).countDocuments()] as const,
      ),
    ),
  );

describe('a file of more than 2,000 rows', () => {
  it('is only looked at in the background, where a dry run is asked for', async () => {
    const before = await countAll();
    const id = await jobOf(await send(large, '?dryRun=true&setsStock=true'));
    const { report, ...job } = await until(id, 'DONE');
    expect(job).toEqual({ id, state: 'DONE', rows: ROWS, done: ROWS, badRows: BAD });
    expect(report).toMatchObject({ dryRun: true, imported: false, created: 50, changed: 2, unchanged: 1 });
    const after = await countAll();
    expect(after).toEqual({ ...before, itemimports: 1, importchunks: 21 });
    expect(await itemBy('j-0')).toMatchObject({ petprice: 12.5, stock: 7 });

    const refused = await undo(id);
    expect([refused.status, refused.body.error.code]).toEqual([409, 'INVALID_TRANSITION']);
    const { body } = await shop.rest('GET', '/admin/imports', { token: admin.token });
    expect(body.imports).toEqual([]);
  });

  it('has its good rows imported in the background, and the bad ones back as a file', async () => {
    const id = await jobOf(await send(large, '?setsStock=true'));
    const begun = (await get(id)).body;
    expect(begun).toMatchObject({ id, rows: ROWS });
    const { report, ...job } = await until(id, 'DONE');
    expect(job).toEqual({ id, state: 'DONE', rows: ROWS, done: ROWS, badRows: BAD });
    expect(report).toMatchObject({
      ...{ dryRun: false, imported: true, created: 50, changed: 2, unchanged: 1, kept: 0, undo: null },
      ...{ badRowsFile: `/admin/import/jobs/${id}/bad-rows.csv`, ignored: [] },
    });
    expect(report.badRows).toHaveLength(200);
    expect(report.badRows[0]).toEqual({ line: 55, reason: expect.stringContaining('petprice') });
    expect(await itemBy('j-0')).toMatchObject({ petprice: 20, stock: 9 });
    expect(await shop.db.collection('pets').countDocuments({ petname: /^Job toy \d+$/ })).toBe(50);

    const file = await shop.rest('GET', report.badRowsFile, { token: admin.token });
    const rows = readCsv(file.body);
    expect(rows).toHaveLength(BAD);
    expect(rows.at(-1)).toMatchObject({
      ...{ sku: 'n-0', petname: 'Job toy, again', problem: 'An earlier row is about the same item' },
    });
    const { body } = await shop.rest('GET', '/admin/imports', { token: admin.token });
    expect(body.imports).toMatchObject([{ _id: id, state: 'done' }]);
  });

  it('is undone but for what was changed since, which is said, and only once', async () => {
    const { body } = await shop.rest('GET', '/admin/imports', { token: admin.token });
    const [{ _id: id }] = body.imports;
    const changed = String((await itemBy('j-1'))?._id);
    const query =
      'mutation ($id: ID!, $input: UpdatePetInput!) { updatePet(id: $id, input: $input) { _id } }';
    await shop.gql(query, { id: changed, input: { petprice: 50 } }, admin.token);

    const answer = await undo(id);
    expect(answer).toMatchObject({ status: 200, body: { id, rows: ROWS, report: { undo: {} } } });
    const { report, ...job } = await until(id, 'UNDONE');
    expect(job).toEqual({ id, state: 'UNDONE', rows: ROWS, done: ROWS, badRows: BAD });
    const items = [{ _id: changed, petname: 'Job hay', reason: 'petprice changed since' }];
    expect(report.undo).toEqual({ undone: 51, notUndone: 1, items });
    expect(await itemBy('j-0')).toMatchObject({ petprice: 12.5, stock: 7 });
    expect(await itemBy('j-1')).toMatchObject({ petprice: 50 });
    expect(await itemBy('n-1')).toBeNull();

    const again = await undo(id);
    expect([again.status, again.body.error.code]).toEqual([409, 'INVALID_TRANSITION']);
  });

  it('is read by the mapping that was said for its headings before', async () => {
    const post = (path: string, options: object) =>
      shop.rest('POST', path, { token: admin.token, ...options });
    const { body } = await post('/admin/imports', { csv: 'Code,What,Costs,Box\nM-0,Wool mouse,1,x\n' });
    const json = {
      mapping: ['sku', 'petname', 'petprice', null],
      setsStock: false,
      defaults: { category: 'accessories', type: 'cat' },
    };
    await shop.rest('PUT', `/admin/imports/${body._id}`, { token: admin.token, json });
    await post(`/admin/imports/${body._id}/start`, {});
    await until(body._id, 'DONE');

    const list = `costs;CODE;box;what\n4,90;M-0;x;Wool mouse\n${'free;;;Ball\n'.repeat(ROWS - 1)}`;
    const { report } = await until(await jobOf(await send(list)), 'DONE');
    expect(report).toMatchObject({ created: 0, changed: 1, ignored: ['box'] });
    expect(await itemBy('m-0')).toMatchObject({ petname: 'Wool mouse', petprice: 4.9 });
  });

  it('is no file for staff where an admin brought it', async () => {
    const staff = await shop.signUp({ role: 'staff' });
    const job = await shop.db.collection('itemimports').findOne({ 'by.email': admin.email });
    for (const id of [String(job?._id), '0123456789abcdef01234567', 'nothing']) {
      const { status, body } = await get(id, staff);
      expect([id, status, body.error.code]).toEqual([id, 404, 'NOT_FOUND']);
    }
  });

  it.each<[string, string, string, number, string, string]>([
    [
      'more than 50,000 rows',
      `petname\n${'x\n'.repeat(50_001)}`,
      '',
      413,
      'PAYLOAD_TOO_LARGE',
      '50,000 rows',
    ],
    [
      'no column that says what a row is about',
      `a,b\n${'x,y\n'.repeat(ROWS)}`,
      '',
      400,
      'BAD_USER_INPUT',
      'sku',
    ],
    ['a dry run that there was not', large, '?fingerprint=x', 400, 'BAD_USER_INPUT', 'fingerprint'],
  ])('is refused with nothing kept: of %s', async (_what, file, query, status, code, words) => {
    const before = await countAll();
    const answer = await send(file, query);
    expect([answer.status, answer.body.error.code]).toEqual([status, code]);
    expect(answer.body.error.message).toContain(words);
    expect(await countAll()).toEqual(before);
  });
});
