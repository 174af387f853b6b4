import type { ClientSession, Types } from 'mongoose';
import type { OrderActor } from '../../../../domain/orders/timeline.ts';
import type { PetsService } from '../../catalogue/pets.service.ts';
import { databaseClock } from '../../database/database-clock.ts';
import { cartEntryRepository } from '../../orders/cart-entries/cart-entries.repository.ts';
import type { CartEntryRecord } from '../../orders/cart-entries/cart-entry.entity.ts';
import type { PlanKeeper } from '../../orders/ports.ts';
import { refreshOrder } from '../../orders/records/order-record.ts';
import { aboutEntries } from '../../outbox/mail-events.ts';
import type { MailOutbox } from '../../outbox/mail-outbox.ts';
import { promotionRepository } from '../../promotions/promotion-repository.ts';

/** Orders whose pieces are reserved for a payment: they are paid, or cancelled and their pieces free again. */
export class ReservedEntriesService {
  constructor(
    private readonly pets: PetsService,
    private readonly plans: PlanKeeper,
    private readonly outbox: MailOutbox,
  ) {}

  /** Cancels what waits for a payment that did not come. */
  async cancel(paymentId: Types.ObjectId, session: ClientSession): Promise<void> {
    const waiting = await cartEntryRepository.inState(paymentId, 'pending', session);
    await this.cancelThese(waiting, 'provider', session);
  }

  /**
   * Pays what waits for a payment, but for what is no longer sold.
   *
   * @returns how many were paid
   */
  async pay(paymentId: Types.ObjectId, session: ClientSession): Promise<number> {
    const waiting = await cartEntryRepository.inState(paymentId, 'pending', session);
    const sold = waiting.filter(({ withdrawnAt }) => !withdrawnAt);
    if (sold.length === 0) return 0;
    const those = { _id: { $in: sold.map(({ _id }) => _id) } };
    const paid = await cartEntryRepository.moveAll(those, 'paid', { paidAt: databaseClock.now() }, session);
    await this.pets.sell(sold, session);
    return paid;
  }

  /**
   * Cancels those that wait although their items went out of the shop.
   *
   * @returns what was cancelled
   */
  async cancelWithdrawn(paymentId: Types.ObjectId, session: ClientSession): Promise<CartEntryRecord[]> {
    const waiting = await cartEntryRepository.inState(paymentId, 'pending', session);
    const gone = waiting.filter(({ withdrawnAt }) => withdrawnAt);
    await this.cancelThese(gone, 'shop', session);
    await this.outbox.add(aboutEntries('ORDER_CANCELLED', gone), session);
    return gone;
  }

  /**
   * Cancels orders whose money is all back and that are not on their way yet.
   *
   * @returns how many there were
   */
  async cancelPaid(paymentId: Types.ObjectId, session: ClientSession): Promise<number> {
    const paid = await cartEntryRepository.inState(paymentId, 'paid', session);
    await this.cancelThese(paid, 'shop', session);
    await this.outbox.add(aboutEntries('ORDER_CANCELLED', paid), session);
    await refreshOrder(paymentId, session);
    const isEmpty = (await cartEntryRepository.live(paymentId, session)).length === 0;
    if (isEmpty) await promotionRepository.release(paymentId, session);
    return paid.length;
  }

  /** Reading and changing are one transaction: whoever changes one of them in between makes it start again. */
  private async cancelThese(
    entries: readonly CartEntryRecord[],
    cancelledBy: OrderActor,
    session: ClientSession,
  ): Promise<void> {
    if (entries.length === 0) return;
    const those = { _id: { $in: entries.map(({ _id }) => _id) } };
    const also = { cancelledAt: databaseClock.now(), cancelledBy };
    await cartEntryRepository.moveAll(those, 'cancelled', also, session);
    await this.pets.release(entries, { reason: 'released' }, session);
    await this.plans.endBegunBy(entries, session);
  }
}
