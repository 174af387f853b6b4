import { fetchAsAccount, refusalIn } from '../../../lib/session/fetch-as-account.ts';
import type { Session } from '../../../lib/session/session.tsx';

/** What a row of the file does with an item. */
export interface ImportedItem {
  /** Of the file, counted from 1. */
  readonly line: number;
  /** Null of a new item. */
  readonly _id: string | null;
  readonly petname: string;
  readonly changes: readonly {
    readonly field: string;
    readonly before: string | null;
    readonly after: string;
  }[];
}

/** What a file does, or would do (server/src/imports/import-report.ts). */
export interface ImportReport {
  readonly created: readonly ImportedItem[];
  readonly changed: readonly ImportedItem[];
  readonly unchanged: readonly unknown[];
  readonly badRows: readonly { readonly line: number; readonly reason: string }[];
  readonly fingerprint: string;
}

/** The shop refused a file as a whole, in its own words. */
export class ImportRefusal extends Error {
  override readonly name = 'ImportRefusal';

  constructor(
    message: string,
    /** Whether the items are others than when the file was looked at. */
    readonly isOutdated: boolean,
  ) {
    super(message);
  }
}

/** @throws ImportRefusal, ConnectionError */
export function lookAtItems(file: Blob, getToken: Session['getToken']): Promise<ImportReport> {
  return sendItems(file, '?dryRun=true', getToken);
}

/**
 * Imports a file that was looked at, if it still does the same.
 *
 * @throws ImportRefusal, ConnectionError
 */
export function importItems(
  file: Blob,
  { fingerprint }: ImportReport,
  getToken: Session['getToken'],
): Promise<ImportReport> {
  return sendItems(file, `?fingerprint=${encodeURIComponent(fingerprint)}`, getToken);
}

async function sendItems(file: Blob, query: string, getToken: Session['getToken']): Promise<ImportReport> {
  const answer = await fetchAsAccount(getToken, `/admin/import/items.csv${query}`, {
    method: 'POST',
    headers: { 'content-type': 'text/csv' },
    body: file,
  });
  if (answer.ok) return (await answer.json()) as ImportReport;
  const refusal = await refusalIn(answer);
  const message = refusal?.message ?? 'The shop could not read the file. Please try again in a moment.';
  throw new ImportRefusal(message, refusal?.code === 'CONFLICT');
}
