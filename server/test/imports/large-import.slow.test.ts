import { readFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { startBusyThread } from '../fixtures/process/busy-thread.ts';
import { eventually } from '../fixtures/process/eventually.ts';
import { figureOf } from '../fixtures/process/figures.ts';
import type { Account } from '../harness/accounts.ts';
import { type OwnShop, startShop } from '../harness/shop.ts';

/** Of the file; `IMPORT_ROWS=50000` measures the largest one that is taken. */
const ROWS = Number(process.env.IMPORT_ROWS ?? 6000);
/** What fifty thousand rows may take of the server's processor time, by the row. */
const MAX_CPU_MS_PER_ROW = 90_000 / 50_000;
/** Just before each test's own limit. */
const PATIENCE_MS = 590_000;
/** Longest answer of /livez meanwhile, in milliseconds. */
const MAX_ANSWER_MS = 100;
/** What holding any file may take beyond what the server has, in megabytes. */
const MAX_GROWTH_MB = 300;

let shop: OwnShop;
let admin: Account;

beforeAll(async () => {
  shop = await startShop({ env: { IMPORT_SECONDS: '1' } });
  admin = await shop.signUp({ role: 'admin' });
});
afterAll(() => shop.stop());

const kinds = ['Dry food for dogs', 'Wet food for cats', 'Toy mouse for cats', 'Leash for dogs'];

function aList(prefix: string, rows: number): string {
  const lines = Array.from({ length: rows }, (_, place) => {
    const name = `${kinds[place % kinds.length]} of line ${place % 977}, ${prefix}`;
    const text = `A sentence about it, number ${place}. Another one; with more words about what it is for.`;
    const price = place % 500 === 7 ? 'on request' : `${(place % 90) + 5},90`;
    return [
      `${prefix}-${place}`,
      `"${name}"`,
      `"${text}"`,
      price,
      place % 40,
      'Wagwell',
      `40063813${place}`,
    ].join(';');
  });
  return `Artikelnummer;Bezeichnung;Beschreibung;VK;Bestand;Hersteller;EAN\r\n${lines.join('\r\n')}\r\n`;
}

async function post(path: string, csv?: string) {
  const { status, body } = await shop.rest('POST', path, {
    token: admin.token,
    ...(csv !== undefined && { csv }),
  });
  if (status >= 400) throw new Error(JSON.stringify(body));
  return body;
}

async function get(id: string) {
  return (await shop.rest('GET', `/admin/imports/${id}`, { token: admin.token })).body;
}

const bringAndStart = async (csv: string): Promise<string> => {
  const { _id } = await post('/admin/imports?name=large.csv', csv);
  await post(`/admin/imports/${_id}/start`);
  return _id;
};

const reaches = (id: string, states: readonly string[]) =>
  eventually(async () => {
    await pause(200);
    const job = await get(id);
    return states.includes(job.state) && job;
  }, PATIENCE_MS);

/** Asks whether a process lives until it is told to stop. @returns how long the answers took, the slowest first */
function watchLife(url: string) {
  const slow: number[] = [];
  let isOver = false;
  const asking = (async () => {
    while (!isOver) {
      const start = performance.now();
      await (await fetch(`${url}/livez`)).text();
      slow.push(performance.now() - start);
      await pause(20);
    }
  })();
  return async () => {
    isOver = true;
    await asking;
    return slow.toSorted((a, b) => b - a);
  };
}

const cpuMs = async () => 1000 * (await figureOf(shop.url, 'process_cpu_seconds_total'));

async function residentMb(): Promise<number> {
  const status = await readFile(`/proc/${shop.pid()}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024;
}

async function sums(prefix: string) {
  const pets = shop.db.collection('pets');
  const [found] = await pets
    .aggregate([
      { $match: { skuKey: { $regex: `^${prefix}-` } } },
      { $group: { _id: null, count: { $sum: 1 }, stock: { $sum: '$stock' }, ids: { $push: '$_id' } } },
    ])
    .toArray();
  const [moved] = await shop.db
    .collection('stockmoves')
    .aggregate([
      { $match: { petId: { $in: found?.ids ?? [] } } },
      { $group: { _id: null, quantity: { $sum: '$quantity' } } },
    ])
    .toArray();
  return { count: found?.count ?? 0, stock: found?.stock ?? 0, moved: moved?.quantity ?? 0 };
}

it('a large file is imported at a small cost, while the shop answers and its memory stays where it is', async () => {
  await get(await bringAndStart(aList('warm', 300))).then(({ _id }) => reaches(_id, ['done']));
  const before = await residentMb();
  let most = before;
  const list = aList('large', ROWS);
  const watch = setInterval(() => {
    void residentMb().then((now) => {
      most = Math.max(most, now);
    });
  }, 200);
  const [stop, stopBusy] = [watchLife(shop.url), startBusyThread()];
  const cpuBefore = await cpuMs();
  const { counts } = await reaches(await bringAndStart(list), ['done']);
  const cpu = (await cpuMs()) - cpuBefore;
  const [[slowest = 0, second = 0], wait] = [await stop(), await stopBusy()];
  clearInterval(watch);
  console.log(
    `${ROWS} rows took ${(cpu / 1000).toFixed(1)} s of the processor; /livez at most ${slowest.toFixed(0)}, then ${second.toFixed(0)} ms (a thread that computes waits for ${wait.toFixed(0)} ms at most); memory grew by ${(most - before).toFixed(0)} MB`,
  );
  const bad = Math.ceil((ROWS - 7) / 500);
  expect(counts).toMatchObject({ created: ROWS - bad, bad });
  const { count, stock, moved } = await sums('large');
  expect([count, moved]).toEqual([ROWS - bad, stock]);
  expect(cpu).toBeLessThan(ROWS * MAX_CPU_MS_PER_ROW);
  expect(slowest).toBeLessThan(Math.max(MAX_ANSWER_MS, 2 * wait));
  expect(most - before).toBeLessThan(MAX_GROWTH_MB);
}, 600_000);

it('an import goes on where it was when its server is killed, and does nothing twice', async () => {
  const rows = 3000;
  const id = await bringAndStart(aList('killed', rows));
  await eventually(async () => (await get(id)).progress > 0.2, PATIENCE_MS);
  await shop.kill();
  const job = await shop.db.collection('itemimports').findOne({ state: 'running' });
  expect(job?.next).toBeGreaterThan(0);
  expect(job?.next).toBeLessThan(job?.chunkCount);
  await shop.startAgain();
  const { counts } = await reaches(id, ['done']);
  const bad = Math.ceil((rows - 7) / 500);
  expect(counts).toMatchObject({ created: rows - bad, bad });
  const { count, stock, moved } = await sums('killed');
  expect([count, moved]).toEqual([rows - bad, stock]);

  await post(`/admin/imports/${id}/undo`);
  expect((await reaches(id, ['undone'])).counts).toMatchObject({ undone: rows - bad, notUndone: 0 });
  expect((await sums('killed')).count).toBe(0);
}, 600_000);
