import mongoose from 'mongoose';
import { factsFromTexts, type NamedFacts } from '../../../../domain/catalogue/facts-from-name.ts';
import { PetModel } from '../../catalogue/pet/pet.entity.ts';
import type { PetRecord } from '../../catalogue/pet/pet-record.ts';
import { listingFieldsOf } from '../../catalogue/search/listing-fields.ts';
import { storedWords } from '../../catalogue/search/words/stored-words.ts';
import { addWords } from '../../catalogue/search/words/word-index.ts';
import { textOf } from '../../platform/text/text-of.ts';
import { countStored } from './0004-list-items.ts';

/** Items that are given facts together. */
const BATCH_SIZE = 500;

/** Items from before they had a kind, a species and a size get what their texts say of it. */
export async function giveOldItemsFacts(): Promise<void> {
  let old = await withoutFactsAfter(undefined);
  while (old.length > 0) {
    const lacking = old.filter((pet) => hasAny(missingFactsOf(pet)));
    if (lacking.length > 0) await giveFacts(lacking.map(({ _id }) => _id));
    old = await withoutFactsAfter(old.at(-1));
  }
}

/** Straight to the driver: what stands in a record may be anything by now, and to be sorted is no change of an item. */
function withoutFactsAfter(last: PetRecord | undefined): Promise<PetRecord[]> {
  const _id = { $type: 'objectId' as const, ...(last && { $gt: last._id }) };
  const order = { _id: 1 } as const;
  return PetModel.collection
    .find<PetRecord>(
      { kind: null, species: null, size: null, _id },
      { sort: order, hint: order, limit: BATCH_SIZE },
    )
    .toArray();
}

/** Those that the texts say and the record does not. */
function missingFactsOf(pet: PetRecord): NamedFacts {
  const facts = factsFromTexts({ ...pet, petname: textOf(pet.petname), short: textOf(pet.short) });
  const missing = Object.entries(facts).filter(([fact]) => pet[fact as keyof NamedFacts] == null);
  return Object.fromEntries(missing);
}

function hasAny(facts: NamedFacts): boolean {
  return Object.keys(facts).length > 0;
}

/** Reads the items again in the transaction that writes them: somebody may have changed or sold them meanwhile. */
async function giveFacts(ids: readonly PetRecord['_id'][]): Promise<void> {
  await mongoose.connection.transaction(async (session) => {
    const found = await PetModel.collection.find<PetRecord>({ _id: { $in: ids } }, { session }).toArray();
    const counts = new Map<string, number>();
    const writes = found.map((pet) => {
      const facts = missingFactsOf(pet);
      const listedBy = listingFieldsOf({ ...pet, ...facts });
      countStored(counts, storedWords(pet), -1);
      countStored(counts, listedBy.searchWords, 1);
      return { updateOne: { filter: { _id: pet._id }, update: { $set: { ...facts, ...listedBy } } } };
    });
    if (writes.length === 0) return;
    await PetModel.collection.bulkWrite(writes, { session });
    await addWords(counts, session);
  });
}
