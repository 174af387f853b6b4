import { Arg, Args, Authorized, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { connectionOf, PageRequest } from '../database/lists/connection.ts';
import type { LazyConnection } from '../database/lists/paginate.ts';
import type { RequestContext } from '../users/request-context.ts';
import { requireViewer } from '../users/viewer.ts';
import { Promotion } from './promotion.entity.ts';
import { AddPromotionInput, UpdatePromotionInput } from './promotion.inputs.ts';
import type { PromotionsService } from './promotions.service.ts';

const PromotionConnection = connectionOf(Promotion, 'Promotion', 'promotions');

@Resolver(() => Promotion)
export class PromotionsResolver {
  constructor(private readonly promotions: PromotionsService) {}

  @Authorized('managePromotions')
  @Query(() => PromotionConnection, {
    name: 'promotions',
    description: 'All promotions, ended ones included, newest first.',
  })
  list(@Args(() => PageRequest) page: PageRequest): LazyConnection<Promotion> {
    return this.promotions.list(page);
  }

  @Authorized('managePromotions')
  @Mutation(() => Promotion, { description: 'Makes a promotion. CONFLICT where its code exists.' })
  addPromotion(
    @Arg('input', () => AddPromotionInput, { description: 'The promotion.' }) input: AddPromotionInput,
    @Ctx() context: RequestContext,
  ): Promise<Promotion> {
    return this.promotions.add(input, requireViewer(context.viewer));
  }

  @Authorized('managePromotions')
  @Mutation(() => Promotion, {
    description: 'Changes a promotion for orders from now on. CONFLICT where another one has the code.',
  })
  updatePromotion(
    @Arg('id', () => ID, { description: 'Id of the promotion.' }) id: string,
    @Arg('input', () => UpdatePromotionInput, { description: 'The changes.' }) input: UpdatePromotionInput,
    @Ctx() context: RequestContext,
  ): Promise<Promotion> {
    return this.promotions.update(id, input, requireViewer(context.viewer));
  }

  @Authorized('managePromotions')
  @Mutation(() => Promotion, {
    description: 'Ends a promotion at once. Orders that have it keep it; twice is once.',
  })
  endPromotion(
    @Arg('id', () => ID, { description: 'Id of the promotion.' }) id: string,
    @Ctx() context: RequestContext,
  ): Promise<Promotion> {
    return this.promotions.end(id, requireViewer(context.viewer));
  }
}
