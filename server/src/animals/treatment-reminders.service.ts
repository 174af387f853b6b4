import {
  isChangeToTell,
  nextReminderOn,
  remindersOn,
  withChangeTold,
  withoutReminders,
} from '../../../domain/care/treatment-reminders.ts';
import type { Database } from '../database/database.ts';
import { setOrUnset } from '../database/set-or-unset.ts';
import { foodChangeBegins, treatmentDue } from '../outbox/mail-events.ts';
import type { MailOutbox } from '../outbox/mail-outbox.ts';
import type { TermsSource } from '../shop-settings/current-shop-settings.ts';
import { shopToday } from '../shop-settings/shop-today.ts';
import { findPresentAccount } from '../users/present-account.ts';
import { OwnAnimalModel, type OwnAnimalRecord } from './animal.entity.ts';
import { wholeRecord } from './change-animal.ts';

/** Reminds people of what is due for their animals: a week before, and on the day; and tells that a change of food begins. */
export class TreatmentRemindersService {
  constructor(
    private readonly db: Database,
    private readonly outbox: Pick<MailOutbox, 'add'>,
    private readonly shop: TermsSource,
  ) {}

  async hasDue(): Promise<boolean> {
    return (await this.findDue()) !== null;
  }

  /** One animal after another, those first whose day was earliest. */
  async remindAll(stopped: AbortSignal): Promise<void> {
    for (let due = await this.findDue(); due && !stopped.aborted; due = await this.findDue()) {
      await this.remind(due);
    }
  }

  private async findDue(): Promise<OwnAnimalRecord | null> {
    const today = await shopToday(this.shop);
    return OwnAnimalModel.findOne({ remindOn: { $lte: today } })
      .sort({ remindOn: 1 })
      .lean<OwnAnimalRecord>();
  }

  /** Once each, as what was mailed is noted with the mail. */
  private async remind({ _id, uid }: OwnAnimalRecord): Promise<void> {
    const today = await shopToday(this.shop);
    const account = await findPresentAccount(uid);
    await this.db.transaction(async (session) => {
      const found = await OwnAnimalModel.findOne({ _id, remindOn: { $lte: today } })
        .session(session)
        .lean<OwnAnimalRecord>();
      if (!found) return;
      const animal = wholeRecord(found);
      const due = account ? remindersOn(animal, today) : [];
      const { foodChange } = animal;
      const told = {
        ...withoutReminders(animal, today),
        foodChange: foodChange && withChangeTold(foodChange, today),
      };
      const next = { ...told, remindOn: nextReminderOn(told) ?? undefined };
      await OwnAnimalModel.updateOne({ _id }, setOrUnset(next), { session });
      if (!account) return;
      const begun = foodChange && isChangeToTell(animal, today) ? [foodChange.id] : [];
      const mails = [
        ...due.map((one) => treatmentDue(account, _id, one)),
        ...begun.map((id) => foodChangeBegins(account, _id, id)),
      ];
      await this.outbox.add(mails, session);
    });
  }
}
