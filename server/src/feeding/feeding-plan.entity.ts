import { GraphQLLocalDate } from 'graphql-scalars';
import { Field, Int, ObjectType } from 'type-graphql';

@ObjectType({ simpleResolvers: true, description: 'What one day of a change of food looks like.' })
export class FoodChangeDay {
  @Field(() => Int, { description: 'Which day it is, from 1 on.' })
  day!: number;

  @Field(() => GraphQLLocalDate, {
    nullable: true,
    description: 'Its date; null where nobody has said when the change begins.',
  })
  on!: string | null;

  @Field(() => Int, { description: 'Grams of the food that is given up.' })
  currentGrams!: number;

  @Field(() => Int, { description: 'Grams of the new food.' })
  newGrams!: number;
}

@ObjectType({ simpleResolvers: true, description: 'How much of a food an animal gets, as a usual start.' })
export class FeedingPlan {
  @Field(() => Int, { description: 'Energy that it needs a day, in kcal.' })
  kcalPerDay!: number;

  @Field(() => Int, { description: 'Grams of the food a day.' })
  gramsPerDay!: number;

  @Field(() => Int, { nullable: true, description: 'Whole days that a bag lasts; null without one.' })
  bagLastsDays!: number | null;

  @Field(() => [FoodChangeDay], { description: 'The change of food day by day; empty where there is none.' })
  transition!: FoodChangeDay[];

  @Field(() => [String], { description: 'What has to be said with it, such as what a vet decides.' })
  notes!: string[];
}
