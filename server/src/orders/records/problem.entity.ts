import { index, modelOptions, prop } from '@typegoose/typegoose';
import { GraphQLDateTime } from 'graphql-scalars';
import { Schema, type Types } from 'mongoose';
import { Field, ObjectType, registerEnumType } from 'type-graphql';
import { ProblemKind, type ProblemState, ProblemWants } from '../../../../domain/orders/problems.ts';
import { entityOf, modelOf, type Persisted } from '../../database/model-of.ts';
import type { StateModel } from '../../database/state-model.ts';

/** GraphQL names of the states; the moves between them stand in domain/orders/problems.ts. */
export const ProblemStateEnum = {
  OPEN: 'open',
  REFUNDED: 'refunded',
  SENT_AGAIN: 'sent_again',
  REFUSED: 'refused',
  WITHDRAWN: 'withdrawn',
} as const satisfies Record<string, ProblemState>;

registerEnumType(ProblemStateEnum, {
  name: 'ProblemState',
  description: 'What became of a request.',
  valuesConfig: {
    OPEN: { description: 'Waits for an answer.' },
    REFUNDED: { description: 'The money went back, or is about to.' },
    SENT_AGAIN: { description: 'The same was sent once more, without a charge.' },
    REFUSED: { description: 'Answered with words alone.' },
    WITHDRAWN: { description: 'Its shopper took it back.' },
  },
});

registerEnumType(ProblemKind, {
  name: 'ProblemKind',
  description: 'What is wrong with what came.',
  valuesConfig: {
    MISSING: { description: 'It was not there.' },
    BROKEN: { description: 'It came broken.' },
    NOT_SUITABLE: { description: 'It is as it should be, and not wanted; food comes back unopened only.' },
  },
});

registerEnumType(ProblemWants, {
  name: 'ProblemWants',
  description: 'What a shopper would like who says that something is wrong.',
  valuesConfig: {
    MONEY: { description: 'The money back.' },
    ANOTHER: { description: 'Another one.' },
  },
});

/** Pieces of a line that something is wrong with. */
export class StoredProblemLine {
  /** Id of the line, whatever it was split into. */
  @prop({ type: () => Schema.Types.ObjectId, required: true })
  entryId!: Types.ObjectId;

  /** Name of the item when it was ordered. */
  @prop({ type: () => String, required: true })
  petname!: string;

  @prop({ type: () => Number, required: true })
  quantity!: number;
}

@ObjectType({
  simpleResolvers: true,
  description: 'What a shopper says is wrong with pieces of an order that came, and what became of it.',
})
@modelOptions({ schemaOptions: { collection: 'problems', versionKey: false } })
@index({ paymentId: 1, _id: 1 })
@index({ status: 1, createdAt: 1, _id: 1 })
@index({ createdAt: 1, _id: 1 })
@index({ uid: 1 })
export class OrderProblem {
  _id!: string;

  @Field(() => String, { description: 'Number of the order.' })
  @prop({ type: () => String, required: true })
  number!: string;

  /** Payment of the order that it is of. */
  @prop({ type: () => Schema.Types.ObjectId, required: true })
  paymentId!: Types.ObjectId;

  /** Identity that owns the order. */
  @prop({ type: () => String, required: true })
  uid!: string;

  /** Each line once. Servers of the version before write none. */
  @prop({ type: () => [StoredProblemLine], required: () => true, _id: false })
  lines!: StoredProblemLine[];

  @Field(() => ProblemKind, { description: 'What is wrong.' })
  @prop({ type: () => String, required: true, enum: Object.values(ProblemKind) })
  kind!: ProblemKind;

  @Field(() => ProblemWants, { description: 'What its shopper would like.' })
  @prop({ type: () => String, required: () => true, enum: Object.values(ProblemWants) })
  wants!: ProblemWants;

  @Field(() => String, { nullable: true, description: 'What its shopper wrote.' })
  @prop({ type: () => String })
  text?: string;

  @Field(() => Boolean, { description: 'Whether a photo came with it: problemPhoto has it.' })
  @prop({ type: () => Boolean, default: () => false })
  hasPhoto!: boolean;

  @prop({ type: () => String, required: true, enum: Object.values(ProblemStateEnum) })
  status!: ProblemState;

  @prop({ type: () => Date, required: true })
  createdAt!: Date;

  @Field(() => String, { nullable: true, description: 'What the shop wrote.' })
  @prop({ type: () => String })
  answerText?: string;

  @Field(() => GraphQLDateTime, { nullable: true, description: 'When it was answered, or taken back.' })
  @prop({ type: () => Date })
  closedAt?: Date;

  /** Name of who of the staff answered it. */
  @prop({ type: () => String })
  closedBy?: string;
}

export type ProblemRecord = Persisted<OrderProblem>;

export const ProblemModel: StateModel<ProblemRecord> = modelOf(OrderProblem);

/** A record of the database as a plain request. */
export function toProblem(record: ProblemRecord): OrderProblem {
  return entityOf(OrderProblem, record);
}
