import { index, modelOptions, prop } from '@typegoose/typegoose';
import { GraphQLDateTime, GraphQLEmailAddress, GraphQLNonNegativeFloat } from 'graphql-scalars';
import { Schema, type Types } from 'mongoose';
import { Field, ID, ObjectType, registerEnumType } from 'type-graphql';
import { PetType } from '../../../../domain/catalogue/pet-options.ts';
import {
  givenPetOrderStates,
  livePetOrderStates,
  type PetOrderStatus,
} from '../../../../domain/orders/order-states.ts';
import { entityOf, modelOf, type Persisted } from '../../database/model-of.ts';
import type { StateModel } from '../../database/state-model.ts';
import { PetImage } from '../../images/pet-image.entity.ts';
import { StoredAgreement } from './stored-agreement.entity.ts';
import { StoredApplication, StoredFee, StoredHandOver } from './stored-application.entity.ts';

/** GraphQL names of the states; the moves between them stand in domain/orders/order-states.ts. */
export const PetOrderStatusEnum = {
  PENDING: 'pending',
  APPROVED: 'approved',
  COLLECTED: 'collected',
  DECLINED: 'declined',
  CANCELLED: 'cancelled',
  RETURNED: 'returned',
} as const satisfies Record<string, PetOrderStatus>;

registerEnumType(PetOrderStatusEnum, {
  name: 'PetOrderStatus',
  description: 'State of an order for an animal.',
  valuesConfig: {
    PENDING: { description: 'Waits for an admin. Many may wait for one animal.' },
    APPROVED: { description: 'Accepted: the animal is this shopper’s.' },
    COLLECTED: { description: 'The animal moved to its new home.' },
    DECLINED: { description: 'The animal went to somebody else, or the shop said no.' },
    CANCELLED: { description: 'Called off by the shopper or an admin.' },
    RETURNED: { description: 'The animal came back from its new home, and is in the shop again.' },
  },
});

/** Holds all that the figures of customers are added up from. */
export const petOrderFiguresIndex = {
  uid: 1,
  status: 1,
  petprice: 1,
  orderDate: 1,
  'fee.isPaidAtShop': 1,
} as const;

@ObjectType({
  simpleResolvers: true,
  description: 'A shopper’s order for one living animal, with the animal as it was when ordered.',
})
@modelOptions({ schemaOptions: { collection: 'petorders', versionKey: false } })
// One live order per animal and shopper, and one approved order per animal, whatever runs at once.
@index(
  { petId: 1, uid: 1 },
  { unique: true, partialFilterExpression: { status: { $in: livePetOrderStates } }, name: 'one_live_order' },
)
@index(
  { petId: 1 },
  { unique: true, partialFilterExpression: { status: { $in: givenPetOrderStates } }, name: 'one_owner' },
)
// One family visits at a time, whichever server books it: no two visits share five minutes.
@index(
  { 'application.visitSlots': 1 },
  {
    unique: true,
    partialFilterExpression: { 'application.visitSlots': { $exists: true } },
    name: 'one_visit_at_a_time',
  },
)
// What the staff have to do, and what the clock has to look at.
@index(
  { 'application.dueAt': 1, _id: 1 },
  { partialFilterExpression: { 'application.dueAt': { $exists: true } }, name: 'applications_due' },
)
@index(
  { 'application.wakeAt': 1 },
  { partialFilterExpression: { 'application.wakeAt': { $exists: true } }, name: 'applications_to_wake' },
)
// When animals moved, came back or were asked for.
@index({ 'application.timeline.stage': 1, 'application.timeline.at': 1 })
@index({ uid: 1, orderDate: -1, _id: -1, status: 1 })
@index({ status: 1, orderDate: -1, _id: -1 })
@index({ petId: 1, status: 1, orderDate: 1, _id: 1 })
@index(petOrderFiguresIndex)
// Holds all that revenue is added up from.
@index({ approvedAt: 1, status: 1, petprice: 1, 'fee.isPaidAtShop': 1 })
export class PetOrder {
  @Field(() => ID, { description: 'Identifies the order.' })
  _id!: string;

