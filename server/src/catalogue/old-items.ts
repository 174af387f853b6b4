import mongoose from 'mongoose';
import { batchesOf } from '../platform/batches.ts';
import { cellOf } from './cell.ts';
import { PetModel } from './pet.entity.ts';
import type { PetRecord } from './pets.service.ts';
import { searchWords, withoutMark } from './search-words.ts';
import { addWords } from './vocabulary.ts';

/**
 * Items of an older shop, which lists could not find, get their cell and their words. An index finds them,
 * so this costs nothing once it is done; one that two servers take at the same time is counted once.
 */
export async function cellOldItems(): Promise<void> {
  for await (const batch of batchesOf(PetModel, { cell: null })) {
    await mongoose.connection.transaction(async (session) => {
      const ids = batch.map(({ _id }) => _id);
      const pets = await PetModel.find({ _id: { $in: ids }, cell: null })
        .session(session)
        .lean<PetRecord[]>();
      if (pets.length === 0) return;
      const counts = new Map<string, number>();
      const writes = pets.map((pet) => {
        const words = searchWords(pet);
        for (const word of words.map(withoutMark)) counts.set(word, (counts.get(word) ?? 0) + 1);
        const $set = { searchWords: words, cell: cellOf(pet) };
        return { updateOne: { filter: { _id: pet._id }, update: { $set } } };
      });
      // Straight to the driver: that an item is listed is no change of it, so its date stays.
      await PetModel.collection.bulkWrite(writes, { session });
      await addWords(counts, session);
    });
  }
}
