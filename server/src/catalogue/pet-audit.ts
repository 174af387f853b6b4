import { animalFactNames } from '../../../domain/catalogue/animal-facts.ts';
import { itemFieldNames } from '../../../domain/catalogue/item-fields.ts';
import type { AuditEntry } from '../audit/audit.service.ts';
import type { AuditAction } from '../audit/audit-record.entity.ts';
import { changesBetween } from '../audit/changes.ts';
import type { Actor } from '../platform/request-scope.ts';
import { picturesOf } from './pet/pet-pictures.ts';
import type { PetRecord } from './pet/pet-record.ts';

/** What is said of an item, and may be asked about later. */
const fields = [
  ...itemFieldNames,
  ...animalFactNames,
  ...(['availability', 'img', 'pictures', 'regularPrice', 'saleUntil'] as const),
] as const;

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
  const sale = { regularPrice: pet?.sale?.regularPrice, saleUntil: pet?.sale?.until };
  return pet && { ...pet, ...sale, img: pet.image?.hash, pictures: arrangementOf(pet) };
}

/** The beginnings of their hashes with what is said of them, in their order; none where one picture is all there is to say. */
function arrangementOf(pet: PetRecord): string | undefined {
  const pictures = picturesOf(pet);
  if (pictures.length < 2 && !pictures[0]?.alt) return undefined;
  const said = pictures.map(({ hash, alt, focalPoint: at }) =>
    [hash.slice(0, 8), at && `${at.x}/${at.y}`, alt].filter(Boolean).join(' '),
  );
  return said.join(', ');
}
