import type { ClientSession } from 'mongoose';
import { firstDaysKind, withArrival } from '../../../domain/care/first-thirty-days.ts';
import { handedOver } from '../../../domain/care/handed-over.ts';
import { nextReminderOn } from '../../../domain/care/treatment-reminders.ts';
import { urlOf } from '../../../domain/pictures/page-pictures.ts';
import { moveFile, readFile } from '../catalogue/animal-files/file-records.ts';
import { PetModel } from '../catalogue/pet/pet.entity.ts';
import type { PetRecord } from '../catalogue/pet/pet-record.ts';
import type { PetOrderRecord } from '../orders/pet-orders/pet-order.entity.ts';
import type { NewHomes } from '../orders/ports.ts';
import type { TermsSource } from '../shop-settings/current-shop-settings.ts';
import { shopToday } from '../shop-settings/shop-today.ts';
import { OwnAnimalModel } from './animal.entity.ts';
import { plannedTasks } from './planned-tasks.ts';
import { withoutGaps } from './to-animal.ts';

const PICTURE_WIDTH = 640;

/** Gives an animal of the shop to its new people. */
export class HandedOverAnimals implements NewHomes {
  constructor(private readonly shop: TermsSource) {}

  /** Its id is that of the order, so that an order brings one animal however often this is called. */
  async keep({ _id, uid, petId }: PetOrderRecord, session: ClientSession): Promise<void> {
    const pet = await PetModel.findById(petId).session(session).lean<PetRecord>();
    if (!pet) return;
    const today = await shopToday(this.shop, session);
    const file = await readFile(pet._id, session);
    const { tasks: planned, treatments: known, ...facts } = handedOver(pet, today, file);
    const tasks = plannedTasks(planned, today);
    const treatments = known.map((treatment) => ({ ...treatment, remindFrom: today }));
    const animal = withoutGaps({
      ...{ uid, ...facts, avoids: [], treatments, isLost: false, messages: [] },
      ...(file.papers && { papers: file.papers }),
      ...(pet.image && { picture: urlOf(pet.image, PICTURE_WIDTH, 'jpeg') }),
      ...(firstDaysKind(pet) && { begun: withArrival(null, today) }),
      ...{ tasks, remindOn: nextReminderOn({ treatments, tasks }) },
    });
    await OwnAnimalModel.updateOne({ _id }, { $setOnInsert: animal }, { upsert: true, session });
    await moveFile(pet._id, today, session);
  }

  async cameBack({ petId }: PetOrderRecord, session: ClientSession): Promise<void> {
    await moveFile(petId, undefined, session);
  }
}
