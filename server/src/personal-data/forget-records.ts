import mongoose from 'mongoose';
import { STREAM_BATCH_SIZE } from '../database/stream-records.ts';
import { accountRecords } from './account-records.ts';
import type { AccountTraces } from './account-traces.ts';
import { changesToForget, type Fates, type Person } from './fates.ts';
import { staffTraces } from './staff-traces.ts';

type Filter = Readonly<Record<string, unknown>>;

/** Goes with Stripe's own record of it (account-forgetting.service.ts), to which it leads. */
const LAST = 'stripecustomers';

/**
 * Forgets an account in every collection that names it: deletes what is its own, and takes it out of what the books need.
 * What somebody changes at this moment is left to the next time.
 *
 * @returns how much there was to do
 */
export async function forgetRecords(traces: AccountTraces, person: Person): Promise<number> {
  let changes = 0;
  for (const { collection, ofAccount, alsoForgotten, forgotten } of accountRecords) {
    if (collection === LAST) continue;
    for (const find of [ofAccount, alsoForgotten]) {
      if (!find) continue;
      const filter = collection === 'users' ? { uid: { $in: traces.uids } } : find(traces);
      changes += await forgetIn(collection, filter, forgotten, person);
    }
  }
  for (const { collection, of, forgotten } of staffTraces) {
    changes += await forgetIn(collection, of(traces), forgotten, person);
  }
  return changes;
}

async function forgetIn(
  name: string,
  filter: Filter,
  forgotten: 'deleted' | Fates,
  person: Person,
): Promise<number> {
  const collection = mongoose.connection.collection(name);
  if (forgotten === 'deleted') return (await collection.deleteMany(filter)).deletedCount;
  let changes = 0;
  for await (const record of collection.find(filter, { batchSize: STREAM_BATCH_SIZE })) {
    const { set, unset, isChanged } = changesToForget(record, forgotten, person);
    if (!isChanged) continue;
    changes += 1;
    const asRead = Object.keys(set).map((field) => [field, record[field]] as const);
    const update = {
      ...(Object.keys(set).length > 0 && { $set: set }),
      ...(unset.length > 0 && { $unset: Object.fromEntries(unset.map((field) => [field, ''])) }),
    };
    await collection.updateOne({ _id: record._id, ...Object.fromEntries(asRead) }, update);
  }
  return changes;
}
