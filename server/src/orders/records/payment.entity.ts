import { index, modelOptions, prop } from '@typegoose/typegoose';
import type DataLoader from 'dataloader';
import { GraphQLDateTime, GraphQLEmailAddress, GraphQLNonNegativeFloat } from 'graphql-scalars';
import { Schema, type Types } from 'mongoose';
import { Field, ID, ObjectType, registerEnumType } from 'type-graphql';
import { type Cents, formatDollars } from '../../../../domain/money/money.ts';
import type { AmendedField } from '../../../../domain/orders/amendments.ts';
import type { PromisedTime } from '../../../../domain/orders/delivery-promise.ts';
import type { DisputeStatus } from '../../../../domain/orders/dispute-states.ts';
import {
  capturedPaymentStates,
  endedPaymentStates,
  openPaymentStates,
  type PaymentStatus,
} from '../../../../domain/orders/order-states.ts';
import type { OrderStatus } from '../../../../domain/orders/order-status.ts';
import { OrderActor } from '../../../../domain/orders/timeline.ts';
import { DeliveryMethod, ReductionRule } from '../../../../domain/pricing/choices.ts';
import { entityOf, modelOf, type Persisted } from '../../database/model-of.ts';
import type { StateModel } from '../../database/state-model.ts';
import { DisputeStatusEnum } from './dispute-status.ts';

/** GraphQL names of the states; the moves between them stand in domain/orders/order-states.ts. */
export const PaymentStatusEnum = {
  REQUIRES_PAYMENT: 'requires_payment',
  PROCESSING: 'processing',
  SUCCEEDED: 'succeeded',
  PARTIALLY_REFUNDED: 'partially_refunded',
  REFUNDED: 'refunded',
  FAILED: 'failed',
  CANCELLED: 'cancelled',
} as const satisfies Record<string, PaymentStatus>;

registerEnumType(PaymentStatusEnum, {
  name: 'PaymentStatus',
  description: 'State of a payment, as Stripe confirmed it.',
  valuesConfig: {
    REQUIRES_PAYMENT: { description: 'Waits for a card; after a refused card, for another one.' },
    PROCESSING: { description: 'Stripe is working on it.' },
    SUCCEEDED: { description: 'The money is there.' },
    PARTIALLY_REFUNDED: { description: 'Some of the money went back.' },
    REFUNDED: { description: 'All of the money went back.' },
    FAILED: { description: 'Stripe would not take it.' },
    CANCELLED: { description: 'Called off or expired before it was paid; nothing was charged.' },
  },
});

/**
 * Where a payment comes from: a checkout that holds its entries, an amount of the legacy client, the pay link by which
 * the difference is asked for that a change of an order costs, or the adoption fee of an animal.
 */
export const paymentKinds = ['checkout', 'legacy', 'supplement', 'adoption_fee'] as const;
export type PaymentKind = (typeof paymentKinds)[number];

/** A rule that was looked at for an order, as it was when it was placed. */
export class ChargedAdjustment {
  @prop({ type: () => String, required: true, enum: Object.values(ReductionRule) })
  rule!: ReductionRule;

  @prop({ type: () => String, required: true })
  label!: string;

  /** Cents, negative where it applied. */
  @prop({ type: () => Number, required: true })
  amount!: Cents;

  @prop({ type: () => String, default: () => null })
  petId!: string | null;

  @prop({ type: () => Boolean, required: true })
  isApplied!: boolean;

  @prop({ type: () => String, default: () => null })
  reason!: string | null;
}

/** When an order was promised to be there, as its shopper was told when paying: no time where it is picked up. */
export class StoredPromise implements Partial<PromisedTime> {
  @prop({ type: () => Date })
  from?: Date;

  @prop({ type: () => Date })
  until?: Date;

  /** The shop's time zone of that day, which its days are of; unset by older versions. */
  @prop({ type: () => String })
  timeZone?: string;

  /** The shop's address of that day, where it was to be picked up. */
  @prop({ type: () => String })
  place?: string;
}

/** Something of an order that was changed after it was placed. What an address was before is kept nowhere. */
export class StoredAmendment {
  @prop({ type: () => Date, required: true })
  at!: Date;

  @prop({ type: () => String, required: true, enum: Object.values(OrderActor) })
  by!: OrderActor;

  @prop({ type: () => [String], required: true })
  fields!: AmendedField[];

  /** How it was delivered before, and since; unset where that stayed. */
  @prop({ type: () => String, enum: Object.values(DeliveryMethod) })
  from?: DeliveryMethod;

  @prop({ type: () => String, enum: Object.values(DeliveryMethod) })
  to?: DeliveryMethod;

  /** What went back of its lines because it is picked up, in cents. */
  @prop({ type: () => Number })
  linesCents?: number;
}

