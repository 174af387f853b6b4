import { GraphQLDateTime, GraphQLNonNegativeFloat, GraphQLNonNegativeInt } from 'graphql-scalars';
import { Field, ObjectType } from 'type-graphql';

@ObjectType({
  simpleResolvers: true,
  description:
    'What a promotion would have done to the orders that were paid in the last 30 days, had every shopper entered its code. Orders are as they were placed, the oldest first where uses are limited; when it begins, when it is over and whether it was ended does not matter.',
})
export class PromotionPreview {
  @Field(() => GraphQLDateTime, { description: 'First moment of the 30 days.' })
  since!: Date;

  @Field(() => GraphQLNonNegativeInt, {
    description: 'Paid orders that were looked at: the newest 2000 at most.',
  })
  orders!: number;

  @Field(() => Boolean, { description: 'Whether these are all orders of the 30 days.' })
  isComplete!: boolean;

  @Field(() => GraphQLNonNegativeInt, { description: 'Orders that it would have taken something off.' })
  ordersReduced!: number;

  @Field(() => GraphQLNonNegativeFloat, {
    description: 'US dollars that it would have taken off them, beyond what their other reductions take off.',
  })
  reductions!: number;
}
