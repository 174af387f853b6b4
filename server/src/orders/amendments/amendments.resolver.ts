import { Arg, Authorized, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { complexityWeights } from '../../platform/complexity-weights.ts';
import type { RequestContext } from '../../users/request-context.ts';
import { requireViewer } from '../../users/viewer.ts';
import { Order } from '../order/order.entity.ts';
import type { AmendmentsService } from './amendments.service.ts';
import { OrderChangeInput } from './order-change.input.ts';
import { OrderChangePreview } from './order-change-preview.entity.ts';

@Resolver(() => Order)
export class AmendmentsResolver {
  constructor(private readonly amendments: AmendmentsService) {}

  @Authorized()
  @Query(() => OrderChangePreview, {
    complexity: complexityWeights.lookUp,
    description:
      'What comes of the same change of an order: what goes back to the card, what would have to be paid, and what is promised. Your own, or any for the staff.',
  })
  orderChangePreview(
    @Arg('number', () => String, { description: 'Number of the order.' }) number: string,
    @Arg('input', () => OrderChangeInput, { description: 'What is to be changed.' })
    input: OrderChangeInput,
    @Ctx() context: RequestContext,
  ): Promise<OrderChangePreview> {
    return this.amendments.preview(number, input, requireViewer(context.viewer));
  }

  @Authorized()
  @Mutation(() => Order, {
    description:
      'Changes where an order goes, who is called and how it is delivered, before it leaves; what it costs less goes back. Address and phone number of your own until its first parcel leaves; all of it for the staff. The shopper is mailed.',
  })
  changeOrder(
    @Arg('number', () => String, { description: 'Number of the order.' }) number: string,
    @Arg('input', () => OrderChangeInput, { description: 'What is to be changed.' })
    input: OrderChangeInput,
    @Arg('fingerprint', () => String, {
      description:
        '`OrderChangePreview.fingerprint` of this change: where something else would come of it by now, nothing is done, and the answer is CONFLICT.',
    })
    fingerprint: string,
    @Ctx() context: RequestContext,
  ): Promise<Order> {
    return this.amendments.change(number, input, fingerprint, requireViewer(context.viewer));
  }
}
