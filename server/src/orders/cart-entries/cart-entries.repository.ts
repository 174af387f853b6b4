import type { ClientSession, Types } from 'mongoose';
import {
  type CartEntryStatus,
  cartEntryMoves,
  cartEntryUndoMoves,
  liveCartEntryStates,
} from '../../../../domain/orders/order-states.ts';
import type { DeliveryMethod } from '../../../../domain/pricing/choices.ts';
import type { PageRequest } from '../../database/lists/connection.ts';
import { type LazyConnection, paginate } from '../../database/lists/paginate.ts';
import { newestFirst, OrderRepository } from '../order-repository.ts';
import { type CartEntry, CartEntryModel, type CartEntryRecord, toCartEntry } from './cart-entry.entity.ts';

type Session = ClientSession | null;

/** Orders for food and accessories in the database, found by account and by payment. */
class CartEntryRepository extends OrderRepository<CartEntryStatus, CartEntryRecord, CartEntry> {
  constructor() {
    super(CartEntryModel, cartEntryMoves, cartEntryUndoMoves, toCartEntry);
  }

  /** Orders that reach their shoppers in one way, newest first; cancelled ones only where they are asked for. */
  listByDelivery(
    deliveryMethod: DeliveryMethod,
    status: CartEntryStatus | null,
    page: PageRequest,
  ): LazyConnection<CartEntry> {
    const listed = { $in: this.states.filter((one) => one !== 'cancelled') };
    const filter = { deliveryMethod, status: status ?? listed };
    return paginate({ model: this.model, order: newestFirst, toNode: toCartEntry }, filter, page);
  }

  /** The orders of a payment in one state, in the order they were written. */
  inState(paymentId: Types.ObjectId, status: CartEntryStatus, session: Session): Promise<CartEntryRecord[]> {
    return this.model
      .find({ paymentId, status })
      .sort({ _id: 1 })
      .session(session)
      .lean<CartEntryRecord[]>()
      .exec();
  }

  /** The orders of a payment that were neither cancelled nor returned. */
  live(paymentId: Types.ObjectId, session: Session = null): Promise<CartEntryRecord[]> {
    const live = { paymentId, status: { $in: liveCartEntryStates } };
    return this.model.find(live).session(session).lean<CartEntryRecord[]>().exec();
  }

  /** The orders of a payment, in the order they were written. */
  ofPayment(paymentId: Types.ObjectId, session: Session): Promise<CartEntryRecord[]> {
    return this.model.find({ paymentId }).sort({ _id: 1 }).session(session).lean<CartEntryRecord[]>().exec();
  }

  /** Which of a payment's was told last that it goes elsewhere; null where none was. */
  lastAmended(paymentId: Types.ObjectId, session: ClientSession): Promise<CartEntryRecord | null> {
    return this.model
      .findOne({ paymentId, amendedAt: { $exists: true } })
      .sort({ amendedAt: -1 })
      .session(session)
      .lean<CartEntryRecord>()
      .exec();
  }

  /** Keeps what was given back of an order that stays. @param refundedCents all of it so far */
  async recordRefunded(_id: Types.ObjectId, refundedCents: number, session: ClientSession): Promise<void> {
    await this.model.updateOne({ _id }, { $set: { refundedCents } }, { session });
  }

  /** What arrived longest ago of that whose shoppers nobody has asked how it is, no later than a time; null where all were. */
  findUnasked(until: Date): Promise<CartEntryRecord | null> {
    return this.model
      .findOne({ unaskedSince: { $lte: until } })
      .sort({ unaskedSince: 1 })
      .lean<CartEntryRecord>()
      .exec();
  }

  /** Marks orders as asked about. @returns those that were not yet, as they were, in the order they were written */
  async takeUnasked(
    those: Pick<CartEntryRecord, 'paymentId'> | Pick<CartEntryRecord, '_id'>,
    session: ClientSession,
  ): Promise<CartEntryRecord[]> {
    const unasked = { ...those, unaskedSince: { $exists: true } };
    const records = await this.model
      .find(unasked)
      .sort({ _id: 1 })
      .session(session)
      .lean<CartEntryRecord[]>();
    await this.model.updateMany(unasked, { $unset: { unaskedSince: '' } }, { session });
    return records;
  }

  /** Posted orders of an account that no payment covers yet, newest first. */
  uncovered(uid: string, session: Session): Promise<CartEntryRecord[]> {
    return this.model
      .find({ uid, status: 'pending', paymentId: { $exists: false } })
      .sort({ orderDate: -1, _id: -1 })
      .session(session)
      .lean<CartEntryRecord[]>()
      .exec();
  }
}

export const cartEntryRepository = new CartEntryRepository();
