import { index, modelOptions, prop } from '@typegoose/typegoose';
import { Schema, type Types } from 'mongoose';
import type { DisputeStatus } from '../../../../domain/orders/dispute-states.ts';
import { modelOf, type Persisted } from '../../database/model-of.ts';
import { DisputeStatusEnum } from './dispute-status.ts';

/** A field of Stripe's disputes, and what it says. */
class StoredEvidenceField {
  @prop({ type: () => String, required: true })
  name!: string;

  @prop({ type: () => String, required: true })
  text!: string;
}

/** Who of the staff answered. */
class StoredActor {
  @prop({ type: () => String })
  uid?: string;

  @prop({ type: () => String, required: true })
  email!: string;

  @prop({ type: () => String, default: () => '' })
  name!: string;
}

/** What the shop tells a bank: kept before it is sent, so that a call that is made again is the same. */
class StoredEvidence {
  @prop({ type: () => [StoredEvidenceField], required: true, _id: false })
  fields!: StoredEvidenceField[];

  /** None where the shop sends it by itself. */
  @prop({ type: () => StoredActor, _id: false })
  by?: StoredActor;
}

/** A charge that its card's bank disputes, as Stripe reports it. */
@modelOptions({ schemaOptions: { collection: 'disputes', versionKey: false } })
@index({ stripeDisputeId: 1 }, { unique: true })
@index({ paymentId: 1 })
@index({ supplementTo: 1 }, { sparse: true })
@index({ status: 1 })
// What is on its way to Stripe: few, and gone once it is there.
@index({ sendingSince: 1 }, { sparse: true })
export class Dispute {
  _id!: string;

  @prop({ type: () => String, required: true })
  stripeDisputeId!: string;

  @prop({ type: () => Schema.Types.ObjectId, required: true })
  paymentId!: Types.ObjectId;

  /** The order that the payment was on top of, by the id of its payment. */
  @prop({ type: () => Schema.Types.ObjectId })
  supplementTo?: Types.ObjectId;

  @prop({ type: () => String, required: true })
  intentId!: string;

  /** US dollars that are disputed. */
  @prop({ type: () => Number, required: true })
  amount!: number;

  /** Stripe's word for what the shopper told the bank. */
  @prop({ type: () => String, required: true })
  reason!: string;

  @prop({ type: () => String, required: true, enum: Object.values(DisputeStatusEnum) })
  status!: DisputeStatus;

  /** When the shop's answer must be there; none where the bank takes no answer. */
  @prop({ type: () => Date })
  answerBy?: Date;

  @prop({ type: () => Date, required: true })
  openedAt!: Date;

  /** When the shop heard that it was decided; unknown for what was decided before the shop heard of it, or kept this. */
  @prop({ type: () => Date })
  closedAt?: Date;

  /** How many answers Stripe has passed on to the bank; unknown for disputes from before the shop kept it. */
  @prop({ type: () => Number })
  submissions?: number;

  @prop({ type: () => StoredEvidence, _id: false })
  evidence?: StoredEvidence;

  /** Since when the evidence is on its way to Stripe; unset once it is there. */
  @prop({ type: () => Date })
  sendingSince?: Date;

  /** How often Stripe refused evidence: each try has an idempotency key of its own. */
  @prop({ type: () => Number })
  evidenceRefusals?: number;

  /** When the shop's evidence was at Stripe. */
  @prop({ type: () => Date })
  evidenceSentAt?: Date;

  /** Incremented with each change: whoever read it before asks Stripe again. */
  @prop({ type: () => Number, required: true, default: () => 0 })
  revision!: number;
}

export const DisputeModel = modelOf(Dispute);
export type DisputeRecord = Persisted<Dispute>;

/** Disputes that wait for the shop: what the bank looks at already waits for the bank. */
export const unansweredDisputes = {
  status: { $in: ['inquiry', 'needs_response'] },
  submissions: { $not: { $gt: 0 } },
} as const;

/** The disputes of an order: of its own charge, and of what was paid on top of it. @param orderId id of its payment */
export function disputesOfOrder(orderId: Types.ObjectId | string) {
  return { $or: [{ paymentId: orderId }, { supplementTo: orderId }] };
}

/** The order whose charge is disputed, by the id of its payment. */
export function disputedOrderOf({
  paymentId,
  supplementTo = paymentId,
}: Pick<DisputeRecord, 'paymentId' | 'supplementTo'>): Types.ObjectId {
  return supplementTo;
}
