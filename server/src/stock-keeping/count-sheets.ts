import { Types } from 'mongoose';
import { PetModel } from '../catalogue/pet/pet.entity.ts';
import { type PetRecord, toPet } from '../catalogue/pet/pet-record.ts';
import { withoutListingFields } from '../catalogue/search/listing-fields.ts';
import { databaseClock } from '../database/database-clock.ts';
import { isObjectId } from '../database/object-id.ts';
import { CartEntryModel } from '../orders/cart-entries/cart-entry.entity.ts';
import { badInput } from '../platform/domain-error.ts';
import { textOf } from '../platform/text/text-of.ts';
import type { CountSheet, Shelf } from './count-sheet.entity.ts';

/** Items of one part of a sheet. */
export const SHEET_SIZE = 100;

/** Most shelves of a shop that are named. */
export const MAX_SHELVES = 500;

const counted = { category: { $in: ['food', 'accessories'] }, availability: { $ne: 'retired' } } as const;

/** Where goods stand, by name; what stands nowhere comes first. */
export async function listShelves(): Promise<Shelf[]> {
  const shelves = await PetModel.aggregate<{ _id: unknown; items: number }>([
    { $match: counted },
    { $group: { _id: { $ifNull: ['$shelf', null] }, items: { $sum: 1 } } },
    { $sort: { _id: 1 } },
    { $limit: MAX_SHELVES },
  ]);
  return shelves.map(({ _id, items }) => ({ name: textOf(_id) || null, items }));
}

/**
 * A part of what stands on a shelf, by name.
 *
 * @param shelf none for goods that stand nowhere
 * @param from where the part before said that this one begins
 * @throws DomainError BAD_USER_INPUT for another place
 */
export async function countSheet(shelf?: string | null, from?: string | null): Promise<CountSheet> {
  const records = await PetModel.find(
    { ...counted, shelf: shelf ?? null, ...(await beyond(from)) },
    withoutName,
  )
    .sort({ nameKey: 1, _id: 1 })
    .limit(SHEET_SIZE + 1)
    .lean<PetRecord[]>();
  const page = records.slice(0, SHEET_SIZE);
  const ordered = await orderedPieces(page.map(({ _id }) => _id));
  return {
    at: databaseClock.now(),
    lines: page.map((record) => ({ pet: toPet(record), ordered: ordered.get(String(record._id)) ?? 0 })),
    next: records.length > SHEET_SIZE ? String(page.at(-1)?._id) : null,
  };
}

const { nameKey: _nameKey, ...withoutName } = withoutListingFields;

async function beyond(from: string | null | undefined): Promise<object> {
  if (!from) return {};
  if (!isObjectId(from)) throw badInput({ from: 'Not a place of this list' });
  const _id = new Types.ObjectId(from);
  const last = await PetModel.findById(_id).select({ nameKey: 1 }).lean<PetRecord>();
  if (!last) throw badInput({ from: 'Not a place of this list' });
  return { $or: [{ nameKey: { $gt: last.nameKey } }, { nameKey: last.nameKey, _id: { $gt: _id } }] };
}

/** Pieces of items that are ordered and not on their way, by id. */
async function orderedPieces(ids: readonly Types.ObjectId[]): Promise<ReadonlyMap<string, number>> {
  if (ids.length === 0) return new Map();
  const sums = await CartEntryModel.aggregate<{ _id: Types.ObjectId; pieces: number }>([
    {
      $match: {
        status: { $in: ['pending', 'paid'] },
        petId: { $in: [...ids] },
        paymentId: { $exists: true },
      },
    },
    { $group: { _id: '$petId', pieces: { $sum: '$accessoriesAmount' } } },
  ]);
  return new Map(sums.map(({ _id, pieces }) => [String(_id), pieces]));
}
