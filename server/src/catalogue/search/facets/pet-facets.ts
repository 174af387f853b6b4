import { GraphQLNonNegativeFloat } from 'graphql-scalars';
import { Field, Int, ObjectType } from 'type-graphql';
import { Kind } from '../../../../../domain/catalogue/kinds.ts';
import {
  Age,
  Category,
  Clan,
  Color,
  Gender,
  PetType,
  Size,
  Species,
} from '../../../../../domain/catalogue/pet-options.ts';
import type { FacetField } from './facet-bitmask.ts';
import '../../pet/pet-enums.ts';

function countOf<T extends object>(options: T, name: string, what: string) {
  @ObjectType(name, { simpleResolvers: true, description: `How many items of the list have one ${what}.` })
  class Count {
    @Field(() => options, { description: `The ${what}.` })
    value!: string;

    @Field(() => Int, { description: 'How many items have it.' })
    count!: number;
  }
  return Count;
}

export interface FacetCount {
  value: string;
  count: number;
}

const PetTypeCount = countOf(PetType, 'PetTypeCount', 'type');
const CategoryCount = countOf(Category, 'CategoryCount', 'category');
const GenderCount = countOf(Gender, 'GenderCount', 'gender');
const AgeCount = countOf(Age, 'AgeCount', 'age');
const ColorCount = countOf(Color, 'ColorCount', 'colour');
const ClanCount = countOf(Clan, 'ClanCount', 'breed');
const KindCount = countOf(Kind, 'KindCount', 'kind');
const SpeciesCount = countOf(Species, 'SpeciesCount', 'species');
const SizeCount = countOf(Size, 'SizeCount', 'size');

@ObjectType({ simpleResolvers: true, description: 'How many items of the list have one brand.' })
export class BrandCount implements FacetCount {
  @Field(() => String, { description: 'The brand.' })
  value!: string;

  @Field(() => Int, { description: 'How many items have it.' })
  count!: number;
}

@ObjectType({
  simpleResolvers: true,
  description:
    'What can be chosen in a list, with counts. Each field is counted under all the other conditions but not its own, so a filter shows what choosing another value would give.',
})
export class PetFacets implements Record<FacetField, FacetCount[]> {
  @Field(() => [PetTypeCount], { description: 'By type.' })
  type!: FacetCount[];

  @Field(() => [CategoryCount], { description: 'By category.' })
  category!: FacetCount[];

  @Field(() => [GenderCount], { description: 'By gender.' })
  gender!: FacetCount[];

  @Field(() => [AgeCount], { description: 'By stage of life.' })
  age!: FacetCount[];

  @Field(() => [ColorCount], { description: 'By colour.' })
  color!: FacetCount[];

  @Field(() => [ClanCount], { description: 'By breed.' })
  clan!: FacetCount[];

  @Field(() => [KindCount], { description: 'By kind of food or accessory.' })
  kind!: FacetCount[];

  @Field(() => [SpeciesCount], { description: 'By species of the other animals.' })
  species!: FacetCount[];

  @Field(() => [SizeCount], { description: 'By size.' })
  size!: FacetCount[];

  /** By brand: counted only for those who ask, because it takes a look at each brand. */
  readonly countBrands!: () => Promise<FacetCount[]>;

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
