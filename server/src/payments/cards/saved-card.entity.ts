import { Field, ID, ObjectType } from 'type-graphql';

/** At Stripe: nothing of it is in the shop's database. */
@ObjectType({ simpleResolvers: true, description: 'A card that Stripe keeps for an account.' })
export class AccountCard {
  @Field(() => ID, { description: 'Stripe’s id of the card.' })
  id!: string;

  @Field(() => String, { description: 'Brand, such as visa.' })
  brand!: string;

  @Field(() => String, { description: 'Last four digits of its number.' })
  last4!: string;

  @Field(() => String, { description: 'Last month in which it can be used, such as 04/2031.' })
  expires!: string;
}