/** What is to be changed of an order once the difference is paid; what is left out stays. */
export class StoredWish {
  @prop({ type: () => String, required: true, enum: Object.values(DeliveryMethod) })
  delivery!: DeliveryMethod;

  @prop({ type: () => String })
  location?: string;

  @prop({ type: () => String })
  phone?: string;
}

/** Holds all that the figures of customers are added up from. */
export const paymentFiguresIndex = {
  uid: 1,
  status: 1,
  kind: 1,
  amount: 1,
  refundDue: 1,
  amountDisputed: 1,
  paymentdate: 1,
} as const;

@ObjectType({ simpleResolvers: true, description: 'A card payment for a cart.' })
@modelOptions({ schemaOptions: { collection: 'payments', versionKey: false } })
@index({ intentId: 1 }, { unique: true, sparse: true })
@index(
  { uid: 1, idempotencyKey: 1 },
  { unique: true, partialFilterExpression: { idempotencyKey: { $type: 'string' } } },
)
@index({ number: 1 }, { unique: true, sparse: true })
// One open checkout an account, so that two tabs never pay one cart twice.
@index({ openFor: 1 }, { unique: true, sparse: true })
@index({ paymentdate: -1, _id: -1 })
// An account’s orders.
@index({ uid: 1, paymentdate: -1, _id: -1 })
// The orders of the shop: all of them merged from their states, of one way of delivery, and by what they are found by.
@index({ orderStatus: 1, paymentdate: -1, _id: -1 })
@index({ deliveryMethod: 1, orderStatus: 1, paymentdate: -1, _id: -1 })
@index({ searchKeys: 1, orderStatus: 1, paymentdate: -1, _id: -1 })
// What was paid, or asked for, on top of orders.
@index({ supplementTo: 1, _id: 1 }, { sparse: true })
// What was charged for the adoption fee of an order for an animal.
@index({ petOrderId: 1, _id: 1 }, { sparse: true })
// What waits to be packed, in the order in which it is, and behind it what may not leave.
@index({ packingPlace: 1, _id: 1 }, { sparse: true })
// Orders with requests that wait for an answer: few.
@index(
  { openProblems: 1, paymentdate: -1, _id: -1 },
  { partialFilterExpression: { openProblems: { $gt: 0 } } },
)
@index({ status: 1, expiresAt: 1, _id: 1 })
@index({ kind: 1, closesAt: 1, _id: 1 })
// An account’s amounts that wait for its cart: few, and gone once they are claimed.
@index({ uid: 1, paymentdate: 1 }, { partialFilterExpression: { closesAt: { $exists: true } } })
// What an account has just paid without hearing of it: few, however much it buys. What it has heard of stays beside
// them, because the database passes over all that was lately deleted from an index until it meets something that is there.
@index({ uid: 1, toldAt: 1, settledAt: 1 }, { partialFilterExpression: { settledAt: { $gt: new Date(0) } } })
@index(paymentFiguresIndex)
// Holds all that revenue is added up from.
@index({ settledAt: 1, status: 1, amount: 1, refundDue: 1, amountDisputed: 1, kind: 1 })
export class Payment {
  @Field(() => ID, { description: 'Identifies the payment.' })
  _id!: string;

  @prop({ type: () => String, required: true, enum: [...paymentKinds] })
  kind!: PaymentKind;

  /** Identity that pays. */
  @prop({ type: () => String, required: true })
  uid!: string;

  @Field(() => String, { description: 'Who pays.' })
  @prop({ type: () => String, default: () => '' })
  username!: string;

  @Field(() => String, { description: 'Phone number for questions.' })
  @prop({ type: () => String, default: () => '' })
  phone!: string;

  @Field(() => GraphQLEmailAddress, { description: 'E-mail of its account.' })
  @prop({ type: () => String, required: true })
  email!: string;

  /** The addresses that it named before, the latest first: its account had another one, or was another. */
  @prop({ type: () => [String], default: undefined })
  formerEmails?: string[];

  @Field(() => GraphQLDateTime, { description: 'When it began.' })
  @prop({ type: () => Date, required: true })
  paymentdate!: Date;

  @Field(() => GraphQLNonNegativeFloat, { description: 'What is charged, US dollars, delivery included.' })
  @prop({ type: () => Number, required: true })
  amount!: number;

  @Field(() => String, {
    nullable: true,
    description:
      'Number of the order that it pays, wholly or on top, such as FP-7K3M-92QD; null for an amount without an order.',
  })
  @prop({ type: () => String })
  number?: string;

  /** Delivery, as it was charged in cents; unknown in records of older versions: `deliveryCharged` (payments.repository.ts) says. */
  @prop({ type: () => Number })
  deliveryCents?: number;

  /** What went back of it because the order is delivered in a cheaper way, in cents. */
  @prop({ type: () => Number })
  deliveryRefundedCents?: number;

