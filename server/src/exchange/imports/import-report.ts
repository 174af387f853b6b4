import { createHash } from 'node:crypto';
import { askedForText } from '../../../../domain/adoption/leaving-animal.ts';
import type { ErrorCode } from '../../../../domain/errors/error-codes.ts';
import { DomainError } from '../../platform/domain-error.ts';

/** A row that can not be imported, and why. */
export interface BadRow {
  /** Line of the file on which the row begins, counted from 1. */
  readonly line: number;
  /** All that is wrong with it, in one text. */
  readonly reason: string;
  /** The same by column; `row` and `file` stand for what is none. */
  readonly fields: Readonly<Record<string, string>>;
}

/** What becomes of one column of an item, as it stands in the file of the export. */
interface FieldChange {
  readonly field: string;
  /** Null of a new item. */
  readonly before: string | null;
  readonly after: string;
}

/** What a row says of an item. */
export interface ItemReport {
  readonly line: number;
  /** Null of one that has none yet. */
  readonly _id: string | null;
  readonly petname: string;
  readonly changes: readonly FieldChange[];
}

/** What a cell would have changed and does not, and why. */
export interface Kept {
  readonly line: number;
  readonly field: string;
  readonly reason: string;
}

/** What an import does, or would do. */
export interface ImportReport {
  /** Whether it was only looked at. */
  readonly dryRun: boolean;
  /** Whether it was done. */
  readonly imported: boolean;
  readonly created: readonly ItemReport[];
  readonly changed: readonly ItemReport[];
  readonly unchanged: readonly Omit<ItemReport, 'changes'>[];
  readonly kept: readonly Kept[];
  readonly badRows: readonly BadRow[];
  /** Stands for all that would be done: an import that names it does that or nothing. */
  readonly fingerprint: string;
  /** Of an import that was refused because of bad rows, as all refusals are. */
  readonly error?: { readonly code: ErrorCode; readonly message: string };
}

/** @param fields what is wrong, by column */
export function badRow(line: number, fields: Readonly<Record<string, string>>): BadRow {
  const reasons = Object.entries(fields).map(([field, reason]) =>
    field === 'row' || field === 'file' ? reason : `${field}: ${reason}`,
  );
  return { line, reason: reasons.join('; '), fields };
}

/**
 * The answer of an import that is not done because of bad rows; null of one that can be.
 *
 * @param fingerprint of the report that was looked at before; without it, whatever the file does now is meant
 * @param things what a file is about, such as Items
 * @throws DomainError CONFLICT when the file would do something else by now
 */
export function refusedImport(
  report: Omit<ImportReport, 'dryRun' | 'imported' | 'error'>,
  fingerprint: string | undefined,
  things: string,
): ImportReport | null {
  const { badRows } = report;
  if (badRows.length > 0) return { error: refusalOf(badRows), dryRun: false, imported: false, ...report };
  if (fingerprint !== undefined && fingerprint !== report.fingerprint)
    throw new DomainError('CONFLICT', `${things} have changed meanwhile: look at what the file would do now`);
  return null;
}

/** What is said of an import with bad rows, beside them. */
function refusalOf(badRows: readonly BadRow[]): NonNullable<ImportReport['error']> {
  const rows = badRows.length === 1 ? 'One row is' : `${badRows.length} rows are`;
  const isOrdered = badRows.every(({ fields }) => Object.values(fields).every((why) => why === askedForText));
  return {
    code: isOrdered ? 'CONFLICT' : 'BAD_USER_INPUT',
    message: `${rows} wrong, so nothing was imported`,
  };
}

/** @param items those that are created and changed */
export function fingerprintOf(...items: readonly (readonly ItemReport[])[]): string {
  return createHash('sha256').update(JSON.stringify(items)).digest('base64url');
}
