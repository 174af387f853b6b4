import mongoose, { type ClientSession } from 'mongoose';
import { sortKeyOf } from '../platform/sort-key.ts';
import { finishLoads } from './bulk-load.ts';
import { listingFieldsOf } from './listing-fields.ts';
import { PetModel } from './pet.entity.ts';
import { hasSameWords } from './pet-changes.ts';
import { petIndexes } from './pet-indexes.ts';
import type { PetRecord } from './pets.service.ts';
import { searchWords, withoutMark } from './search-words.ts';
import { addWords } from './vocabulary.ts';

/** Items that are brought up to date together. */
const BATCH = 500;

/** Items of an older shop had no name key, and some of them no cell either. */
const isOld = { nameKey: null };

/**
 * Items of an older shop, which lists do not find by all that they are found by now, get what is missing. An index
 * finds them, so this costs nothing once it is done; those that two servers take at the same time are counted once.
 */
export async function relistOldItems(): Promise<void> {
  // The words of items that are dealt with below are counted one by one: the others must be right by then.
  await finishLoads();
  let last: PetRecord | undefined;
  for (;;) {
    const old = await oldItemsAfter(last);
    // What was changed meanwhile is left for another pass, and one that finds nothing is the last.
    if (old.length === 0 && !last) return;
    const { named = [], others = [] } = Object.groupBy(old, (pet) => (hasItsWords(pet) ? 'named' : 'others'));
    await nameKeys(named);
    await relist(others);
    last = old.at(-1);
  }
}

/** Read on from the last one: from the beginning, the database would pass over all that have just left the index. */
function oldItemsAfter(last: PetRecord | undefined): Promise<PetRecord[]> {
  return PetModel.find({ ...isOld, ...(last && { _id: { $gt: last._id } }) })
    .sort({ nameKey: 1, _id: 1 })
    .hint(petIndexes.name)
    .limit(BATCH)
    .lean<PetRecord[]>()
    .exec();
}

/** Whether an item has a cell and the words that it is found by today; words are counted from the first cell on. */
function hasItsWords(pet: PetRecord): boolean {
  return pet.cell !== undefined && hasSameWords({ before: pet, after: { searchWords: searchWords(pet) } });
}

/** Most items lack nothing but the key, which needs no transaction: half the time, where there are millions. */
async function nameKeys(pets: readonly PetRecord[]): Promise<void> {
  if (pets.length === 0) return;
  // Straight to the driver, here and below: to be found is no change of an item, so its date stays.
  await PetModel.collection.bulkWrite(
    pets.map(({ _id, petname }) => ({
      updateOne: { filter: { _id, petname }, update: { $set: { nameKey: sortKeyOf(petname) } } },
    })),
    { ordered: false },
  );
}

async function relist(old: readonly PetRecord[]): Promise<void> {
  if (old.length === 0) return;
  const ids = old.map(({ _id }) => _id);
  await mongoose.connection.transaction(async (session) => {
    const pets = await PetModel.find({ _id: { $in: ids }, ...isOld })
      .session(session)
      .lean<PetRecord[]>();
    if (pets.length > 0) await update(pets, session);
  });
}

async function update(pets: readonly PetRecord[], session: ClientSession): Promise<void> {
  const counts = new Map<string, number>();
  const writes = pets.map((pet) => {
    const listedBy = listingFieldsOf(pet);
    if (pet.cell !== undefined) add(counts, pet.searchWords ?? [], -1);
    add(counts, listedBy.searchWords, 1);
    return { updateOne: { filter: { _id: pet._id }, update: { $set: listedBy } } };
  });
  await PetModel.collection.bulkWrite(writes, { session });
  await addWords(counts, session);
}

function add(counts: Map<string, number>, kept: readonly string[], times: 1 | -1): void {
  for (const word of kept.map(withoutMark)) counts.set(word, (counts.get(word) ?? 0) + times);
}
