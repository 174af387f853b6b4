import mongoose, { type ClientSession, type Types } from 'mongoose';
import { PetModel } from '../catalogue/pet/pet.entity.ts';
import type { PetRecord } from '../catalogue/pet/pet-record.ts';
import { type HeldPieces, sellHeld } from '../catalogue/stock/stock-ledger.ts';
import { StockMoveModel } from '../catalogue/stock/stock-move.entity.ts';
import { CartEntryModel } from '../orders/cart-entries/cart-entry.entity.ts';

/** Items that are looked at together, and sales that one transaction writes. */
const BATCH_SIZE = 500;
const MAX_SALES = 500;

type ItemId = Pick<PetRecord, '_id'>;

/**
 * What was held and paid without a move that says so gets the pair that paying writes now. The sum stays. What servers
 * of the version before take meanwhile is found by the next start.
 */
export async function writeSales(): Promise<void> {
  await dropOldIndex();
  let items = await itemsAfter(undefined);
  while (items.length > 0) {
    for (const { _id } of items) while ((await writeSomeSales(_id)) === MAX_SALES);
    items = await itemsAfter(items.at(-1));
  }
}

/** The index that lists of moves went along before they had pages; that of today begins like it. */
async function dropOldIndex(): Promise<void> {
  await StockMoveModel.collection.dropIndex('petId_1_number_-1').catch((error: unknown) => {
    const isGone = error instanceof mongoose.mongo.MongoServerError && error.codeName === 'IndexNotFound';
    if (!isGone) throw error;
  });
}

/** Straight to the driver: what stands in a record may be anything by now. */
function itemsAfter(last: ItemId | undefined): Promise<ItemId[]> {
  const order = { _id: 1 } as const;
  const _id = { $type: 'objectId' as const, ...(last && { $gt: last._id }) };
  return PetModel.collection
    .find<ItemId>({ _id }, { sort: order, hint: order, limit: BATCH_SIZE, projection: { _id: 1 } })
    .toArray();
}

/** @returns how many sales were written */
async function writeSomeSales(petId: Types.ObjectId): Promise<number> {
  return mongoose.connection.transaction(async (session) => {
    // Nothing is written of what became an animal, or is gone by now.
    const isStocked = await PetModel.exists({ _id: petId, category: { $ne: 'pets' } }).session(session);
    if (!isStocked) return 0;
    const missing = (await missingSales(petId, session)).slice(0, MAX_SALES);
    await sellHeld(missing, session);
    return missing.length;
  });
}

interface HeldSum {
  readonly _id: Types.ObjectId;
  readonly held: number;
  readonly sold: number;
}

/** What orders hold of an item that are paid, as far as nothing says that it is sold. */
async function missingSales(petId: Types.ObjectId, session: ClientSession): Promise<HeldPieces[]> {
  const quantityOf = (reason: string) => ({
    $sum: { $cond: [{ $eq: ['$reason', reason] }, { $subtract: [0, '$quantity'] }, 0] },
  });
  const sums = await StockMoveModel.collection
    .aggregate<HeldSum>(
      [
        { $match: { petId, paymentId: { $type: 'objectId' }, reason: { $in: ['held', 'sold'] } } },
        { $group: { _id: '$paymentId', held: quantityOf('held'), sold: quantityOf('sold') } },
        { $match: { held: { $gt: 0 }, sold: 0 } },
        { $sort: { _id: 1 } },
      ],
      { session },
    )
    .toArray();
  if (sums.length === 0) return [];
  const paid = await CartEntryModel.collection
    .find<{ paymentId: Types.ObjectId }>(
      { paymentId: { $in: sums.map(({ _id }) => _id) }, petId, paidAt: { $type: 'date' } },
      { session, projection: { paymentId: 1 } },
    )
    .toArray();
  const isPaid = new Set(paid.map(({ paymentId }) => paymentId.toHexString()));
  return sums
    .filter(({ _id }) => isPaid.has(_id.toHexString()))
    .map(({ _id, held }) => ({ petId, pieces: held, paymentId: _id }));
}
