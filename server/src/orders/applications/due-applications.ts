import { type PetOrderStatus, petOrderMoves } from '../../../../domain/orders/order-states.ts';
import { placeInLine } from '../../../../domain/orders/waiting-list.ts';
import { badInput } from '../../platform/domain-error.ts';
import {
  type PetOrder,
  PetOrderModel,
  type PetOrderRecord,
  toPetOrder,
} from '../pet-orders/pet-order.entity.ts';

/** Most applications of one answer. */
export const MAX_DUE = 100;

/** What the staff have to do, by when it is due: what is overdue first. @throws DomainError BAD_USER_INPUT */
export async function dueApplications(first: number): Promise<PetOrder[]> {
  if (first < 1 || first > MAX_DUE) throw badInput({ first: `From 1 to ${MAX_DUE}` });
  const due = await PetOrderModel.find({ 'application.dueAt': { $exists: true } })
    .sort({ 'application.dueAt': 1, _id: 1 })
    .limit(first)
    .lean<PetOrderRecord[]>();
  return due.map(toPetOrder);
}

/** The place of an order in the line for its animal; null where it stands in none. */
export async function placeOf({ _id, petId }: PetOrderRecord): Promise<number | null> {
  // All of them; merged from the states, they come in order.
  const all = { petId, status: { $in: Object.keys(petOrderMoves) as PetOrderStatus[] } };
  const orders = await PetOrderModel.find(all, { uid: 1, status: 1, declinedBy: 1 })
    .sort({ orderDate: 1, _id: 1 })
    .lean<PetOrderRecord[]>();
  const own = orders.find((order) => order._id.equals(_id));
  return own ? placeInLine(orders, own) : null;
}
