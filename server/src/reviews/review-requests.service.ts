import { requestWindow } from '../../../domain/reviews/review-request.ts';
import type { Database } from '../database/database.ts';
import { databaseClock } from '../database/database-clock.ts';
import { cartEntryRepository } from '../orders/cart-entries/cart-entries.repository.ts';
import type { CartEntryRecord } from '../orders/cart-entries/cart-entry.entity.ts';
import { reviewWanted } from '../outbox/mail-events.ts';
import type { MailOutbox } from '../outbox/mail-outbox.ts';

/** Asks shoppers, once an order, how they like what has arrived some days ago. */
export class ReviewRequestsService {
  /** @param afterDays days that they have to try it out */
  constructor(
    private readonly db: Database,
    private readonly outbox: Pick<MailOutbox, 'add'>,
    private readonly afterDays: number,
  ) {}

  async hasDue(): Promise<boolean> {
    return (await this.findDue()) !== null;
  }

  /** One order after another, those first whose shoppers wait longest. */
  async askAll(stopped: AbortSignal): Promise<void> {
    for (let due = await this.findDue(); due && !stopped.aborted; due = await this.findDue()) {
      await this.ask(due);
    }
  }

  private findDue(): Promise<CartEntryRecord | null> {
    return cartEntryRepository.findUnasked(this.window().until);
  }

  /** What arrived of the order until now counts as asked about; a part that comes later is not asked about again. */
  private async ask({ _id, paymentId }: CartEntryRecord): Promise<void> {
    const { from } = this.window();
    await this.db.transaction(async (session) => {
      const asked = await cartEntryRepository.takeUnasked(paymentId ? { paymentId } : { _id }, session);
      const isRemembered = asked.some(({ unaskedSince }) => unaskedSince && unaskedSince >= from);
      const [first] = asked;
      if (first && isRemembered) await this.outbox.add(reviewWanted(first), session);
    });
  }

  private window() {
    return requestWindow(databaseClock.now(), this.afterDays);
  }
}
