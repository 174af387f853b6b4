import { index, modelOptions, prop } from '@typegoose/typegoose';
import { GraphQLDateTime, GraphQLEmailAddress, GraphQLNonNegativeFloat } from 'graphql-scalars';
import { Schema, type Types } from 'mongoose';
import { Field, ID, ObjectType, registerEnumType } from 'type-graphql';
import { type Cents, formatDollars } from '../../../../domain/money/money.ts';
import type { DisputeStatus } from '../../../../domain/orders/dispute-states.ts';
import {
  capturedPaymentStates,
  endedPaymentStates,
  openPaymentStates,
  type PaymentStatus,
} from '../../../../domain/orders/order-states.ts';
import type { OrderStatus } from '../../../../domain/orders/order-status.ts';
import { DeliveryMethod, ReductionRule } from '../../../../domain/pricing/choices.ts';
import { entityOf, modelOf, type Persisted } from '../../database/model-of.ts';
import type { StateModel } from '../../database/state-model.ts';
import { DisputeStatusEnum } from '../../orders/dispute-status.ts';

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

/** Where a payment comes from: a checkout that holds its entries, or an amount of the legacy client. */
export type PaymentKind = 'checkout' | 'legacy';

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
@index({ status: 1, expiresAt: 1, _id: 1 })
@index({ kind: 1, closesAt: 1, _id: 1 })
// An account’s amounts that wait for its cart: few, and gone once they are claimed.
@index({ uid: 1, paymentdate: 1 }, { partialFilterExpression: { closesAt: { $exists: true } } })
// What an account has just paid without hearing of it: few, however much it buys. What it has heard of stays beside
// them, because the database passes over all that was lately deleted from an index until it meets something that is there.
@index({ uid: 1, toldAt: 1, settledAt: 1 }, { partialFilterExpression: { settledAt: { $gt: new Date(0) } } })
@index(paymentFiguresIndex)
// Holds all that revenue is added up from.
@index({ settledAt: 1, status: 1, amount: 1, refundDue: 1, amountDisputed: 1 })
export class Payment {
  @Field(() => ID, { description: 'Identifies the payment.' })
  _id!: string;

  @prop({ type: () => String, required: true, enum: ['checkout', 'legacy'] })
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

  @Field(() => GraphQLEmailAddress, { description: 'E-mail of the account when the payment began.' })
  @prop({ type: () => String, required: true })
  email!: string;

  @Field(() => GraphQLDateTime, { description: 'When it began.' })
  @prop({ type: () => Date, required: true })
  paymentdate!: Date;

  @Field(() => GraphQLNonNegativeFloat, { description: 'What is charged, US dollars, delivery included.' })
  @prop({ type: () => Number, required: true })
  amount!: number;

  @Field(() => String, {
    nullable: true,
    description:
      'Number of the order that it pays, such as FP-7K3M-92QD; null for an amount without an order.',
  })
  @prop({ type: () => String })
  number?: string;

  /** Delivery, as it was charged in cents; unknown in records of older versions: `deliveryCharged` (payments.repository.ts) says. */
  @prop({ type: () => Number })
  deliveryCents?: number;

  /** The rate of the tax that the amount contained when it was charged; unset where none was shown. */
  @prop({ type: () => Number })
  taxPercent?: number;

  /** That tax, in cents. */
  @prop({ type: () => Number })
  taxCents?: number;

  @prop({ type: () => String, enum: Object.values(DeliveryMethod), default: () => DeliveryMethod.STANDARD })
  deliveryMethod!: DeliveryMethod;

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
    description: 'What the last dispute of the charge is at the card’s bank; null where there was none.',
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

  /** Whether its card is kept for repeat deliveries. */
  @prop({ type: () => Boolean })
  savesCard?: boolean;

  /** The plan whose delivery it pays. */
  @prop({ type: () => Schema.Types.ObjectId })
  repeatPlanId?: Types.ObjectId;

  /** The account whose cards that of the plan is kept among at Stripe, by its uid, where it is another one. */
  @prop({ type: () => String })
  cardUid?: string;

  /** The account, while this is its open checkout. */
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

  /** When the shop learned that the money is there. */
  @prop({ type: () => Date })
  settledAt?: Date;

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

  /** What that order is found by (order-keys.ts). A hundred short texts that nothing but the database reads. */
  @prop({ type: () => [String], select: false, default: undefined })
  searchKeys?: string[];
}

export type PaymentRecord = Persisted<Payment>;

export const PaymentModel: StateModel<PaymentRecord> = modelOf(Payment);

/** A record of the database as a plain payment. */
export function toPayment(record: PaymentRecord): Payment {
  return entityOf(Payment, record);
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
  return refundDue > 0
    ? `It was paid; ${formatDollars(refundDue)} of it go back.`
    : 'It was paid; its orders are paid now.';
}
