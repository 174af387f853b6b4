import { GraphQLLocalDate, GraphQLNonNegativeInt, GraphQLPositiveInt } from 'graphql-scalars';
import { Field, Float, ID, Int, ObjectType } from 'type-graphql';
import { Pet } from '../catalogue/pet/pet.entity.ts';

@ObjectType({
  simpleResolvers: true,
  description: 'What comes along with the next delivery of a plan, once.',
})
export class RepeatExtraLine {
  @Field(() => Pet, { description: 'The item as it is now.' })
  pet!: Pet;

  @Field(() => GraphQLPositiveInt, { description: 'How many pieces.' })
  accessoriesAmount!: number;
}

@ObjectType({ simpleResolvers: true, description: 'How long the food of a plan lasts.' })
export class RepeatForecast {
  @Field(() => GraphQLLocalDate, { description: 'First day without food, should no delivery come.' })
  runsOutOn!: string;

  @Field(() => Int, {
    description: 'Days of food that are left when the next delivery comes; negative where it comes too late.',
  })
  daysLeft!: number;

  @Field(() => GraphQLLocalDate, {
    nullable: true,
    description: 'Day that the next delivery is better moved to; null where its day is good enough.',
  })
  betterDate!: string | null;
}

@ObjectType({ simpleResolvers: true, description: 'What plans will take of an item.' })
export class RepeatDemand {
  @Field(() => ID, { description: 'Id of the item.' })
  petId!: string;

  @Field(() => Pet, { nullable: true, description: 'The item as it is now; null for one that is gone.' })
  pet!: Pet | null;

  @Field(() => GraphQLPositiveInt, { description: 'Pieces of the deliveries of the coming two weeks.' })
  pieces!: number;

  @Field(() => GraphQLNonNegativeInt, { description: 'Pieces that the stock is short of them.' })
  missing!: number;
}

@ObjectType({ simpleResolvers: true, description: 'Repeat deliveries at a glance.' })
export class RepeatOverview {
  @Field(() => GraphQLNonNegativeInt, { description: 'Plans whose next delivery comes.' })
  active!: number;

  @Field(() => GraphQLNonNegativeInt, { description: 'Plans that are paused.' })
  paused!: number;

  @Field(() => GraphQLNonNegativeInt, { description: 'Plans that began in the last 30 days.' })
  begun!: number;

  @Field(() => GraphQLNonNegativeInt, { description: 'Plans that were ended in the last 30 days.' })
  ended!: number;

  @Field(() => Float, {
    nullable: true,
    description:
      'Share of the plans of 30 days ago that were ended since, 0 to 1; null where there were none.',
  })
  churn!: number | null;

  @Field(() => [RepeatDemand], {
    description: 'The coming two weeks, item by item: what is short first, then what is wanted most.',
  })
  demand!: RepeatDemand[];
}
