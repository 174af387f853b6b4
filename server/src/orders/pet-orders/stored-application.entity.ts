import { modelOptions, prop } from '@typegoose/typegoose';
import { GraphQLDateTime } from 'graphql-scalars';
import { Field, ObjectType, registerEnumType } from 'type-graphql';
import type {
  Application,
  ApplicationAnswer,
  ApplicationEvent,
} from '../../../../domain/adoption/application.ts';
import {
  ApplicationMover,
  type ApplicationStage,
  applicationStages,
} from '../../../../domain/orders/application-stages.ts';

/** GraphQL names of the stages; the moves between them stand in domain/orders/application-stages.ts. */
export const ApplicationStageEnum = Object.fromEntries(applicationStages.map((stage) => [stage, stage])) as {
  readonly [Stage in ApplicationStage]: Stage;
};

registerEnumType(ApplicationStageEnum, {
  name: 'ApplicationStage',
  description: 'How far an application for an animal has come.',
  valuesConfig: {
    RECEIVED: { description: 'The shop has it. The order is pending.' },
    READING: { description: 'Somebody reads it. The order is pending.' },
    VISIT_OFFERED: { description: 'The shop offers times to meet. The order is pending.' },
    VISIT_BOOKED: { description: 'A time to meet is booked. The order is pending.' },
    VISITED: { description: 'They have met. The order is pending.' },
    APPROVED: { description: 'The animal is theirs, and waits to be collected. The order is approved.' },
    HANDED_OVER: { description: 'It moved to its new home. The order is collected.' },
    RETURNED: { description: 'It came back. The order is returned.' },
    DECLINED: { description: 'It went to somebody else, or the shop said no. The order is declined.' },
    WITHDRAWN: {
      description:
        'Called off by the shopper or the shop, or nobody collected the animal. The order is canceled.',
    },
    NO_SHOW: { description: 'Nobody came to the visit; the shop decides. The order is pending.' },
  },
});

registerEnumType(ApplicationMover, {
  name: 'ApplicationMover',
  description: 'Who moves an application.',
  valuesConfig: {
    SHOPPER: { description: 'Whoever asked for the animal.' },
    SHOP: { description: 'Somebody of the staff.' },
    CLOCK: { description: 'The time that has passed.' },
  },
});

@ObjectType('ApplicationAnswer', { simpleResolvers: true, description: 'An answer, with what was asked.' })
@modelOptions({ schemaOptions: { _id: false } })
export class StoredAnswer implements ApplicationAnswer {
  @Field(() => String, { description: 'The question as it was asked.' })
  @prop({ type: () => String, required: true })
  question!: string;

  @Field(() => String, { description: 'The answer.' })
  @prop({ type: () => String, required: true })
  answer!: string;
}

@ObjectType('ApplicationEvent', {
  simpleResolvers: true,
  description: 'Something that happened to an application.',
})
@modelOptions({ schemaOptions: { _id: false } })
export class StoredApplicationEvent implements ApplicationEvent {
  @Field(() => GraphQLDateTime, { description: 'When.' })
  @prop({ type: () => Date, required: true })
  at!: Date;

  @Field(() => ApplicationStageEnum, { description: 'The stage that it came to.' })
  @prop({ type: () => String, required: true })
  stage!: ApplicationStage;

  @Field(() => ApplicationMover, { description: 'Who moved it.' })
  @prop({ type: () => String, required: true })
  by!: ApplicationMover;

  @Field(() => String, { nullable: true, description: 'What the shop wrote with it.' })
  @prop({ type: () => String })
  message?: string;

  /** Stored nowhere: what the books say of the adoption fee. */
  @Field(() => String, {
    nullable: true,
    description: 'What happened, where it moved nothing: the adoption fee was paid, or goes back.',
  })
  note?: string;

  @Field(() => GraphQLDateTime, { nullable: true, description: 'When the visit begins that was booked.' })
  @prop({ type: () => Date })
  visitAt?: Date;

  @Field(() => GraphQLDateTime, {
    nullable: true,
    description: 'Until when the animal is kept from then on, where the shop keeps it longer.',
  })
  @prop({ type: () => Date })
  heldUntil?: Date;
}

/** Who would live with the animal, where whoever asked for it has sent that along. */
@modelOptions({ schemaOptions: { _id: false } })
export class StoredHousehold {
  @prop({ type: () => String, required: true })
  home!: string;

  @prop({ type: () => Number, required: true })
  hoursAlone!: number;

  @prop({ type: () => String, required: true })
  energy!: string;

  @prop({ type: () => String, required: true })
  experience!: string;

  @prop({ type: () => [Number], required: true })
  childrenAges!: number[];

  @prop({ type: () => Number, required: true })
  dogs!: number;

  @prop({ type: () => Number, required: true })
  cats!: number;
}

/** What the staff noted when the animal moved. */
@modelOptions({ schemaOptions: { _id: false } })
export class StoredHandOver {
  /** What was paid at the shop, US dollars. */
  @prop({ type: () => Number })
  paid?: number;

  @prop({ type: () => String })
  paidBy?: string;

  @prop({ type: () => String })
  note?: string;
}

/** The adoption fee of an order that is paid online (domain/adoption/adoption-fee.ts). */
@modelOptions({ schemaOptions: { _id: false } })
export class StoredFee {
  /** What it was when the animal was given to its shopper, in cents. */
  @prop({ type: () => Number, required: true })
  cents!: number;

  /** When it was paid online; unset once it goes back. */
  @prop({ type: () => Date })
  paidAt?: Date;

  /** Whether it was paid at the shop after all. */
  @prop({ type: () => Boolean, required: true })
  isPaidAtShop!: boolean;

  /** When the staff said that none is asked for. */
  @prop({ type: () => Date })
  waivedAt?: Date;

  /** Why, for the staff alone. */
  @prop({ type: () => String })
  waivedFor?: string;
}

/**
 * An application as it hangs on its order (domain/adoption/application.ts): replaced as a whole with each move, in the one
 * write that moves the order.
 */
@modelOptions({ schemaOptions: { _id: false } })
export class StoredApplication implements Application {
  @prop({ type: () => String, required: true })
  stage!: ApplicationStage;

  @prop({ type: () => [StoredAnswer], required: true, default: () => [] })
  answers!: StoredAnswer[];

  @prop({ type: () => Date })
  answerBy?: Date;

  @prop({ type: () => [Date], required: true, default: () => [] })
  offered!: Date[];

  @prop({ type: () => Date })
  visitAt?: Date;

  @prop({ type: () => Date })
  visitEndsAt?: Date;

  @prop({ type: () => [Date], default: undefined })
  visitSlots?: Date[];

  @prop({ type: () => Date })
  heldUntil?: Date;

  @prop({ type: () => Date })
  dueAt?: Date;

  @prop({ type: () => Date })
  wakeAt?: Date;

  @prop({ type: () => [StoredApplicationEvent], required: true, default: () => [] })
  timeline!: StoredApplicationEvent[];

  @prop({ type: () => StoredHousehold })
  household?: StoredHousehold;

  /** Secret of the address of its calendar file. */
  @prop({ type: () => String })
  calendarCode?: string;
}
