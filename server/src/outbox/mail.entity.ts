import { getModelForClass, index, modelOptions, prop } from '@typegoose/typegoose';
import { GraphQLDateTime, GraphQLNonNegativeInt } from 'graphql-scalars';
import { Schema, type Types } from 'mongoose';
import { Field, ObjectType, registerEnumType } from 'type-graphql';
import { type MailKind, mailKinds } from '../../../domain/mail/mail-kinds.ts';
import { type MailStatus } from '../../../domain/mail/mail-states.ts';
import { databaseClock } from '../database/database-clock.ts';
import type { StateModel } from '../database/state-model.ts';

const kinds = Object.keys(mailKinds) as MailKind[];

export const MailKindEnum = Object.fromEntries(kinds.map((kind) => [kind, kind])) as {
  readonly [Kind in MailKind]: Kind;
};

registerEnumType(MailKindEnum, {
  name: 'MailKind',
  description: 'Events that the shop mails.',
  valuesConfig: Object.fromEntries(
    kinds.map((kind) => {
      const { audience, label } = mailKinds[kind];
      return [kind, { description: `${label}.${audience === 'shop' ? ' To whoever runs the shop.' : ''}` }];
    }),
  ),
});

export const MailStatusEnum = {
  WAITING: 'waiting',
  SENT: 'sent',
  FAILED: 'failed',
  WITHDRAWN: 'withdrawn',
} as const satisfies Record<string, MailStatus>;

registerEnumType(MailStatusEnum, {
  name: 'MailStatus',
  description: 'How far a mail has come.',
  valuesConfig: {
    WAITING: { description: 'Waits to be sent, or to be tried again.' },
    SENT: { description: 'Handed to the mail server.' },
    FAILED: { description: 'Tried as often as mails are, and given up.' },
    WITHDRAWN: { description: 'Not sent: what it tells was undone, or nobody wants it.' },
  },
});

/** A file that came with a mail; whoever got it has what is in it. */
@modelOptions({ schemaOptions: { _id: false } })
export class SentAttachment {
  @prop({ type: () => String, required: true })
  filename!: string;

  @prop({ type: () => String, required: true })
  contentType!: string;
}

/** One event, to be mailed once. What the mail says is read from the records when it is sent. */
@ObjectType({ simpleResolvers: true, description: 'A mail about something that happened.' })
@modelOptions({ schemaOptions: { collection: 'mails', versionKey: false } })
// What is due: few, because what was sent is not among them.
@index({ nextAt: 1, _id: 1 }, { name: 'due', partialFilterExpression: { status: 'waiting' } })
// What is counted of those that were not sent: how many, and since when.
@index(
  { status: 1, createdAt: 1 },
  { name: 'unsent', partialFilterExpression: { status: { $in: ['waiting', 'failed'] } } },
)
@index({ paymentId: 1, createdAt: 1, _id: 1 }, { partialFilterExpression: { paymentId: { $exists: true } } })
// What an account got.
@index({ uid: 1, createdAt: -1, _id: -1 }, { partialFilterExpression: { uid: { $exists: true } } })
// What an undo withdraws.
@index({ petOrderId: 1 }, { partialFilterExpression: { petOrderId: { $exists: true } } })
// What an address got lately.
@index({ to: 1, sentAt: 1 }, { partialFilterExpression: { status: 'sent' } })
@index(
  { unsubscribeCode: 1 },
  { unique: true, partialFilterExpression: { unsubscribeCode: { $exists: true } } },
)
@index({ sentAt: -1, _id: -1 }, { partialFilterExpression: { status: 'sent' } })
export class Mail {
  /** Names the event: nothing is mailed twice, because no second record can have the same. */
  @prop({ type: () => String })
  _id!: string;

  @Field(() => MailKindEnum, { description: 'What it tells.' })
  @prop({ type: () => String, required: true, enum: kinds })
  kind!: MailKind;

  @Field(() => String, {
    nullable: true,
    description:
      'Who gets it. Until it is sent, the address that its account had when it was written; null for the shop, to which it goes as one for each who runs it.',
  })
  @prop({ type: () => String })
  to?: string;

  /** Account that gets it; none for the shop, until it is sent to each who runs it. */
  @prop({ type: () => String })
  uid?: string;

  @prop({ type: () => Schema.Types.ObjectId })
  paymentId?: Types.ObjectId;

  /** Orders for goods that it is about, where it is not about all of the payment. */
  @prop({ type: () => [Schema.Types.ObjectId], default: undefined })
  entryIds?: Types.ObjectId[];

