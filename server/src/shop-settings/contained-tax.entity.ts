import { GraphQLNonNegativeFloat } from 'graphql-scalars';
import { Field, ObjectType } from 'type-graphql';

@ObjectType({ simpleResolvers: true, description: 'What of a total is tax.' })
export class ContainedTax {
  @Field(() => GraphQLNonNegativeFloat, { description: 'Rate in percent.' })
  percent!: number;

  @Field(() => GraphQLNonNegativeFloat, { description: 'US dollars of the total, rounded to the cent.' })
  amount!: number;
}
