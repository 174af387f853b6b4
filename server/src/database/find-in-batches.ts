import type { Model, QueryFilter, Types } from 'mongoose';

/** How many records are read at a time. */
const BATCH_SIZE = 200;

/**
 * All records that a filter finds, in batches; no cursor stays open while they are worked on.
 *
 * @param by field of the index that finds them, in whose order they come; every record must have it
 */
export async function* findInBatches<T extends { _id: Types.ObjectId }>(
  model: Pick<Model<T>, 'find'>,
  filter: object,
  by: keyof T & string,
): AsyncGenerator<T[]> {
  let last: T | undefined;
  for (;;) {
    const batch = await model
      .find({ $and: [filter, last ? after(last, by) : {}] } as QueryFilter<T>)
      .sort({ [by]: 1, _id: 1 })
      .limit(BATCH_SIZE)
      .lean<T[]>();
    last = batch.at(-1);
    if (!last) return;
    yield batch;
  }
}

function after<T extends { _id: Types.ObjectId }>(last: T, by: keyof T & string): object {
  return { [by]: { $gte: last[by] }, $or: [{ [by]: { $gt: last[by] } }, { _id: { $gt: last._id } }] };
}
