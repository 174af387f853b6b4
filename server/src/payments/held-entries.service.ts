import type { ClientSession, Types } from 'mongoose';
import { CartEntryModel, type CartEntryRecord } from '../cart-entries/cart-entry.entity.ts';
import type { PetsService } from '../catalogue/pets.service.ts';
import { databaseClock } from '../platform/database-clock.ts';

/** Orders of a payment that is not served: they are cancelled, and their pieces are free again. */
export class HeldEntriesService {
  constructor(private readonly pets: PetsService) {}

  /** Cancels what waits for a payment. */
  async cancel(paymentId: Types.ObjectId, session: ClientSession): Promise<void> {
    await this.cancelThese(await this.entriesOf(paymentId, 'pending', session), session);
  }

  /**
   * Pays what waits for a payment, but for what is no longer sold.
   *
   * @returns how many were paid
   */
  async pay(paymentId: Types.ObjectId, session: ClientSession): Promise<number> {
    const waiting = { paymentId, status: 'pending', withdrawnAt: null } as const;
    const paid = await CartEntryModel.updateMany(
      waiting,
      { status: 'paid', paidAt: databaseClock.now() },
      { session },
    );
    return paid.modifiedCount;
  }

  /**
   * Cancels those that wait although their items went out of the shop.
   *
   * @returns what was cancelled
   */
  async cancelWithdrawn(paymentId: Types.ObjectId, session: ClientSession): Promise<CartEntryRecord[]> {
    const waiting = await this.entriesOf(paymentId, 'pending', session);
    const gone = waiting.filter(({ withdrawnAt }) => withdrawnAt);
    await this.cancelThese(gone, session);
    return gone;
  }

  /**
   * Cancels orders whose money is all back and that are not on their way yet.
   *
   * @returns how many there were
   */
  async cancelPaid(paymentId: Types.ObjectId, session: ClientSession): Promise<number> {
    const paid = await this.entriesOf(paymentId, 'paid', session);
    await this.cancelThese(paid, session);
    return paid.length;
  }

  private entriesOf(
    paymentId: Types.ObjectId,
    status: 'pending' | 'paid',
    session: ClientSession,
  ): Promise<CartEntryRecord[]> {
    return CartEntryModel.find({ paymentId, status })
      .sort({ _id: 1 })
      .session(session)
      .lean<CartEntryRecord[]>();
  }

  /** Reading and changing are one transaction: whoever changes one of them in between makes it start anew. */
  private async cancelThese(entries: readonly CartEntryRecord[], session: ClientSession): Promise<void> {
    if (entries.length === 0) return;
    await CartEntryModel.updateMany(
      { _id: { $in: entries.map((entry) => entry._id) } },
      { status: 'cancelled' },
      { session },
    );
    await this.pets.release(
      entries.map((entry) => ({
        petId: entry.petId.toString(),
        accessoriesAmount: entry.accessoriesAmount,
      })),
      session,
    );
  }
}
