import type { ErrorCode } from '../../../../domain/errors/error-codes.ts';
import type { NotUndone, RefusedRow } from './import-chunk.entity.ts';
import type { ImportState, ItemImportRecord } from './item-import.entity.ts';

type JobState = 'WAITING' | 'RUNNING' | 'DONE' | 'UNDONE';

/** A file that is imported in the background, as its path tells it. */
export interface ImportJob {
  readonly id: string;
  /** One that could not go on is DONE, with an error in its report. While it is undone it is RUNNING. */
  readonly state: JobState;
  /** Rows in the file. */
  readonly rows: number;
  /** Rows of it that are dealt with so far, bad ones too. */
  readonly done: number;
  readonly badRows: number;
  /** Null until it was DONE once. */
  readonly report: ImportJobReport | null;
}

/** What an import at once says of each row, in numbers. */
interface ImportJobReport {
  /** Whether it was only looked at. */
  readonly dryRun: boolean;
  /** Whether it was done. */
  readonly imported: boolean;
  readonly created: number;
  readonly changed: number;
  readonly unchanged: number;
  /** Cells that would have changed something, and do not. */
  readonly kept: number;
  /** The first of them; the file has all. */
  readonly badRows: readonly Pick<RefusedRow, 'line' | 'reason'>[];
  /** Address of the rows that were not imported, each with its reason, as CSV; null where all were. */
  readonly badRowsFile: string | null;
  /** Headings of columns that say nothing of an item. */
  readonly ignored: readonly string[];
  /** Null as long as nobody has it undone. */
  readonly undo: UndoReport | null;
  /** Why it stopped before its end. */
  readonly error?: { readonly code: ErrorCode; readonly message: string };
}

interface UndoReport {
  /** Items that are as they were before. */
  readonly undone: number;
  /** Items that were changed since, and stay so. */
  readonly notUndone: number;
  /** The first of them. */
  readonly items: readonly { readonly _id: string; readonly petname: string; readonly reason: string }[];
}

interface Reasons {
  readonly badRows: readonly RefusedRow[];
  readonly notUndone: readonly NotUndone[];
}

export function jobOf(job: ItemImportRecord, reasons: Reasons): ImportJob {
  const { _id, rowCount, counts, state } = job;
  const isUnderWay = state === 'uploaded' || state === 'running';
  // Rows of which nobody needs to hear, such as the pictures in files of other shops, count at the end.
  const isWhole = !isUnderWay && state !== 'failed';
  return {
    id: String(_id),
    state: jobStateOf(job),
    rows: rowCount,
    done: isWhole ? rowCount : counts.created + counts.changed + counts.unchanged + counts.bad,
    badRows: counts.bad,
    report: isUnderWay ? null : reportOf(job, reasons),
  };
}

const states: Readonly<Record<Exclude<ImportState, 'running'>, JobState>> = {
  uploaded: 'WAITING',
  done: 'DONE',
  failed: 'DONE',
  undoing: 'RUNNING',
  undone: 'UNDONE',
};

function jobStateOf({ state, next }: Pick<ItemImportRecord, 'state' | 'next'>): JobState {
  if (state !== 'running') return states[state];
  return next === 0 ? 'WAITING' : 'RUNNING';
}

function reportOf(job: ItemImportRecord, { badRows, notUndone }: Reasons): ImportJobReport {
  const { _id, counts, state, headings, mapping, problem } = job;
  const { created, changed, unchanged, kept } = counts;
  const isDryRun = job.isDryRun ?? false;
  return {
    dryRun: isDryRun,
    imported: !isDryRun && state !== 'failed',
    ...{ created, changed, unchanged, kept },
    badRows: badRows.map(({ line, reason }) => ({ line, reason })),
    badRowsFile: counts.bad > 0 ? `/admin/import/jobs/${_id}/bad-rows.csv` : null,
    ignored: headings.filter((heading, place) => heading !== '' && mapping[place] === ''),
    undo: isUndone(job) ? undoReportOf(counts, notUndone) : null,
    ...(problem !== undefined && { error: { code: 'CONFLICT' as const, message: problem } }),
  };
}

/** In part, at least. */
function isUndone({ state, counts }: ItemImportRecord): boolean {
  return state === 'undoing' || state === 'undone' || counts.undone + counts.notUndone > 0;
}

function undoReportOf(
  { undone, notUndone }: ItemImportRecord['counts'],
  items: readonly NotUndone[],
): UndoReport {
  return {
    ...{ undone, notUndone },
    items: items.map(({ id, petname, reason }) => ({ _id: String(id), petname, reason })),
  };
}
