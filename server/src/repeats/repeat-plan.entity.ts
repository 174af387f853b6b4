import { index, modelOptions, prop } from '@typegoose/typegoose';
import {
  GraphQLDateTime,
  GraphQLLocalDate,
  GraphQLNonNegativeInt,
  GraphQLPositiveInt,
} from 'graphql-scalars';
import { Schema, type Types } from 'mongoose';
import { Field, ID, ObjectType, registerEnumType } from 'type-graphql';
import { DeliveryMethod } from '../../../domain/pricing/choices.ts';
import type { PlanDate } from '../../../domain/repeats/plan-dates.ts';
import { livePlanStates, type PlanStatus } from '../../../domain/repeats/plan-states.ts';
import { databaseClock } from '../database/database-clock.ts';
import { entityOf, modelOf, type Persisted } from '../database/model-of.ts';
import type { StateModel } from '../database/state-model.ts';

/** GraphQL names of the states; the moves between them stand in domain/repeats/plan-states.ts. */
export const RepeatPlanStatusEnum = {
  ACTIVE: 'active',
  PAUSED: 'paused',
  ENDED: 'ended',
} as const satisfies Record<string, PlanStatus>;

registerEnumType(RepeatPlanStatusEnum, {
  name: 'RepeatPlanStatus',
  description: 'State of a plan of repeat deliveries.',
  valuesConfig: {
    ACTIVE: { description: 'Its next delivery comes.' },
    PAUSED: { description: 'Nothing comes until it is resumed.' },
    ENDED: { description: 'Nothing comes any more.' },
  },
});

@ObjectType({ simpleResolvers: true, description: 'The card that a plan charges.' })
export class RepeatCard {
  @Field(() => String, { description: 'Brand, such as visa.' })
  @prop({ type: () => String, required: true })
  brand!: string;

  @Field(() => String, { description: 'Last four digits of its number.' })
  @prop({ type: () => String, required: true })
  last4!: string;

  /** Stripe's id of the card. */
  @prop({ type: () => String, required: true })
  paymentMethodId!: string;
}

/** An item that comes along with the next delivery, once. */
export class RepeatExtra {
  @prop({ type: () => Schema.Types.ObjectId, required: true })
  petId!: Types.ObjectId;

  @prop({ type: () => Number, required: true })
  accessoriesAmount!: number;
}

@ObjectType({ simpleResolvers: true, description: 'An item that comes again every few weeks.' })
@modelOptions({ schemaOptions: { collection: 'repeatplans', versionKey: false } })
// One plan an item and account, so that ordering it once more begins no second one.
@index({ uid: 1, petId: 1 }, { unique: true, partialFilterExpression: { status: { $in: livePlanStates } } })
@index({ uid: 1, createdAt: -1, _id: -1 })
@index({ createdAt: -1, _id: -1 })
@index({ status: 1, createdAt: -1, _id: -1 })
@index({ status: 1, chargeDate: 1, _id: 1 })
@index({ status: 1, nextDate: 1, _id: 1 })
@index({ status: 1, endedAt: 1 })
@index({ entryId: 1 })
@index({ cardIntentId: 1, status: 1 })
// What follows its forecast: few of all.
@index({ followsForecast: 1, nextDate: 1, _id: 1 }, { partialFilterExpression: { followsForecast: true } })
// What is being charged: few of all.
@index({ paymentId: 1 }, { partialFilterExpression: { paymentId: { $exists: true } } })
export class RepeatPlan {
  @Field(() => ID, { description: 'Identifies the plan.' })
  _id!: string;

  /** Identity that it belongs to, and the e-mail address of the account when it began. */
  @prop({ type: () => String, required: true })
  uid!: string;

  @prop({ type: () => String, required: true })
  email!: string;

  @Field(() => RepeatPlanStatusEnum, { description: 'State of the plan.' })
  @prop({ type: () => String, required: true, enum: Object.values(RepeatPlanStatusEnum) })
  status!: PlanStatus;

  @prop({ type: () => Schema.Types.ObjectId, required: true })
  petId!: Types.ObjectId;

  @Field(() => String, { description: 'Name of the item when it was chosen.' })
  @prop({ type: () => String, required: true })
  petname!: string;

  @Field(() => GraphQLPositiveInt, { description: 'How many pieces come each time.' })
  @prop({ type: () => Number, required: true })
  accessoriesAmount!: number;

  @Field(() => GraphQLPositiveInt, { description: 'Weeks from one delivery to the next, 1 to 12.' })
  @prop({ type: () => Number, required: true })
  everyWeeks!: number;

  @Field(() => DeliveryMethod, {
    description: 'How it is to come; where that can not be had on the day, by carrier.',
  })
  @prop({ type: () => String, required: true, enum: Object.values(DeliveryMethod) })
  delivery!: DeliveryMethod;

