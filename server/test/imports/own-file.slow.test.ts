import { execFile, spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { manyGoods } from '../fixtures/item-edits/many-items.ts';
import { eventually } from '../fixtures/process/eventually.ts';
import type { Account } from '../harness/accounts.ts';
import { type OwnShop, startShop } from '../harness/shop.ts';

const ITEMS = 20_000;
/** Just before the test's own limit. */
const PATIENCE_MS = 590_000;

const office = ['soffice', 'libreoffice'].find((name) => spawnSync(name, ['--version']).status === 0);
const itWithOffice = office ? it : it.skip;

/** Texts and numbers that a program for tables likes to rewrite. */
const oddities = [
  { brand: '=HYPERLINK("x")', details: ' “Sit”,\r\nsaid\tshe. ', shelf: '007' },
  { brand: '-5', short: '1/2', shelf: '1E5' },
  { brand: 'Ærø; Søn', details: 'Line one\nline two, with "quotes"', shelf: '3-4' },
  { petprice: 1234.5, costPrice: 0.1, shelf: 'TRUE' },
  { short: '+49 30 1234', details: '@SUM(A1)', shelf: '00,5' },
];

let shop: OwnShop;
let admin: Account;
let folder: string;

beforeAll(async () => {
  shop = await startShop({ env: { IMPORT_SECONDS: '1' } });
  admin = await shop.signUp({ role: 'admin' });
  folder = await mkdtemp(join(tmpdir(), 'own-file-'));
  const ids = await manyGoods(shop, admin, ITEMS, { brand: 'Wagwell' });
  await shop.db.collection('pets').bulkWrite(
    ids.map((_id, place) => {
      const sku = `00${place}`;
      const $set = { ...oddities[place % oddities.length], sku, skuKey: sku };
      return { updateOne: { filter: { _id }, update: { $set } } };
    }),
  );
});
afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
  await shop.stop();
});

async function post(path: string, csv?: string | Uint8Array<ArrayBuffer>) {
  const given = { token: admin.token, ...(csv !== undefined && { csv }) };
  const { status, body } = await shop.rest('POST', path, given);
  if (status >= 400) throw new Error(JSON.stringify(body));
  return body;
}

async function bringBack(file: string | Uint8Array<ArrayBuffer>) {
  const { _id, preview } = await post('/admin/imports?name=items.csv', file);
  await post(`/admin/imports/${_id}/start`);
  const job = await eventually(async () => {
    await pause(200);
    const { body } = await shop.rest('GET', `/admin/imports/${_id}`, { token: admin.token });
    return body.state === 'done' && body;
  }, PATIENCE_MS);
  return { counts: job.counts, badRows: preview.badRows };
}

/** Cells that a program for tables has rewritten are `kept` as they are in the shop. */
const unchanged = { badRows: [], counts: { created: 0, changed: 0, unchanged: ITEMS, bad: 0 } };

const exported = async (): Promise<string> =>
  (await shop.rest('GET', '/admin/export/items.csv', { token: admin.token })).body;

it(`the own export of ${ITEMS} items comes back unchanged`, async () => {
  const back = await bringBack(await exported());
  expect(back).toMatchObject(unchanged);
  expect(back.counts.kept).toBe(0);
}, 600_000);

itWithOffice(
  'it comes back unchanged once LibreOffice has opened and saved it',
  async () => {
    const [asExported, saved] = [join(folder, 'items.csv'), join(folder, 'saved')];
    await writeFile(asExported, await exported());
    // Commas, quotes, UTF-8, from the first row on, as its dialog has them.
    const asRead = 'CSV:44,34,76,1';
    const asSaved = 'csv:Text - txt - csv (StarCalc):44,34,76,1,,0,false,true,false';
    const own = `-env:UserInstallation=${pathToFileURL(join(folder, 'profile'))}`;
    const order = [own, '--headless', `--infilter=${asRead}`, '--convert-to', asSaved, '--outdir', saved];
    await promisify(execFile)(office ?? '', [...order, asExported]);
    expect(await bringBack(await readFile(join(saved, 'items.csv')))).toMatchObject(unchanged);
  },
  600_000,
);
