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
  if (isAtLeast) return countType(`${name}Count`, Int, what, 'So much, or more.');
  return countType(`${name}Count`, options, what, `The ${what}.`);
}

/** @param of what the values are */
function countType(name: string, of: object, what: string, description: string): new () => FacetCount {
  @ObjectType(name, {
    simpleResolvers: true,
    description: `How many items of the list have one ${what}.`,
  })
  class Count implements FacetCount {
    @Field(() => of, { description })
    value!: string;

    @Field(() => Int, { description: 'How many items have it.' })
    count!: number;
  }
  return Count;
}

/** Of the breeds and colours of the shop’s own, and of brands. */
export const NameCount = countType('NameCount', String, 'value of the shop’s own', 'The value, in words.');
export const BrandCount = countType('BrandCount', String, 'brand', 'The brand.');

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
