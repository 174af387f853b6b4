import { Arg, Ctx, FieldResolver, ID, Resolver, Root } from 'type-graphql';
import { complexityWeights } from '../platform/complexity-weights.ts';
import type { RequestContext } from '../users/request-context.ts';
import { User } from '../users/user.entity.ts';
import { NotTaken } from './not-taken.entity.ts';
import { MAX_ASKED_ITEMS, type NotTakenService } from './not-taken.service.ts';

@Resolver(() => User)
export class NotTakenResolver {
  constructor(private readonly kept: NotTakenService) {}

  @FieldResolver(() => [NotTaken], {
    description:
      'What of some foods your animals must not have, by their `avoids`, whose words are read as a search reads them: “fish” is salmon too. Only of food for an animal of its kind; of what is not there, nothing. None for anybody else.',
    complexity: ({ args, childComplexity }) =>
      2 * complexityWeights.lookUp + args.petIds.length * childComplexity,
  })
  async notTaken(
    @Root() user: User,
    @Arg('petIds', () => [ID], { description: `Ids of the items, at most ${MAX_ASKED_ITEMS}.` })
    petIds: string[],
    @Ctx() { viewer }: RequestContext,
  ): Promise<NotTaken[]> {
    return viewer && viewer.uid === user.uid ? this.kept.of(viewer, petIds) : [];
  }
}
