import { Arg, Authorized, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql';
import { Order } from '../../orders/order/order.entity.ts';
import type { OrdersService } from '../../orders/order/orders.service.ts';
import { complexityWeights, listWeight } from '../../platform/complexity-weights.ts';
import type { RequestContext } from '../../users/request-context.ts';
import { requireViewer } from '../../users/viewer.ts';
import { DisputeCase, DisputeEvidence } from './dispute-case.entity.ts';
import type { DisputeEvidenceService } from './dispute-evidence.service.ts';

@Resolver(() => Order)
export class OrderDisputesResolver {
  constructor(
    private readonly evidence: DisputeEvidenceService,
    private readonly orders: OrdersService,
  ) {}

  @Authorized('handleOrders')
  @Query(() => DisputeEvidence, {
    complexity: listWeight(10, complexityWeights.lookUp),
    description:
      'What submitDisputeEvidence of the same dispute sends; once it was sent, what that was. Not for staff whose own order it is.',
  })
  disputeEvidence(
    @Arg('id', () => ID, { description: 'Id of the dispute.' }) id: string,
    @Ctx() context: RequestContext,
  ): Promise<DisputeEvidence> {
    return this.evidence.preview(id, requireViewer(context.viewer));
  }

  @Authorized('handleOrders')
  @Mutation(() => Order, {
    description:
      'Answers a dispute: sends the card’s bank what is known of the order, once and for good, also where Stripe’s answer is lost. Not for staff whose own order it is.',
  })
  async submitDisputeEvidence(
    @Arg('id', () => ID, { description: 'Id of the dispute.' }) id: string,
    @Arg('note', () => String, {
      nullable: true,
      description: 'What the bank should know besides, at most 3000 characters; it comes first.',
    })
    note: string | null,
    @Ctx() context: RequestContext,
  ): Promise<Order> {
    const viewer = requireViewer(context.viewer);
    return this.orders.get(await this.evidence.submit(id, { note }, viewer), viewer);
  }

  @Authorized('handleOrders')
  @FieldResolver(() => [DisputeCase], {
    description:
      'What the card’s bank asked about its charges or took back, first ones first. For the staff.',
    complexity: listWeight(2, complexityWeights.lookUp),
  })
  disputes(@Root() { payment }: Order): Promise<DisputeCase[]> {
    return this.evidence.ofOrder(payment._id);
  }
}
