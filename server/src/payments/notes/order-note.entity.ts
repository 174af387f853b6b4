import { index, modelOptions, prop } from '@typegoose/typegoose';
import { GraphQLDateTime } from 'graphql-scalars';
import { Schema, type Types } from 'mongoose';
import { Field, ID, ObjectType } from 'type-graphql';
import { entityOf, modelOf, type Persisted } from '../../database/model-of.ts';

@ObjectType({
  simpleResolvers: true,
  description: 'What the staff wrote about an order, for each other: no shopper sees it.',
})
@modelOptions({ schemaOptions: { collection: 'ordernotes', versionKey: false } })
@index({ paymentId: 1, _id: 1 })
export class OrderNote {
  @Field(() => ID, { description: 'Identifies the note.' })
  _id!: string;

  /** Payment of the order that it is about. */
  @prop({ type: () => Schema.Types.ObjectId, required: true })
  paymentId!: Types.ObjectId;

  @Field(() => GraphQLDateTime, { description: 'When it was written.' })
  @prop({ type: () => Date, required: true })
  at!: Date;

  @Field(() => String, { description: 'Who wrote it: the name at that time, or the e-mail address.' })
  @prop({ type: () => String, required: true })
  by!: string;

  @Field(() => String, { description: 'What was written.' })
  @prop({ type: () => String, required: true })
  text!: string;
}

export type OrderNoteRecord = Persisted<OrderNote>;

export const OrderNoteModel = modelOf(OrderNote);

/** A record of the database as a plain note. */
export function toOrderNote(record: OrderNoteRecord): OrderNote {
  return entityOf(OrderNote, record);
}
