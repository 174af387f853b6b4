import type { ClientSession, Types } from 'mongoose';
import { CartEntryModel, type CartEntryRecord } from '../cart-entries/cart-entry.entity.ts';
import type { PetsService } from '../catalogue/pets.service.ts';

/** Orders of a payment that is not served: they are cancelled, and their pieces are free again. */
export class HeldEntriesService {
  constructor(private readonly pets: PetsService) {}

  /** Cancels what waits for a payment. */
  async cancel(paymentId: Types.ObjectId, session: ClientSession): Promise<void> {
    await this.cancelThese(await this.entriesOf(paymentId, 'pending', session), session);
  }

  /** Orders of a payment that are not cancelled. */
  live(paymentId: Types.ObjectId, session: ClientSession): Promise<CartEntryRecord[]> {
    return CartEntryModel.find({ paymentId, status: { $ne: 'cancelled' } })
      .sort({ _id: 1 })
      .session(session)
      .lean<CartEntryRecord[]>();
  }

  /**
   * Cancels those whose items went out of the shop in the meantime.
   *
   * @param pending orders as they were read in the same transaction
   * @returns what was cancelled
   */
  async cancelRetired(
    pending: readonly CartEntryRecord[],
    session: ClientSession,
  ): Promise<CartEntryRecord[]> {
    const pets = await this.pets.findMany(
      pending.map((entry) => entry.petId.toString()),
      session,
    );
    const gone = pending.filter((_entry, place) => pets[place]?.availability !== 'available');
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
