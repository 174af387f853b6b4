import {
  GraphQLDateTime,
  GraphQLNonNegativeFloat,
  GraphQLNonNegativeInt,
  GraphQLPositiveInt,
} from 'graphql-scalars';
import { Extensions, Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { LOW_STOCK_THRESHOLD } from '../../../domain/catalogue/pet-options.ts';
import type { CartEntryStatus, PetOrderStatus } from '../../../domain/orders/order-states.ts';
import { Pet } from '../catalogue/pet/pet.entity.ts';
import { CartEntryStatusEnum } from '../orders/cart-entries/cart-entry.entity.ts';
import { PetOrderStatusEnum } from '../orders/pet-orders/pet-order.entity.ts';
import { complexityWeights, listWeight } from '../platform/complexity-weights.ts';
import { SeriesUnit } from './period.ts';

registerEnumType(SeriesUnit, {
  name: 'SeriesUnit',
  description: 'How long each point of a series is.',
  valuesConfig: {
    DAY: { description: 'A day of the time zone.' },
    WEEK: { description: 'A week, from Monday on.' },
    MONTH: { description: 'A calendar month.' },
  },
});

@ObjectType({ simpleResolvers: true, description: 'What came in, US dollars.' })
export class Revenue {
  @Field(() => GraphQLNonNegativeFloat, {
    description:
      'Paid for food and accessories, delivery included, less what went back and what banks took by disputes: by the day it was paid.',
  })
  items!: number;

  @Field(() => GraphQLNonNegativeFloat, {
    description:
      'Prices of the animals that were given to a shopper and not called off: by the day of approval.',
  })
  animals!: number;

  @Field(() => GraphQLNonNegativeFloat, { description: 'items and animals together.' })
  total!: number;

  @Field(() => GraphQLNonNegativeFloat, {
    description:
      'What banks took by disputes that are open or lost: by the day it was paid. It is in none of the others.',
  })
  disputed!: number;

  @Field(() => GraphQLNonNegativeInt, {
    description:
      'How many payments and approved animals that is, without those that were refunded in full or taken by a bank.',
  })
  orders!: number;
}

@ObjectType({ simpleResolvers: true, description: 'What came in on one day, in one week or in one month.' })
export class RevenuePoint extends Revenue {
  @Field(() => GraphQLDateTime, {
    description:
      'When the day, week or month begins in the time zone. The first may begin before the period does; only what is in the period counts.',
  })
  start!: Date;
}

@ObjectType({ simpleResolvers: true, description: 'How many orders for animals are in one state.' })
export class PetOrderStatusCount {
  @Field(() => PetOrderStatusEnum, { description: 'The state.' })
  status!: PetOrderStatus;

  @Field(() => Int, { description: 'How many orders are in it now.' })
  count!: number;
}

@ObjectType({
  simpleResolvers: true,
  description: 'How many orders for food and accessories are in one state.',
})
export class CartEntryStatusCount {
  @Field(() => CartEntryStatusEnum, { description: 'The state.' })
  status!: CartEntryStatus;

  @Field(() => Int, { description: 'How many orders are in it now.' })
  count!: number;
}

@ObjectType({ simpleResolvers: true, description: 'A food or accessory by how well it sold.' })
export class BestSeller {
  @Field(() => ID, { description: 'Id of the item.' })
  petId!: string;

  @Field(() => String, { description: 'Name of the item when it was last ordered.' })
  petname!: string;

  @Field(() => GraphQLPositiveInt, { description: 'How many pieces were paid and not called off.' })
  pieces!: number;

  @Field(() => GraphQLNonNegativeFloat, { description: 'What they cost, US dollars, without delivery.' })
  revenue!: number;
}

/** Each figure is reckoned only where it is asked for. */
@Extensions({ isLazy: true })
@ObjectType({ simpleResolvers: true, description: 'How the shop is doing in a period, and right now.' })
export class ShopOverview {
  @Field(() => Revenue, {
    complexity: complexityWeights.figure,
    description: 'Since the day began in the time zone.',
  })
  today!: () => Promise<Revenue>;

  @Field(() => Revenue, {
    complexity: complexityWeights.figure,
    description: 'Since the month began in the time zone.',
  })
  thisMonth!: () => Promise<Revenue>;

  @Field(() => Revenue, { complexity: complexityWeights.figure, description: 'In the period.' })
  period!: () => Promise<Revenue>;

  @Field(() => [RevenuePoint], {
    complexity: listWeight(60, complexityWeights.figure),
    description:
      'The period cut in days, weeks or months, without gaps: where nothing came in, a point says 0.',
  })
  series!: () => Promise<RevenuePoint[]>;

  @Field(() => SeriesUnit, {
    description: 'DAY for a period of up to 45 days, WEEK for one of up to 26 weeks, MONTH for a longer one.',
  })
  seriesUnit!: SeriesUnit;

  @Field(() => [PetOrderStatusCount], {
    complexity: listWeight(5, complexityWeights.figure),
    description: 'Orders for animals that were placed in the period, in every state.',
  })
  petOrders!: () => Promise<PetOrderStatusCount[]>;

  @Field(() => [CartEntryStatusCount], {
    complexity: listWeight(5, complexityWeights.figure),
    description: 'Orders for food and accessories that were placed in the period, in every state.',
  })
  cartEntries!: () => Promise<CartEntryStatusCount[]>;

  @Field(() => Int, {
    complexity: complexityWeights.count,
    description: 'Orders for animals that wait for an answer now.',
  })
  waitingPetOrders!: () => Promise<number>;

  @Field(() => Int, {
    complexity: complexityWeights.count,
    description: 'Orders for food and accessories that are paid and wait to be sent now.',
  })
  paidCartEntries!: () => Promise<number>;

  @Field(() => Int, {
    complexity: complexityWeights.count,
    description: 'Orders that are paid and of which nothing was sent yet, however many lines they have.',
  })
  ordersToShip!: () => Promise<number>;

  @Field(() => Int, {
    complexity: complexityWeights.count,
    description: 'Requests of shoppers with whom something is wrong, which wait for an answer.',
  })
  problemsToAnswer!: () => Promise<number>;

  @Field(() => Int, {
    complexity: complexityWeights.count,
    description: 'Questions to the shop that wait for an answer.',
  })
  questionsToAnswer!: () => Promise<number>;

  @Field(() => Int, {
    complexity: complexityWeights.count,
    description: 'Those of them that should have been answered by now, within one working day.',
  })
  questionsOverdue!: () => Promise<number>;

  @Field(() => Int, {
    complexity: complexityWeights.count,
    description: 'Disputes that the card’s bank wants an answer to.',
  })
  disputesToAnswer!: () => Promise<number>;

  @Field(() => GraphQLDateTime, {
    nullable: true,
    complexity: complexityWeights.count,
    description: 'By when the first of them must be answered; null where none has a day.',
  })
  nextDisputeAnswerBy!: () => Promise<Date | null>;

  @Field(() => String, {
    nullable: true,
    complexity: complexityWeights.count,
    description: 'Number of the order of that dispute; null where its charge paid for none.',
  })
  nextDisputeOrder!: () => Promise<string | null>;

  @Field(() => Int, {
    complexity: complexityWeights.count,
    description: `Food and accessories of the shop with at most ${LOW_STOCK_THRESHOLD} pieces left.`,
  })
  lowStockCount!: () => Promise<number>;

  @Field(() => [Pet], {
    complexity: listWeight(8, complexityWeights.count),
    description: `Food and accessories of the shop with at most ${LOW_STOCK_THRESHOLD} pieces left, lowest first, at most 8.`,
  })
  lowStock!: () => Promise<Pet[]>;

  @Field(() => [BestSeller], {
    complexity: listWeight(8, complexityWeights.figure),
    description: 'Food and accessories by the pieces that were paid in the period, at most 8.',
  })
  bestSellers!: () => Promise<BestSeller[]>;
}
