import { Arg, Authorized, Ctx, FieldResolver, ID, Mutation, Resolver, Root } from 'type-graphql';
import { complexityWeights, listWeight } from '../../platform/complexity-weights.ts';
import type { RequestContext } from '../../users/request-context.ts';
import { User } from '../../users/user.entity.ts';
import { requireViewer } from '../../users/viewer.ts';
import { AccountCard } from './saved-card.entity.ts';
import type { SavedCardsService } from './saved-cards.service.ts';

@Resolver(() => User)
export class SavedCardsResolver {
  constructor(private readonly cards: SavedCardsService) {}

  @FieldResolver(() => [AccountCard], {
    description:
      'Cards that Stripe keeps for your next orders and your repeat deliveries, newest first; none for anybody else.',
    complexity: listWeight(1, complexityWeights.lookUp),
  })
  async savedCards(@Root() user: User, @Ctx() { viewer }: RequestContext): Promise<AccountCard[]> {
    return viewer?.uid === user.uid ? this.cards.list(user) : [];
  }

  @Authorized()
  @Mutation(() => User, {
    description: 'Has Stripe forget one of your cards. CONFLICT while a repeat delivery is paid with it.',
  })
  async removeSavedCard(
    @Arg('id', () => ID, { description: 'Id of the card.' }) id: string,
    @Ctx() context: RequestContext,
  ): Promise<User> {
    const viewer = requireViewer(context.viewer);
    await this.cards.remove(viewer, id);
    return viewer;
  }
}