  /** Identity that owns the order. */
  @prop({ type: () => String, required: true })
  uid!: string;

  @prop({ type: () => Schema.Types.ObjectId, required: true })
  petId!: Types.ObjectId;

  @Field(() => String, { description: 'Name of the animal when it was ordered.' })
  @prop({ type: () => String, required: true })
  petname!: string;

  @Field(() => GraphQLNonNegativeFloat, { description: 'Price when it was ordered, US dollars.' })
  @prop({ type: () => Number, required: true })
  petprice!: number;

  @Field(() => PetType, { description: 'Which animal it is.' })
  @prop({ type: () => String, required: true })
  type!: PetType;

  @Field(() => PetImage, { nullable: true, description: 'Picture when it was ordered.' })
  @prop({ type: () => PetImage, _id: false })
  image?: PetImage;

  @Field(() => String, { description: 'Who takes the animal.' })
  @prop({ type: () => String, required: true })
  username!: string;

  @Field(() => String, { description: 'Where it will live.' })
  @prop({ type: () => String, required: true })
  location!: string;

  @Field(() => String, { description: 'Phone number for questions.' })
  @prop({ type: () => String, required: true })
  phone!: string;

  @Field(() => GraphQLEmailAddress, { description: 'E-mail of the account when it was ordered.' })
  @prop({ type: () => String, required: true })
  email!: string;

  @Field(() => GraphQLDateTime, { description: 'When it was ordered.' })
  @prop({ type: () => Date, required: true })
  orderDate!: Date;

  @Field(() => PetOrderStatusEnum, { description: 'State of the order.' })
  @prop({ type: () => String, required: true, enum: Object.values(PetOrderStatusEnum) })
  status!: PetOrderStatus;

  /** When the animal was given to this shopper; kept when the order is cancelled later. */
  @prop({ type: () => Date })
  approvedAt?: Date;

  @Field(() => GraphQLDateTime, {
    nullable: true,
    description: 'Since when the accepted animal can be collected; null until the shop has announced it.',
  })
  @prop({ type: () => Date })
  readyAt?: Date;

  @Field(() => GraphQLDateTime, {
    nullable: true,
    description:
      'When the order, passed over before, was reopened because the animal was free again and it was next in line.',
  })
  @prop({ type: () => Date })
  turnAt?: Date;

  /** The order whose acceptance declined this one; none where the shop said no to it alone. */
  @prop({ type: () => Schema.Types.ObjectId })
  declinedBy?: Types.ObjectId;

  /** When the animal left the shop while this order waited, which declined it; goes when the animal comes back. */
  @prop({ type: () => Date })
  withdrawnAt?: Date;

  /** How far it has come, where the shop asked for an application when it was ordered. */
  @prop({ type: () => StoredApplication })
  application?: StoredApplication;

  /** Its adoption fee, where that was to be paid online when the animal was given to this shopper. */
  @prop({ type: () => StoredFee })
  fee?: StoredFee;

  /** What the staff noted when the animal moved to its new home. */
  @prop({ type: () => StoredHandOver })
  handOver?: StoredHandOver;

  /** The agreement about the animal, where it was signed on the screen; an undo of the acceptance takes it along. */
  @prop({ type: () => StoredAgreement })
  agreement?: StoredAgreement;

  /** Why the animal came back, for the staff alone. */
  @prop({ type: () => String })
  returnReason?: string;
}

export type PetOrderRecord = Persisted<PetOrder>;

export const PetOrderModel: StateModel<PetOrderRecord> = modelOf(PetOrder);

/** A record of the database as a plain order. */
export function toPetOrder(record: PetOrderRecord): PetOrder {
  return entityOf(PetOrder, record);
}
