import type { Types } from 'mongoose';
import { BYTE_ORDER_MARK, csvRow } from '../../../../domain/csv/csv-row.ts';
import { withoutDefusal } from '../../../../domain/csv/formulas.ts';
import { headingKey, PROBLEM_HEADING } from '../../../../domain/goods-in/headings.ts';
import { streamRecords } from '../../database/stream-records.ts';
import { ImportChunkModel, type ImportChunkRecord } from './import-chunk.entity.ts';

/** Rows that were not imported, as they came, each with its reason: to be put right and brought again. */
export async function* badRowsFile(
  importId: Types.ObjectId,
  headings: readonly string[],
): AsyncGenerator<string> {
  const problemAt = headings.findIndex((heading) => headingKey(heading) === PROBLEM_HEADING);
  const kept = headings.filter((_, place) => place !== problemAt);
  yield BYTE_ORDER_MARK + csvRow([...kept.map(withoutDefusal), PROBLEM_HEADING]);
  const query = ImportChunkModel.find({ importId, 'badRows.0': { $exists: true } }, { badRows: 1 })
    .sort({ importId: 1, index: 1 })
    .lean<ImportChunkRecord[]>();
  for await (const { badRows = [] } of streamRecords<ImportChunkRecord>(query)) {
    for (const { cells, reason } of badRows) {
      const shown = cells.filter((_, place) => place !== problemAt);
      yield csvRow([...shown.map(withoutDefusal), reason]);
    }
  }
}