  /** The price of one that the shopper has agreed to, in cents; what is more than a little above it waits for consent. */
  @prop({ type: () => Number, required: true })
  agreedCents!: number;

  /** What comes where the item is sold out, and the price of one when that was chosen, in cents. */
  @prop({ type: () => Schema.Types.ObjectId })
  substituteId?: Types.ObjectId;

  @prop({ type: () => Number })
  substituteCents?: number;

  @prop({ type: () => [RepeatExtra], default: () => [], _id: false })
  extras!: RepeatExtra[];

  @Field(() => GraphQLLocalDate, { description: 'Day of the next delivery, by the shop’s calendar.' })
  @prop({ type: () => String, required: true })
  nextDate!: PlanDate;

  @Field(() => GraphQLLocalDate, {
    description: 'Day on which it is charged: that of the delivery, or later where the card was declined.',
  })
  @prop({ type: () => String, required: true })
  chargeDate!: PlanDate;

  @Field(() => GraphQLLocalDate, { description: 'Day of the last delivery, or of the order that began it.' })
  @prop({ type: () => String, required: true })
  lastDate!: PlanDate;

  /** Pieces of that delivery. */
  @prop({ type: () => Number, required: true })
  lastAmount!: number;

  /** The price of one piece then, in cents. */
  @prop({ type: () => Number, required: true })
  lastCents!: number;

  /** Day on which the price of the next delivery was mailed; from the day after it on it can be charged. */
  @prop({ type: () => String })
  announcedOn?: PlanDate;

  @Field(() => GraphQLNonNegativeInt, { description: 'Deliveries that it has brought since it began.' })
  @prop({ type: () => Number, required: true })
  deliveries!: number;

  /** Counts the deliveries that came, were skipped or left out; names each of them. */
  @prop({ type: () => Number, required: true })
  cycle!: number;

  /** Payments of this cycle that ended unpaid; names the next one. */
  @prop({ type: () => Number, required: true })
  attempts!: number;

  /** Those of them whose card was declined, and the day of the first. */
  @prop({ type: () => Number, required: true })
  declines!: number;

  @prop({ type: () => String })
  firstTried?: PlanDate;

  /** The payment that charges the next delivery, while it is under way. */
  @prop({ type: () => Schema.Types.ObjectId })
  paymentId?: Types.ObjectId;

  @Field(() => String, {
    nullable: true,
    description: 'Why the last try to deliver did not succeed, in words for the shopper.',
  })
  @prop({ type: () => String })
  problem?: string;

  /** Stripe's id of the payment that saved the card. */
  @prop({ type: () => String, required: true })
  cardIntentId!: string;

  /** The account whose cards it is kept among at Stripe, by its uid, where that was merged into the plan’s. */
  @prop({ type: () => String })
  cardUid?: string;

  /** Known once it was looked up at Stripe. */
  @prop({ type: () => RepeatCard, _id: false })
  card?: RepeatCard;

  @Field(() => GraphQLPositiveInt, { nullable: true, description: 'Grams that are eaten a day.' })
  @prop({ type: () => Number })
  gramsADay?: number;

  @Field(() => GraphQLPositiveInt, {
    nullable: true,
    description: 'Grams in one piece, as you say; counts where the item does not say its weight.',
  })
  @prop({ type: () => Number })
  gramsAPiece?: number;

  /** Grams that its shopper counted at home, and the day. */
  @prop({ type: () => Number })
  countedGrams?: number;

  @prop({ type: () => String })
  countedOn?: PlanDate;

  /** Whether its next delivery is moved to when the food asks for it; unset where not. */
  @prop({ type: () => Boolean })
  followsForecast?: boolean;

  /** The day on which that was looked at last. */
  @prop({ type: () => String })
  followedOn?: PlanDate;

  @Field(() => String, { description: 'Who gets it.' })
  @prop({ type: () => String, required: true })
  username!: string;

  @Field(() => String, { description: 'Where it goes.' })
  @prop({ type: () => String, required: true })
  location!: string;

  @Field(() => String, { description: 'Phone number for questions.' })
  @prop({ type: () => String, required: true })
  phone!: string;

  /** The order that began it; cancelled, it ends the plan. */
  @prop({ type: () => Schema.Types.ObjectId, required: true })
  entryId!: Types.ObjectId;

  @Field(() => GraphQLDateTime, { description: 'When it began.' })
  @prop({ type: () => Date, required: true, default: () => databaseClock.now() })
  createdAt!: Date;

  @Field(() => GraphQLDateTime, { nullable: true, description: 'When it was ended.' })
  @prop({ type: () => Date })
  endedAt?: Date;
}

export type RepeatPlanRecord = Persisted<RepeatPlan>;

export const RepeatPlanModel: StateModel<RepeatPlanRecord> = modelOf(RepeatPlan);

/** A record of the database as a plain plan. */
export function toRepeatPlan(record: RepeatPlanRecord): RepeatPlan {
  return entityOf(RepeatPlan, record);
}
