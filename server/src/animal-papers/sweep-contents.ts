import type { Database } from '../database/database.ts';
import { AnimalContentModel } from './animal-content.entity.ts';
import { releaseContents } from './animal-contents.ts';

/** Contents that are looked at in one transaction. */
const BATCH_SIZE = 200;

export async function hasContents(): Promise<boolean> {
  return (await AnimalContentModel.exists({})) !== null;
}

/**
 * Deletes what records left behind that went without a word about their contents: those of items that are gone for good,
 * or of accounts that were forgotten while something was added.
 *
 * @param stopped ends it after the batch under way
 */
export async function sweepContents(db: Pick<Database, 'transaction'>, stopped: AbortSignal): Promise<void> {
  for (let after = ''; ; ) {
    const ids = await idsAfter(after);
    const last = ids.at(-1);
    if (last === undefined || stopped.aborted) return;
    await db.transaction((session) => releaseContents(ids, session));
    after = last;
  }
}

/** By the index alone: the contents are large. */
async function idsAfter(after: string): Promise<string[]> {
  const found = AnimalContentModel.find({ _id: { $gt: after } }, { _id: 1 }).sort({ _id: 1 });
  return (await found.limit(BATCH_SIZE).lean()).map(({ _id }) => _id);
}
