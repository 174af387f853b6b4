import type { mongo } from 'mongoose';
import { DeletedPetModel } from '../catalogue/pet/deleted-pet.entity.ts';
import { PetModel } from '../catalogue/pet/pet.entity.ts';
import { ListValueModel } from '../catalogue/shop-lists/list-value.entity.ts';
import { runsWithout } from '../database/server-heartbeat.ts';
import { ImportChunkModel } from '../exchange/jobs/import-chunk.entity.ts';
import { ItemImportModel } from '../exchange/jobs/item-import.entity.ts';

export const NAME_COATS = '0020-name-coats';

/** Records that one command changes. */
const BATCH_SIZE = 500;

const nameOfField = { $cond: [{ $eq: ['$$field.k', 'colorName'] }, 'coat', '$$field.k'] };
const fieldsWithCoat = {
  $map: {
    input: { $objectToArray: '$$edit.fields' },
    as: 'field',
    in: { k: nameOfField, v: '$$field.v' },
  },
};
const editWithCoat = { $mergeObjects: ['$$edit', { fields: { $arrayToObject: fieldsWithCoat } }] };

type StoredCollection = Pick<mongo.Collection, 'find' | 'updateMany'>;

/**
 * What was called colorName is called coat. Servers of the version before read items by the old name: it goes once none
 * of them runs.
 */
export async function nameCoats(): Promise<void> {
  const isReadByOthers = await runsWithout(NAME_COATS);
  await rename(PetModel.collection, '', isReadByOthers);
  await rename(DeletedPetModel.collection, 'pet.', isReadByOthers);
  await renameListValues();
  await renameInImports();
}

/** Straight to the driver: no schema knows the old name, and what stands in old records may be anything. */
async function rename(records: StoredCollection, path: string, isKept: boolean): Promise<void> {
  const [from, to] = [`${path}colorName`, `${path}coat`];
  const isOld = { [from]: { $exists: true } };
  const add = { $set: { [to]: { $ifNull: [`$${to}`, `$${from}`] } } };
  const change = isKept ? [add] : [add, { $unset: [from] }];
  await inBatches(records, isKept ? { ...isOld, [to]: { $exists: false } } : isOld, change);
}

async function inBatches(
  records: StoredCollection,
  filter: Record<string, unknown>,
  change: object[],
): Promise<void> {
  let after: unknown;
  for (;;) {
    const beyond = after === undefined ? filter : { ...filter, _id: { $gt: after } };
    const found = await records
      .find(beyond as never, { projection: { _id: 1 }, sort: { _id: 1 }, limit: BATCH_SIZE })
      .toArray();
    after = found.at(-1)?._id;
    if (after === undefined) return;
    const ids = { _id: { $in: found.map(({ _id }) => _id) } };
    await records.updateMany({ ...filter, ...ids } as never, change as never, {
      bypassDocumentValidation: true,
    });
  }
}

/** A value that a new server has put on the list meanwhile stays the only one of its name. */
async function renameListValues(): Promise<void> {
  const old = await ListValueModel.collection.find({ list: 'colorName' }).toArray();
  for (const { _id, key } of old) {
    const isThere = await ListValueModel.collection.findOne({ list: 'coat', key });
    if (isThere) await ListValueModel.collection.deleteOne({ _id });
    else await ListValueModel.collection.updateOne({ _id }, { $set: { list: 'coat' } });
  }
}

/** What columns say, and what was done to items, by which it is undone. */
async function renameInImports(): Promise<void> {
  const column = { arrayFilters: [{ column: 'colorName' }] };
  await ItemImportModel.collection.updateMany(
    { mapping: 'colorName' },
    { $set: { 'mapping.$[column]': 'coat' } },
    column,
  );
  await inBatches(ImportChunkModel.collection, { 'edits.fields.colorName': { $exists: true } }, [
    { $set: { edits: { $map: { input: '$edits', as: 'edit', in: editWithCoat } } } },
  ]);
}
