import { shopDay } from '../../../domain/repeats/plan-dates.ts';
import type { Database } from '../database/database.ts';
import { databaseClock } from '../database/database-clock.ts';
import { purchaseList } from '../outbox/mail-events.ts';
import type { MailOutbox } from '../outbox/mail-outbox.ts';
import { DomainError } from '../platform/domain-error.ts';
import type { TermsSource } from '../shop-settings/current-shop-settings.ts';
import type { SupplierPurchases } from './purchase.entity.ts';
import { type PlannedDemand, readPurchases } from './purchases.ts';

/** What is to be bought, as a list and as a mail. */
export class PurchasesService {
  constructor(
    private readonly db: Database,
    private readonly settings: TermsSource,
    private readonly outbox: MailOutbox,
    private readonly demand: PlannedDemand,
  ) {}

  async list(): Promise<SupplierPurchases[]> {
    const { timeZone } = await this.settings.terms(null);
    return readPurchases(shopDay(databaseClock.now(), timeZone).date, this.demand);
  }

  /** Has the list mailed to the shop, as it is when the mail leaves. @throws DomainError CONFLICT where no mails are sent */
  async mail(): Promise<true> {
    if (!this.outbox.isSent) throw new DomainError('CONFLICT', 'This shop sends no mails');
    await this.db.transaction((session) => this.outbox.add([purchaseList()], session));
    return true;
  }
}
