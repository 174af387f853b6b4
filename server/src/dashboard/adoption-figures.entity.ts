import { GraphQLNonNegativeFloat, GraphQLNonNegativeInt } from 'graphql-scalars';
import { Field, ObjectType } from 'type-graphql';

@ObjectType({
  simpleResolvers: true,
  description: 'How animals found home in a period, of the orders with applications.',
})
export class AdoptionFigures {
  @Field(() => GraphQLNonNegativeInt, { description: 'Animals that moved to a new home.' })
  movedIn!: number;

  @Field(() => GraphQLNonNegativeInt, {
    description: 'Those of them whose file says when they came to the shop.',
  })
  known!: number;

  @Field(() => GraphQLNonNegativeFloat, {
    nullable: true,
    description: 'Days from arrival to home on average, by the shop’s calendar; null where none is known.',
  })
  averageDays!: number | null;

  @Field(() => GraphQLNonNegativeFloat, {
    nullable: true,
    description: 'Days within which half of them found home; null where none is known.',
  })
  medianDays!: number | null;

  @Field(() => GraphQLNonNegativeInt, { description: 'Applications that came in.' })
  applications!: number;

  @Field(() => GraphQLNonNegativeInt, {
    description: 'Those of them that were answered within the days that the shop promises now.',
  })
  answeredInTime!: number;

  @Field(() => GraphQLNonNegativeInt, {
    description: 'Those that were answered later, or should have been by now.',
  })
  answeredLate!: number;

  @Field(() => GraphQLNonNegativeInt, { description: 'Animals that came back.' })
  returned!: number;
}
