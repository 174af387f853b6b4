import { GraphQLNonNegativeInt } from 'graphql-scalars';
import { Field, ObjectType } from 'type-graphql';
import { Customer } from '../customer.entity.ts';
import type { OwnedCounts } from './owned-records.ts';

@ObjectType({ simpleResolvers: true, description: 'What merging an account into another one would move.' })
export class CustomerMergePreview implements OwnedCounts {
  @Field(() => Customer, { description: 'The account that has all of it afterwards.' })
  keep!: Customer;

  @Field(() => Customer, {
    description: 'The account that goes; who logs in to it is let into the other one.',
  })
  drop!: Customer;

  @Field(() => [String], {
    description:
      'What is in the way, each in a sentence that says what to do about it; empty where nothing is.',
  })
  obstacles!: string[];

  @Field(() => [String], {
    description:
      'What to make sure of before, each in a sentence: an address that nobody has proved to be theirs.',
  })
  warnings!: string[];

  @Field(() => GraphQLNonNegativeInt, { description: 'Orders that would go to the account that is kept.' })
  orders!: number;

  @Field(() => GraphQLNonNegativeInt, { description: 'Orders for animals, canceled ones included.' })
  petOrders!: number;

  @Field(() => GraphQLNonNegativeInt, { description: 'Refunds.' })
  refunds!: number;

  @Field(() => GraphQLNonNegativeInt, { description: 'Plans of repeat deliveries, ended ones included.' })
  repeatPlans!: number;

  @Field(() => GraphQLNonNegativeInt, { description: 'Reviews.' })
  reviews!: number;

  @Field(() => GraphQLNonNegativeInt, { description: 'Items whose return it waits for.' })
  stockWatches!: number;

  @Field(() => GraphQLNonNegativeInt, { description: 'Notes of the staff.' })
  notes!: number;

  @Field(() => GraphQLNonNegativeInt, { description: 'Mails that it got.' })
  mails!: number;
}
