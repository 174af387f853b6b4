import { index, modelOptions, prop } from '@typegoose/typegoose';
import {
  GraphQLDateTime,
  GraphQLEmailAddress,
  GraphQLNonNegativeFloat,
  GraphQLPositiveInt,
} from 'graphql-scalars';
import { Schema, type Types } from 'mongoose';
import { Field, ID, ObjectType, registerEnumType } from 'type-graphql';
import { Category, PetType } from '../../../../domain/catalogue/pet-options.ts';
import { type Cents, cents, isDollars, toCents } from '../../../../domain/money/money.ts';
import type { DisputeStatus } from '../../../../domain/orders/dispute-states.ts';
import type { CartEntryStatus } from '../../../../domain/orders/order-states.ts';
import { OrderActor } from '../../../../domain/orders/timeline.ts';
import { DeliveryMethod } from '../../../../domain/pricing/choices.ts';
import { type ChargedLine, isGivenBack } from '../../../../domain/pricing/refund.ts';
import { entityOf, modelOf, type Persisted } from '../../database/model-of.ts';
import type { StateModel } from '../../database/state-model.ts';
import { PetImage } from '../../images/pet-image.entity.ts';
import { DisputeStatusEnum } from '../records/dispute-status.ts';

/** GraphQL names of the states; the moves between them stand in domain/orders/order-states.ts. */
export const CartEntryStatusEnum = {
  PENDING: 'pending',
  PAID: 'paid',
  SHIPPED: 'shipped',
  DELIVERED: 'delivered',
  CANCELLED: 'cancelled',
  RETURNED: 'returned',
} as const satisfies Record<string, CartEntryStatus>;

registerEnumType(CartEntryStatusEnum, {
  name: 'CartEntryStatus',
  description: 'State of an order for food or an accessory.',
  valuesConfig: {
    PENDING: { description: 'Not paid yet.' },
    PAID: { description: 'Paid, waits to be sent.' },
    SHIPPED: { description: 'On its way.' },
    DELIVERED: { description: 'Arrived.' },
    CANCELLED: { description: 'Called off; refunded where it was paid.' },
    RETURNED: { description: 'Came back to the shop; refunded.' },
  },
});

@ObjectType({
  simpleResolvers: true,
  description: 'An order of some pieces of one food or accessory, with the item as it was when ordered.',
})
@modelOptions({ schemaOptions: { collection: 'cartentries', versionKey: false } })
@index({ uid: 1, orderDate: -1, _id: -1, status: 1 })
@index({ status: 1, orderDate: -1, _id: -1 })
@index({ paymentId: 1, _id: 1 })
// What comes the same day or is picked up: few of all.
@index(
  { deliveryMethod: 1, status: 1, orderDate: -1, _id: -1 },
  {
    partialFilterExpression: { deliveryMethod: { $in: [DeliveryMethod.SAME_DAY, DeliveryMethod.CURBSIDE] } },
  },
)
// What waits for its payment and must hear that its item is no longer sold.
@index({ petId: 1 }, { name: 'petId_1_pending', partialFilterExpression: { status: 'pending' } })
// The account’s orders with repeat deliveries, which decide what the next one costs.
@index({ uid: 1, status: 1 }, { partialFilterExpression: { everyWeeks: { $exists: true } } })
// What has arrived and nobody was asked about yet: what of all orders came in the last days.
@index({ unaskedSince: 1 }, { partialFilterExpression: { unaskedSince: { $exists: true } } })
// Holds all that best sellers are found by.
@index({ paidAt: 1, status: 1, petId: 1, accessoriesAmount: 1, totalamount: 1 })
export class CartEntry {
  @Field(() => ID, { description: 'Identifies the order.' })
  _id!: string;

  /** Identity that owns the order. */
  @prop({ type: () => String, required: true })
  uid!: string;

  @prop({ type: () => Schema.Types.ObjectId, required: true })
  petId!: Types.ObjectId;

  /** Payment that it belongs to; none for an entry that was posted and is not covered yet. */
  @prop({ type: () => Schema.Types.ObjectId })
  paymentId?: Types.ObjectId;

  /** The entry that it was split from (line-pieces.ts). */
  @prop({ type: () => Schema.Types.ObjectId })
  lineId?: Types.ObjectId;

  @Field(() => String, { description: 'Name of the item when it was ordered.' })
  @prop({ type: () => String, required: true })
  petname!: string;

  @Field(() => GraphQLNonNegativeFloat, { description: 'Price of one when it was ordered, US dollars.' })
  @prop({ type: () => Number, required: true })
  petprice!: number;

  @Field(() => Category, { description: 'Food or accessories.' })
  @prop({ type: () => String, required: true })
  category!: Category;

  @Field(() => PetType, { description: 'Which animal it is meant for.' })
  @prop({ type: () => String, required: true })
  type!: PetType;

  @Field(() => PetImage, { nullable: true, description: 'Picture when it was ordered.' })
  @prop({ type: () => PetImage, _id: false })
  image?: PetImage;

  @Field(() => GraphQLPositiveInt, { description: 'How many pieces.' })
  @prop({ type: () => Number, required: true })
  accessoriesAmount!: number;

  @Field(() => GraphQLNonNegativeFloat, {
    description: 'petprice times accessoriesAmount, US dollars, without delivery.',
  })
  @prop({ type: () => Number, required: true })
  totalamount!: number;

