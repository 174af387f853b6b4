import { readFile } from 'node:fs/promises';
import { Types } from 'mongoose';
import { openCursors, sentAtRest } from '../fixtures/database/open-cursors.ts';
import { readCsv } from '../fixtures/network/csv.ts';
import { startReading } from '../fixtures/network/slow-reader.ts';
import { eventually } from '../fixtures/process/eventually.ts';
import type { Account } from '../harness/accounts.ts';
import { type OwnShop, startShop } from '../harness/shop.ts';

describe('a file of 20,000 orders', () => {
  const ORDERS = 20_000;
  /** Together 120 MB. */
  const LONG_TEXT = 'x'.repeat(6000);
  /** Megabytes that making it may take beyond what the server has. */
  const MAX_GROWTH_MB = 110;
  /** With less than this, the server would end. */
  const MAX_HEAP_MB = 144;

  let large: OwnShop;
  let owner: Account;

  beforeAll(async () => {
    const heap = `--max-old-space-size=${MAX_HEAP_MB}`;
    large = await startShop({ env: { NODE_OPTIONS: heap } });
    owner = await large.signUp({ role: 'admin' });
    const who = { uid: owner.uid, email: owner.email, username: 'Robin Park', phone: '5551234567' };
    const ids = Array.from({ length: ORDERS }, () => new Types.ObjectId());
    const payment = {
      ...who,
      kind: 'checkout',
      amount: 17.5,
      deliveryCents: 500,
      adjustments: [],
      refundDue: 0,
    };
    const settled = { status: 'succeeded', amountRefunded: 0, amountDisputed: 0, expiresAt: new Date(0) };
    await large.db.collection('payments').insertMany(
      ids.map((_id, place) => ({
        ...{ _id, ...payment, ...settled, deliveryMethod: 'standard' },
        ...{ number: `FP-${place}`, intentId: `pi_${place}`, paymentdate: new Date(place) },
      })),
    );
    const entry = {
      ...who,
      petId: new Types.ObjectId(),
      petname: 'Rex food',
      petprice: 12.5,
      category: 'food',
    };
    const ordered = {
      type: 'dog',
      accessoriesAmount: 1,
      totalamount: 12.5,
      paidCents: 1250,
      status: 'delivered',
    };
    await large.db.collection('cartentries').insertMany(
      ids.map((paymentId, place) => ({
        ...{ ...entry, ...ordered, deliveryMethod: 'standard', location: LONG_TEXT },
        ...{ paymentId, orderDate: new Date(place) },
      })),
    );
  });
  afterAll(() => large.stop());

  async function megabytes(field: 'VmRSS' | 'VmHWM'): Promise<number> {
    const status = await readFile(`/proc/${large.pid()}/status`, 'utf8');
    return Number(new RegExp(`${field}:\\s+(\\d+)`).exec(status)?.[1]) / 1024;
  }

  const read = () => startReading(`${large.url}/admin/export/orders.csv`, owner.token);

  it('comes as it is read, and is never in memory as a whole', async () => {
    // What the first file loads and compiles is not what a long one costs.
    await (await startReading(`${large.url}/admin/export/items.csv`, owner.token)).readAll();
    const before = await megabytes('VmRSS');
    const reader = await read();
    expect(await sentAtRest(large, 'payments')).toBeLessThan(ORDERS / 2);

    const text = await reader.readAll();
    expect(text.split('Rex food')).toHaveLength(ORDERS + 1);
    expect(text.length).toBeGreaterThan(ORDERS * LONG_TEXT.length);
    expect((await megabytes('VmHWM')) - before).toBeLessThan(MAX_GROWTH_MB);
    expect(await openCursors(large, 'payments')).toEqual([]);
  });

  it('ends in the database, too, when its reader hangs up', async () => {
    const reader = await read();
    await eventually(async () => (await openCursors(large, 'payments')).length === 1);
    reader.leave();
    await eventually(async () => (await openCursors(large, 'payments')).length === 0);
    expect(await large.log()).not.toContain('unexpected error');
  });

  it('breaks off where the database does, so that a part is never taken for the whole', async () => {
    const reader = await read();
    const open = await eventually(async () => (await openCursors(large, 'payments'))[0]);
    await large.db.command({ killCursors: 'payments', cursors: [open?.cursor.cursorId] });
    await expect(reader.readAll()).rejects.toThrow(/aborted|ECONNRESET/);
  });

  it('has the sums of whoever placed them all', async () => {
    const file = await startReading(`${large.url}/admin/export/customers.csv`, owner.token);
    const [customer] = readCsv((await file.readAll()).replace('\uFEFF', ''));
    expect(customer).toMatchObject({ orders: String(ORDERS), spent: '350000.00', refunded: '0.00' });
  });
});
