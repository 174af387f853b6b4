import { nextReminderOn } from '../../../domain/care/treatment-reminders.ts';
import { OwnAnimalModel, type OwnAnimalRecord } from '../animals/animal.entity.ts';
import { wholeRecord } from '../animals/change-animal.ts';
import { findInBatches } from '../database/find-in-batches.ts';

/** Treatments that were noted before anybody was reminded of one. */
export async function remindOfTreatments(): Promise<void> {
  await remindOf({ 'treatments.nextOn': { $exists: true }, remindOn: { $exists: false } });
}

/** Tasks that were noted before anybody was reminded of one, also of animals with treatments. */
export async function remindOfTasks(): Promise<void> {
  await remindOf({ tasks: { $elemMatch: { dueOn: { $exists: true }, doneOn: { $exists: false } } } });
}

async function remindOf(waiting: Parameters<typeof findInBatches>[1]): Promise<void> {
  for await (const animals of findInBatches<OwnAnimalRecord>(OwnAnimalModel, waiting, '_id')) {
    for (const animal of animals) {
      const { _id, remindOn: before } = animal;
      const remindOn = nextReminderOn(wholeRecord(animal));
      // Unless it was changed meanwhile, which has set it.
      const asRead = { _id, remindOn: before ?? { $exists: false } };
      if (remindOn && remindOn !== before) await OwnAnimalModel.updateOne(asRead, { remindOn });
    }
  }
}
