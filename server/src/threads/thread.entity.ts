import { index, modelOptions, prop } from '@typegoose/typegoose';
import { GraphQLDateTime } from 'graphql-scalars';
import { Schema, type Types } from 'mongoose';
import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { modelOf, type Persisted } from '../database/model-of.ts';
import { StaffNote } from '../orders/notes/staff-note.entity.ts';
import { listWeight } from '../platform/complexity-weights.ts';

/** Who has said something. */
export const ThreadSide = { SHOPPER: 'shopper', SHOP: 'shop' } as const;
export type ThreadSide = (typeof ThreadSide)[keyof typeof ThreadSide];

registerEnumType(ThreadSide, {
  name: 'ThreadSide',
  description: 'Who has said something.',
  valuesConfig: {
    SHOPPER: { description: 'Whoever asked.' },
    SHOP: { description: 'Somebody of the staff.' },
  },
});

@ObjectType({
  simpleResolvers: true,
  description: 'A photo that came with what was said: threadPhoto has it.',
})
@modelOptions({ schemaOptions: { _id: false } })
export class MessagePhoto {
  @Field(() => ID, { description: 'Identifies the photo.' })
  @prop({ type: () => String, required: true })
  id!: string;

  @Field(() => Int, { description: 'Its size as JPEG, in bytes.' })
  @prop({ type: () => Number, required: true })
  bytes!: number;

  /** Tells it from others, so that the same message is there once. */
  @prop({ type: () => String, required: true })
  hash!: string;
}

@ObjectType({ simpleResolvers: true, description: 'What was said at a time.' })
@modelOptions({ schemaOptions: { _id: false } })
export class ThreadMessage {
  @Field(() => GraphQLDateTime, { description: 'When it was said.' })
  @prop({ type: () => Date, required: true })
  at!: Date;

  @Field(() => ThreadSide, { description: 'Who said it.' })
  @prop({ type: () => String, required: true, enum: Object.values(ThreadSide) })
  by!: ThreadSide;

  @Field(() => String, { description: 'What was said: plain text.' })
  @prop({ type: () => String, required: true })
  text!: string;

  @prop({ type: () => [MessagePhoto] })
  photos?: MessagePhoto[];

  /** Address of whoever of the staff said it. */
  @prop({ type: () => String })
  staff?: string;

  /** Tells the mail that it came by from all others, so that it is there once. */
  @prop({ type: () => String })
  mailKey?: string;
}

/** A question, and all that was said about it since. */
@ObjectType({
  simpleResolvers: true,
  description: 'A question to the shop, and all that was said about it since.',
})
@modelOptions({ schemaOptions: { collection: 'threads', versionKey: false } })
// What waits for an answer, what is due first before the others; and all of them, the last said before the others.
@index({ isProved: 1, isAnswered: 1, isClosed: 1, dueAt: 1, _id: 1 })
@index({ hereSince: 1, _id: 1 }, { partialFilterExpression: { hereSince: { $exists: true } } })
@index({ isProved: 1, lastAt: -1, _id: -1 })
@index({ uid: 1, lastAt: -1, _id: -1 }, { partialFilterExpression: { uid: { $exists: true } } })
@index({ orderNumber: 1 }, { sparse: true })
@index({ petId: 1 }, { sparse: true })
@index({ email: 1, createdAt: 1 }, { partialFilterExpression: { isProved: false } })
@index({ code: 1 }, { unique: true, sparse: true })
@index({ replySecret: 1 }, { unique: true, sparse: true })
// The same question in the same words is asked once, until something more is said.
@index({ askedOnce: 1 }, { unique: true, sparse: true })
// A question whose address nobody proves is gone after a week.
@index({ proveBy: 1 }, { expireAfterSeconds: 0 })
export class Thread {
  _id!: string;

  @Field(() => String, { description: 'What it is about, in a few words.' })
  @prop({ type: () => String, required: true })
  subject!: string;

  /** Account that asked; none for a visitor. */
  @prop({ type: () => String })
  uid?: string;

  /** Where answers go. */
  @prop({ type: () => String, required: true })
  email!: string;

  @prop({ type: () => String, required: true })
  name!: string;

  @prop({ type: () => Schema.Types.ObjectId })
  petId?: Types.ObjectId;

  /** Number of the order that it is about, which belongs to whoever asked. */
  @prop({ type: () => String })
  orderNumber?: string;

  @Field(() => [ThreadMessage], {
    description: 'What was said, first things first.',
    complexity: listWeight(5),
  })
  @prop({ type: () => [ThreadMessage], required: true, default: () => [] })
  messages!: ThreadMessage[];

  /** What the staff wrote about it for each other; by their addresses, as they say messages. */
  @prop({ type: () => [StaffNote] })
  notes?: Persisted<StaffNote>[];

  @Field(() => Boolean, { description: 'Whether the shop has said the last word.' })
  @prop({ type: () => Boolean, required: true })
  isAnswered!: boolean;

  @Field(() => Boolean, {
    description: 'Whether it is over: whoever asked may still write, which opens it again.',
  })
  @prop({ type: () => Boolean, required: true })
  isClosed!: boolean;

  /** Whether the address is proved to be of whoever asked; until then nobody of the staff sees it. */
  @prop({ type: () => Boolean, required: true })
  isProved!: boolean;

  @Field(() => GraphQLDateTime, {
    nullable: true,
    description:
      'When it is to be answered, within one working day; null where it is, and before its address is proved.',
  })
  @prop({ type: () => Date })
  dueAt?: Date;

  @Field(() => GraphQLDateTime, {
    nullable: true,
    description:
      'Since when whoever asks stands outside to pick the order up; null once that is answered, closed or handed over.',
  })
  @prop({ type: () => Date })
  hereSince?: Date;

  /** What the same question has in common, until something more is said about it. */
  @prop({ type: () => String })
  askedOnce?: string;

  /** Secret of the link that proves the address. */
  @prop({ type: () => String })
  code?: string;

  /** Secret of the address to which it is answered by mail, once the shop has answered. */
  @prop({ type: () => String })
  replySecret?: string;

  /** When it is gone unless its address is proved. */
  @prop({ type: () => Date })
  proveBy?: Date;

  @Field(() => GraphQLDateTime, { description: 'When it was asked.' })
  @prop({ type: () => Date, required: true })
  createdAt!: Date;

  @Field(() => GraphQLDateTime, { description: 'When something was said last.' })
  @prop({ type: () => Date, required: true })
  lastAt!: Date;
}

export type ThreadRecord = Persisted<Thread>;

export const ThreadModel = modelOf(Thread);

/** Which threads wait for an answer of the shop. */
export const waitingThreads = { isProved: true, isAnswered: false, isClosed: false } as const;
