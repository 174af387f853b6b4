import { index, modelOptions, prop } from '@typegoose/typegoose';
import { GraphQLDateTime, GraphQLNonNegativeFloat } from 'graphql-scalars';
import { Schema, type Types } from 'mongoose';
import { Field, ID, ObjectType, registerEnumType } from 'type-graphql';
import { entityOf, modelOf, type Persisted } from '../../database/model-of.ts';

export const FindingKindEnum = {
  UNSETTLED: 'unsettled',
  EXPIRED: 'expired',
  UNCLAIMED: 'unclaimed',
  REFUND_OWED: 'refund_owed',
  UNKNOWN_INTENT: 'unknown_intent',
  OTHER_AMOUNT: 'other_amount',
  LATE_CHARGE: 'late_charge',
  REFUND_MISSING: 'refund_missing',
  DISPUTE: 'dispute',
} as const;
export type FindingKind = (typeof FindingKindEnum)[keyof typeof FindingKindEnum];

registerEnumType(FindingKindEnum, {
  name: 'MoneyFindingKind',
  description: 'What the shop’s books and Stripe’s did not agree on, or what was left open.',
  valuesConfig: {
    UNSETTLED: { description: 'Stripe had finished a payment that was still open here.' },
    EXPIRED: { description: 'A checkout held its stock past its time.' },
    UNCLAIMED: { description: 'Nobody posted an order for an amount that was paid.' },
    REFUND_OWED: { description: 'A refund was written down and not sent yet.' },
    UNKNOWN_INTENT: { description: 'Stripe has a payment of this shop that is not in its books.' },
    OTHER_AMOUNT: { description: 'Stripe captured another amount or currency than was ordered.' },
    LATE_CHARGE: { description: 'The card was charged after the payment had ended here.' },
    REFUND_MISSING: { description: 'A refund is in one of the two books only.' },
    DISPUTE: { description: 'The card’s bank disputes a charge, and mostly has taken the money back.' },
  },
});

@ObjectType({
  simpleResolvers: true,
  description: 'Something that the comparison with Stripe found, and what became of it.',
})
@modelOptions({ schemaOptions: { collection: 'moneyfindings', versionKey: false } })
// Each finding is stored once, however many runs and processes meet it.
@index({ kind: 1, subject: 1 }, { unique: true })
@index({ foundAt: -1, _id: -1 })
@index({ solvedAt: 1, foundAt: -1, _id: -1 })
// What was resolved three months ago helps nobody any more; what was not is kept.
@index({ solvedAt: -1 }, { expireAfterSeconds: 90 * 24 * 3600 })
export class MoneyFinding {
  @Field(() => ID, { description: 'Identifies the finding.' })
  _id!: string;

  @Field(() => FindingKindEnum, { description: 'What kind of thing was found.' })
  @prop({ type: () => String, required: true, enum: Object.values(FindingKindEnum) })
  kind!: FindingKind;

  /** What it is about: the id of a payment, of a refund, or Stripe's id of an intent, a refund or a dispute. */
  @prop({ type: () => String, required: true })
  subject!: string;

  @Field(() => String, { description: 'What was found, in a sentence.' })
  @prop({ type: () => String, required: true })
  what!: string;

  @Field(() => GraphQLNonNegativeFloat, { description: 'How much money it is about, US dollars.' })
  @prop({ type: () => Number, required: true })
  amount!: number;

  @prop({ type: () => Schema.Types.ObjectId })
  paymentId?: Types.ObjectId;

  @Field(() => String, {
    nullable: true,
    description: 'Stripe’s id of the payment intent, where there is one.',
  })
  @prop({ type: () => String })
  intentId?: string;

  /** Whether nothing can put it right any more: a dispute that is lost. */
  @prop({ type: () => Boolean })
  isFinal?: boolean;

  /** Whether somebody took note of it, so that no round opens it again. */
  @prop({ type: () => Boolean })
  isNoted?: boolean;

  @Field(() => GraphQLDateTime, { description: 'When it was found.' })
  @prop({ type: () => Date, required: true })
  foundAt!: Date;

  @Field(() => GraphQLDateTime, {
    nullable: true,
    description: 'When it was put right; null while it is not.',
  })
  @prop({ type: () => Date })
  solvedAt?: Date;

  @Field(() => String, { nullable: true, description: 'How it was put right, in a sentence.' })
  @prop({ type: () => String })
  outcome?: string;
}

export const FindingModel = modelOf(MoneyFinding);
export type FindingRecord = Persisted<MoneyFinding>;

/** A record of the database as a plain finding. */
export function toFinding(record: FindingRecord): MoneyFinding {
  return entityOf(MoneyFinding, record);
}
