import { GraphQLLocalDate } from 'graphql-scalars';
import { Arg, Authorized, Ctx, ID, Mutation, Resolver } from 'type-graphql';
import { MAX_HOLD_AHEAD_DAYS } from '../../../../domain/adoption/hold-length.ts';
import type { RequestContext } from '../../users/request-context.ts';
import { requireViewer } from '../../users/viewer.ts';
import type { FeeWaiversService } from '../pet-orders/fee-waivers.service.ts';
import { PetOrder } from '../pet-orders/pet-order.entity.ts';
import type { LongerHoldsService } from './longer-holds.service.ts';

/** What the staff decide of an animal that is somebody's, and waits to be collected. */
@Resolver(() => PetOrder)
export class DecisionsResolver {
  constructor(
    private readonly holds: LongerHoldsService,
    private readonly waivers: FeeWaiversService,
  ) {}

  @Authorized('handleOrders')
  @Mutation(() => PetOrder, {
    description:
      'Keeps an accepted animal longer for whoever it was given to: through a day of the shop’s calendar. They are reminded again two days before. CONFLICT where it is not kept, or without an end because its fee is paid.',
  })
  extendHold(
    @Arg('id', () => ID, { description: 'Id of the order.' }) id: string,
    @Arg('until', () => GraphQLLocalDate, {
      description: `The last day: from tomorrow to ${MAX_HOLD_AHEAD_DAYS} days from today, and not before it is kept until now.`,
    })
    until: string,
    @Ctx() context: RequestContext,
  ): Promise<PetOrder> {
    return this.holds.extend(id, until, requireViewer(context.viewer));
  }

  @Authorized('handleOrders')
  @Mutation(() => PetOrder, {
    description:
      'Asks for no adoption fee after all, where one is to be paid online. A payment that is open is called off, and what is charged all the same goes back. CONFLICT where none is due, or it is paid.',
  })
  waiveAdoptionFee(
    @Arg('id', () => ID, { description: 'Id of the order.' }) id: string,
    @Arg('reason', () => String, { description: 'Why, for the staff alone, at most 2000 characters.' })
    reason: string,
    @Ctx() context: RequestContext,
  ): Promise<PetOrder> {
    return this.waivers.waive(id, reason, requireViewer(context.viewer));
  }
}
