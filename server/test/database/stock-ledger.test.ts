import { Types } from 'mongoose';
import { openStockLedger } from '../../src/catalogue/stock/open-stock-ledger.ts';
import { writeSales } from '../../src/migrations/0021-write-sales.ts';
import { prepareDatabase } from '../../src/migrations/prepare-database.ts';
import { type OwnDatabase, openOwnDatabase } from '../fixtures/database/own-database.ts';
import { unexplainedStocks } from '../fixtures/stock/stock-ledger.ts';

let own: OwnDatabase;
beforeAll(async () => {
  own = await openOwnDatabase();
  await prepareDatabase(own.log);
});
afterEach(async () => {
  for (const name of ['pets', 'stockmoves']) await own.db.collection(name).deleteMany({});
});
afterAll(() => own.close());

const moves = () => own.db.collection('stockmoves');
const pets = () => own.db.collection('pets');

async function addOldItems(count: number, changes: object = {}): Promise<void> {
  const item = {
    ...{ petname: 'Harness', petprice: 12.5, category: 'accessories', type: 'dog', short: '-', details: '-' },
    ...{ createdAt: new Date(), availability: 'available', stock: 3, timesOrdered: 0, searchWords: [] },
  };
  await pets().insertMany(
    Array.from({ length: count }, () => ({ _id: new Types.ObjectId(), ...item, ...changes })),
  );
}

describe('stocks from before a ledger was kept', () => {
  it('are opened by one move each, even where a server ends over it', async () => {
    await addOldItems(1200);
    const allow = await own.refuseUnless('stockmoves', { number: 0 });
    await expect(openStockLedger()).rejects.toThrow();
    await allow();
    await Promise.all([openStockLedger(), openStockLedger()]);
    expect(await unexplainedStocks(own)).toEqual([]);
    expect(await moves().countDocuments()).toBe(1200);
    expect(await moves().findOne()).toMatchObject({
      ...{ number: 1, reason: 'counted', note: 'As it was', quantity: 3, stockAfter: 3 },
    });
  });

  it('have none where nothing was there, nor animals', async () => {
    await addOldItems(1, { stock: 0 });
    await addOldItems(1, { category: 'pets', stock: undefined });
    await openStockLedger();
    expect(await moves().countDocuments()).toBe(0);
  });

  it('are made good where a server of the version before sold beside this one', async () => {
    await addOldItems(2);
    await openStockLedger();
    await pets().updateOne({}, { $inc: { stock: -2 } });
    await openStockLedger();
    expect(await unexplainedStocks(own)).toEqual([]);
    expect(await moves().findOne({ number: 2 })).toMatchObject({ quantity: -2, stockAfter: 1 });
    await openStockLedger();
    expect(await moves().countDocuments()).toBe(3);
  });
});

describe('sales from before paying was a move of its own', () => {
  const paymentId = new Types.ObjectId();
  const unpaid = new Types.ObjectId();

  it('get the pair that paying writes, once, and no other hold does', async () => {
    await addOldItems(1, { stock: 5, moveCount: 3 });
    const petId = (await pets().findOne())?._id as Types.ObjectId;
    const move = (
      number: number,
      reason: string,
      quantity: number,
      stockAfter: number,
      of?: Types.ObjectId,
    ) => ({
      ...{ _id: new Types.ObjectId(), petId, number, at: new Date(), reason, quantity, stockAfter },
      ...(of && { paymentId: of }),
    });
    await moves().insertMany([
      move(1, 'counted', 10, 10),
      move(2, 'held', -2, 8, paymentId),
      move(3, 'held', -3, 5, unpaid),
    ]);
    const entries = own.db.collection('cartentries');
    const bypass = { bypassDocumentValidation: true };
    await entries.insertOne({ petId, paymentId, status: 'shipped', paidAt: new Date() }, bypass);
    await entries.insertOne({ petId, paymentId: unpaid, status: 'pending' }, bypass);
    await Promise.all([writeSales(), writeSales()]);
    await writeSales();
    await entries.deleteMany({});

    const written = await moves()
      .find({ number: { $gt: 3 } })
      .sort({ number: 1 })
      .toArray();
    expect(written).toMatchObject([
      { number: 4, reason: 'released', quantity: 2, stockAfter: 7, paymentId },
      { number: 5, reason: 'sold', quantity: -2, stockAfter: 5, paymentId },
    ]);
    expect(await unexplainedStocks(own)).toEqual([]);
  });
});
