import { nextReminderOn, remindersOn, withoutReminders } from '../../../domain/care/treatment-reminders.ts';
import { shopDay } from '../../../domain/repeats/plan-dates.ts';
import type { Database } from '../database/database.ts';
import { databaseClock } from '../database/database-clock.ts';
import { setOrUnset } from '../database/set-or-unset.ts';
import { treatmentDue } from '../outbox/mail-events.ts';
import type { MailOutbox } from '../outbox/mail-outbox.ts';
import type { CurrentShopSettings } from '../shop-settings/current-shop-settings.ts';
import { findPresentAccount } from '../users/present-account.ts';
import { OwnAnimalModel, type OwnAnimalRecord } from './animal.entity.ts';
import { wholeRecord } from './change-animal.ts';

/** Reminds people of what is due for their animals: a week before, and on the day. */
export class TreatmentRemindersService {
  constructor(
    private readonly db: Database,
    private readonly outbox: Pick<MailOutbox, 'add'>,
    private readonly shop: Pick<CurrentShopSettings, 'lastKnown'>,
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

  private findDue(): Promise<OwnAnimalRecord | null> {
    return OwnAnimalModel.findOne({ remindOn: { $lte: this.today() } })
      .sort({ remindOn: 1 })
      .lean<OwnAnimalRecord>()
      .exec();
  }

  /** Once each, as what was mailed is noted with the mail. */
  private async remind({ _id, uid }: OwnAnimalRecord): Promise<void> {
    const today = this.today();
    const account = await findPresentAccount(uid);
    await this.db.transaction(async (session) => {
      const found = await OwnAnimalModel.findOne({ _id, remindOn: { $lte: today } })
        .session(session)
        .lean<OwnAnimalRecord>();
      if (!found) return;
      const animal = wholeRecord(found);
      const due = account ? remindersOn(animal.treatments, today) : [];
      const treatments = withoutReminders(animal.treatments, today);
      const next = { treatments, remindOn: nextReminderOn(treatments) ?? undefined };
      await OwnAnimalModel.updateOne({ _id }, setOrUnset(next), { session });
      const mails = due.flatMap((one) => (account ? [treatmentDue(account, _id, one)] : []));
      await this.outbox.add(mails, session);
    });
  }

  private today(): string {
    return shopDay(databaseClock.now(), this.shop.lastKnown().timeZone).date;
  }
}
