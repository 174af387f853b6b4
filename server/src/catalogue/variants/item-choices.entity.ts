import { GraphQLNonNegativeFloat } from 'graphql-scalars';
import { Field, Int, ObjectType } from 'type-graphql';

@ObjectType({
  simpleResolvers: true,
  description: 'What there is to choose from in a family of items, as far as it can be seen.',
})
export class ItemChoices {
  @Field(() => Int, { description: 'How many items that is, 2 or more.' })
  count!: number;

  @Field(() => GraphQLNonNegativeFloat, { description: 'Lowest price of them, US dollars.' })
  lowestPrice!: number;

  @Field(() => GraphQLNonNegativeFloat, { description: 'Highest price of them, US dollars.' })
  highestPrice!: number;
}
