import { petChangeRules } from '../../../domain/input/input-rules.ts';
import type { AuditEntry } from '../audit/audit.service.ts';
import type { AuditAction } from '../audit/audit-record.entity.ts';
import { changesBetween } from '../audit/changes.ts';
import type { Actor } from '../platform/request-scope.ts';
import type { PetRecord } from './pet/pet-record.ts';

/** What is said of an item, and may be asked about later. */
const fields = [...petChangeRules.keyof().options, 'availability', 'img'] as const;

/** What the audit keeps of a change to an item; null stands for one that is not there. */
export function auditOf(
  action: AuditAction,
  before: PetRecord | null,
  after: PetRecord | null,
  actor: Actor,
): AuditEntry {
  const pet = after ?? before;
  return {
    actor,
    action,
    subject: 'pet',
    subjectId: String(pet?._id),
    subjectName: pet?.petname ?? '',
    changes: changesBetween(withPicture(before), withPicture(after), fields),
  };
}

/** A picture is named by the hash of its bytes, which stay where pictures are kept. */
function withPicture(pet: PetRecord | null) {
  return pet && { ...pet, img: pet.image?.hash };
}
