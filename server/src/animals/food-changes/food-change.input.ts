import { GraphQLLocalDate } from 'graphql-scalars';
import { Field, Float, ID, InputType, Int } from 'type-graphql';
import {
  MAX_DAYS_AHEAD,
  MAX_FOOD_NAME_LENGTH,
  OFFERED_DAYS,
} from '../../../../domain/feeding/changes/food-change-rules.ts';
import { DENSITY, type FeedingStage } from '../../../../domain/feeding/energy.ts';
import { CHANGE_DAYS } from '../../../../domain/feeding/feeding-rules.ts';
import { feedingStageEnum } from '../../feeding/feeding.input.ts';

@InputType({
  description: 'A change of food: from another item of the shop, or from a food by its name and energy.',
})
export class FoodChangeInput {
  @Field(() => ID, { description: 'Item of the new food.' })
  petId!: string;

  @Field(() => ID, { nullable: true, description: 'Item of the old food, which says its name and energy.' })
  currentPetId?: string | null;

  @Field(() => Float, {
    nullable: true,
    description: `Energy of the old food, in kcal per 100 g, from ${DENSITY.least} to ${DENSITY.most}.`,
  })
  currentKcalPer100g?: number | null;

  @Field(() => String, {
    nullable: true,
    description: `Name of the old food, at most ${MAX_FOOD_NAME_LENGTH} characters.`,
  })
  currentName?: string | null;

  @Field(() => Int, {
    defaultValue: OFFERED_DAYS,
    nullable: true,
    description: `How many days it takes, from ${CHANGE_DAYS.least} to ${CHANGE_DAYS.most}.`,
  })
  days?: number | null;

  @Field(() => GraphQLLocalDate, {
    nullable: true,
    description: `Its first day, today where it is left out, at most ${MAX_DAYS_AHEAD} days ahead.`,
  })
  startOn?: string | null;

  @Field(() => feedingStageEnum, {
    nullable: true,
    description: 'What the animal is like, where its age and whether it is neutered don’t say it.',
  })
  stage?: FeedingStage | null;
}
