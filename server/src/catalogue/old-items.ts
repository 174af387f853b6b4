import mongoose, { type ClientSession } from 'mongoose';
import { finishLoads } from './bulk-load.ts';
import { cellOf } from './cell.ts';
import { PetModel } from './pet.entity.ts';
import { petIndexes } from './pet-indexes.ts';
import type { PetRecord } from './pets.service.ts';
import { searchWords, withoutMark } from './search-words.ts';
import { addWords } from './vocabulary.ts';

/** Where there is none, or something that can be none. */
const hasNoCell = { cell: { $not: { $gte: 0 } } };

/** Items that are brought up to date together, in one transaction. */
const BATCH = 100;

/**
 * Items of an older shop, which lists could not find, get their cell and their words. An index finds them,
 * so this costs nothing once it is done; those that two servers take at the same time are counted once.
 */
export async function cellOldItems(): Promise<void> {
  // The words of items that are dealt with below are counted one by one: the others must be right by then.
  await finishLoads();
  for (;;) {
    const old = await PetModel.find(hasNoCell).hint(petIndexes.cellPrice).limit(BATCH).lean<PetRecord[]>();
    if (old.length === 0) return;
    const ids = old.map(({ _id }) => _id);
    await mongoose.connection.transaction(async (session) => {
      const pets = await PetModel.find({ _id: { $in: ids }, ...hasNoCell })
        .session(session)
        .lean<PetRecord[]>();
      if (pets.length > 0) await update(pets, session);
    });
  }
}

async function update(pets: readonly PetRecord[], session: ClientSession): Promise<void> {
  const counts = new Map<string, number>();
  const writes = pets.map((pet) => {
    const words = searchWords(pet);
    for (const word of words.map(withoutMark)) counts.set(word, (counts.get(word) ?? 0) + 1);
    const $set = { searchWords: words, cell: cellOf(pet) };
    return { updateOne: { filter: { _id: pet._id }, update: { $set } } };
  });
  // Straight to the driver: to be found is no change of an item, so its date stays.
  await PetModel.collection.bulkWrite(writes, { session });
  await addWords(counts, session);
}