  @prop({ type: () => Schema.Types.ObjectId })
  petOrderId?: Types.ObjectId;

  @prop({ type: () => Schema.Types.ObjectId })
  refundId?: Types.ObjectId;

  /** The payment of a pay link. */
  @prop({ type: () => Schema.Types.ObjectId })
  supplementId?: Types.ObjectId;

  @prop({ type: () => Schema.Types.ObjectId })
  shipmentId?: Types.ObjectId;

  @prop({ type: () => Schema.Types.ObjectId })
  petId?: Types.ObjectId;

  /** Pieces that were left. */
  @prop({ type: () => Number })
  stock?: number;

  /** What an item cost when somebody asked to hear that it is cheaper, US dollars. */
  @prop({ type: () => Number })
  seenPrice?: number;

  @prop({ type: () => Schema.Types.ObjectId })
  repeatPlanId?: Types.ObjectId;

  /** What a shopper says is wrong with an order. */
  @prop({ type: () => Schema.Types.ObjectId })
  problemId?: Types.ObjectId;

  /** Day of a repeat delivery that was left out. */
  @prop({ type: () => String })
  leftOutDate?: string;

  /** Invitation to work in the shop. */
  @prop({ type: () => Schema.Types.ObjectId })
  invitationId?: Types.ObjectId;

  /** Stripe's id of a dispute. */
  @prop({ type: () => String })
  disputeId?: string;

  /** Question that was asked, or is answered. */
  @prop({ type: () => Schema.Types.ObjectId })
  threadId?: Types.ObjectId;

  /** Animal of the account that it is about, and its treatment or message. */
  @prop({ type: () => Schema.Types.ObjectId })
  animalId?: Types.ObjectId;

  @prop({ type: () => String })
  aboutId?: string;

  /** The mail that it takes back. */
  @prop({ type: () => String })
  corrects?: string;

  @Field(() => String, {
    nullable: true,
    description: 'What somebody of the staff wrote in it; null for mails that tell what happened.',
  })
  @prop({ type: () => String })
  message?: string;

  @Field(() => MailStatusEnum, { description: 'How far it has come.' })
  @prop({ type: () => String, required: true, enum: Object.values(MailStatusEnum) })
  status!: MailStatus;

  @Field(() => GraphQLNonNegativeInt, { description: 'How often it was tried.' })
  @prop({ type: () => Number, required: true })
  attempts!: number;

  @Field(() => GraphQLDateTime, { description: 'When what it tells happened.' })
  @prop({ type: () => Date, required: true, default: () => databaseClock.now() })
  createdAt!: Date;

  @Field(() => GraphQLDateTime, {
    nullable: true,
    description: 'When it is tried next; null once it is over.',
  })
  @prop({ type: () => Date })
  nextAt?: Date;

  @Field(() => GraphQLDateTime, { nullable: true, description: 'When it was sent.' })
  @prop({ type: () => Date })
  sentAt?: Date;

  @Field(() => String, { nullable: true, description: 'Why it was not sent yet, or not at all.' })
  @prop({ type: () => String })
  lastError?: string;

  @Field(() => String, { nullable: true, description: 'Its subject; null until it is sent.' })
  @prop({ type: () => String })
  subject?: string;

  /** Secret of the address that switches its kind off for its account; optional mails have one. */
  @prop({ type: () => String })
  unsubscribeCode?: string;

  /** Whether whoever it is about had proved the address that it names when it was written. */
  @prop({ type: () => Boolean })
  wasProved?: boolean;

  /** Whether it was one of the few that an address gets which nobody has proved. */
  @prop({ type: () => Boolean })
  isLimited?: boolean;

  /** Whether nobody has proved the address that it goes to. Found out when it is sent, and not stored. */
  isToUnproved?: boolean;

  /** Number of the order that it is about, once it is sent. */
  @prop({ type: () => String })
  orderNumber?: string;

  /** Where answers to it go; for the demo mailbox. */
  @prop({ type: () => String })
  replyTo?: string;

  /** For the demo mailbox. */
  @prop({ type: () => [SentAttachment], default: undefined })
  attachments?: SentAttachment[];

  /** Whether the shop reads answers that come there by mail; for the demo mailbox, which sends some. */
  @prop({ type: () => Boolean })
  takesAnswers?: boolean;

  /** What the demo mailbox shows; a mail that a mail server has taken is kept by whoever got it. */
  @prop({ type: () => String })
  html?: string;

  @prop({ type: () => String })
  text?: string;
}

export type MailRecord = Mail;

export const MailModel = getModelForClass(Mail) as unknown as StateModel<MailRecord>;
