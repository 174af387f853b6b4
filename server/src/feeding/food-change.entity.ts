import { modelOptions, prop } from '@typegoose/typegoose';
import { GraphQLLocalDate } from 'graphql-scalars';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import {
  HOLD_DAYS,
  type KeptFoodChange,
  MAX_HOLDS,
} from '../../../domain/feeding/changes/kept-food-change.ts';
import type { FeedingStage } from '../../../domain/feeding/energy.ts';
import { CHANGE_DAYS } from '../../../domain/feeding/feeding-rules.ts';
import { RESERVE_DAYS } from '../../../domain/feeding/order-in-time.ts';
import { listWeight } from '../platform/complexity-weights.ts';
import { FoodChangeDay } from './feeding-plan.entity.ts';

/** Most days of a change, with all that it waited. */
const MOST_DAYS = CHANGE_DAYS.most + MAX_HOLDS * HOLD_DAYS;

/** A change of food as an animal's record keeps it. */
@modelOptions({ schemaOptions: { _id: false } })
export class KeptChange implements KeptFoodChange {
  /** Names it in calendars and mails. */
  @prop({ type: () => String, required: true })
  id!: string;

  @prop({ type: () => String, required: true })
  petId!: string;

  @prop({ type: () => String, required: true })
  newName!: string;

  @prop({ type: () => String, required: true })
  currentName!: string;

  @prop({ type: () => String })
  currentPetId?: string;

  @prop({ type: () => Number, required: true })
  kcalPer100g!: number;

  @prop({ type: () => Number, required: true })
  currentKcalPer100g!: number;

  @prop({ type: () => Number, required: true })
  kcalPerDay!: number;

  @prop({ type: () => String, required: true })
  stage!: FeedingStage;

  @prop({ type: () => Number, required: true })
  days!: number;

  @prop({ type: () => String, required: true })
  startOn!: string;

  @prop({ type: () => [String], required: true, default: () => [] })
  heldOn!: string[];

  /** Whether its people were mailed that it begins. */
  @prop({ type: () => Boolean })
  isTold?: boolean;
}

@ObjectType({
  simpleResolvers: true,
  description: 'A change of food of an animal, by what it needed when the change was begun.',
})
export class FoodChange {
  @Field(() => ID, { description: 'Item of the new food.' })
  petId!: string;

  @Field(() => String, { description: 'What the new food was called.' })
  newName!: string;

  @Field(() => ID, {
    nullable: true,
    description: 'Item of the old food; null where it is none of the shop.',
  })
  currentPetId!: string | null;

  @Field(() => String, { description: 'What the old food is called.' })
  currentName!: string;

  @Field(() => Int, { description: 'Energy that is fed each day of it, in kcal.' })
  kcalPerDay!: number;

  @Field(() => [FoodChangeDay], {
    description: 'Day by day, with the days that it waited.',
    complexity: listWeight(MOST_DAYS),
  })
  steps!: FoodChangeDay[];

  @Field(() => FoodChangeDay, {
    nullable: true,
    description: 'What is fed today; null before it and after it.',
  })
  today!: FoodChangeDay | null;

  @Field(() => [GraphQLLocalDate], { description: `Days on which it was held, at most ${MAX_HOLDS}.` })
  heldOn!: string[];

  @Field(() => Boolean, { description: 'Whether it can be held today.' })
  canHold!: boolean;

  @Field(() => [String], { description: 'What has to be said with it, such as when to call a vet.' })
  notes!: string[];
}

@ObjectType({ simpleResolvers: true, description: 'How far the food at home goes for a change of food.' })
export class FoodChangeSupply {
  @Field(() => GraphQLLocalDate, {
    nullable: true,
    description:
      'First day of the change on which too little of the old food is left; null where it suffices, or nobody knows.',
  })
  currentEndsOn!: string | null;

  @Field(() => GraphQLLocalDate, {
    description: 'First day, today or later, for which nothing is left of the new food that was bought.',
  })
  newEndsOn!: string;

  @Field(() => GraphQLLocalDate, {
    description: `Last day on which the new food can be ordered, by standard delivery, to be there ${RESERVE_DAYS} days before that. It may be past.`,
  })
  orderBy!: string;
}
