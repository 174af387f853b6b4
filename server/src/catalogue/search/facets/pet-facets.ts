import { GraphQLNonNegativeFloat } from 'graphql-scalars';
import { Field, Int, ObjectType } from 'type-graphql';
import {
  cellFields,
  type FactField,
  factOf,
  unlessSaid,
} from '../../../../../domain/catalogue/item-facts.ts';
import '../../pet/pet-enums.ts';
import type { WordField } from '../words/asked-words.ts';

export interface FacetCount {
  value: string;
  count: number;
}

const countTypes = new Map<string, new () => FacetCount>();

/** How many items of a list have one value of a fact. Facts that have the same values have one type. */
export function countsOf(field: FactField): new () => FacetCount {
  const { name } = factOf(field);
  const known = countTypes.get(name) ?? newCountType(field);
  countTypes.set(name, known);
  return known;
}

function newCountType(field: FactField) {
  const { options, name, countedBy, isAtLeast } = factOf(field);
  const what = unlessSaid(field) === undefined ? countedBy : 'answer to what can be unknown';
  @ObjectType(`${name}Count`, {
    simpleResolvers: true,
    description: `How many items of the list have one ${what}.`,
  })
  class Count implements FacetCount {
    @Field(() => (isAtLeast ? Int : options), {
      description: isAtLeast ? 'So much, or more.' : `The ${what}.`,
    })
    value!: string;

    @Field(() => Int, { description: 'How many items have it.' })
    count!: number;
  }
  return Count;
}

/** How many items of the list have one breed or colour of the shop’s own. */
@ObjectType({
  simpleResolvers: true,
  description: 'How many items of the list have one value of the shop’s own.',
})
export class NameCount implements FacetCount {
  @Field(() => String, { description: 'The value, in words.' })
  value!: string;

  @Field(() => Int, { description: 'How many items have it.' })
  count!: number;
}

@ObjectType({ simpleResolvers: true, description: 'How many items of the list have one brand.' })
export class BrandCount implements FacetCount {
  @Field(() => String, { description: 'The brand.' })
  value!: string;

  @Field(() => Int, { description: 'How many items have it.' })
  count!: number;
}

export type FactCounts = Record<FactField, FacetCount[]>;

@ObjectType({
  simpleResolvers: true,
  description:
    'What can be chosen in a list, with counts. Each field is counted under all the other conditions but not its own, so a filter shows what choosing another value would give.',
})
export class PetFacets extends (class {} as new () => FactCounts) {
  /** By what items are kept with a word for: counted only for those who ask, because it takes a look at each word. */
  readonly countWords!: (field: WordField) => Promise<FacetCount[]>;

  @Field(() => Int, { description: 'How many can be ordered now, under the other conditions.' })
  available!: number;

  @Field(() => GraphQLNonNegativeFloat, {
    nullable: true,
    description: 'Lowest price under the other conditions, US dollars.',
  })
  priceMin!: number | null;

  @Field(() => GraphQLNonNegativeFloat, {
    nullable: true,
    description: 'Highest price under the other conditions, US dollars.',
  })
  priceMax!: number | null;
}

for (const field of cellFields) {
  const Count = countsOf(field);
  Field(() => [Count], { description: `By ${factOf(field).countedBy}.` })(PetFacets.prototype, field);
}
