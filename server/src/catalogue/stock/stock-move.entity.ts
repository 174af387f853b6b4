import { index, modelOptions, prop } from '@typegoose/typegoose';
import { GraphQLDateTime, GraphQLNonNegativeInt } from 'graphql-scalars';
import { Schema, type Types } from 'mongoose';
import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { StockReason } from '../../../../domain/stock/stock-moves.ts';
import { entityOf, modelOf, type Persisted } from '../../database/model-of.ts';

registerEnumType(StockReason, {
  name: 'StockReason',
  description: 'Why the stock of an item changed.',
  valuesConfig: {
    SOLD: { description: 'Ordered and paid.' },
    HELD: { description: 'Held for an order that is not paid.' },
    RELEASED: { description: 'Free again: an order was not paid, or canceled before it left.' },
    RETURNED: { description: 'Came back, fit for sale.' },
    SENT_AGAIN: { description: 'Sent in place of what was lost, or came broken.' },
    ARRIVED: { description: 'Came from a supplier.' },
    COUNTED: { description: 'The difference that a count made; the first pieces of an item too.' },
    BROKEN: { description: 'Broken or spoilt.' },
    LOST: { description: 'Not to be found.' },
    GIFT: { description: 'Given away.' },
    IMPORTED: { description: 'Written by the import of a file.' },
  },
});

@ObjectType({
  simpleResolvers: true,
  description: 'A change of the stock of an item. Their sum is the stock.',
})
@modelOptions({ schemaOptions: { collection: 'stockmoves', versionKey: false } })
@index({ petId: 1, number: -1, _id: -1 })
// What was sold of everything in some weeks.
@index({ at: 1 })
export class StockMove {
  _id!: string;

  @Field(() => ID, { description: 'Identifies the move.' })
  id?: string;

  /** The item whose stock it is. */
  @prop({ type: () => Schema.Types.ObjectId, required: true })
  petId!: Types.ObjectId;

  @Field(() => Int, { description: 'Counts the moves of an item from 1.' })
  @prop({ type: () => Number, required: true })
  number!: number;

  @Field(() => GraphQLDateTime, { description: 'When it was written.' })
  @prop({ type: () => Date, required: true })
  at!: Date;

  @Field(() => String, {
    nullable: true,
    description: 'E-mail address of whoever did it or ordered; null for what the shop did by itself.',
  })
  @prop({ type: () => String })
  by?: string;

  @Field(() => Int, { description: 'Pieces that came; below zero, pieces that went.' })
  @prop({ type: () => Number, required: true })
  quantity!: number;

  @Field(() => StockReason, { description: 'Why.' })
  @prop({ type: () => String, required: true, enum: Object.values(StockReason) })
  reason!: StockReason;

  @Field(() => String, { nullable: true, description: 'What was said of it.' })
  @prop({ type: () => String })
  note?: string;

  @Field(() => GraphQLNonNegativeInt, { description: 'The stock that it left.' })
  @prop({ type: () => Number, required: true })
  stockAfter!: number;

  @Field(() => Int, {
    nullable: true,
    description:
      'Of a count: by how much the stock had fallen between the list that was counted by and its entry; null elsewhere.',
  })
  @prop({ type: () => Number })
  soldMeanwhile?: number;

  /** The payment of the order that it was for. */
  @prop({ type: () => Schema.Types.ObjectId })
  paymentId?: Types.ObjectId;

  @Field(() => String, { nullable: true, description: 'Number of the order that it was for.' })
  orderNumber?: string | null;
}

export type StockMoveRecord = Persisted<StockMove>;

export const StockMoveModel = modelOf(StockMove);

/** A record of the database as a plain move. */
export function toStockMove(record: StockMoveRecord): StockMove {
  const move = entityOf(StockMove, record);
  return Object.assign(move, { id: move._id });
}
