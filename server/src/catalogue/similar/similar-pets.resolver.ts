import { Arg, Directive, ID, Int, Query, Resolver } from 'type-graphql';
import { listWeight } from '../../graphql/annotations/complexity-weights.ts';
import { SimilarPets } from './similar-pets.entity.ts';
import { MAX_SIMILAR_PETS, type SimilarPetsService } from './similar-pets.service.ts';

@Resolver()
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
}
