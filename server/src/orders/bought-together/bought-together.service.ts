import { Types } from 'mongoose';
import { familiesBoughtTogether } from '../../../../domain/catalogue/related/bought-together.ts';
import { DAY_MS } from '../../../../domain/durations.ts';
import { soldCartEntryStates } from '../../../../domain/orders/order-states.ts';
import { PetModel } from '../../catalogue/pet/pet.entity.ts';
import { BoughtTogetherModel } from '../../catalogue/similar/bought-together.entity.ts';
import { databaseClock } from '../../database/database-clock.ts';
import { CartEntryModel } from '../cart-entries/cart-entry.entity.ts';

/** What was bought longer ago tells nothing of today's shelves, in milliseconds. */
const REMEMBERED_MS = 365 * DAY_MS;
/** Lines of orders that are read at most, the newest: a year of a small shop, some weeks of a large one. */
const MAX_LINES = 50_000;
/** Records written at once. */
const BATCH_SIZE = 500;
/** What was paid for and not given back. */
const kept = { $in: [...soldCartEntryStates] };

interface Line {
  readonly paymentId?: Types.ObjectId;
  readonly petId: Types.ObjectId;
  readonly paidAt: Date;
}

/** Keeps, for every item, what is bought together with it. */
export class BoughtTogetherService {
  /** Whether anything was paid since it was reckoned last. */
  async hasNews(): Promise<boolean> {
    const [newest] = await paidLines().limit(1).lean<Line[]>();
    if (!newest) return false;
    return (await BoughtTogetherModel.exists({ until: { $gte: newest.paidAt } })) === null;
  }

  /** Reckons it anew from the newest orders; writes what has changed alone, so that cached pages stay. */
  async reckon(): Promise<void> {
    const lines = await paidLines().limit(MAX_LINES).lean<Line[]>();
    const [newest] = lines;
    if (!newest) return;
    const families = await familiesOf(lines);
    const bought = lines.flatMap(({ paymentId, petId }) => {
      const item = petId.toHexString();
      return paymentId ? [{ parcel: String(paymentId), item, family: families.get(item) || item }] : [];
    });
    await write(familiesBoughtTogether(bought), newest.paidAt);
  }
}

/** Families by the ids of items, of those that are in one. */
async function familiesOf(lines: readonly Line[]): Promise<Map<string, string | undefined>> {
  const ids = [...new Set(lines.map(({ petId }) => petId.toHexString()))];
  const pets = await PetModel.find({ _id: { $in: ids }, family: { $exists: true } }, { family: 1 }).lean();
  return new Map(pets.map(({ _id, family }) => [String(_id), family]));
}

/** The newest first, by the index of what was paid. */
function paidLines() {
  const since = new Date(databaseClock.now().getTime() - REMEMBERED_MS);
  const filter = { paidAt: { $gte: since }, status: kept } as object;
  return CartEntryModel.find(filter, { paymentId: 1, petId: 1, paidAt: 1 }).sort({ paidAt: -1 });
}

async function write(partnersOf: ReadonlyMap<string, readonly string[]>, until: Date): Promise<void> {
  const known = await BoughtTogetherModel.find({}, { partners: 1 }).lean();
  const before = new Map(known.map(({ _id, partners }) => [String(_id), partners.join()]));
  const changed = [...partnersOf].filter(([item, partners]) => before.get(item) !== partners.join());
  for (let start = 0; start < changed.length; start += BATCH_SIZE) {
    const writes = changed.slice(start, start + BATCH_SIZE).map(([item, partners]) => ({
      updateOne: {
        filter: { _id: item },
        update: { $set: { partners: partners.map((id) => new Types.ObjectId(id)), until } },
        upsert: true,
      },
    }));
    await BoughtTogetherModel.bulkWrite(writes, { ordered: false });
  }
  const gone = [...before.keys()].filter((item) => !partnersOf.has(item));
  if (gone.length > 0) await BoughtTogetherModel.deleteMany({ _id: { $in: gone } });
  // One record says how far it goes: the others stay as they are.
  const [first] = partnersOf.keys();
  if (first) await BoughtTogetherModel.updateOne({ _id: first }, { $set: { until } });
}
