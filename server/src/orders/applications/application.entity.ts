import { GraphQLDateTime } from 'graphql-scalars';
import { Field, ObjectType, registerEnumType } from 'type-graphql';
import { type ApplicationQuestion, QuestionKind } from '../../../../domain/adoption/application-questions.ts';
import type { Visit } from '../../../../domain/adoption/visits.ts';
import { ApplicationMover, type ApplicationStage } from '../../../../domain/orders/application-stages.ts';
import type { PetOrderRecord } from '../pet-orders/pet-order.entity.ts';
import {
  ApplicationStageEnum,
  StoredAnswer,
  type StoredApplication,
} from '../pet-orders/stored-application.entity.ts';

registerEnumType(QuestionKind, {
  name: 'QuestionKind',
  description: 'How a question is answered.',
  valuesConfig: {
    TEXT: { description: 'In words.' },
    YES_NO: { description: 'Yes or no.' },
    CHOICE: { description: 'By one of the choices.' },
    FILE: { description: 'By a photo or a PDF, with `addApplicationFile`.' },
  },
});

@ObjectType('ApplicationQuestion', {
  simpleResolvers: true,
  description: 'What the shop would like to know.',
})
export class AskedQuestion implements ApplicationQuestion {
  @Field(() => String, { description: 'The question.' })
  question!: string;

  @Field(() => QuestionKind, { description: 'How it is answered.' })
  kind!: QuestionKind;

  @Field(() => [String], { description: 'What can be chosen; empty for a text or a file.' })
  choices!: string[];
}

@ObjectType({ simpleResolvers: true, description: 'When somebody comes to meet an animal.' })
export class ApplicationVisit implements Visit {
  @Field(() => GraphQLDateTime, { description: 'When it begins.' })
  at!: Date;

  @Field(() => GraphQLDateTime, { description: 'When it ends.' })
  endsAt!: Date;

  @Field(() => String, {
    nullable: true,
    description: 'Path of its calendar file on the shop’s address; whoever has it reads the file.',
  })
  calendarPath!: string | null;
}

@ObjectType({
  simpleResolvers: true,
  description: 'How far an order for an animal has come, and who has to act.',
})
export class PetApplication {
  /** The order that it hangs on. */
  order!: PetOrderRecord;

  /** As it is stored. */
  stored!: StoredApplication;

  @Field(() => ApplicationStageEnum, {
    description: 'How far it has come; it always agrees with the order’s status.',
  })
  stage!: ApplicationStage;

  @Field(() => ApplicationMover, {
    nullable: true,
    description: 'Who has to do something next; null where it is over.',
  })
  waitsFor!: ApplicationMover | null;

  @Field(() => [StoredAnswer], { description: 'What was answered, with the questions as they were asked.' })
  answers!: StoredAnswer[];

  @Field(() => GraphQLDateTime, {
    nullable: true,
    description: 'Until when the shop has promised to answer; null where it is not its turn.',
  })
  answerBy!: Date | null;

  @Field(() => GraphQLDateTime, {
    nullable: true,
    description: 'Until when an accepted animal is kept; then it goes to the next in line.',
  })
  heldUntil!: Date | null;

  @Field(() => GraphQLDateTime, {
    nullable: true,
    description: 'Until when one of the offered times should be chosen; null where none is to be.',
  })
  chooseBy!: Date | null;

  @Field(() => [GraphQLDateTime], { description: 'The times that were offered for a visit, free or not.' })
  offered!: Date[];

  @Field(() => ApplicationVisit, { nullable: true, description: 'The visit that is booked, or took place.' })
  visit!: ApplicationVisit | null;

  @Field(() => [ApplicationStageEnum], { description: 'Where the shop may move it next.' })
  nextStages!: ApplicationStage[];
}
