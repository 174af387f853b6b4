import {
  GraphQLDateTime,
  GraphQLLocalDate,
  GraphQLNonNegativeFloat,
  GraphQLPositiveInt,
} from 'graphql-scalars';
import { Field, Float, ID, ObjectType, registerEnumType } from 'type-graphql';
import { DeliveryMethod, ReductionRule } from '../../../../domain/pricing/choices.ts';
import { Pet } from '../../catalogue/pet/pet.entity.ts';
import { ContainedTax } from '../../shop-settings/contained-tax.entity.ts';

registerEnumType(DeliveryMethod, {
  name: 'DeliveryMethod',
  description: 'How an order reaches its shopper.',
  valuesConfig: {
    STANDARD: {
      description:
        'By a carrier, at the price of the shop’s settings: by default $25 if an item costs $50 or more, otherwise $5.',
    },
    SAME_DAY: {
      description:
        'Free, the same day, from a sum on and before an hour of the shop’s day: by default $35 and 2 pm.',
    },
    CURBSIDE: {
      description:
        'Picked up at the shop: no delivery charge, and from a sum on something off: by default 15 % from $50 on.',
    },
  },
});

registerEnumType(ReductionRule, {
  name: 'ReductionRule',
  description: 'What can take something off a cart.',
  valuesConfig: {
    CURBSIDE: { description: 'Picking up at the shop.' },
    PROMOTION_CODE: { description: 'A code.' },
    REPEAT_FIRST: { description: 'An account’s first order with a repeat delivery.' },
    REPEAT_LATER: { description: 'Every later order with a repeat delivery.' },
  },
});

@ObjectType({ simpleResolvers: true, description: 'One line of a priced cart.' })
export class QuoteLine {
  @Field(() => ID, { description: 'Id of the item.' })
  petId!: string;

  @Field(() => String, { description: 'Name of the item.' })
  petname!: string;

  @Field(() => GraphQLNonNegativeFloat, { description: 'Price of one, US dollars.' })
  petprice!: number;

  @Field(() => GraphQLPositiveInt, { description: 'How many pieces.' })
  accessoriesAmount!: number;

  @Field(() => GraphQLNonNegativeFloat, { description: 'petprice times accessoriesAmount, US dollars.' })
  totalamount!: number;

  @Field(() => Boolean, { description: 'Whether that many can be bought now.' })
  available!: boolean;

  @Field(() => Pet, { description: 'The item as it is now.' })
  pet!: Pet;
}

@ObjectType({ simpleResolvers: true, description: 'A rule that was looked at, and what came of it.' })
export class Adjustment {
  @Field(() => ReductionRule, { description: 'Which rule.' })
  rule!: ReductionRule;

  @Field(() => String, { description: 'What it gives, in words for the shopper.' })
  label!: string;

  @Field(() => Float, { description: 'US dollars, negative where it applied, 0 where it did not.' })
  amount!: number;

  @Field(() => ID, { nullable: true, description: 'The item it is about; null where it is about the cart.' })
  petId!: string | null;

  @Field(() => Boolean, { description: 'Whether it took something off.' })
  isApplied!: boolean;

  @Field(() => String, {
    nullable: true,
    description: 'Why it did not, or not everywhere, and what would unlock it, in words for the shopper.',
  })
  reason!: string | null;
}

@ObjectType({ simpleResolvers: true, description: 'One way to get a cart.' })
export class DeliveryOption {
  @Field(() => DeliveryMethod, { description: 'Which way.' })
  method!: DeliveryMethod;

  @Field(() => GraphQLNonNegativeFloat, { description: 'What it costs, US dollars.' })
  price!: number;

  @Field(() => Boolean, { description: 'Whether it can be had for this cart now.' })
  isAvailable!: boolean;

  @Field(() => String, { nullable: true, description: 'What is missing for it, in words for the shopper.' })
  reason!: string | null;

  @Field(() => String, { description: 'When the cart would be there, in words for the shopper.' })
  arrives!: string;

  @Field(() => GraphQLDateTime, {
    nullable: true,
    description: 'Up to when it can be ordered as it is offered; null where that does not matter.',
  })
  orderBefore!: Date | null;
}

@ObjectType({ simpleResolvers: true, description: 'When a line that is to come again comes next.' })
export class QuotedRepeat {
  @Field(() => ID, { description: 'Id of the item.' })
  petId!: string;

  @Field(() => GraphQLPositiveInt, { description: 'Weeks from one delivery to the next.' })
  everyWeeks!: number;

  @Field(() => GraphQLLocalDate, { description: 'Day of the next delivery, by the shop’s calendar.' })
  nextDate!: string;

  @Field(() => GraphQLNonNegativeFloat, {
    description: 'What is charged then, US dollars, with its delivery, should no price change.',
  })
  nextTotal!: number;
}

@ObjectType({
  simpleResolvers: true,
  description: 'What a cart costs now. total = entriesTotal - reductions + delivery.',
})
export class Quote {
  @Field(() => GraphQLNonNegativeFloat, { description: 'Sum of the lines before reductions, US dollars.' })
  entriesTotal!: number;

  @Field(() => GraphQLNonNegativeFloat, { description: 'What is taken off the lines, US dollars.' })
  reductions!: number;

  /** Why the code that was entered can not be used; its adjustment tells the shopper. */
  codeProblem?: string | null;

  @Field(() => GraphQLNonNegativeFloat, {
    description:
      'One delivery charge, US dollars. Standard: by default 25 if an item costs 50 or more, otherwise 5; 0 for an empty cart.',
  })
  delivery!: number;

  @Field(() => GraphQLNonNegativeFloat, { description: 'What is charged, US dollars.' })
  total!: number;

  @Field(() => String, {
    nullable: true,
    description:
      'What keeps it from being paid, and what helps, in words for the shopper: cards take no less than $0.50. Null where nothing does.',
  })
  obstacle!: string | null;

  @Field(() => ContainedTax, {
    nullable: true,
    description: 'What of the total is tax; null where the shop shows none.',
  })
  tax!: ContainedTax | null;

  @Field(() => [QuoteLine], { description: 'The lines, one an item, in the order given.' })
  lines!: QuoteLine[];

  @Field(() => [Adjustment], { description: 'Every rule that was looked at, and what came of it.' })
  adjustments!: Adjustment[];

  @Field(() => [DeliveryOption], { description: 'All ways to get it, whether they can be had or not.' })
  deliveryOptions!: DeliveryOption[];

  @Field(() => [QuotedRepeat], {
    description: 'What comes again, once this is paid; for a delivery that a plan brings, none.',
  })
  repeats!: QuotedRepeat[];
}