  /** What was charged for it after reductions, in cents; unknown in records of older versions: `paidFor` says. */
  @prop({ type: () => Number })
  paidCents?: number;

  /** What was given back of it although it was neither cancelled nor returned, in cents. */
  @prop({ type: () => Number })
  refundedCents?: number;

  @Field(() => GraphQLPositiveInt, {
    nullable: true,
    description: 'Weeks between its repeat deliveries, where it was ordered with them.',
  })
  @prop({ type: () => Number })
  everyWeeks?: number;

  @Field(() => DeliveryMethod, { description: 'How it reaches the shopper.' })
  @prop({ type: () => String, enum: Object.values(DeliveryMethod), default: () => DeliveryMethod.STANDARD })
  deliveryMethod!: DeliveryMethod;

  @Field(() => String, { description: 'Who gets it.' })
  @prop({ type: () => String, required: true })
  username!: string;

  @Field(() => String, { description: 'Where it goes.' })
  @prop({ type: () => String, default: () => '' })
  location!: string;

  @Field(() => String, { description: 'Phone number for questions.' })
  @prop({ type: () => String, default: () => '' })
  phone!: string;

  @Field(() => GraphQLEmailAddress, { description: 'E-mail of the account when it was ordered.' })
  @prop({ type: () => String, required: true })
  email!: string;

  @Field(() => GraphQLDateTime, { description: 'When it was ordered.' })
  @prop({ type: () => Date, required: true })
  orderDate!: Date;

  @Field(() => CartEntryStatusEnum, { description: 'State of the order.' })
  @prop({ type: () => String, required: true, enum: Object.values(CartEntryStatusEnum) })
  status!: CartEntryStatus;

  @Field(() => DisputeStatusEnum, {
    nullable: true,
    description: 'What a dispute of its payment is at the card’s bank; null where there was none.',
  })
  @prop({ type: () => String, enum: Object.values(DisputeStatusEnum) })
  dispute?: DisputeStatus;

  /** When its item went out of the shop, while this waited for its payment. */
  @prop({ type: () => Date })
  withdrawnAt?: Date;

  /** When it was paid; kept when the order is cancelled later. */
  @prop({ type: () => Date })
  paidAt?: Date;

  /** When it was sent; unknown for what was sent before the shop kept it. */
  @prop({ type: () => Date })
  shippedAt?: Date;

  /** When where it goes, or how, was changed last after it was ordered. */
  @prop({ type: () => Date })
  amendedAt?: Date;

  /** The parcel that it was sent in last. */
  @prop({ type: () => Schema.Types.ObjectId })
  shipmentId?: Types.ObjectId;

  /** When it arrived; unknown for what arrived before the shop kept it, as the two below are. */
  @prop({ type: () => Date })
  deliveredAt?: Date;

  @prop({ type: () => Date })
  cancelledAt?: Date;

  @prop({ type: () => String, enum: Object.values(OrderActor) })
  cancelledBy?: OrderActor;

  /** When it came back to the shop. */
  @prop({ type: () => Date })
  returnedAt?: Date;

  /** Of what came back, whether its pieces are for sale again. */
  @prop({ type: () => Boolean })
  isRestocked?: boolean;

  /** When it arrived, until its shopper is asked how it is (reviews/review-requests.service.ts). */
  @prop({ type: () => Date })
  unaskedSince?: Date;
}

export type CartEntryRecord = Persisted<CartEntry>;

export const CartEntryModel: StateModel<CartEntryRecord> = modelOf(CartEntry);

/** A record of the database as a plain entry. */
export function toCartEntry(record: CartEntryRecord): CartEntry {
  return entityOf(CartEntry, record);
}

/** What was charged for an entry; before it was stored, nothing was ever taken off. */
export function paidFor({
  paidCents,
  totalamount,
}: Pick<CartEntryRecord, 'paidCents' | 'totalamount'>): Cents {
  return paidCents === undefined ? toCents(totalamount) : cents(paidCents);
}

/** What decides about its share of a refund. */
export function chargedLine(
  entry: Pick<CartEntryRecord, 'paidCents' | 'totalamount' | 'refundedCents'>,
): ChargedLine {
  const { refundedCents } = entry;
  return { paid: paidFor(entry), ...(refundedCents !== undefined && { refunded: cents(refundedCents) }) };
}

type Charge = Pick<CartEntry, 'petprice' | 'totalamount' | 'paidCents' | 'refundedCents'>;

/** An entry to be shown: what of its charge is no amount counts as nothing. */
export function withReadableCharge<T extends Charge>(entry: T): T & { readonly paidCents: number } {
  const { petprice, totalamount, paidCents, refundedCents } = entry;
  const total = isDollars(totalamount) ? totalamount : 0;
  return {
    ...entry,
    refundedCents: Number.isSafeInteger(refundedCents) ? refundedCents : undefined,
    petprice: isDollars(petprice) ? petprice : 0,
    totalamount: total,
    paidCents: Number.isSafeInteger(paidCents) ? Number(paidCents) : toCents(total),
  };
}

/** Whether all that was paid for an entry has gone back; never where nothing was. */
export function isPaidBack(entry: Charge): boolean {
  const charged = chargedLine(withReadableCharge(entry));
  return charged.paid > 0 && isGivenBack(charged);
}
