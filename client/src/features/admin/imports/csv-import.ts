import { MAX_ROWS_AT_ONCE } from '../../../../../domain/goods-in/import-sizes.ts';
import { fetchAsAccount, refusalIn } from '../../../lib/session/fetch-as-account.ts';
import type { Session } from '../../../lib/session/session.tsx';

/** What a row of the file does with an item or an animal. */
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

/** What a file does, or would do (server/src/exchange/imports/import-report.ts). */
export interface ImportReport {
  readonly created: readonly ImportedItem[];
  readonly changed: readonly ImportedItem[];
  readonly unchanged: readonly unknown[];
  /** Cells that were changed in the file and change nothing, and rows that do; of those the field is `row`. */
  readonly kept: readonly { readonly line: number; readonly field: string; readonly reason: string }[];
  readonly badRows: readonly { readonly line: number; readonly reason: string }[];
  readonly fingerprint: string;
}

/** The shop refused a file as a whole, in its own words. */
export class ImportRefusal extends Error {
  override readonly name = 'ImportRefusal';

  constructor(
    message: string,
    /** Whether the shop has changed since the file was looked at. */
    readonly isOutdated: boolean,
  ) {
    super(message);
  }
}

/** How a file is read: parameters of its own of the request. */
export type Reading = Readonly<Record<string, string>>;

/** A file to import, and how it is read. */
export interface ChosenFile {
  /** A copy: a browser sends no file that has changed since it was chosen. */
  readonly content: Blob;
  readonly reading: Reading;
}

const tooLarge = `This file has more than ${MAX_ROWS_AT_ONCE.toLocaleString('en-US')} rows. Bring it on the page “Imports”, which shows first what it would do.`;

/**
 * What a file would do.
 *
 * @param path that takes files of its kind
 * @throws ImportRefusal, ConnectionError
 */
export function lookAtFile(
  path: string,
  file: ChosenFile,
  getToken: Session['getToken'],
): Promise<ImportReport> {
  return sendFile(path, file, { dryRun: 'true' }, getToken);
}

/**
 * Imports a file that was looked at, if it still does the same.
 *
 * @throws ImportRefusal, ConnectionError
 */
export function importFile(
  path: string,
  file: ChosenFile,
  { fingerprint }: ImportReport,
  getToken: Session['getToken'],
): Promise<ImportReport> {
  return sendFile(path, file, { fingerprint }, getToken);
}

async function sendFile(
  path: string,
  { content, reading }: ChosenFile,
  asked: Reading,
  getToken: Session['getToken'],
): Promise<ImportReport> {
  const answer = await fetchAsAccount(getToken, `${path}?${new URLSearchParams({ ...asked, ...reading })}`, {
    method: 'POST',
    headers: { 'content-type': 'text/csv' },
    body: content,
  });
  // It has more rows than are imported at once, and nothing that this dialog could show.
  if (answer.status === 202) throw new ImportRefusal(tooLarge, false);
  if (answer.ok) return (await answer.json()) as ImportReport;
  const refusal = await refusalIn(answer);
  const message = refusal?.message ?? 'The shop could not read the file. Please try again in a moment.';
  throw new ImportRefusal(message, refusal?.code === 'CONFLICT');
}
