import type mongoose from 'mongoose';

/** A copy of the catalogue whose words stand in a plain array. */
export const baselineItems = 'benchitems';

const BATCH_SIZE = 2000;

/** Copies the catalogue for the baseline look-up by words, with the one index that it wants. */
export async function copyBaselineItems(db: mongoose.mongo.Db): Promise<void> {
  const copy = db.collection(baselineItems);
  let batch: object[] = [];
  for await (const { searchWords: _searchWords, ...item } of db.collection('pets').find()) {
    batch.push({ ...item, tokens: tokensOf(item) });
    if (batch.length < BATCH_SIZE) continue;
    await copy.insertMany(batch, { ordered: false });
    batch = [];
  }
  if (batch.length > 0) await copy.insertMany(batch, { ordered: false });
  await copy.createIndex({ tokens: 1, category: 1, createdAt: -1, _id: -1 });
}

function tokensOf({ petname, clan, short, details }: Record<string, unknown>): string[] {
  const text = [petname, clan ?? '', short, details].join(' ').toLowerCase();
  return [...new Set(text.match(/[\p{L}\p{N}]+/gu) ?? [])];
}
