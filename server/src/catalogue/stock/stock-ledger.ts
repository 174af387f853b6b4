import { type ClientSession, type QueryFilter, Types } from 'mongoose';
import type { StockReason } from '../../../../domain/stock/stock-moves.ts';
import { databaseClock } from '../../database/database-clock.ts';
import { PetModel } from '../pet/pet.entity.ts';
import type { PetRecord } from '../pet/pet-record.ts';
import type { WriteObserver } from '../pet/read-your-writes.ts';
import { encodeFacets } from '../search/facets/facet-bitmask.ts';
import { StockMoveModel, type StockMoveRecord } from './stock-move.entity.ts';

/** Why stocks change, who has them changed, and for which order. */
export interface StockCause {
  readonly reason: StockReason;
  /** E-mail address of a person of the shop. */
  readonly by?: string;
  readonly note?: string;
  readonly paymentId?: Types.ObjectId;
  /** Of a count; see StockMove. */
  readonly soldMeanwhile?: number;
}

/** By how much the stock of one item is to change. */
export interface StockChange {
  readonly petId: Types.ObjectId | string;
  readonly quantity: number;
  /** The order that it is for, where the cause does not say it. */
  readonly paymentId?: Types.ObjectId;
}

/** How stocks are changed. */
export interface ChangeOptions {
  /** What an item must be for it. */
  readonly where: QueryFilter<PetRecord>;
  /** What is counted of it in the same write. */
  readonly counted?: { readonly timesOrdered?: 1 };
  /** Is told of an item that is not so. May throw, and end the transaction. */
  readonly onRefusal?: (petId: string) => Promise<void>;
}

/** A change of a stock, and the item as it left it. */
interface WrittenChange {
  readonly quantity: number;
  readonly after: Pick<PetRecord, '_id' | 'stock' | 'moveCount'>;
  readonly paymentId?: Types.ObjectId | undefined;
  /** Where it is another one than the cause says. */
  readonly reason?: StockReason;
}

/** The stock and what explains it, in one write of the item. Nothing else in the shop adds to a stock. */
function stockChange(quantity: number, counted: ChangeOptions['counted'] = {}) {
  return { $inc: { stock: quantity, moveCount: 1, ...counted } };
}

/**
 * Changes stocks one after another, in the transaction of what changes them, and writes their moves in one command.
 *
 * @returns the items that were changed, as they are now, in the order of the changes
 */
export async function changeStocks(
  changes: readonly StockChange[],
  cause: StockCause,
  { where, counted, onRefusal }: ChangeOptions,
  session: ClientSession,
  observer: WriteObserver,
): Promise<PetRecord[]> {
  const written: (WrittenChange & { readonly after: PetRecord })[] = [];
  for (const { petId, quantity, paymentId } of changes) {
    const isEnough = quantity < 0 ? { stock: { $gte: -quantity } } : {};
    const after = await PetModel.findOneAndUpdate(
      { _id: petId, category: { $ne: 'pets' }, ...isEnough, ...where },
      stockChange(quantity, counted),
      { session, returnDocument: 'after', projection: { searchWords: 0 } },
    ).lean<PetRecord>();
    if (!after) await onRefusal?.(String(petId));
    else {
      await updateCell(after, session, observer);
      written.push({ quantity, after, paymentId });
    }
  }
  await insertMoves(written, cause, session);
  return written.map(({ after }) => after);
}

/** Pieces that an order has held. */
export interface HeldPieces {
  readonly petId: Types.ObjectId | string;
  readonly pieces: number;
  readonly paymentId?: Types.ObjectId;
}

/**
 * Writes that held pieces are sold: free again and sold, in one write of each item that leaves its stock as it is. Both
 * moves of all of them are one command.
 */
export async function sellHeld(held: readonly HeldPieces[], session: ClientSession): Promise<void> {
  const written: WrittenChange[] = [];
  for (const { petId, pieces, paymentId } of held) {
    const after = await PetModel.findOneAndUpdate(
      { _id: petId, category: { $ne: 'pets' } },
      { $inc: { moveCount: 2 } },
      { session, returnDocument: 'after', projection: { stock: 1, moveCount: 1 } },
    ).lean<Pick<PetRecord, '_id' | 'stock' | 'moveCount'>>();
    // What became an animal meanwhile has no stock any more, and a move that took it.
    if (!after) continue;
    const { _id, stock = 0, moveCount = 2 } = after;
    const free = { _id, stock: stock + pieces, moveCount: moveCount - 1 };
    written.push({ quantity: pieces, after: free, paymentId, reason: 'released' });
    written.push({ quantity: -pieces, after, paymentId });
  }
  await insertMoves(written, { reason: 'sold' }, session);
}

/** An item before and after it was written as a whole; before it is null where it was not there. */
export interface WrittenItem {
  readonly before: PetRecord | null;
  readonly after: PetRecord;
}

/**
 * Writes the moves of items that were written as a whole, each with `nextMove` where its stock changed, in the same
 * transaction.
 */
export async function recordStocks(
  items: readonly WrittenItem[],
  cause: StockCause,
  session: ClientSession,
): Promise<void> {
  const written = items.map(({ before, after }) => ({
    after,
    quantity: (after.stock ?? 0) - (before?.stock ?? 0),
  }));
  await insertMoves(
    written.filter(({ quantity }) => quantity !== 0),
    cause,
    session,
  );
}

/** What counts the move of an item whose stock is written: a part of that write. */
export function nextMove(before: number | undefined, after: number | undefined): { $inc?: { moveCount: 1 } } {
  return (before ?? 0) === (after ?? 0) ? {} : { $inc: { moveCount: 1 } };
}

/** The opening of a stock: a move of items that came with it, as loads of many do. */
export function openingMove(
  { _id: petId, stock = 0 }: Pick<PetRecord, '_id' | 'stock'>,
  cause: StockCause,
  at: Date,
): StockMoveRecord {
  return { _id: new Types.ObjectId(), petId, number: 1, at, ...cause, quantity: stock, stockAfter: stock };
}

async function insertMoves(
  changes: readonly WrittenChange[],
  cause: StockCause,
  session: ClientSession,
): Promise<void> {
  if (changes.length === 0) return;
  const at = databaseClock.now();
  const moves = changes.map(
    ({ quantity, after, paymentId, reason }): StockMoveRecord => ({
      _id: new Types.ObjectId(),
      petId: after._id,
      number: after.moveCount ?? 1,
      at,
      ...cause,
      ...(paymentId && { paymentId }),
      ...(reason && { reason }),
      quantity,
      stockAfter: after.stock ?? 0,
    }),
  );
  await StockMoveModel.collection.insertMany(moves, { session });
}

/** Most sales leave an item in its cell: only the last piece, or the first one back, moves it. */
async function updateCell(pet: PetRecord, session: ClientSession, observer: WriteObserver): Promise<void> {
  const cell = encodeFacets(pet);
  if (cell === pet.cell) return;
  observer.recordWrite(pet._id, session, cell);
  await PetModel.updateOne({ _id: pet._id }, { cell }, { session });
}
