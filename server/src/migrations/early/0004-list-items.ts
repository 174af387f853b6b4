import mongoose, { type ClientSession } from 'mongoose';
import { unitPriceKey } from '../../../../domain/catalogue/unit-price.ts';
import { PetModel } from '../../catalogue/pet/pet.entity.ts';
import { type IndexKeys, petIndexes } from '../../catalogue/pet/pet-indexes.ts';
import type { PetRecord } from '../../catalogue/pet/pet-record.ts';
import { finishImports } from '../../catalogue/search/bulk-import.ts';
import { encodeFacets, FIRST_OF_VERSION } from '../../catalogue/search/facets/facet-bitmask.ts';
import { listingFieldsOf, nameKeyOf } from '../../catalogue/search/listing-fields.ts';
import { hasSameWords, storedWords } from '../../catalogue/search/words/stored-words.ts';
import { tokenizePet, withoutTitlePrefix } from '../../catalogue/search/words/tokenize-pet.ts';
import { addWords } from '../../catalogue/search/words/word-index.ts';
import { numberOf } from '../../database/lists/sort-order.ts';

/** Items that are brought up to date together. */
const BATCH_SIZE = 500;

/** What lists are missing of an item, and an index that says whether there is one that lacks it. */
interface MissingField {
  readonly filter: Record<string, unknown>;
  readonly index: IndexKeys;
}

/**
 * There is nothing, or something that can be none, or a cell of an older version. Items of an older shop had no name key,
 * and some no cell either.
 */
const missingFields: readonly MissingField[] = [
  { filter: { nameKey: { $not: { $gte: '' } } }, index: petIndexes.name },
  { filter: { cell: { $not: { $gte: FIRST_OF_VERSION } } }, index: petIndexes.cellPrice },
];

/**
 * Items that lists do not find by all that they are found by now get what is missing. Those that two servers take at the
 * same time are counted once.
 */
export async function listItems(): Promise<void> {
  // The words of items that are dealt with below are counted one by one: the others must be right by then.
  await finishImports();
  for (const lack of missingFields) {
    // What was changed meanwhile is left for another pass; what can not be written, its id being what it is, is left as it is.
    while ((await isLacking(lack)) && (await relistOnce(lack)) > 0);
  }
}

async function isLacking({ filter, index }: MissingField): Promise<boolean> {
  return (await PetModel.collection.findOne(filter, { hint: index, projection: { _id: 1 } })) !== null;
}

/** @returns how many items were brought up to date */
async function relistOnce(lack: MissingField): Promise<number> {
  let written = 0;
  let old = await itemsAfter(undefined, lack.filter);
  while (old.length > 0) {
    const { counted = [], others = [] } = Object.groupBy(old, (pet) =>
      hasItsWords(pet) ? 'counted' : 'others',
    );
    written +=
      (await relistCounted(counted)) +
      (await relist(
        others.map(({ _id }) => _id),
        lack.filter,
      ));
    old = await itemsAfter(old.at(-1), lack.filter);
  }
  return written;
}

/**
 * Some items, in the order of their ids, which stays as it is while they are written. Straight to the driver, as everything here: an
 * id may be anything by now, and to be found is no change of an item, so its date stays.
 */
export function itemsAfter(last: PetRecord | undefined, filter: object = {}): Promise<PetRecord[]> {
  const unread = { ...filter, ...(last && { _id: { $gt: last._id } }) };
  const order = { _id: 1 } as const;
  return PetModel.collection
    .find<PetRecord>(unread, { sort: order, hint: order, limit: BATCH_SIZE })
    .toArray();
}

/** Whether an item has a cell and the words that it is found by today; words are counted from the first cell on. */
function hasItsWords(pet: PetRecord): boolean {
  return (
    typeof pet.petname === 'string' &&
    numberOf(pet.cell) >= 0 &&
    hasSameWords({ before: pet, after: { searchWords: tokenizePet(pet) } })
  );
}

/** Most items have their words, and nothing to be counted needs no transaction: half the time, where there are millions. */
async function relistCounted(pets: readonly PetRecord[]): Promise<number> {
  if (pets.length === 0) return 0;
  const { modifiedCount } = await PetModel.collection.bulkWrite(
    pets.map((pet) => ({
      updateOne: {
        filter: { _id: { $eq: pet._id }, petname: pet.petname, cell: pet.cell },
        update: {
          $set: { nameKey: nameKeyOf(pet), cell: encodeFacets(pet), unitPriceKey: unitPriceKey(pet) },
        },
      },
    })),
    { ordered: false },
  );
  return modifiedCount;
}

/** Writes anew what items are found by, those among some that still lack something. @returns how many there were */
export async function relist(ids: readonly PetRecord['_id'][], filter: object = {}): Promise<number> {
  if (ids.length === 0) return 0;
  let written = 0;
  await mongoose.connection.transaction(async (session) => {
    const stillOld = { _id: { $in: ids }, ...filter };
    const pets = await PetModel.collection
      .find<PetRecord>(stillOld, { session, limit: BATCH_SIZE })
      .toArray();
    written = pets.length === 0 ? 0 : await update(pets, session);
  });
  return written;
}

async function update(pets: readonly PetRecord[], session: ClientSession): Promise<number> {
  const counts = new Map<string, number>();
  const writes = pets.map((pet) => {
    const listedBy = listingFieldsOf(pet);
    if (pet.cell != null) countStored(counts, storedWords(pet), -1);
    countStored(counts, listedBy.searchWords, 1);
    return { updateOne: { filter: { _id: { $eq: pet._id } }, update: { $set: listedBy } } };
  });
  const { modifiedCount } = await PetModel.collection.bulkWrite(writes, { session });
  await addWords(counts, session);
  return modifiedCount;
}

/** Counts the words that an item is kept with so many times more. */
export function countStored(counts: Map<string, number>, stored: readonly string[], times: 1 | -1): void {
  for (const word of stored.map(withoutTitlePrefix)) counts.set(word, (counts.get(word) ?? 0) + times);
}
