import { Arg, Authorized, Ctx, FieldResolver, ID, Mutation, Resolver, Root } from 'type-graphql';
import { MAX_WATCHED_ITEMS } from '../../../domain/catalogue/stock-watch.ts';
import { complexityWeights, listWeight } from '../platform/complexity-weights.ts';
import { textOf } from '../platform/text/text-of.ts';
import type { RequestContext } from '../users/request-context.ts';
import { User } from '../users/user.entity.ts';
import { requireViewer } from '../users/viewer.ts';
import type { PriceWatchesService } from './price-watches.service.ts';

@Resolver(() => User)
export class PriceWatchesResolver {
  constructor(private readonly watches: PriceWatchesService) {}

  @FieldResolver(() => [ID], {
    description: `Ids of the items that it is mailed about once they are cheaper, at most ${MAX_WATCHED_ITEMS}.`,
    complexity: listWeight(1, complexityWeights.lookUp),
  })
  priceWatchedPetIds(@Root() user: User): Promise<string[]> {
    return this.watches.watchedBy(textOf(user.uid));
  }

  @Authorized()
  @Mutation(() => User, {
    description:
      'Has the account mailed, once, when food or an accessory costs less than now and is in stock; twice is once. CONFLICT where it is no longer sold, or where the account has switched such mails off.',
  })
  async watchPrice(
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
  async unwatchPrice(
    @Arg('petId', () => ID, { description: 'Id of the item.' }) petId: string,
    @Ctx() context: RequestContext,
  ): Promise<User> {
    const viewer = requireViewer(context.viewer);
    await this.watches.unwatch(viewer, petId);
    return viewer;
  }
}
