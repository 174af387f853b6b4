import { GraphQLDateTime, GraphQLNonNegativeInt } from 'graphql-scalars';
import { Field, Float, ID, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { PriceRounding } from '../../../domain/item-edits/new-price.ts';
import { AuditChange } from '../audit/audit-record.entity.ts';
import { ItemsEditStatus } from './records/item-edit.entity.ts';

registerEnumType(PriceRounding, {
  name: 'PriceRounding',
  description: 'To what a price is rounded that a change of many items reckons.',
  valuesConfig: {
    CENT: { description: 'To a cent, half a cent up.' },
    NINETY_NINE: { description: 'To the nearest price that ends in .99.' },
    FIVE_CENTS: { description: 'To the nearest five cents.' },
  },
});

/** What an edit of many items is, or became. */
export const ItemsEditState = { LOOKED_AT: 'looked_at', ...ItemsEditStatus } as const;
export type ItemsEditState = (typeof ItemsEditState)[keyof typeof ItemsEditState];

registerEnumType(ItemsEditState, {
  name: 'ItemsEditState',
  description: 'What became of a change of many items.',
  valuesConfig: {
    LOOKED_AT: { description: 'Nothing was changed: it was only looked at.' },
    SCHEDULED: { description: 'It is done on its day.' },
    RUNNING: { description: 'It is being done, some items after others: there are more than a thousand.' },
    DONE: { description: 'It was done.' },
    UNDOING: { description: 'It is being taken back, some items after others.' },
    UNDONE: { description: 'It was done and taken back.' },
    CANCELLED: { description: 'It was called off before its day.' },
    REFUSED: { description: 'It could not be done, and nothing is left of it.' },
  },
});

@InputType({ description: 'What to change of many items; what is left out stays.' })
export class ItemsChangeInput {
  @Field(() => Float, {
    nullable: true,
    description: 'By how much prices rise, in percent, below 0 to fall; at most two decimals.',
  })
  pricePercent?: number | null;

  @Field(() => Float, { nullable: true, description: 'By how many US dollars prices rise, below 0 to fall.' })
  priceAmount?: number | null;

  @Field(() => PriceRounding, {
    nullable: true,
    description: 'To what prices are rounded; to a cent when left out. Alone, it rounds prices as they are.',
  })
  roundTo?: PriceRounding | null;

  @Field(() => GraphQLDateTime, {
    nullable: true,
    description: 'From when the prices hold; at once when left out or in the past. Only prices have a day.',
  })
  from?: Date | null;

  @Field(() => GraphQLDateTime, {
    nullable: true,
    description: 'Makes the new prices those of a sale, which is over then: they go back by themselves.',
  })
  saleUntil?: Date | null;

  @Field(() => Int, { nullable: true, description: 'Pieces to sell of each; of food and accessories.' })
  stock?: number | null;

  @Field(() => String, { nullable: true, description: 'Where they stand in the shop; null takes it away.' })
  shelf?: string | null;

  @Field(() => String, { nullable: true, description: 'Brand; null takes it away.' })
  brand?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'What they share with their other sizes and flavors; null takes them out of their family.',
  })
  family?: string | null;

  @Field(() => String, { nullable: true, description: 'Who they are bought from; null takes it away.' })
  supplier?: string | null;

  @Field(() => Int, { nullable: true, description: 'From how many pieces on down they are bought again.' })
  reorderLevel?: number | null;

  @Field(() => Boolean, { nullable: true, description: 'true takes them out of the shop, retired.' })
  isRetired?: boolean | null;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'Says that prices are meant which rise or fall by more than half, or are below what the shop pays. Without it they are refused.',
  })
  confirmsUnusual?: boolean | null;
}

@ObjectType({ simpleResolvers: true, description: 'One item of a change of many.' })
export class EditedItem {
  @Field(() => ID, { description: 'Id of the item.' })
  petId!: string;

  @Field(() => String, { description: 'Its name at that time.' })
  petname!: string;

  @Field(() => [AuditChange], { description: 'What changes, field by field.' })
  changes!: AuditChange[];

  @Field(() => String, {
    nullable: true,
    description: 'Why its price is asked about; null for an ordinary one, and once it is done.',
  })
  unusual!: string | null;

  @Field(() => String, { nullable: true, description: 'Why it was left as it is; null where it was not.' })
  kept!: string | null;
}

@ObjectType({ simpleResolvers: true, description: 'Why an item can not be changed so.' })
export class ItemsEditProblem {
  @Field(() => String, { description: 'Name of the item.' })
  petname!: string;

  @Field(() => String, { description: 'The field it is about.' })
  field!: string;

  @Field(() => String, { description: 'What is wrong.' })
  reason!: string;
}

@ObjectType({ simpleResolvers: true, description: 'A change of many items: looked at, to come or done.' })
export class ItemsEdit {
  @Field(() => ID, { nullable: true, description: 'Identifies it; null where it was only looked at.' })
  id!: string | null;

  @Field(() => ItemsEditState, { description: 'What became of it.' })
  state!: ItemsEditState;

  @Field(() => String, { description: 'What it does, in words.' })
  summary!: string;

  @Field(() => GraphQLDateTime, { description: 'When it was asked for.' })
  at!: Date;

  @Field(() => String, { description: 'Name of who asked for it, or the e-mail address.' })
  by!: string;

  @Field(() => GraphQLDateTime, { nullable: true, description: 'On which day it is done; null: at once.' })
  from!: Date | null;

  @Field(() => GraphQLDateTime, { nullable: true, description: 'When it was done; null while it was not.' })
  doneAt!: Date | null;

  @Field(() => GraphQLDateTime, { nullable: true, description: 'When its sale is over; null: it is none.' })
  saleUntil!: Date | null;

  @Field(() => GraphQLDateTime, {
    nullable: true,
    description: 'Until when undoItemsEdit takes it back; null where it does not.',
  })
  undoUntil!: Date | null;

  @Field(() => GraphQLNonNegativeInt, { description: 'How many items change.' })
  count!: number;

  @Field(() => GraphQLNonNegativeInt, {
    description:
      'How many of them it has come to so far, those that are left as they are among them; fewer and fewer while it is taken back.',
  })
  doneCount!: number;

  @Field(() => GraphQLNonNegativeInt, {
    description: 'How many items were left as they are, since they were changed or removed meanwhile.',
  })
  keptCount!: number;

  @Field(() => GraphQLNonNegativeInt, {
    description: 'How many of the chosen items are so already; 0 once it is done.',
  })
  unchangedCount!: number;

  @Field(() => GraphQLNonNegativeInt, { description: 'How many prices are asked about; 0 once it is done.' })
  unusualCount!: number;

  @Field(() => GraphQLNonNegativeInt, { description: 'How many items can not be changed so.' })
  problemCount!: number;

  @Field(() => [ItemsEditProblem], {
    description: 'The first twenty of them. While there are any, nothing is.',
  })
  problems!: ItemsEditProblem[];

  @Field(() => String, {
    nullable: true,
    description: 'Why it was refused, or is taken back by itself; null where it was not.',
  })
  problem!: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Stands for all that it would do: an edit that names it does that or nothing. Of one that was looked at.',
  })
  fingerprint!: string | null;

  /** The items, where they are at hand already. */
  all?: readonly EditedItem[];
}
