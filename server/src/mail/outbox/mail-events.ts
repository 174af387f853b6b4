import { Types } from 'mongoose';
import type { MailKind } from '../../../../domain/mail/mail-kinds.ts';
import { undoUntil } from '../../../../domain/orders/order-states.ts';
import type { Mail } from './mail.entity.ts';

/** A mail to be added: which event it tells, of whom. */
export type NewMail = Pick<Mail, '_id' | 'kind'> &
  Partial<
    Pick<
      Mail,
      | 'to'
      | 'uid'
      | 'paymentId'
      | 'entryIds'
      | 'petOrderId'
      | 'refundId'
      | 'petId'
      | 'stock'
      | 'disputeId'
      | 'repeatPlanId'
      | 'leftOutDate'
      | 'invitationId'
      | 'message'
    >
  > & {
    /** Whether an admin may take the event back within the undo time. */
    readonly canBeUndone?: true;
  };

/** An account, or a record that names one. */
interface Addressed {
  readonly _id: Types.ObjectId;
  readonly uid: string;
  readonly email: string;
}

/** A payment; of a delivery that a plan brought, with the plan. */
interface PaidOrder extends Addressed {
  readonly repeatPlanId?: Types.ObjectId;
}

/** A plan with the day of its next delivery. */
interface RepeatedPlan extends Addressed {
  readonly nextDate: string;
}

/** An order for some pieces of one item. */
export interface OrderedEntry extends Addressed {
  readonly paymentId?: Types.ObjectId;
}

/** Somebody has an account. */
export function registered(account: Addressed): NewMail {
  return { _id: key('REGISTERED', account._id), kind: 'REGISTERED', ...addressOf(account) };
}

/** Somebody is invited to work in the shop, perhaps not for the first time. */
export function staffInvited(
  invitation: Pick<Addressed, '_id' | 'email'> & { readonly invitedAt: Date },
): NewMail {
  const { _id: invitationId, email: to, invitedAt } = invitation;
  return { _id: key('STAFF_INVITED', invitationId, invitedAt), kind: 'STAFF_INVITED', to, invitationId };
}

/**
 * A payment paid its orders.
 *
 * @param entryIds those that it paid just now, where that is not all that it was made for
 */
export function orderPaid(payment: PaidOrder, entryIds?: readonly Types.ObjectId[]): NewMail[] {
  const [first] = entryIds ?? [];
  const { _id: paymentId, repeatPlanId } = payment;
  const about = {
    paymentId,
    ...(repeatPlanId && { repeatPlanId }),
    ...(entryIds && { entryIds: [...entryIds] }),
  };
  const kind = repeatPlanId ? 'REPEAT_CHARGED' : 'ORDER_PAID';
  return [
    { _id: key(kind, payment._id, first), kind, ...addressOf(payment), ...about },
    { _id: key('SHOP_ORDER_PAID', payment._id, first), kind: 'SHOP_ORDER_PAID', ...about },
  ];
}

/** Orders of one payment were sent together; each of them again where that was undone in between. */
export function orderShipped(entries: readonly OrderedEntry[], shippedAt: Date): NewMail[] {
  return ofEntries('ORDER_SHIPPED', entries, shippedAt).map((mail) => ({ ...mail, canBeUndone: true }));
}

/** Orders of one payment have arrived together. */
export function orderDelivered(entries: readonly OrderedEntry[]): NewMail[] {
  return ofEntries('ORDER_DELIVERED', entries);
}

/** Orders of one payment were called off together. */
export function orderCancelled(entries: readonly OrderedEntry[]): NewMail[] {
  return ofEntries('ORDER_CANCELLED', entries);
}

/** Stripe has sent money back. */
export function orderRefunded(payment: Addressed, refundId: Types.ObjectId): NewMail {
  const about = { paymentId: payment._id, refundId };
  return { _id: key('ORDER_REFUNDED', refundId), kind: 'ORDER_REFUNDED', ...addressOf(payment), ...about };
}

/** Somebody of the staff writes to the shopper of an order, as often as there is something to say. */
export function orderMessage(payment: Addressed, message: string): NewMail {
  const _id = key('ORDER_MESSAGE', payment._id, new Types.ObjectId());
  return { _id, kind: 'ORDER_MESSAGE', ...addressOf(payment), paymentId: payment._id, message };
}

/** The next delivery of a plan comes in a few days. */
export function repeatAhead(plan: RepeatedPlan): NewMail {
  return ofPlan('REPEAT_AHEAD', plan, plan.nextDate);
}

/** What a plan should have brought was left out, because it is sold out. */
export function repeatLeftOut(plan: RepeatedPlan): NewMail {
  const date = plan.nextDate;
  return { ...ofPlan('REPEAT_AHEAD', plan, `${date}:left out`), leftOutDate: date };
}

