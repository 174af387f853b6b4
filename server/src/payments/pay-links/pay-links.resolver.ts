import { GraphQLNonNegativeFloat } from 'graphql-scalars';
import {
  Arg,
  Authorized,
  Ctx,
  Field,
  FieldResolver,
  Mutation,
  ObjectType,
  Resolver,
  Root,
} from 'type-graphql';
import { toDollars } from '../../../../domain/money/money.ts';
import { OrderChangeInput } from '../../orders/amendments/order-change.input.ts';
import {
  OrderSupplement,
  PayLink,
  toPayLink,
  toSupplement,
} from '../../orders/amendments/pay-link.entity.ts';
import { Order } from '../../orders/order/order.entity.ts';
import type { OrderLoading } from '../../orders/order/orders.service.ts';
import { Payment } from '../../orders/records/payment.entity.ts';
import { onTopOf } from '../../orders/records/payments.repository.ts';
import { openLink } from '../../orders/records/supplements.ts';
import { complexityWeights, listWeight } from '../../platform/complexity-weights.ts';
import type { RequestContext } from '../../users/request-context.ts';
import { requireViewer } from '../../users/viewer.ts';
import type { OpenedPayLink, PayLinksService } from './pay-links.service.ts';

@ObjectType({ simpleResolvers: true, description: 'A pay link that waits for a card.' })
export class PayLinkIntent {
  @Field(() => String, { description: 'Lets Stripe.js confirm the payment with a card. For the payer only.' })
  clientSecret!: string;

  @Field(() => Payment, { description: 'The payment, for confirmPayment.' })
  payment!: Payment;
}

@Resolver(() => Order)
export class PayLinksResolver {
  constructor(private readonly payLinks: PayLinksService) {}

  @Authorized('handleOrders')
  @Mutation(() => Order, {
    description:
      'Asks by a pay link, which is mailed, for what a change of an order costs more; the change is made once that is paid, and where it is too late then, the money goes back at once. One waits at a time, for three days.',
  })
  askForDifference(
    @Arg('number', () => String, { description: 'Number of the order.' }) number: string,
    @Arg('input', () => OrderChangeInput, { description: 'What is to be changed.' })
    input: OrderChangeInput,
    @Arg('fingerprint', () => String, {
      description:
        '`OrderChangePreview.fingerprint` of this change: where something else would come of it by now, nothing is asked for, and the answer is CONFLICT.',
    })
    fingerprint: string,
    @Ctx() context: RequestContext,
  ): Promise<Order> {
    return this.payLinks.ask(number, input, fingerprint, requireViewer(context.viewer));
  }

  @Authorized('handleOrders')
  @Mutation(() => Order, { description: 'Takes back what was asked for by a pay link and is not paid.' })
  withdrawPayLink(
    @Arg('number', () => String, { description: 'Number of the order.' }) number: string,
    @Ctx() context: RequestContext,
  ): Promise<Order> {
    return this.payLinks.withdraw(number, requireViewer(context.viewer));
  }

  @Authorized()
  @Mutation(() => PayLinkIntent, {
    description: 'Begins to pay what is asked for by the pay link of an order of your own. Safe to repeat.',
  })
  openPayLink(
    @Arg('number', () => String, { description: 'Number of the order.' }) number: string,
    @Ctx() context: RequestContext,
  ): Promise<OpenedPayLink> {
    return this.payLinks.open(number, requireViewer(context.viewer));
  }

  @FieldResolver(() => PayLink, {
    nullable: true,
    description:
      'What is asked for because it is to be delivered in a dearer way; null where nothing waits to be paid.',
    complexity: complexityWeights.lookUp,
  })
  async payLink(@Root() order: Order, @Ctx() context: OrderLoading): Promise<PayLink | null> {
    const link = openLink(await context.supplementsLoader.load(order.payment._id));
    return link && toPayLink(link);
  }

  @FieldResolver(() => [OrderSupplement], {
    description: 'What was charged on top of it, first ones first, also where it has gone back.',
    complexity: listWeight(2, complexityWeights.lookUp),
  })
  async supplements(@Root() order: Order, @Ctx() context: OrderLoading): Promise<OrderSupplement[]> {
    const links = await context.supplementsLoader.load(order.payment._id);
    return links.flatMap(toSupplement);
  }

  @FieldResolver(() => GraphQLNonNegativeFloat, {
    description:
      'What was paid on top for the way it is delivered and has not gone back, US dollars; beside `price`. It goes back with the delivery.',
  })
  paidOnTop(@Root() { payment }: Order): number {
    return toDollars(onTopOf(payment));
  }
}
