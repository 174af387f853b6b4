import type { Model, Types } from 'mongoose';

/** How many records are read at a time. */
const BATCH = 200;

/** All records that a filter finds, oldest id first, in batches; no cursor stays open while they are worked on. */
export async function* batchesOf<T extends { _id: Types.ObjectId }>(
  model: Model<T>,
  filter: object,
): AsyncGenerator<T[]> {
  let last: Types.ObjectId | undefined;
  for (;;) {
    const batch = (await model
      .find({ $and: [filter, last ? { _id: { $gt: last } } : {}] })
      .sort({ _id: 1 })
      .limit(BATCH)
      .lean()) as unknown as T[];
    last = batch.at(-1)?._id;
    if (!last) return;
    yield batch;
  }
}
