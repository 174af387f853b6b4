import { Arg, Directive, FieldResolver, ID, Int, Query, Resolver, Root } from 'type-graphql';
import { complexityWeights, listWeight } from '../../platform/complexity-weights.ts';
import { Pet } from '../pet/pet.entity.ts';
import { SimilarPets } from './similar-pets.entity.ts';
import { MAX_BOUGHT_TOGETHER, MAX_SIMILAR_PETS, type SimilarPetsService } from './similar-pets.service.ts';

/** Things that an animal needs at most: see domain/catalogue/related/related-items.ts. */
const MAX_NEEDS = 4;

@Resolver(() => SimilarPets)
export class SimilarPetsResolver {
  constructor(private readonly similarPets: SimilarPetsService) {}

  // What is remembered of deleted items changes in the transactions that change items.
  @Directive('@cacheControl(scope: PUBLIC)')
  @Directive('@cacheTag(format: "pets")')
  @Query(() => SimilarPets, {
    name: 'similarPets',
    description: 'Others like an item that is in the shop, or was in it.',
    complexity: listWeight(MAX_SIMILAR_PETS),
  })
  find(
    @Arg('id', () => ID, { description: 'Id of the item.' }) id: string,
    @Arg('first', () => Int, {
      defaultValue: 4,
      description: `How many at most, from 1 to ${MAX_SIMILAR_PETS}.`,
    })
    first: number,
  ): Promise<SimilarPets> {
    return this.similarPets.find(id, first);
  }

  @Directive('@cacheControl(scope: PUBLIC)')
  @Directive('@cacheTag(format: "boughttogether")')
  @FieldResolver(() => [Pet], {
    description: `What is often bought together with it and can be ordered now, most often first, at most ${MAX_BOUGHT_TOGETHER}.`,
    complexity: listWeight(MAX_BOUGHT_TOGETHER, complexityWeights.lookUp),
  })
  async boughtTogether(@Root() { item }: SimilarPets): Promise<Pet[]> {
    return item ? this.similarPets.boughtWith(item) : [];
  }

  @FieldResolver(() => [Pet], {
    description: `What an animal needs when it moves in, one of each thing, at most ${MAX_NEEDS}; of goods nothing.`,
    complexity: listWeight(MAX_NEEDS, complexityWeights.lookUp),
  })
  async alsoNeeded(@Root() { item }: SimilarPets): Promise<Pet[]> {
    return item ? this.similarPets.neededBy(item) : [];
  }
}
