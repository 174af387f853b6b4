import { GraphQLLocalDate } from 'graphql-scalars';
import { Field, Float, InputType, Int, registerEnumType } from 'type-graphql';
import { PetType } from '../../../domain/catalogue/pet-options.ts';
import { DENSITY, type FeedingStage, feedingStages } from '../../../domain/feeding/energy.ts';
import { CHANGE_DAYS } from '../../../domain/feeding/feeding-rules.ts';

/** What an animal is like, as the API has it. */
export const feedingStageEnum = Object.fromEntries(feedingStages.map((stage) => [stage, stage])) as {
  [Stage in FeedingStage]: Stage;
};

registerEnumType(feedingStageEnum, {
  name: 'FeedingStage',
  description: 'What an animal is like, as far as its need of energy goes.',
  valuesConfig: {
    YOUNG_TO_4_MONTHS: { description: 'Up to four months old. Under eight weeks only a vet can say.' },
    YOUNG_FROM_4_MONTHS: { description: 'Older than four months, and growing.' },
    ADULT_NEUTERED: { description: 'Grown up and neutered.' },
    ADULT_INTACT: { description: 'Grown up and not neutered.' },
    EASY_GAINER: { description: 'Grown up, and puts on weight easily.' },
    WEIGHT_LOSS: { description: 'Is to lose weight, with a vet.' },
  },
});

const densities = `from ${DENSITY.least} to ${DENSITY.most}`;

@InputType({ description: 'Whom a plan of feeding is for, and with what food.' })
export class FeedingInput {
  @Field(() => PetType, { description: 'DOG or CAT.' })
  type!: PetType;

  @Field(() => Float, { description: 'Its weight in kilograms, from 0.3 to 120, of a cat to 15.' })
  weightKg!: number;

  @Field(() => feedingStageEnum, { description: 'What it is like.' })
  stage!: FeedingStage;

  @Field(() => Float, { description: `Energy of the food, in kcal per 100 g, ${densities}.` })
  kcalPer100g!: number;

  @Field(() => Float, {
    nullable: true,
    description: `Energy of the food that it is changed from, in kcal per 100 g, ${densities}.`,
  })
  currentKcalPer100g?: number | null;

  @Field(() => Int, {
    defaultValue: CHANGE_DAYS.usual,
    nullable: true,
    description: `How many days a change of food takes, from ${CHANGE_DAYS.least} to ${CHANGE_DAYS.most}.`,
  })
  days?: number | null;

  @Field(() => GraphQLLocalDate, { nullable: true, description: 'First day of a change of food.' })
  startOn?: string | null;

  @Field(() => Int, { nullable: true, description: 'What is in a bag, in grams.' })
  bagGrams?: number | null;
}
