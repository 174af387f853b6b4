import { index, modelOptions, prop } from '@typegoose/typegoose';
import { GraphQLDateTime, GraphQLLocalDate, GraphQLPositiveInt } from 'graphql-scalars';
import { Schema, type Types } from 'mongoose';
import { Field, ID, ObjectType, registerEnumType } from 'type-graphql';
import { trackingUrl } from '../../../../domain/orders/carriers.ts';
import { expectedTime, type PromiseTerms, promisedDays } from '../../../../domain/orders/delivery-promise.ts';
import type { ShipmentState } from '../../../../domain/orders/order-states.ts';
import type { PromisedDays } from '../../../../domain/orders/promise-labels.ts';
import type { DeliveryMethod } from '../../../../domain/pricing/choices.ts';
import { modelOf, type Persisted } from '../../database/model-of.ts';
import type { StateModel } from '../../database/state-model.ts';
import { textOf } from '../../platform/text/text-of.ts';
import { isValidDate } from '../../platform/valid-date.ts';
import { CartEntry } from '../cart-entries/cart-entry.entity.ts';
import { partsByLine } from '../cart-entries/order-lines.ts';

/** GraphQL names of the states; the moves between them stand in domain/orders/shipment-states.ts. */
export const ShipmentStateEnum = {
  ON_ITS_WAY: 'on_its_way',
  DELIVERED: 'delivered',
  LOST: 'lost',
  UNDONE: 'undone',
} as const satisfies Record<string, ShipmentState>;

registerEnumType(ShipmentStateEnum, {
  name: 'ShipmentState',
  description: 'What became of a parcel.',
  valuesConfig: {
    ON_ITS_WAY: { description: 'Sent, or ready to be picked up.' },
    DELIVERED: { description: 'All of it arrived, or was picked up.' },
    LOST: { description: 'It did not arrive.' },
    UNDONE: { description: 'It was not sent after all.' },
  },
});

/** Some pieces of a line that are in a parcel. */
class StoredShipmentLine {
  @prop({ type: () => Schema.Types.ObjectId, required: true })
  entryId!: Types.ObjectId;

  @prop({ type: () => Number, required: true })
  quantity!: number;
}

/** What stands on a parcel. */
class ShipmentLabel {
  @prop({ type: () => String })
  carrier?: string;

  @prop({ type: () => String })
  trackingNumber?: string;
}

/** What stood on a parcel from a time on, and until then. */
class ShipmentCorrection extends ShipmentLabel {
  @prop({ type: () => Date, required: true })
  at!: Date;

  @prop({ type: () => ShipmentLabel, required: true, _id: false })
  before!: ShipmentLabel;
}

/** A parcel as it is stored: one record for each that was sent, and none takes the place of another. */
@modelOptions({ schemaOptions: { collection: 'shipments', versionKey: false } })
@index({ paymentId: 1, _id: 1 })
// What is sent once more and waits for its number, by either of its causes.
@index({ status: 1, replaces: 1 }, { partialFilterExpression: { replaces: { $exists: true } } })
@index({ status: 1, problemId: 1 }, { partialFilterExpression: { problemId: { $exists: true } } })
class StoredShipment extends ShipmentLabel {
  _id!: string;

  /** Payment of the order that it is of. */
  @prop({ type: () => Schema.Types.ObjectId, required: true })
  paymentId!: Types.ObjectId;

  @prop({ type: () => [StoredShipmentLine], required: true, _id: false })
  lines!: StoredShipmentLine[];

  @prop({ type: () => Date, required: true })
  shippedAt!: Date;

  @prop({ type: () => String, required: true, enum: Object.values(ShipmentStateEnum) })
  status!: ShipmentState;

  /** Corrections, first ones first. */
  @prop({ type: () => [ShipmentCorrection], default: undefined, _id: false })
  corrections?: ShipmentCorrection[];

  @prop({ type: () => Date })
  lostAt?: Date;

  @prop({ type: () => Date })
  undoneAt?: Date;

  /** The lost parcel in whose place it was sent. */
  @prop({ type: () => Schema.Types.ObjectId })
  replaces?: Types.ObjectId;

  /** The request of its shopper that it answers: its pieces were sent before, in another one. */
  @prop({ type: () => Schema.Types.ObjectId })
  problemId?: Types.ObjectId;
}

export type ShipmentRecord = Persisted<StoredShipment>;

export const ShipmentModel: StateModel<ShipmentRecord> = modelOf(StoredShipment);

@ObjectType({ simpleResolvers: true, description: 'Pieces of a line that are in a parcel.' })
export class ShipmentLine {
  @Field(() => CartEntry, { description: 'The line.' })
  entry!: CartEntry;

  @Field(() => GraphQLPositiveInt, { description: 'How many of its pieces.' })
  quantity!: number;
}

@ObjectType({ simpleResolvers: true, description: 'When something is to be there.' })
export class ExpectedTime implements PromisedDays {
  @Field(() => GraphQLLocalDate, { description: 'The first day on which it comes, by the shop’s calendar.' })
  from!: string;

  @Field(() => GraphQLLocalDate, { description: 'The last one.' })
  until!: string;

  @Field(() => GraphQLDateTime, {
    nullable: true,
    description: 'By which hour of that day; null where the day is all that is known.',
  })
  dueAt!: Date | null;
}

@ObjectType({ simpleResolvers: true, description: 'A parcel of an order, or what was laid ready of it.' })
export class Shipment {
  @Field(() => ID, { description: 'Identifies the parcel.' })
  id!: string;

  @Field(() => [ShipmentLine], { description: 'What is in it.' })
  lines!: ShipmentLine[];

  @Field(() => String, { nullable: true, description: 'Who brings it; null where the shop has not said so.' })
  carrier!: string | null;

  @Field(() => String, { nullable: true, description: 'The carrier’s number of it.' })
  trackingNumber!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Where the carrier shows where it is; null for carriers that the shop does not know.',
  })
  trackingUrl!: string | null;

  @Field(() => GraphQLDateTime, { description: 'When it was sent, or laid ready.' })
  shippedAt!: Date;

  @Field(() => ShipmentStateEnum, { description: 'What became of it.' })
  state!: ShipmentState;

  @Field(() => ExpectedTime, {
    nullable: true,
    description:
      'When it is to be there, by when it left; null where it is no longer on its way, or is picked up.',
  })
  expected!: ExpectedTime | null;
}

/** What of its order a parcel is told with. */
interface OfOrder {
  readonly pieces: readonly CartEntry[];
  readonly delivery: { readonly method: DeliveryMethod };
}

/** A parcel, with the lines of its order. */
export function toShipment(
  record: ShipmentRecord,
  { pieces, delivery: { method } }: OfOrder,
  terms: PromiseTerms,
): Shipment {
  const carrier = textOf(record.carrier) || null;
  const trackingNumber = textOf(record.trackingNumber) || null;
  const { shippedAt, status: state } = record;
  const isAwaited = state === 'on_its_way' && isValidDate(shippedAt);
  const expected = isAwaited ? expectedTime(method, shippedAt, terms) : null;
  const inside = record.lines.flatMap(({ entryId, quantity }) => {
    const piece = pieces.find(({ _id }) => _id === textOf(entryId));
    return piece ? [{ piece, quantity }] : [];
  });
  return {
    ...{ id: textOf(record._id), carrier, trackingNumber, shippedAt, state },
    trackingUrl: trackingUrl(carrier, trackingNumber),
    expected: expected && promisedDays(method, expected),
    lines: partsByLine(inside, pieces),
  };
}