/** A delivery of a plan could not be paid. @param paymentId that was to pay it, or what else names the try */
export function repeatDeclined(plan: RepeatedPlan, paymentId: Types.ObjectId): NewMail {
  return ofPlan('REPEAT_DECLINED', plan, paymentId);
}

/** Somebody has asked for an animal. */
export function petOrderReceived(order: Addressed): NewMail[] {
  const { _id: petOrderId } = order;
  return [
    ofPetOrder('PET_ORDER_RECEIVED', order),
    { _id: key('SHOP_PET_ORDER', petOrderId), kind: 'SHOP_PET_ORDER', petOrderId },
  ];
}

/** An animal was given to somebody, and perhaps to nobody again. */
export function petOrderAccepted(order: Addressed, approvedAt: Date): NewMail {
  return { ...ofPetOrder('PET_ORDER_ACCEPTED', order, approvedAt), canBeUndone: true };
}

/** The shop said no to an order for an animal. */
export function petOrderDeclined(order: Addressed): NewMail {
  return ofPetOrder('PET_ORDER_DECLINED', order);
}

/** An order for an animal was declined because somebody else got it, and perhaps waits again. */
export function petOrderPassedOver(order: Addressed, approvedAt: Date): NewMail {
  return { ...ofPetOrder('PET_ORDER_DECLINED', order, approvedAt), canBeUndone: true };
}

/** An animal that was given to somebody can be collected. */
export function petOrderReady(order: Addressed & { readonly approvedAt?: Date }, readyAt: Date): NewMail {
  const mail = ofPetOrder('PET_ORDER_READY', order, readyAt);
  // An undo of the acceptance takes this back as well; and what it tells comes after that.
  return undoUntil(order.approvedAt, readyAt) ? { ...mail, canBeUndone: true } : mail;
}

/** An animal that somebody else was given is free again, and this order for it is next in line. */
export function waitingListTurn(order: Addressed, turnAt: Date): NewMail {
  return ofPetOrder('WAITING_LIST_TURN', order, turnAt);
}

/** An order for an animal was called off. */
export function petOrderCancelled(order: Addressed): NewMail {
  return ofPetOrder('ORDER_CANCELLED', order);
}

/** An order took an item to where it soon runs out. */
export function lowStock(petId: Types.ObjectId, stock: number): NewMail {
  // The hold that it stands beside happens once, however often its item gets there again.
  return { _id: key('SHOP_LOW_STOCK', petId, new Types.ObjectId()), kind: 'SHOP_LOW_STOCK', petId, stock };
}

/** An item that somebody waits for can be had again. @param watch who waits for it, since when it is gone */
export function backInStock(watch: Addressed & { readonly petId: Types.ObjectId }): NewMail {
  const { _id, petId } = watch;
  return { _id: key('BACK_IN_STOCK', _id), kind: 'BACK_IN_STOCK', ...addressOf(watch), petId };
}

/** An order has arrived some days ago. It is asked about once, however many parts it came in. */
export function reviewWanted(entry: OrderedEntry): NewMail[] {
  const { _id, paymentId } = entry;
  const about = paymentId ? { paymentId } : { entryIds: [_id] };
  return [
    { _id: key('REVIEW_WANTED', paymentId ?? _id), kind: 'REVIEW_WANTED', ...addressOf(entry), ...about },
  ];
}

/** @param disputeId Stripe's */
export function disputeOpened(paymentId: Types.ObjectId, disputeId: string): NewMail {
  return { _id: key('SHOP_DISPUTE', disputeId), kind: 'SHOP_DISPUTE', paymentId, disputeId };
}

function ofEntries(kind: MailKind, entries: readonly OrderedEntry[], at?: Date): NewMail[] {
  const [first] = entries;
  if (!first) return [];
  const { paymentId } = first;
  const entryIds = entries.map(({ _id }) => _id);
  const about = { ...(paymentId && { paymentId }), entryIds };
  return [{ _id: key(kind, first._id, at), kind, ...addressOf(first), ...about }];
}

function ofPetOrder(kind: MailKind, order: Addressed, at?: Date): NewMail {
  return { _id: key(kind, order._id, at), kind, ...addressOf(order), petOrderId: order._id };
}

function ofPlan(kind: MailKind, plan: RepeatedPlan, occasion: string | Types.ObjectId): NewMail {
  return { _id: key(kind, plan._id, occasion), kind, ...addressOf(plan), repeatPlanId: plan._id };
}

function addressOf({ uid, email }: Addressed) {
  return { to: email, uid };
}

/** What names an event: its kind, what it happened to, and what tells it from the same happening again. */
function key(
  kind: MailKind,
  subject: Types.ObjectId | string,
  occasion?: Types.ObjectId | Date | string,
): string {
  const name = occasion instanceof Date ? occasion.getTime() : occasion;
  return [kind, subject, name].filter(Boolean).join(':');
}
