import { GraphQLNonNegativeFloat } from 'graphql-scalars';
import { Field, ObjectType } from 'type-graphql';
import { DeliveryMethod } from '../../../domain/pricing/choices.ts';
import { ContainedTax } from './contained-tax.entity.ts';

@ObjectType({ simpleResolvers: true, description: 'What an example cart comes to.' })
export class PreviewedPrice {
  @Field(() => GraphQLNonNegativeFloat, { description: 'Sum of the lines, US dollars.' })
  entriesTotal!: number;

  @Field(() => GraphQLNonNegativeFloat, { description: 'What is taken off them, US dollars.' })
  reductions!: number;

  @Field(() => GraphQLNonNegativeFloat, { description: 'Delivery, US dollars.' })
  delivery!: number;

  @Field(() => GraphQLNonNegativeFloat, { description: 'What would be charged, US dollars.' })
  total!: number;

  @Field(() => ContainedTax, { nullable: true, description: 'What of it is tax; null at 0 %.' })
  tax!: ContainedTax | null;

  @Field(() => String, {
    nullable: true,
    description: 'Why the cart can not be had that way, in words for the shopper; null where it can.',
  })
  reason!: string | null;
}

@ObjectType({
  simpleResolvers: true,
  description: 'An example cart, priced by the settings before and after.',
})
export class PreviewedCart {
  @Field(() => String, { description: 'What is in it.' })
  title!: string;

  @Field(() => DeliveryMethod, { description: 'How it is had.' })
  delivery!: DeliveryMethod;

  @Field(() => PreviewedPrice, { description: 'By the settings as they are.' })
  before!: PreviewedPrice;

  @Field(() => PreviewedPrice, { description: 'By the settings as they would be.' })
  after!: PreviewedPrice;
}
