import { Arg, Authorized, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql';
import { MAX_WISHED_ITEMS } from '../../../domain/catalogue/wish-list.ts';
import { complexityWeights } from '../platform/complexity-weights.ts';
import { textOf } from '../platform/text/text-of.ts';
import type { RequestContext } from '../users/request-context.ts';
import { User } from '../users/user.entity.ts';
import { requireViewer } from '../users/viewer.ts';
import { WishList } from './wish-list.entity.ts';
import type { WishListsService } from './wish-lists.service.ts';

/** The weight of a list that is looked up for its account. */
function oneMore({ childComplexity }: { readonly childComplexity: number }): number {
  return complexityWeights.lookUp + childComplexity;
}

@Resolver(() => User)
export class WishListsResolver {
  constructor(private readonly wishLists: WishListsService) {}

  @Query(() => WishList, {
    name: 'wishList',
    nullable: true,
    description: 'A wish list that is shared. NOT_FOUND for a code that is none, or no longer.',
  })
  shared(
    @Arg('code', () => String, { description: 'The secret in its address.' }) code: string,
  ): Promise<WishList> {
    return this.wishLists.shared(code);
  }

  @FieldResolver(() => WishList, { description: 'What it would like to have.', complexity: oneMore })
  wishList(@Root() user: User): Promise<WishList> {
    return this.wishLists.of(textOf(user.uid));
  }

  @Authorized()
  @Mutation(() => User, {
    description: `Puts items on the account’s wish list, at most ${MAX_WISHED_ITEMS} in all, as many as fit; twice is once. CONFLICT where none fits.`,
  })
  async addToWishList(
    @Arg('petIds', () => [ID], { description: 'Ids of the items.' }) petIds: string[],
    @Ctx() context: RequestContext,
  ): Promise<User> {
    const viewer = requireViewer(context.viewer);
    await this.wishLists.add(viewer, petIds);
    return viewer;
  }

  @Authorized()
  @Mutation(() => User, { description: 'Takes an item off it; of what is not on it, it changes nothing.' })
  async removeFromWishList(
    @Arg('petId', () => ID, { description: 'Id of the item.' }) petId: string,
    @Ctx() context: RequestContext,
  ): Promise<User> {
    const viewer = requireViewer(context.viewer);
    await this.wishLists.remove(viewer, petId);
    return viewer;
  }

  @Authorized()
  @Mutation(() => User, {
    description:
      'Lets whoever has its address read the wish list, without a name. One that is shared keeps it.',
  })
  async shareWishList(@Ctx() context: RequestContext): Promise<User> {
    const viewer = requireViewer(context.viewer);
    await this.wishLists.share(viewer);
    return viewer;
  }

  @Authorized()
  @Mutation(() => User, { description: 'Ends that: the address leads nowhere from now on.' })
  async stopSharingWishList(@Ctx() context: RequestContext): Promise<User> {
    const viewer = requireViewer(context.viewer);
    await this.wishLists.stopSharing(viewer);
    return viewer;
  }
}
