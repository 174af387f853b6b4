import { Arg, Args, Directive, ID, Query, Resolver } from 'type-graphql';
import { PetWhere } from '../catalogue/pet/pets.inputs.ts';
import { type Connection, connectionOf, PageRequest } from '../database/lists/connection.ts';
import { complexityWeights } from '../platform/complexity-weights.ts';
import { RatedPet } from './rated-pet.entity.ts';
import { MAX_RATED_ITEMS, type RatedPetsService } from './rated-pets.service.ts';
import { AnimalLikeInput } from './reviewed-animal.entity.ts';

const RatedPetConnection = connectionOf(RatedPet, 'RatedPet', 'items that are reviewed');

@Resolver()
export class RatedPetsResolver {
  constructor(private readonly rated: RatedPetsService) {}

  @Directive('@cacheControl(scope: PUBLIC)')
  @Directive('@cacheTag(format: "pets")')
  @Directive('@cacheTag(format: "reviews")')
  @Query(() => RatedPetConnection, {
    name: 'ratedPets',
    description:
      'Food and accessories that have been reviewed for animals like one, those first that such reviews give most stars; of a family the best one. What has no such review is not in it.',
    complexity: complexityWeights.matches,
  })
  find(
    @Arg('like', () => AnimalLikeInput, { description: 'Like which animal.' }) like: AnimalLikeInput,
    @Arg('where', () => PetWhere, { nullable: true, description: 'Which items; all when left out.' })
    where: PetWhere | null,
    @Args(() => PageRequest) page: PageRequest,
  ): Promise<Connection<RatedPet>> {
    return this.rated.find(like, where, page);
  }

  @Directive('@cacheControl(scope: PUBLIC)')
  @Directive('@cacheTag(format: "pets")')
  @Directive('@cacheTag(format: "reviews")')
  @Query(() => [RatedPet], {
    name: 'petRatings',
    description: 'What the reviews of some items for animals like one come to; of what is no item, nothing.',
    complexity: ({ args, childComplexity }) =>
      complexityWeights.lookUp + args.petIds.length * childComplexity,
  })
  rate(
    @Arg('petIds', () => [ID], { description: `Ids of the items, at most ${MAX_RATED_ITEMS}.` })
    petIds: string[],
    @Arg('like', () => AnimalLikeInput, { description: 'Like which animal.' }) like: AnimalLikeInput,
  ): Promise<RatedPet[]> {
    return this.rated.rate(petIds, like);
  }
}
