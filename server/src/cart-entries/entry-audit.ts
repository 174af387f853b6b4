import type { AuditEntry } from '../audit/audit.service.ts';
import type { AuditAction, AuditChange } from '../audit/audit-record.entity.ts';
import { changesBetween } from '../audit/changes.ts';
import type { Actor } from '../platform/request-scope.ts';
import type { CartEntryRecord } from './cart-entry.entity.ts';

/**
 * What the audit keeps of a change to an order for food or an accessory. Who gets it, and where, is
 * not copied.
 *
 * @param also what changed elsewhere by it
 */
export function auditOf(
  action: AuditAction,
  before: CartEntryRecord,
  after: CartEntryRecord,
  actor: Actor,
  also: readonly AuditChange[] = [],
): AuditEntry {
  return {
    actor,
    action,
    subject: 'cart_entry',
    subjectId: before._id.toHexString(),
    subjectName: before.petname,
    changes: [...changesBetween(before, after, ['status']), ...also],
  };
}
