import { Types } from 'mongoose';
import { DAY_MS } from '../../../domain/durations.ts';
import { addDays, type PlanDate } from '../../../domain/repeats/plan-dates.ts';
import { PACE_WEEKS, PLANNED_WEEKS, piecesToBuy, soldAWeek } from '../../../domain/stock/purchases.ts';
import { orderReasons } from '../../../domain/stock/stock-moves.ts';
import { PetModel } from '../catalogue/pet/pet.entity.ts';
import { type PetRecord, toPet } from '../catalogue/pet/pet-record.ts';
import { withoutListingFields } from '../catalogue/search/listing-fields.ts';
import { StockMoveModel } from '../catalogue/stock/stock-move.entity.ts';
import { databaseClock } from '../database/database-clock.ts';
import type { Purchase, SupplierPurchases } from './purchase.entity.ts';

const WEEK_MS = 7 * DAY_MS;

/** Most items that are listed: whoever has more to buy begins with these. */
export const MAX_PURCHASES = 1000;

/** Pieces that repeat plans take until a day, by the id of their item. */
export type PlannedDemand = (last: PlanDate) => Promise<ReadonlyMap<string, number>>;

/**
 * What to buy, by supplier: goods of which no more than their reorder level is left once repeat plans had theirs, and
 * those that plans take more of than there are.
 *
 * @param today the day by the shop's calendar
 */
export async function readPurchases(today: PlanDate, demand: PlannedDemand): Promise<SupplierPurchases[]> {
  const planned = await demand(addDays(today, 7 * PLANNED_WEEKS));
  const short = (await candidates(planned)).filter((pet) => piecesToBuy(outlookOf(pet, planned, 0)) > 0);
  const sold = await soldPieces(short.map(({ _id }) => _id));
  const lines = short.map((pet): Purchase => {
    const pace = soldAWeek(sold.get(String(pet._id)) ?? 0, ageInWeeks(pet));
    const outlook = outlookOf(pet, planned, pace);
    return { pet: toPet(pet), soldAWeek: pace, planned: outlook.planned, pieces: piecesToBuy(outlook) };
  });
  return bySupplier(lines);
}

/** In the order of a list: those with a reorder level, and those that plans name. */
function candidates(planned: ReadonlyMap<string, number>): Promise<PetRecord[]> {
  const ids = [...planned.keys()].map((id) => new Types.ObjectId(id));
  const { nameKey: _nameKey, ...left } = withoutListingFields;
  return PetModel.find(
    {
      $or: [{ reorderLevel: { $gte: 0 } }, { _id: { $in: ids } }],
      category: { $ne: 'pets' },
      availability: 'available',
    },
    { ...left, details: 0, ingredients: 0, analysis: 0 },
  ).lean<PetRecord[]>();
}

function outlookOf(
  { _id, stock = 0, reorderLevel, reorderTo }: PetRecord,
  planned: ReadonlyMap<string, number>,
  pace: number,
) {
  return { stock, reorderLevel, reorderTo, soldAWeek: pace, planned: planned.get(String(_id)) ?? 0 };
}

function ageInWeeks({ createdAt }: PetRecord): number {
  return (databaseClock.now().getTime() - createdAt.getTime()) / WEEK_MS;
}

/** What orders took of items, less what they gave back, by id: what was held and released comes to nothing. */
async function soldPieces(ids: readonly PetRecord['_id'][]): Promise<ReadonlyMap<string, number>> {
  if (ids.length === 0) return new Map();
  const since = databaseClock.in(-PACE_WEEKS * WEEK_MS);
  const sums = await StockMoveModel.aggregate<{ _id: PetRecord['_id']; taken: number }>([
    { $match: { petId: { $in: [...ids] }, at: { $gte: since }, reason: { $in: [...orderReasons] } } },
    { $group: { _id: '$petId', taken: { $sum: '$quantity' } } },
  ]);
  return new Map(sums.map(({ _id, taken }) => [String(_id), -taken]));
}

/** By name, the lines of each by theirs; what has no supplier comes last. */
function bySupplier(lines: readonly Purchase[]): SupplierPurchases[] {
  const byName = lines.toSorted((a, b) => a.pet.petname.localeCompare(b.pet.petname, 'en'));
  const groups = Map.groupBy(byName.slice(0, MAX_PURCHASES), ({ pet }) => pet.supplier || null);
  return [...groups]
    .map(([supplier, own]) => ({ supplier, lines: own }))
    .toSorted((a, b) => compareNames(a.supplier, b.supplier));
}

function compareNames(a: string | null, b: string | null): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  return a.localeCompare(b, 'en');
}
