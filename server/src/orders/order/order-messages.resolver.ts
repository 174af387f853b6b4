import { Arg, Authorized, Ctx, Mutation, Resolver } from 'type-graphql';
import type { RequestContext } from '../../users/request-context.ts';
import { requireViewer } from '../../users/viewer.ts';
import { Order } from './order.entity.ts';
import type { OrderMessagesService } from './order-messages.service.ts';

@Resolver(() => Order)
export class OrderMessagesResolver {
  constructor(private readonly messages: OrderMessagesService) {}

  @Authorized('handleOrders')
  @Mutation(() => Order, {
    description: 'Mails something to the shopper of an order. CONFLICT where the shop sends no mails.',
  })
  messageShopper(
    @Arg('number', () => String, { description: 'Number of the order.' }) number: string,
    @Arg('text', () => String, { description: 'What is to be said, at most 2000 characters.' }) text: string,
    @Ctx() context: RequestContext,
  ): Promise<Order> {
    return this.messages.send(number, { text }, requireViewer(context.viewer));
  }
}
