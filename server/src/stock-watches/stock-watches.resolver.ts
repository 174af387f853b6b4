import { Arg, Authorized, Ctx, FieldResolver, ID, Mutation, Resolver, Root } from 'type-graphql';
import { MAX_WATCHED_ITEMS } from '../../../domain/catalogue/stock-watch.ts';
import { complexityWeights, listWeight } from '../platform/complexity-weights.ts';
import { textOf } from '../platform/text/text-of.ts';
import type { RequestContext } from '../users/request-context.ts';
import { User } from '../users/user.entity.ts';
import { requireViewer } from '../users/viewer.ts';
import type { StockWatchesService } from './stock-watches.service.ts';

@Resolver(() => User)
export class StockWatchesResolver {
  constructor(private readonly watches: StockWatchesService) {}

  // Of the account and not of the item, whose answers are kept for everybody.
  @FieldResolver(() => [ID], {
    description: `Ids of the sold-out items that it is mailed about once they are back, at most ${MAX_WATCHED_ITEMS}.`,
    complexity: listWeight(1, complexityWeights.lookUp),
  })
  watchedPetIds(@Root() user: User): Promise<string[]> {
    return this.watches.watchedBy(textOf(user.uid));
  }

  @Authorized()
  @Mutation(() => User, {
    description:
      'Has the account mailed, once, when sold-out food or a sold-out accessory is back; twice is once. CONFLICT where it is in stock, or where the account has switched such mails off.',
  })
  async watchStock(
    @Arg('petId', () => ID, { description: 'Id of the item.' }) petId: string,
    @Ctx() context: RequestContext,
  ): Promise<User> {
    const viewer = requireViewer(context.viewer);
    await this.watches.watch(viewer, petId);
    return viewer;
  }

  @Authorized()
  @Mutation(() => User, {
    description: 'Takes that back; of an item that is not watched it changes nothing.',
  })
  async unwatchStock(
    @Arg('petId', () => ID, { description: 'Id of the item.' }) petId: string,
    @Ctx() context: RequestContext,
  ): Promise<User> {
    const viewer = requireViewer(context.viewer);
    await this.watches.unwatch(viewer, petId);
    return viewer;
  }
}
