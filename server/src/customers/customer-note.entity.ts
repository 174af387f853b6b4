import { index, modelOptions, prop } from '@typegoose/typegoose';
import { GraphQLDateTime } from 'graphql-scalars';
import { Field, ID, ObjectType } from 'type-graphql';
import { entityOf, modelOf, type Persisted } from '../database/model-of.ts';

@ObjectType({
  simpleResolvers: true,
  description: 'What the staff wrote about a customer, for each other: no shopper sees it.',
})
@modelOptions({ schemaOptions: { collection: 'customernotes', versionKey: false } })
@index({ uid: 1, at: -1, _id: -1 })
export class CustomerNote {
  @Field(() => ID, { description: 'Identifies the note.' })
  _id!: string;

  /** Identity of the account that it is about. */
  @prop({ type: () => String, required: true })
  uid!: string;

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

export type CustomerNoteRecord = Persisted<CustomerNote>;

export const CustomerNoteModel = modelOf(CustomerNote);

/** A record of the database as a plain note. */
export function toCustomerNote(record: CustomerNoteRecord): CustomerNote {
  return entityOf(CustomerNote, record);
}
