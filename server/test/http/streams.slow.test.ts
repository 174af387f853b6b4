import mongoose from 'mongoose';
import { openCursors, sentAtRest } from '../fixtures/database/open-cursors.ts';
import { startReading } from '../fixtures/network/slow-reader.ts';
import { eventually } from '../fixtures/process/eventually.ts';
import type { Account } from '../harness/accounts.ts';
import { type Shop, startShop } from '../harness/shop.ts';

/** Together about a hundred megabytes: far more than a reader's and a sender's buffers hold. */
const RECORD_COUNT = 15_000;
const LONG_TEXT = 'x'.repeat(6500);

/** Megabytes that the server may use for what it works with: with less than this much more, it ends. */
const MAX_HEAP_MB = 144;

let shop: Shop;
let admin: Account;

beforeAll(async () => {
  shop = await startShop({
    env: { NODE_OPTIONS: `--max-old-space-size=${MAX_HEAP_MB}` },
  });
  admin = await shop.signUp({ role: 'admin' });
  const { ObjectId } = mongoose.mongo;
  const kept = { petprice: 100, type: 'dog' };
  const order = {
    ...{ ...kept, uid: admin.uid, email: admin.email, status: 'declined' },
    ...{ username: 'Robin Park', location: LONG_TEXT, phone: '5551234567' },
  };
  const item = { ...kept, category: 'food', short: 'Short.', details: LONG_TEXT, availability: 'available' };
  const places = Array.from({ length: RECORD_COUNT }, (_, place) => ({
    petname: `Rex ${place}`,
    moment: new Date(place),
  }));
  await shop.db.collection('petorders').insertMany(
    places.map(({ petname, moment }) => ({
      ...order,
      petname,
      petId: new ObjectId(),
      orderDate: moment,
    })),
  );
  await shop.db.collection('pets').insertMany(
    places.map(({ petname, moment }) => ({
      ...item,
      petname,
      stock: 1,
      timesOrdered: 0,
      createdAt: moment,
    })),
  );
});
afterAll(() => shop.stop());

describe.each([
  ['/admin/GetAllPetOrder', 'petorders'],
  ['/admin/GetAllData', 'pets'],
  ['/admin/export/items.csv', 'pets'],
])('%s', (path, collection) => {
  const read = () => startReading(`${shop.url}${path}`, admin.token);

  it('goes no faster than it is read, and never is in memory as a whole', async () => {
    const reader = await read();
    expect(await sentAtRest(shop, collection)).toBeLessThan(RECORD_COUNT / 2);

    const text = await reader.readAll();
    expect(text.split('Rex ')).toHaveLength(RECORD_COUNT + 1);
    expect(text.length).toBeGreaterThan(90_000_000);
    expect(await openCursors(shop, collection)).toEqual([]);
  });

  it('ends in the database, too, when its reader hangs up', async () => {
    const reader = await read();
    await eventually(async () => (await openCursors(shop, collection)).length === 1);
    reader.leave();
    await eventually(async () => (await openCursors(shop, collection)).length === 0);
    expect(await shop.log()).not.toContain('unexpected error');
  });

  it('breaks off where the database does, so that a part is never taken for the whole', async () => {
    const reader = await read();
    const open = await eventually(async () => (await openCursors(shop, collection))[0]);
    await shop.db.command({ killCursors: collection, cursors: [open?.cursor.cursorId] });
    expect(reader.status).toBe(200);
    await expect(reader.readAll()).rejects.toThrow(/aborted|ECONNRESET/);
    expect(await openCursors(shop, collection)).toEqual([]);
  });
});
