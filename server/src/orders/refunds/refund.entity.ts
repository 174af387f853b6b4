import { index, modelOptions, prop } from '@typegoose/typegoose';
import { GraphQLDateTime, GraphQLNonNegativeFloat } from 'graphql-scalars';
import { Schema, type Types } from 'mongoose';
import { Field, ID, ObjectType, registerEnumType } from 'type-graphql';
import type { RefundStatus } from '../../../../domain/orders/order-states.ts';
import { databaseClock } from '../../database/database-clock.ts';
import { entityOf, modelOf, type Persisted } from '../../database/model-of.ts';
import type { StateModel } from '../../database/state-model.ts';

export const RefundStatusEnum = {
  OWED: 'owed',
  DONE: 'done',
  REFUSED: 'refused',
} as const satisfies Record<string, RefundStatus>;

registerEnumType(RefundStatusEnum, {
  name: 'RefundStatus',
  description: 'How far a refund has come.',
  valuesConfig: {
    OWED: { description: 'Written down, and on its way to Stripe.' },
    DONE: { description: 'Stripe has sent it to the card.' },
    REFUSED: {
      description: 'Not sent, because that money was gone from the charge already, or went back another way.',
    },
  },
});

/** Money that goes back to a shopper: written with the change that owes it, sent to Stripe afterwards. */
@ObjectType({ simpleResolvers: true, description: 'Money that goes back to the card that paid.' })
@modelOptions({ schemaOptions: { collection: 'refunds', versionKey: false } })
@index({ status: 1, createdAt: 1, _id: 1 })
@index({ paymentId: 1 })
@index({ supplementTo: 1 }, { sparse: true })
@index({ uid: 1, createdAt: -1, _id: -1 })
// One record for each refund that Stripe made.
@index({ stripeRefundId: 1 }, { unique: true, sparse: true })
// What is asked for again, because its answer was lost, is given back once.
@index(
  { paymentId: 1, requestId: 1 },
  { unique: true, partialFilterExpression: { requestId: { $type: 'string' } } },
)
export class Refund {
  @Field(() => ID, { description: 'Identifies the refund.' })
  _id!: string;

  @prop({ type: () => Schema.Types.ObjectId, required: true })
  paymentId!: Types.ObjectId;

  /** The order on top of which that was paid, by the id of its payment. */
  @prop({ type: () => Schema.Types.ObjectId })
  supplementTo?: Types.ObjectId;

  /** Identity that paid. */
  @prop({ type: () => String })
  uid?: string;

  @Field(() => GraphQLNonNegativeFloat, { description: 'What goes back, US dollars.' })
  @prop({ type: () => Number, required: true })
  amount!: number;

  @Field(() => GraphQLNonNegativeFloat, {
    nullable: true,
    description: 'What was owed at first, US dollars, where Stripe had less of the charge left.',
  })
  @prop({ type: () => Number })
  owedAtFirst?: number;

  @Field(() => String, { description: 'Why, in a sentence for the shopper.' })
  @prop({ type: () => String, required: true })
  reason!: string;

  @Field(() => RefundStatusEnum, { description: 'How far it has come.' })
  @prop({ type: () => String, required: true, enum: Object.values(RefundStatusEnum) })
  status!: RefundStatus;

  /** Stripe's id of the refund, once it is made. */
  @prop({ type: () => String })
  stripeRefundId?: string;

  /** Counted up where Stripe turned out not to have what was noted as made: part of the idempotency key. */
  @prop({ type: () => Number })
  attempt?: number;

  /** How often Stripe rejected it because of a dispute: it answers a key as it did before, so this is part of it, too. */
  @prop({ type: () => Number })
  refusals?: number;

  /** Chosen by whoever asked for it, so that it can be asked for again. */
  @prop({ type: () => String })
  requestId?: string;

  /** Hash of what was asked for, and by whom. */
  @prop({ type: () => String })
  requestHash?: string;

  @Field(() => GraphQLDateTime, { description: 'When it was owed.' })
  @prop({ type: () => Date, default: () => databaseClock.now() })
  createdAt!: Date;
}

export type RefundRecord = Persisted<Refund>;

export const RefundModel: StateModel<RefundRecord> = modelOf(Refund);

/** A record of the database as a plain refund. */
export function toRefund(record: RefundRecord): Refund {
  return entityOf(Refund, record);
}
