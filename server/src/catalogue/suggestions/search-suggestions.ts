import { GraphQLNonNegativeInt } from 'graphql-scalars';
import { Field, ObjectType } from 'type-graphql';
import { Category, PetType } from '../../../../domain/catalogue/pet-options.ts';
import { listWeight } from '../../platform/complexity-weights.ts';
import { Pet } from '../pet/pet.entity.ts';
import '../pet/pet-enums.ts';

export const MAX_SUGGESTED_ITEMS = 5;
export const MAX_SUGGESTED_SEARCHES = 4;
export const MAX_SUGGESTED_PLACES = 3;

@ObjectType({ simpleResolvers: true, description: 'A search that somebody may be about to type.' })
export class SuggestedSearch {
  @Field(() => String, { description: 'What to search for, such as "dog food".' })
  text!: string;

  @Field(() => GraphQLNonNegativeInt, { description: 'How many items of the shop it is about.' })
  count!: number;
}

@ObjectType({ simpleResolvers: true, description: 'A part of the shop in which there is something of it.' })
export class SuggestedPlace {
  @Field(() => PetType, { description: 'For which animal.' })
  type!: PetType;

  @Field(() => Category, { description: 'Animals, food or accessories.' })
  category!: Category;

  @Field(() => String, {
    nullable: true,
    description: 'What to search for in it; null where the whole of it is meant.',
  })
  search!: string | null;

  @Field(() => GraphQLNonNegativeInt, { description: 'How many items are found there.' })
  count!: number;
}

@ObjectType({ simpleResolvers: true, description: 'What somebody may be looking for who is still typing.' })
export class SearchSuggestions {
  @Field(() => [Pet], {
    complexity: listWeight(MAX_SUGGESTED_ITEMS),
    description: `Items that may be meant, at most ${MAX_SUGGESTED_ITEMS}: those first that can be ordered; no animal that has a home.`,
  })
  items!: Pet[];

  @Field(() => [SuggestedSearch], {
    complexity: listWeight(MAX_SUGGESTED_SEARCHES),
    description: `Searches that begin so, at most ${MAX_SUGGESTED_SEARCHES}: those first that most items fit.`,
  })
  searches!: SuggestedSearch[];

  @Field(() => [SuggestedPlace], {
    complexity: listWeight(MAX_SUGGESTED_PLACES),
    description: `Parts of the shop that have some of it, at most ${MAX_SUGGESTED_PLACES}: the fullest first.`,
  })
  places!: SuggestedPlace[];
}

export const noSuggestions: SearchSuggestions = { items: [], searches: [], places: [] };
