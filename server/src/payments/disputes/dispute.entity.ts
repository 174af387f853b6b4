import { index, modelOptions, prop } from '@typegoose/typegoose';
import { Schema, type Types } from 'mongoose';
import type { DisputeStatus } from '../../../../domain/orders/dispute-states.ts';
import { modelOf, type Persisted } from '../../database/model-of.ts';
import { DisputeStatusEnum } from '../../orders/dispute-status.ts';

/** A charge that its card's bank disputes, as Stripe reports it. */
@modelOptions({ schemaOptions: { collection: 'disputes', versionKey: false } })
@index({ stripeDisputeId: 1 }, { unique: true })
@index({ paymentId: 1 })
@index({ status: 1 })
export class Dispute {
  _id!: string;

  @prop({ type: () => String, required: true })
  stripeDisputeId!: string;

  @prop({ type: () => Schema.Types.ObjectId, required: true })
  paymentId!: Types.ObjectId;

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

  /** Incremented with each change: whoever read it before asks Stripe again. */
  @prop({ type: () => Number, required: true, default: () => 0 })
  revision!: number;
}

export const DisputeModel = modelOf(Dispute);
export type DisputeRecord = Persisted<Dispute>;
