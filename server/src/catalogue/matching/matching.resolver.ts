import { Arg, Args, Query, Resolver } from 'type-graphql';
import { type Connection, connectionOf, PageRequest } from '../../database/lists/connection.ts';
import { complexityWeights } from '../../platform/complexity-weights.ts';
import { PetWhere } from '../pet/pets.inputs.ts';
import { HouseholdInput } from './household.input.ts';
import type { MatchingService } from './matching.service.ts';
import { PetMatch } from './pet-match.entity.ts';

const PetMatchConnection = connectionOf(PetMatch, 'PetMatch', 'animals that fit');

@Resolver()
export class MatchingResolver {
  constructor(private readonly matching: MatchingService) {}

  @Query(() => PetMatchConnection, {
    name: 'petMatches',
    description:
      'The animals that can be ordered, by how well they fit a household: those that nothing speaks against first, by score, then by name.',
    complexity: complexityWeights.matches,
  })
  find(
    @Arg('household', () => HouseholdInput, { description: 'Who would live with the animal.' })
    household: HouseholdInput,
    @Arg('where', () => PetWhere, { nullable: true, description: 'Which animals; all when left out.' })
    where: PetWhere | null,
    @Args(() => PageRequest) page: PageRequest,
  ): Promise<Connection<PetMatch>> {
    return this.matching.find(household, where, page);
  }
}