  /** The rate of the tax that the amount contained when it was charged; unset where none was shown. */
  @prop({ type: () => Number })
  taxPercent?: number;

  /** That tax, in cents. */
  @prop({ type: () => Number })
  taxCents?: number;

  @prop({ type: () => String, enum: Object.values(DeliveryMethod), default: () => DeliveryMethod.STANDARD })
  deliveryMethod!: DeliveryMethod;

  /** Unknown in records of older versions. */
  @prop({ type: () => StoredPromise, _id: false })
  promise?: StoredPromise;

  /** What was changed of the order after it was placed, first ones first. */
  @prop({ type: () => [StoredAmendment], _id: false, default: undefined })
  amendments?: StoredAmendment[];

  /** What was paid on top for another way of delivery, by payments of their own, and has not gone back, in cents. */
  @prop({ type: () => Number })
  onTopCents?: number;

  /** The order that it is paid on top of, by the id of its payment. */
  @prop({ type: () => Schema.Types.ObjectId })
  supplementTo?: Types.ObjectId;

  /** The number of that order. */
  @prop({ type: () => String })
  supplementNumber?: string;

  /** What it changes of that order. */
  @prop({ type: () => StoredWish, _id: false })
  wish?: StoredWish;

  /** Whether that was changed, so that the order costs so much more. */
  @prop({ type: () => Boolean })
  isOnTop?: boolean;

  /** The order for an animal whose adoption fee it is. */
  @prop({ type: () => Schema.Types.ObjectId })
  petOrderId?: Types.ObjectId;

  /** Whether that fee counts as paid; no more once its order is over and it goes back. */
  @prop({ type: () => Boolean })
  isFeeKept?: boolean;

  /** When the staff took it back before it was paid, or the order of a fee was over. */
  @prop({ type: () => Date })
  withdrawnAt?: Date;

  /** That something went back because its promised same day was missed; older versions noted kept ones as well. */
  @prop({ type: () => String, enum: ['kept', 'missed'] })
  sameDayPromise?: 'kept' | 'missed';

  /** What the rules of the day took off the lines, as it was charged. */
  @prop({ type: () => [ChargedAdjustment], default: () => [], _id: false })
  adjustments!: ChargedAdjustment[];

  /** The promotion whose code took something off it. */
  @prop({ type: () => Schema.Types.ObjectId })
  promotionId?: Types.ObjectId;

  /** Dollars that are refunded or owed; what is still charged is amount - refundDue, less what a bank has taken. */
  @prop({ type: () => Number, default: () => 0 })
  refundDue!: number;

  /** What was given back of it as an amount, for no line of its order, in cents; part of refundDue. */
  @prop({ type: () => Number })
  goodwillCents?: number;

  /** What somebody of the staff decided about the delivery: it went back, stays with the shop, or goes as it does undecided. */
  @prop({ type: () => String, enum: ['given', 'kept', 'with_last_line'] })
  deliveryRefund?: 'given' | 'kept' | 'with_last_line';

  /** Incremented by changes to the parcel, so that two at once conflict and are serialized. */
  @prop({ type: () => Number, default: () => 0 })
  revision?: number;

  @Field(() => GraphQLNonNegativeFloat, { description: 'What went back, US dollars.' })
  @prop({ type: () => Number, default: () => 0 })
  amountRefunded!: number;

  @Field(() => GraphQLNonNegativeFloat, {
    description: 'What the card’s bank has taken by a dispute that is open or lost, US dollars.',
  })
  @prop({ type: () => Number, default: () => 0 })
  amountDisputed!: number;

  @Field(() => DisputeStatusEnum, {
    nullable: true,
    description:
      'What a dispute of the charge, or of what was paid on top of its order, is at the card’s bank, an open one before others; null where there was none.',
  })
  @prop({ type: () => String, enum: Object.values(DisputeStatusEnum) })
  dispute?: DisputeStatus;

  @Field(() => PaymentStatusEnum, { description: 'State of the payment.' })
  @prop({ type: () => String, required: true, enum: Object.values(PaymentStatusEnum) })
  status!: PaymentStatus;

  @Field(() => String, {
    nullable: true,
    description:
      'Why it led to no order: the provider’s words about the last refused card, or why the money went back.',
  })
  @prop({ type: () => String })
  failureMessage?: string;

  /** How many orders it was begun for; unknown for an amount of the legacy client. */
  @prop({ type: () => Number })
  entriesOrdered?: number;

  /** Whether its card is kept: for repeat deliveries, or because the shopper wants it for the next order. */
  @prop({ type: () => Boolean })
  savesCard?: boolean;

  /** Whether the card stays when no plan charges it any more: the shopper wants it, or it was kept before. */
  @prop({ type: () => Boolean })
  keepsCard?: boolean;

