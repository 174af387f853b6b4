import { Types } from 'mongoose';
import type { MailKind } from '../../../domain/mail/mail-kinds.ts';
import { undoUntil } from '../../../domain/orders/order-states.ts';
import type { Mail, MailRecord } from './mail.entity.ts';

/** A mail to be added: which event it tells, of whom. */
export type NewMail = Pick<Mail, '_id' | 'kind'> &
  Partial<
    Pick<
      Mail,
      | 'to'
      | 'wasProved'
      | 'uid'
      | 'paymentId'
      | 'entryIds'
      | 'petOrderId'
      | 'refundId'
      | 'supplementId'
      | 'shipmentId'
      | 'petId'
      | 'stock'
      | 'seenPrice'
      | 'disputeId'
      | 'repeatPlanId'
      | 'leftOutDate'
      | 'invitationId'
      | 'problemId'
      | 'threadId'
      | 'animalId'
      | 'aboutId'
      | 'message'
      | 'corrects'
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

/** An account that had proved its address, or not. */
interface Known extends Addressed {
  readonly emailVerified: boolean;
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

/** Two accounts are one from now on: told at both addresses, as one of them may be somebody else's. */
export function accountsMerged(kept: Known, gone: Known): NewMail[] {
  return [kept, gone].map(({ email: to, emailVerified: wasProved }) => ({
    ...{ _id: key('ACCOUNTS_MERGED', gone._id, to), kind: 'ACCOUNTS_MERGED' as const, to, uid: kept.uid },
    wasProved,
  }));
}

/** An account is entered by another address from now on: told at the old one. @param at when, in unix seconds */
export function emailChanged({ _id, uid, email: to, emailVerified: wasProved }: Known, at: number): NewMail {
  return { _id: key('EMAIL_CHANGED', _id, String(at)), kind: 'EMAIL_CHANGED', to, uid, wasProved };
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

/**
 * Orders of one payment were sent together; each of them again where that was undone in between.
 *
 * @param shipmentId the parcel; none of what was posted without a payment
 */
export function orderShipped(
  entries: readonly OrderedEntry[],
  shippedAt: Date,
  shipmentId: Types.ObjectId | null,
): NewMail[] {
  const parcel = shipmentId && { shipmentId };
  return aboutEntries('ORDER_SHIPPED', entries, shippedAt).map((mail) => ({
    ...{ ...mail, ...parcel, canBeUndone: true as const },
  }));
}

/** Something happened to a parcel after it was sent. @param entries what is in it */
export function aboutShipment(
  kind: MailKind,
  shipmentId: Types.ObjectId,
  entries: readonly OrderedEntry[],
  at: Date,
): NewMail[] {
  return aboutEntries(kind, entries, at).map((mail) => ({ ...mail, shipmentId }));
}

/** Stripe has sent money back. @param payment of an order for goods, or the adoption fee of an order for an animal */
export function orderRefunded(
  payment: Addressed & { readonly petOrderId?: Types.ObjectId },
  refundId: Types.ObjectId,
): NewMail {
  const { petOrderId } = payment;
  const about = { paymentId: payment._id, refundId, ...(petOrderId && { petOrderId }) };
  return { _id: key('ORDER_REFUNDED', refundId), kind: 'ORDER_REFUNDED', ...addressOf(payment), ...about };
}

/** More is to be paid for an order. @param supplementId the payment that waits */
export function payLinkSent(payment: Addressed, supplementId: Types.ObjectId): NewMail {
  const about = { paymentId: payment._id, supplementId };
  return { _id: key('PAY_LINK', supplementId), kind: 'PAY_LINK', ...addressOf(payment), ...about };
}

/** Somebody of the staff writes to the shopper of an order, as often as there is something to say. */
export function orderMessage(payment: Addressed, message: string, threadId: Types.ObjectId | null): NewMail {
  const _id = key('ORDER_MESSAGE', payment._id, new Types.ObjectId());
  const about = { paymentId: payment._id, ...(threadId && { threadId }) };
  return { _id, kind: 'ORDER_MESSAGE', ...addressOf(payment), ...about, message };
}

/** A shopper says that something is wrong with an order. */
export function problemReported(paymentId: Types.ObjectId, problemId: Types.ObjectId): NewMail {
  return { _id: key('SHOP_PROBLEM', problemId), kind: 'SHOP_PROBLEM', paymentId, problemId };
}

/** The shop answers that. */
export function problemAnswered(payment: Addressed, problemId: Types.ObjectId): NewMail {
  const about = { paymentId: payment._id, problemId };
  return {
    _id: key('PROBLEM_ANSWERED', problemId),
    kind: 'PROBLEM_ANSWERED',
    ...addressOf(payment),
    ...about,
  };
}

/** A question, and how often something was said about it. */
interface Asked {
  readonly _id: Types.ObjectId;
  readonly uid?: string;
  readonly email: string;
  readonly messages: readonly unknown[];
}

/** A visitor has asked something: the link in the mail proves the address. */
export function questionToProve({ _id: threadId, email: to }: Asked): NewMail {
  return { _id: key('ASK_CONFIRM', threadId), kind: 'ASK_CONFIRM', to, threadId };
}

/** Somebody has asked the shop something, or said more. */
export function questionAsked({ _id: threadId, messages }: Asked): NewMail {
  return { _id: key('SHOP_QUESTION', threadId, String(messages.length)), kind: 'SHOP_QUESTION', threadId };
}

/** The shop has answered. @param message what it said */
export function threadAnswered({ _id: threadId, uid, email: to, messages }: Asked, message: string): NewMail {
  const _id = key('THREAD_ANSWER', threadId, String(messages.length));
  return { _id, kind: 'THREAD_ANSWER', to, ...(uid && { uid }), threadId, message };
}

/** What a mail told that has left was undone. */
export function corrected({ _id: corrects, to, uid, paymentId, entryIds, petOrderId }: MailRecord): NewMail {
  return {
    ...{ _id: key('CORRECTION', corrects), kind: 'CORRECTION', corrects },
    ...(to && { to }),
    ...(uid && { uid }),
    ...(paymentId && { paymentId }),
    ...(entryIds && { entryIds }),
    ...(petOrderId && { petOrderId }),
  };
}

/** The next delivery of a plan comes in a few days. */
export function repeatAhead(plan: RepeatedPlan): NewMail {
  return aboutPlan('REPEAT_AHEAD', plan, plan.nextDate);
}

/** What a plan should have brought was left out, because it is sold out. */
export function repeatLeftOut(plan: RepeatedPlan): NewMail {
  const date = plan.nextDate;
  return { ...aboutPlan('REPEAT_AHEAD', plan, `${date}:left out`), leftOutDate: date };
}

/** Somebody has asked for an animal. */
export function petOrderReceived(order: Addressed): NewMail[] {
  const { _id: petOrderId } = order;
  return [
    aboutPetOrder('PET_ORDER_RECEIVED', order),
    { _id: key('SHOP_PET_ORDER', petOrderId), kind: 'SHOP_PET_ORDER', petOrderId },
  ];
}

/** An animal was given to somebody, and perhaps to nobody again. */
export function petOrderAccepted(order: Addressed, approvedAt: Date): NewMail {
  return { ...aboutPetOrder('PET_ORDER_ACCEPTED', order, approvedAt), canBeUndone: true };
}

/** The adoption fee of an animal is paid: the receipt. @param order for the animal */
export function feePaid(order: Addressed, paymentId: Types.ObjectId): NewMail {
  const about = { petOrderId: order._id, paymentId };
  return {
    _id: key('ADOPTION_FEE_PAID', paymentId),
    kind: 'ADOPTION_FEE_PAID',
    ...addressOf(order),
    ...about,
  };
}

/** An order for an animal was declined because somebody else got it, and perhaps waits again. */
export function petOrderPassedOver(order: Addressed, approvedAt: Date): NewMail {
  return { ...aboutPetOrder('PET_ORDER_DECLINED', order, approvedAt), canBeUndone: true };
}

/** The shop says no to an order for an animal, perhaps with a word. */
export function petOrderDeclined(order: Addressed, message?: string): NewMail {
  return { ...aboutPetOrder('PET_ORDER_DECLINED', order), ...(message && { message }) };
}

/** An animal has left the shop that somebody waits for, and perhaps comes back. The item tells it from other refusals. */
export function animalLeft(
  order: Addressed & { readonly petId: Types.ObjectId },
  withdrawnAt: Date,
): NewMail {
  const mail = aboutPetOrder('PET_ORDER_DECLINED', order, withdrawnAt);
  return { ...mail, petId: order.petId, canBeUndone: true };
}

/** Some days ago an animal moved in. @param day after which its people are asked */
export function afterHome(order: Addressed, day: number): NewMail {
  const aboutId = String(day);
  const _id = key('AFTER_HOME', order._id, aboutId);
  return { ...aboutPetOrder('AFTER_HOME', order), _id, aboutId };
}

/** An animal that is kept goes to the next in line soon: once for each end of the hold. */
export function collectionReminder(order: Addressed, heldUntil: Date): NewMail {
  return aboutPetOrder('COLLECTION_REMINDER', order, heldUntil);
}

/** An application waits for an answer that is due soon. */
export function answerDue({ _id: petOrderId }: Pick<Addressed, '_id'>, answerBy: Date): NewMail {
  return { _id: key('SHOP_ANSWER_DUE', petOrderId, answerBy), kind: 'SHOP_ANSWER_DUE', petOrderId };
}

/** An animal that was given to somebody can be collected. */
export function petOrderReady(order: Addressed & { readonly approvedAt?: Date }, readyAt: Date): NewMail {
  const mail = aboutPetOrder('PET_ORDER_READY', order, readyAt);
  // An undo of the acceptance takes this back as well; and what it tells comes after that.
  return undoUntil(order.approvedAt, readyAt) ? { ...mail, canBeUndone: true } : mail;
}

/** An order took an item to where it soon runs out. */
export function lowStock(petId: Types.ObjectId, stock: number): NewMail {
  // The hold that it stands beside happens once, however often its item gets there again.
  return { _id: key('SHOP_LOW_STOCK', petId, new Types.ObjectId()), kind: 'SHOP_LOW_STOCK', petId, stock };
}

/** Somebody wants what is to be bought by mail. */
export function purchaseList(): NewMail {
  return { _id: key('SHOP_PURCHASES', new Types.ObjectId()), kind: 'SHOP_PURCHASES' };
}

/** An item that somebody waits for can be had again. @param watch who waits for it, since when it is gone */
export function backInStock(watch: Addressed & { readonly petId: Types.ObjectId }): NewMail {
  const { _id, petId } = watch;
  return { _id: key('BACK_IN_STOCK', _id), kind: 'BACK_IN_STOCK', ...addressOf(watch), petId };
}

/** An item costs less than when somebody asked to be told. @param watch who waits for it, since when it is gone */
export function priceLower(
  watch: Addressed & { readonly petId: Types.ObjectId; readonly price: number },
): NewMail {
  const { _id, petId, price: seenPrice } = watch;
  return { _id: key('PRICE_LOWER', _id), kind: 'PRICE_LOWER', ...addressOf(watch), petId, seenPrice };
}

/** An order has arrived some days ago. It is asked about once, however many parts it came in. */
export function reviewWanted(entry: OrderedEntry): NewMail[] {
  const { _id, paymentId } = entry;
  const about = paymentId ? { paymentId } : { entryIds: [_id] };
  return [
    { _id: key('REVIEW_WANTED', paymentId ?? _id), kind: 'REVIEW_WANTED', ...addressOf(entry), ...about },
  ];
}

/** The shop answers a review, the first time; what it changes of its answer is on the page. */
export function reviewAnswered(author: Addressed, reviewId: Types.ObjectId, petId: Types.ObjectId): NewMail {
  const _id = key('REVIEW_ANSWERED', reviewId);
  return { _id, kind: 'REVIEW_ANSWERED', ...addressOf(author), petId };
}

/** A treatment of an animal is due in a week, or today. @param due its id, and whether its day is there */
export function treatmentDue(
  account: Addressed,
  animalId: Types.ObjectId,
  { id: aboutId, isDay }: { readonly id: string; readonly isDay: boolean },
): NewMail {
  const _id = key('TREATMENT_DUE', aboutId, isDay ? 'day' : 'week');
  return { _id, kind: 'TREATMENT_DUE', ...addressOf(account), animalId, aboutId };
}

/** A change of food of an animal begins. @param aboutId of the change */
export function foodChangeBegins(account: Addressed, animalId: Types.ObjectId, aboutId: string): NewMail {
  return {
    ...{ _id: key('FOOD_CHANGE', aboutId), kind: 'FOOD_CHANGE' },
    ...{ ...addressOf(account), animalId, aboutId },
  };
}

/** Somebody writes about an animal that is lost. @param aboutId of the message */
export function animalFound(account: Addressed, animalId: Types.ObjectId, aboutId: string): NewMail {
  const _id = key('ANIMAL_FOUND', animalId, aboutId);
  return { _id, kind: 'ANIMAL_FOUND', ...addressOf(account), animalId, aboutId };
}

/** @param disputeId Stripe's */
export function disputeOpened(paymentId: Types.ObjectId, disputeId: string): NewMail {
  return { _id: key('SHOP_DISPUTE', disputeId), kind: 'SHOP_DISPUTE', paymentId, disputeId };
}

/** Nobody answered a dispute in time, so the shop did. @param disputeId Stripe's */
export function disputeAnswered(paymentId: Types.ObjectId, disputeId: string): NewMail {
  return {
    ...{ _id: key('SHOP_DISPUTE_ANSWERED', disputeId), kind: 'SHOP_DISPUTE_ANSWERED' },
    ...{ paymentId, disputeId },
  };
}

/**
 * Something happened to orders of one payment together.
 *
 * @param at when, where it can happen to them again
 */
export function aboutEntries(kind: MailKind, entries: readonly OrderedEntry[], at?: Date): NewMail[] {
  const [first] = entries;
  if (!first) return [];
  const { paymentId } = first;
  const entryIds = entries.map(({ _id }) => _id);
  const about = { ...(paymentId && { paymentId }), entryIds };
  return [{ _id: key(kind, first._id, at), kind, ...addressOf(first), ...about }];
}

/**
 * Something happened to an order for an animal.
 *
 * @param at when, where it can happen to it again
 */
export function aboutPetOrder(kind: MailKind, order: Addressed, at?: Date): NewMail {
  return { _id: key(kind, order._id, at), kind, ...addressOf(order), petOrderId: order._id };
}

/**
 * Something happened to a plan of repeat deliveries.
 *
 * @param event tells it from the same happening to the plan again
 */
export function aboutPlan(kind: MailKind, plan: RepeatedPlan, event: string | Types.ObjectId): NewMail {
  return { _id: key(kind, plan._id, event), kind, ...addressOf(plan), repeatPlanId: plan._id };
}

function addressOf({ uid, email }: Addressed) {
  return { to: email, uid };
}

/** What names an event: its kind, what it happened to, and what tells it from the same happening again. */
function key(
  kind: MailKind,
  subject: Types.ObjectId | string,
  event?: Types.ObjectId | Date | string,
): string {
  const name = event instanceof Date ? event.getTime() : event;
  return [kind, subject, name].filter(Boolean).join(':');
}
