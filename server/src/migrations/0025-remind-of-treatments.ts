import { nextReminderOn } from '../../../domain/care/treatment-reminders.ts';
import { OwnAnimalModel, type OwnAnimalRecord } from '../animals/animal.entity.ts';
import { findInBatches } from '../database/find-in-batches.ts';

/** Treatments that were noted before anybody was reminded of one. */
export async function remindOfTreatments(): Promise<void> {
  const waiting = { 'treatments.nextOn': { $exists: true }, remindOn: { $exists: false } };
  for await (const animals of findInBatches<OwnAnimalRecord>(OwnAnimalModel, waiting, '_id')) {
    for (const { _id, treatments } of animals) {
      const remindOn = nextReminderOn(treatments);
      // Unless it was changed meanwhile, which has set it.
      if (remindOn) await OwnAnimalModel.updateOne({ _id, remindOn: { $exists: false } }, { remindOn });
    }
  }
}
