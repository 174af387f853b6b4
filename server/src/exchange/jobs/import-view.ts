import type { Mapping } from '../../../../domain/goods-in/headings.ts';
import type { FileRow } from './import-chunk.entity.ts';
import type { ChunkPlan } from './import-chunk.ts';
import type { ItemImportRecord } from './item-import.entity.ts';

/** An import as it is told to who may see it. */
export interface ImportView
  extends Pick<
    ItemImportRecord,
    'name' | 'state' | 'system' | 'encoding' | 'separator' | 'headings' | 'setsStock' | 'rowCount' | 'counts'
  > {
  readonly _id: string;
  /** E-mail address of whoever brought it. */
  readonly by: string;
  readonly createdAt: string;
  readonly endedAt: string | null;
  readonly mapping: readonly (string | null)[];
  readonly defaults: NonNullable<ItemImportRecord['defaults']>;
  /** From 0 to 1; while it is undone, how far that is. */
  readonly progress: number;
  readonly problem: string | null;
}

/** What the first rows say, and would do. */
export interface ImportPreview {
  /** What may be chosen for a column. */
  readonly targets: readonly string[];
  readonly rows: readonly FileRow[];
  /** Rows that were looked at. */
  readonly lookedAt: number;
  readonly items: ChunkPlan['created'];
  readonly counts: Readonly<Record<'created' | 'changed' | 'unchanged' | 'kept' | 'bad', number>>;
  readonly badRows: ChunkPlan['badRows'];
  readonly kept: ChunkPlan['kept'];
}

const MAX_SHOWN_ROWS = 5;
const MAX_SHOWN_ITEMS = 20;

export function viewOf(job: ItemImportRecord): ImportView {
  const { name, state, system, encoding, separator, headings, setsStock, rowCount, counts } = job;
  const done = job.chunkCount === 0 ? 1 : job.next / job.chunkCount;
  return {
    ...{ name, state, system, encoding, separator, headings, setsStock, rowCount, counts },
    _id: String(job._id),
    by: job.by.email,
    createdAt: job.createdAt.toISOString(),
    endedAt: job.endedAt?.toISOString() ?? null,
    mapping: mappingIn(job),
    defaults: job.defaults ?? {},
    progress: state === 'undoing' || state === 'undone' ? 1 - done : done,
    problem: job.problem ?? null,
  };
}

export function mappingIn({ mapping }: Pick<ItemImportRecord, 'mapping'>): Mapping {
  return mapping.map((target) => (target === '' ? null : target)) as Mapping;
}

export function previewOf(
  plan: ChunkPlan,
  rows: readonly FileRow[],
  targets: readonly string[],
): ImportPreview {
  const items = [...plan.created, ...plan.changed].sort((a, b) => a.line - b.line);
  return {
    targets,
    rows: rows.slice(0, MAX_SHOWN_ROWS),
    lookedAt: rows.length,
    items: items.slice(0, MAX_SHOWN_ITEMS),
    counts: {
      created: plan.created.length,
      changed: plan.changed.length,
      unchanged: plan.unchanged.length,
      kept: plan.kept.length,
      bad: plan.badRows.length,
    },
    badRows: plan.badRows.slice(0, MAX_SHOWN_ITEMS),
    kept: plan.kept.slice(0, MAX_SHOWN_ITEMS),
  };
}
