import type { ClientSession } from 'mongoose';
import type { AuditService } from '../audit/audit.service.ts';
import type { AuditAction, AuditChange } from '../audit/audit-record.entity.ts';
import { changesBetween } from '../audit/changes.ts';
import type { MovedRecord, StateRecord } from '../database/state-repository.ts';
import type { Actor } from '../platform/request-scope.ts';

interface OrderMove {
  readonly action: AuditAction;
  readonly subject: 'pet_order' | 'cart_entry';
  readonly moved: MovedRecord<StateRecord & { readonly petname: string }>;
  readonly actor: Actor;
  /** What changed elsewhere by it. */
  readonly also?: readonly AuditChange[];
}

/** Keeps in the audit that an admin moved an order. Who gets it, and where, is not copied. */
export function recordMove(
  audit: AuditService,
  { action, subject, moved: { before, after }, actor, also = [] }: OrderMove,
  session: ClientSession,
): Promise<void> {
  const changes = [...changesBetween(before, after, ['status']), ...also];
  const subjectId = before._id.toHexString();
  return audit.record({ actor, action, subject, subjectId, subjectName: before.petname, changes }, session);
}
