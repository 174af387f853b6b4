import { GraphQLLocalDate, GraphQLNonNegativeInt, GraphQLPositiveInt } from 'graphql-scalars';
import { Field, Float, ID, Int, ObjectType } from 'type-graphql';
import { RESERVE_DAYS } from '../../../domain/feeding/order-in-time.ts';
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

@ObjectType({
  simpleResolvers: true,
  description:
    'How long the food of a plan lasts, by all that was bought of it in a year: its item, other sizes of its family and what came instead, without what was canceled or returned.',
})
export class RepeatForecast {
  @Field(() => GraphQLPositiveInt, {
    description:
      'Grams that are eaten a day: what you say of the plan, else what those of `eaters` usually need.',
  })
  gramsADay!: number;

  @Field(() => [String], {
    description:
      'Names of your animals that the grams a day are of; none where you have said how much it is.',
  })
  eaters!: string[];

  @Field(() => Float, { description: 'Grams that are at home this morning, with what comes today.' })
  gramsLeft!: number;

  @Field(() => Float, { description: 'Grams that are bought and come after today.' })
  gramsComing!: number;

  @Field(() => GraphQLLocalDate, { description: 'First day without food, should no delivery come.' })
  runsOutOn!: string;

  @Field(() => GraphQLLocalDate, {
    nullable: true,
    description:
      'First day without food although something that is bought is still to come; null where that comes in time.',
  })
  gapFrom!: string | null;

  @Field(() => GraphQLLocalDate, { description: 'Day on which the next delivery is there at the latest.' })
  arrivesOn!: string;

  @Field(() => GraphQLLocalDate, {
    description: `Last day on which a delivery can be charged that is there ${RESERVE_DAYS} days before the food runs out.`,
  })
  orderBy!: string;

  @Field(() => Int, {
    description:
      'Days of food that are left when the next delivery is there at the latest; negative where it comes too late.',
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
