import type { ClientSession } from 'mongoose';
import { nextReminderOn } from '../../../domain/care/treatment-reminders.ts';
import type { Database } from '../database/database.ts';
import { toObjectId } from '../database/object-id.ts';
import { notFound } from '../platform/domain-error.ts';
import type { User } from '../users/user.entity.ts';
import { type OwnAnimal, OwnAnimalModel, type OwnAnimalRecord } from './animal.entity.ts';
import { toAnimal, withoutGaps } from './to-animal.ts';

export type Owner = Pick<User, 'uid'>;

/** An animal of an account as it is kept. @throws DomainError NOT_FOUND, also for somebody else's */
export async function getAnimal({ uid }: Owner, id: string): Promise<OwnAnimalRecord> {
  const animal = await OwnAnimalModel.findOne({ _id: toObjectId(id, 'Animal'), uid }).lean<OwnAnimalRecord>();
  if (!animal) throw notFound('Animal');
  return animal;
}

/**
 * Changes an animal of an account in a transaction: of two changes at once the second one sees the first.
 *
 * @param also what goes with the change, once it is written
 * @throws DomainError NOT_FOUND, also for somebody else's
 */
export async function changeAnimal(
  db: Database,
  { uid }: Owner,
  id: string,
  edit: (animal: OwnAnimalRecord) => OwnAnimalRecord,
  also?: (before: OwnAnimalRecord, session: ClientSession) => Promise<void>,
): Promise<OwnAnimal> {
  const one = { _id: toObjectId(id, 'Animal'), uid };
  return db.transaction(async (session) => {
    const before = await OwnAnimalModel.findOne(one).session(session).lean<OwnAnimalRecord>();
    if (!before) throw notFound('Animal');
    const edited = edit(wholeRecord(before));
    const after = withoutGaps({ ...edited, remindOn: nextReminderOn(edited) }) as OwnAnimalRecord;
    await OwnAnimalModel.replaceOne(one, after, { session });
    await also?.(before, session);
    return toAnimal(after);
  });
}

/** What every record has, should one have come without it. */
export function wholeRecord(record: OwnAnimalRecord): OwnAnimalRecord {
  const { weights = [], treatments = [], tasks = [] }: Partial<OwnAnimalRecord> = record;
  return { ...record, weights, treatments, tasks };
}
