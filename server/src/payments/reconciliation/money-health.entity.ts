import { GraphQLDateTime, GraphQLNonNegativeFloat } from 'graphql-scalars';
import { Extensions, Field, Int, ObjectType } from 'type-graphql';

/** Each figure is read only where it is asked for. */
@Extensions({ isLazy: true })
@ObjectType({
  simpleResolvers: true,
  description: 'Whether the shop’s books and Stripe’s agree, as of the last comparison.',
})
export class MoneyHealth {
  @Field(() => GraphQLDateTime, {
    nullable: true,
    description: 'When the last comparison ended; null before the first.',
  })
  checkedAt!: () => Promise<Date | null>;

  @Field(() => Int, { nullable: true, description: 'How long it took, milliseconds.' })
  tookMs!: () => Promise<number | null>;

  @Field(() => Int, { description: 'Payments that wait for a card.' })
  openPayments!: () => Promise<number>;

  @Field(() => GraphQLNonNegativeFloat, { description: 'What they come to, US dollars.' })
  openAmount!: () => Promise<number>;

  @Field(() => Int, { description: 'Refunds that are written down and not sent yet.' })
  refundsOwed!: () => Promise<number>;

  @Field(() => GraphQLNonNegativeFloat, { description: 'What they come to, US dollars.' })
  refundsOwedAmount!: () => Promise<number>;

  @Field(() => Int, { description: 'Amounts that were paid and still wait for orders to be posted.' })
  unclaimed!: () => Promise<number>;

  @Field(() => GraphQLNonNegativeFloat, { description: 'What was paid with them, US dollars.' })
  unclaimedAmount!: () => Promise<number>;

  @Field(() => Int, { description: 'Disputes that the cards’ banks have not decided yet.' })
  openDisputes!: () => Promise<number>;

  @Field(() => GraphQLNonNegativeFloat, { description: 'What they are about, US dollars.' })
  openDisputesAmount!: () => Promise<number>;

  @Field(() => Int, { description: 'Findings that are not put right yet. Zero is the goal.' })
  unmatched!: () => Promise<number>;
}
