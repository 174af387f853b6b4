import type { ClientSession, Types } from 'mongoose';
import {
  type PetOrderStatus,
  petOrderMoves,
  petOrderUndoMoves,
} from '../../../../domain/orders/order-states.ts';
import { nextInLine } from '../../../../domain/orders/waiting-list.ts';
import { toObjectId } from '../../database/object-id.ts';
import { invalidTransition, type MovedRecord } from '../../database/state-repository.ts';
import { OrderRepository } from '../order-repository.ts';
import { type PetOrder, PetOrderModel, type PetOrderRecord, toPetOrder } from './pet-order.entity.ts';

/** Orders for animals in the database. */
class PetOrderRepository extends OrderRepository<PetOrderStatus, PetOrderRecord, PetOrder> {
  constructor() {
    super(PetOrderModel, petOrderMoves, petOrderUndoMoves, toPetOrder);
  }

  /** Declines the others that wait for an animal that was given away. @returns these, as they were */
  async declineOthers({ _id, petId }: PetOrderRecord, session: ClientSession): Promise<PetOrderRecord[]> {
    const waiting = await this.model
      .find({ petId, status: 'pending' })
      .session(session)
      .lean<PetOrderRecord[]>();
    await this.moveAll(these(waiting), 'declined', { declinedBy: _id }, session);
    return waiting;
  }

  /** Has those wait again that were declined by giving the animal away. @returns these, as they were */
  async reopenOthers({ _id, petId }: PetOrderRecord, session: ClientSession): Promise<PetOrderRecord[]> {
    const by = { petId, status: 'declined', declinedBy: _id } as const;
    const declined = await this.model.find(by).session(session).lean<PetOrderRecord[]>();
    await this.undoAll(these(declined), 'declined', { declinedBy: undefined }, session);
    return declined;
  }

  /** Has the one wait again whose turn it is, now that the animal is free. @returns it, as it was; null for nobody */
  async giveTurn(
    petId: Types.ObjectId,
    turnAt: Date,
    session: ClientSession,
  ): Promise<PetOrderRecord | null> {
    const orders = await this.model
      // All of them; merged from the states, they come in order.
      .find({ petId, status: { $in: this.states } })
      .sort({ orderDate: 1, _id: 1 })
      .session(session)
      .lean<PetOrderRecord[]>();
    const next = nextInLine(orders);
    if (next) await this.undoAll(these([next]), 'declined', { declinedBy: undefined, turnAt }, session);
    return next;
  }

  /**
   * Notes once that an accepted animal can be collected, which moves no state.
   *
   * @throws DomainError NOT_FOUND, INVALID_TRANSITION
   */
  async announceReady(
    id: string,
    readyAt: Date,
    session: ClientSession,
  ): Promise<MovedRecord<PetOrderRecord>> {
    const _id = toObjectId(id, this.noun);
    const before = await this.model
      .findOneAndUpdate(
        { _id, status: 'approved', readyAt: { $exists: false } },
        { $set: { readyAt } },
        { session, returnDocument: 'before' },
      )
      .lean<PetOrderRecord>();
    if (before) return { before, after: { ...before, readyAt } };

    const status = await this.statusOf(_id, session);
    throw invalidTransition(
      status === 'approved'
        ? 'It was announced already that the animal can be collected'
        : `${this.anyThatIs(status)} can not be announced as ready to be collected`,
    );
  }
}

export const petOrderRepository = new PetOrderRepository();

function these(orders: readonly PetOrderRecord[]) {
  return { _id: { $in: orders.map(({ _id }) => _id) } };
}
