import mongoose, { type ClientSession } from 'mongoose';
import { toBuffer } from '../images/images.service.ts';
import { AnimalContentModel } from './animal-content.entity.ts';

/** Where records name contents, by collection and path. A content that none of them names is nobody's. */
const holders: readonly (readonly [collection: string, path: string])[] = [
  ['animals', 'papers.id'],
  ['animals', 'photo.id'],
  ['animalfiles', 'papers.id'],
  ['applicationfiles', 'files.id'],
  // Files of animals whose deletion can still be taken back.
  ['deletedpets', 'file.papers.id'],
];

/** Stores a content in the transaction that names it: either both are there or neither is. */
export async function storeContent(id: string, bytes: Buffer, session: ClientSession): Promise<void> {
  await AnimalContentModel.create([{ _id: id, bytes }], { session });
}

/** A content as it was stored; null where it is gone. */
export async function readContent(id: string): Promise<Buffer | null> {
  const content = await AnimalContentModel.findById(id).lean();
  return content && toBuffer(content.bytes);
}

/** Deletes contents that no record names any more, in the transaction that has changed the records. */
export async function releaseContents(ids: readonly string[], session: ClientSession): Promise<void> {
  if (ids.length === 0) return;
  const held = new Set<unknown>();
  for (const [collection, path] of holders) {
    const named = { [path]: { $in: [...ids] } };
    const found: unknown[] = await mongoose.connection
      .collection(collection)
      .distinct(path, named, { session });
    for (const id of found) held.add(id);
  }
  const free = ids.filter((id) => !held.has(id));
  if (free.length > 0) await AnimalContentModel.deleteMany({ _id: { $in: free } }, { session });
}
