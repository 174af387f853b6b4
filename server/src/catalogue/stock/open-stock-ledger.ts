import mongoose from 'mongoose';
import { PetModel } from '../pet/pet.entity.ts';
import type { PetRecord } from '../pet/pet-record.ts';
import { recordStocks } from './stock-ledger.ts';
import { StockMoveModel } from './stock-move.entity.ts';

/** Items that are looked at together. */
const BATCH_SIZE = 500;

type StockedItem = Pick<PetRecord, '_id' | 'stock' | 'moveCount'>;

/**
 * Stocks get a move that explains them: all of them where no ledger was kept, and the difference where a server of the
 * version before, which keeps none, ran beside this one.
 */
export async function openStockLedger(): Promise<void> {
  let items = await itemsAfter(undefined);
  while (items.length > 0) {
    await explain(items.map(({ _id }) => _id));
    items = await itemsAfter(items.at(-1));
  }
}

/** Straight to the driver: what stands in a record may be anything by now. */
function itemsAfter(last: StockedItem | undefined): Promise<StockedItem[]> {
  const order = { _id: 1 } as const;
  const _id = { $type: 'objectId' as const, ...(last && { $gt: last._id }) };
  return PetModel.collection
    .find<StockedItem>({ _id }, { sort: order, hint: order, limit: BATCH_SIZE, projection: { _id: 1 } })
    .toArray();
}

/** Reads the stocks in the transaction that explains them: somebody may sell meanwhile. */
async function explain(ids: readonly PetRecord['_id'][]): Promise<void> {
  await mongoose.connection.transaction(async (session) => {
    const sums = await sumsOf(ids, session);
    const projection = { stock: 1, moveCount: 1 };
    const found = await PetModel.collection
      .find<StockedItem>({ _id: { $in: [...ids] } }, { session, projection })
      .toArray();
    const unexplained = found.flatMap((item) => {
      const before = { ...item, stock: sums.get(String(item._id)) ?? 0 };
      const after = { ...item, stock: wholeNumber(item.stock), moveCount: wholeNumber(item.moveCount) + 1 };
      return before.stock === after.stock ? [] : [{ before, after } as ItemPair];
    });
    if (unexplained.length === 0) return;
    const writes = unexplained.map(({ after: { _id, moveCount } }) => ({
      updateOne: { filter: { _id }, update: { $set: { moveCount } } },
    }));
    // What stands in an old item may be anything: a migration before this one deals with what does not fit.
    await PetModel.collection.bulkWrite(writes, { session, bypassDocumentValidation: true });
    await recordStocks(unexplained, { reason: 'counted', note: 'As it was' }, session);
  });
}

type ItemPair = Parameters<typeof recordStocks>[0][number];

async function sumsOf(
  ids: readonly PetRecord['_id'][],
  session: mongoose.ClientSession,
): Promise<ReadonlyMap<string, number>> {
  const sums = await StockMoveModel.collection
    .aggregate<{ _id: PetRecord['_id']; sum: number }>(
      [{ $match: { petId: { $in: [...ids] } } }, { $group: { _id: '$petId', sum: { $sum: '$quantity' } } }],
      { session },
    )
    .toArray();
  return new Map(sums.map(({ _id, sum }) => [String(_id), sum]));
}

function wholeNumber(value: unknown): number {
  return typeof value === 'number' && Number.isSafeInteger(value) ? value : 0;
}
