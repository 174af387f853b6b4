import { isValidDate } from '../platform/valid-date.ts';
import type { AuditChange } from './audit-record.entity.ts';

type Values = Readonly<Record<string, unknown>>;

/**
 * What differs between two states of a record, as text.
 *
 * @param before null for a record that was not there
 * @param after null for a record that is gone
 * @param fields what is compared; other fields are not for the audit
 */
export function changesBetween<T extends object>(
  before: T | null,
  after: T | null,
  fields: readonly (keyof T & string)[],
): AuditChange[] {
  return fields.flatMap((field) => {
    const change = {
      field,
      before: toText((before as Values | null)?.[field]),
      after: toText((after as Values | null)?.[field]),
    };
    return change.before === change.after ? [] : [change];
  });
}

function toText(value: unknown): string | null {
  if (value === undefined || value === null) return null;
  return isValidDate(value) ? value.toISOString() : String(value);
}
