import type { ClientSession } from 'mongoose';
import type { AuditService } from '../../audit/audit.service.ts';
import type { AuditAction } from '../../audit/audit-record.entity.ts';
import type { MovedRecord } from '../../database/state-repository.ts';
import type { User } from '../../users/user.entity.ts';
import type { PetOrderRecord } from '../pet-orders/pet-order.entity.ts';

/** Keeps in the audit that the staff moved an application. What was written with it is not copied. */
export function recordStage(
  audit: Pick<AuditService, 'record'>,
  action: AuditAction,
  { before, after }: MovedRecord<PetOrderRecord>,
  actor: User,
  session: ClientSession,
): Promise<void> {
  const stage = {
    field: 'stage',
    before: before.application?.stage ?? null,
    after: after.application?.stage ?? null,
  };
  const subject = {
    subject: 'pet_order',
    subjectId: before._id.toHexString(),
    subjectName: before.petname,
  } as const;
  return audit.record({ actor, action, ...subject, changes: [stage] }, session);
}
