/** How many records are in memory at a time. An aggregation has to be told by itself, as an option. */
export const STREAM_BATCH_SIZE = 200;

interface Cursor {
  next(): Promise<unknown>;
  close(): Promise<void>;
}

/**
 * The records of a query one after another, as fast as they are taken and no faster. However the
 * reading ends, the cursor in the database ends with it: by itself, one of mongoose stays open for
 * minutes where its reader leaves early.
 *
 * @param query a lean one, or an aggregation
 */
export async function* streamRecords<R>(query: {
  cursor(options: { readonly batchSize: number }): Cursor;
}): AsyncGenerator<R> {
  const cursor = query.cursor({ batchSize: STREAM_BATCH_SIZE });
  try {
    for (let record = await cursor.next(); record; record = await cursor.next()) yield record as R;
  } finally {
    await cursor.close();
  }
}
