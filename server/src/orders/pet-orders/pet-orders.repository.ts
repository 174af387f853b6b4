import type { ClientSession, Types } from 'mongoose';
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

  /** Declines the others that wait for an animal that was given away. @returns their ids */
  async declineOthers({ _id, petId }: PetOrderRecord, session: ClientSession): Promise<Types.ObjectId[]> {
    const ids = await this.model.find({ petId, status: 'pending' }).session(session).distinct('_id').exec();
    await this.moveAll({ _id: { $in: ids } }, 'declined', { declinedBy: _id }, session);
    return ids;
  }

  /** Has those wait again that were declined by giving the animal away. @returns their ids */
  async reopenOthers({ _id, petId }: PetOrderRecord, session: ClientSession): Promise<Types.ObjectId[]> {
    const declined = { petId, status: 'declined', declinedBy: _id } as const;
    const ids = await this.model.find(declined).session(session).distinct('_id').exec();
    await this.undoAll({ _id: { $in: ids } }, 'declined', { declinedBy: undefined }, session);
    return ids;
  }
}

export const petOrderRepository = new PetOrderRepository();
