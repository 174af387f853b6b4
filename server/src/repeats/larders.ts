import type DataLoader from 'dataloader';
import { Category } from '../../../domain/catalogue/pet-options.ts';
import { DAY_MS } from '../../../domain/durations.ts';
import type { FedAnimal } from '../../../domain/feeding/for-own-animal.ts';
import { databaseClock } from '../database/database-clock.ts';
import { CartEntryModel, type CartEntryRecord } from '../orders/cart-entries/cart-entry.entity.ts';

/** Food that was bought longer ago is eaten. */
const BOUGHT_DAYS = 365;

/** Lines of a year that come in one answer of the database. */
const USUAL_COUNT = 1000;

/** What becomes food at home, or is. */
const keptStates = ['paid', 'shipped', 'delivered'] as const;

export type BoughtFood = Pick<
  CartEntryRecord,
  | 'petId'
  | 'accessoriesAmount'
  | 'deliveryMethod'
  | 'status'
  | 'orderDate'
  | 'paidAt'
  | 'shippedAt'
  | 'deliveredAt'
>;

/** An own animal that eats. */
export interface NamedEater extends FedAnimal {
  readonly name: string;
}

/** The food that an account has bought, and the animals that it keeps. */
export interface Larder {
  readonly bought: readonly BoughtFood[];
  readonly eaters: readonly NamedEater[];
}

/** What a request has for the forecasts of plans. */
export interface LarderLoading {
  /** Larders of accounts by their uid, looked up together. */
  readonly larderLoader: DataLoader<string, Larder>;
}

/** Food of the last year that is neither cancelled nor returned. */
export async function boughtFood(uids: readonly string[]): Promise<BoughtFood[][]> {
  const found = await CartEntryModel.find({
    uid: { $in: [...uids] },
    orderDate: { $gte: databaseClock.in(-BOUGHT_DAYS * DAY_MS) },
    status: { $in: keptStates },
    category: Category.FOOD,
  })
    .select({ uid: 1, petId: 1, accessoriesAmount: 1, deliveryMethod: 1, status: 1, orderDate: 1 })
    .select({ paidAt: 1, shippedAt: 1, deliveredAt: 1 })
    .batchSize(USUAL_COUNT)
    .lean<(BoughtFood & Pick<CartEntryRecord, 'uid'>)[]>();
  const byAccount = Map.groupBy(found, ({ uid }) => uid);
  return uids.map((uid) => byAccount.get(uid) ?? []);
}