  /** The plan whose delivery it pays. */
  @prop({ type: () => Schema.Types.ObjectId })
  repeatPlanId?: Types.ObjectId;

  /**
   * The account among whose cards at Stripe the one is that pays, by its uid: of a delivery, where it is another one
   * than the plan's; of a checkout, where it is paid with a saved card.
   */
  @prop({ type: () => String })
  cardUid?: string;

  /**
   * The account, while this is its open checkout; the order, while this is its open pay link (`openLinkOf`) or its open fee
   * (`openFeeOf`).
   */
  @prop({ type: () => String })
  openFor?: string;

  /** When confirmPayment told the shopper that it is paid. */
  @prop({ type: () => Date })
  toldAt?: Date;

  /** The key of the checkout that was rejected because of it, and stays rejected: that is an acknowledgement, too. */
  @prop({ type: () => String })
  toldTo?: string;

  /** Stripe's id of the payment intent. The client secret is kept nowhere. */
  @prop({ type: () => String })
  intentId?: string;

  @prop({ type: () => String })
  idempotencyKey?: string;

  /** Hash of what the idempotency key came with. */
  @prop({ type: () => String })
  requestHash?: string;

  /** When an unpaid payment is cancelled and its stock released. */
  @prop({ type: () => Date, required: true })
  expiresAt!: Date;

  @Field(() => GraphQLDateTime, {
    nullable: true,
    description: 'When the shop learned that the money is there; null before.',
  })
  @prop({ type: () => Date })
  settledAt?: Date;

  @Field(() => String, {
    nullable: true,
    description: 'Brand of the card that paid, in Stripe’s word, such as visa; null where it is not known.',
  })
  @prop({ type: () => String })
  cardBrand?: string;

  @Field(() => String, {
    nullable: true,
    description: 'Last four digits of the card that paid; null where they are not known.',
  })
  @prop({ type: () => String })
  cardLast4?: string;

  /** Legacy payments: when the part that no posted entry claimed is refunded; unset once that is done. */
  @prop({ type: () => Date })
  closesAt?: Date;

  /** Who brings what was sent last of the order. */
  @prop({ type: () => String })
  carrier?: string;

  /** The carrier's number of that parcel. */
  @prop({ type: () => String })
  trackingNumber?: string;

  /** State of the order that it pays (order-record.ts); none for an amount without entries and what ended unpaid. */
  @prop({ type: () => String })
  orderStatus?: OrderStatus;

  /** Where that order stands among those that wait to be packed (packing-place.ts); none where nothing of it waits. */
  @prop({ type: () => String })
  packingPlace?: string;

  /** Whether a pay link of the order waits to be paid. */
  @prop({ type: () => Boolean })
  awaitsShopper?: boolean;

  /** Why somebody of the staff put the order on hold; none where nobody did. */
  @prop({ type: () => String })
  heldFor?: string;

  /** How many requests of its shopper wait for an answer; none where there was never one. */
  @prop({ type: () => Number })
  openProblems?: number;

  /** What that order is found by (order-keys.ts). A hundred short texts that nothing but the database reads. */
  @prop({ type: () => [String], select: false, default: undefined })
  searchKeys?: string[];
}

export type PaymentRecord = Persisted<Payment>;

export const PaymentModel: StateModel<PaymentRecord> = modelOf(Payment);

/** A record of the database as a plain payment. */
export function toPayment(record: PaymentRecord): Payment {
  const { supplementNumber } = record;
  return entityOf(Payment, supplementNumber ? { ...record, number: supplementNumber } : record);
}

/** Whether Stripe may still charge it. */
export function isOpen({ status }: Pick<Payment, 'status'>): boolean {
  return openPaymentStates.some((state) => state === status);
}

/** Whether it ended before it was paid. */
export function isEnded({ status }: Pick<Payment, 'status'>): boolean {
  return endedPaymentStates.some((state) => state === status);
}

/** Whether money came in, whatever was refunded later. */
export function isCaptured({ status }: Pick<Payment, 'status'>): boolean {
  return capturedPaymentStates.some((state) => state === status);
}

/** How a payment that was settled or cancelled ended, in a sentence; null while it has not. */
export function outcomeOf(payment: PaymentRecord): string | null {
  if (isOpen(payment)) return null;
  if (!isCaptured(payment)) return 'It was called off; its stock is free again.';
  const { refundDue } = payment;
  if (payment.petOrderId && refundDue === 0) return 'The adoption fee was paid.';
  return refundDue > 0
    ? `It was paid; ${formatDollars(refundDue)} of it goes back.`
    : 'It was paid; its orders are paid now.';
}

/** The loader that resolvers use for payments. */
export interface PaymentLoading {
  /** Payments by id, loaded in batches; null where there is none. */
  readonly paymentLoader: DataLoader<string, Payment | null>;
}
