import type { ClientSession } from 'mongoose';
import {
  type PetOrderStatus,
  petOrderMoves,
  petOrderUndoMoves,
} from '../../../../domain/orders/order-states.ts';
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
}

export const petOrderRepository = new PetOrderRepository();

function these(orders: readonly PetOrderRecord[]) {
  return { _id: { $in: orders.map(({ _id }) => _id) } };
}
