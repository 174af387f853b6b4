import { Types } from 'mongoose';
import { AuditRecordModel } from '../../audit/audit-record.entity.ts';
import { GonePetModel } from '../../catalogue/pet/gone-pet.entity.ts';
import { PetModel } from '../../catalogue/pet/pet.entity.ts';
import { isObjectId } from '../../database/object-id.ts';

/** A deletion as the audit keeps it: what the item was, field by field. */
interface Deletion {
  readonly subjectId: string;
  readonly at: Date;
  readonly changes: readonly { readonly field: string; readonly before?: string | null }[];
}

/** Remembers the items that were deleted before the shop did so itself, as far back as the audit goes. */
export async function rememberDeletedItems(): Promise<void> {
  const deletions = AuditRecordModel.find({ action: 'delete_pet', subject: 'pet' }, { _id: 0 })
    .sort({ at: 1 })
    .lean<Deletion[]>()
    .cursor();
  for await (const deletion of deletions) await remember(deletion as unknown as Deletion);
}

async function remember({ subjectId, at, changes }: Deletion): Promise<void> {
  const before = (field: string) => changes.find((change) => change.field === field)?.before;
  const [category, type] = [before('category'), before('type')];
  // Of an item that was retired neither has changed, and a restored one is there again.
  if (!category || !type || !isObjectId(subjectId) || (await PetModel.exists({ _id: subjectId }))) return;
  await GonePetModel.collection.updateOne(
    { _id: new Types.ObjectId(subjectId) },
    { $setOnInsert: { category, type, goneAt: at } },
    { upsert: true, bypassDocumentValidation: true },
  );
}
