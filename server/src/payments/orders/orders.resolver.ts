import { GraphQLDateTime, GraphQLNonNegativeFloat } from 'graphql-scalars';
import { Arg, Args, Authorized, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { PetLoading } from '../../catalogue/pets.service.ts';
import { complexityWeights, listWeight } from '../../graphql/annotations/complexity-weights.ts';
import type { MailsService } from '../../mail/mails.service.ts';
import { Mail } from '../../mail/outbox/mail.entity.ts';
import { StaffNote } from '../../notes/staff-note.entity.ts';
import { CartEntry } from '../../orders/cart-entries/cart-entry.entity.ts';
import { Quote } from '../../orders/quotes/quote.entity.ts';
import { connectionOf, PageRequest } from '../../pagination/connection.ts';
import type { LazyConnection } from '../../pagination/paginate.ts';
import { textOf } from '../../platform/text/text-of.ts';
import type { RequestContext } from '../../users/request-context.ts';
import { User } from '../../users/user.entity.ts';
import { requireViewer } from '../../users/viewer.ts';
import type { PaymentLoading } from '../payments.service.ts';
import { Refund } from '../refunds/refund.entity.ts';
import { Order, OrderEvent } from './order.entity.ts';
import type { OrderNotesService } from './order-notes.service.ts';
import type { OrderRefundsService } from './order-refunds.service.ts';
import { OrderWhere } from './order-where.ts';
import { MAX_NUMBERS, type OrderLoading, type OrdersService } from './orders.service.ts';
import { RefundOrderInput } from './refund-order.input.ts';
import type { ReturnsService } from './returns.service.ts';
import type { ShipmentsService } from './shipments.service.ts';

export const OrderConnection = connectionOf(Order, 'Order', 'orders, each with all that was bought together');

@Resolver(() => Order)
export class OrdersResolver {
  constructor(
    private readonly orders: OrdersService,
    private readonly shipments: ShipmentsService,
    private readonly orderMails: MailsService,
    private readonly orderRefunds: OrderRefundsService,
    private readonly returns: ReturnsService,
    private readonly orderNotes: OrderNotesService,
  ) {}

  @Authorized()
  @Query(() => Order, {
    description: 'An order by its number: your own, or any for an admin. Case and dashes do not count.',
    complexity: complexityWeights.lookUp,
  })
  order(
    @Arg('number', () => String, { description: 'Number of the order, such as FP-7K3M-92QD.' })
    number: string,
    @Ctx() context: RequestContext,
  ): Promise<Order> {
    return this.orders.get(number, requireViewer(context.viewer));
  }

  @Authorized('handleOrders')
  @Query(() => [Order], {
    description: 'The orders of some numbers, in that order; what is no order is left out.',
    complexity: listWeight(MAX_NUMBERS, complexityWeights.lookUp),
  })
  ordersByNumber(
    @Arg('numbers', () => [String], { description: 'Numbers of orders, at most 100.' }) numbers: string[],
  ): Promise<Order[]> {
    return this.orders.ofNumbers(numbers);
  }

  @Authorized('handleOrders')
  @Query(() => OrderConnection, {
    name: 'orders',
    description:
      'All orders, newest first; checkouts that ended unpaid are none. More than a thousand are counted every ten seconds.',
  })
  list(
    @Arg('where', () => OrderWhere, { nullable: true, description: 'Which ones; all without it.' })
    where: OrderWhere | null,
    @Args(() => PageRequest) page: PageRequest,
  ): LazyConnection<Order> {
    return this.orders.list(where ? { where } : {}, page);
  }

  @Authorized('handleOrders')
  @Mutation(() => Order, {
    description: 'Notes that paid entries of an order were sent, or lie ready to be picked up.',
  })
  shipOrder(
    @Arg('number', () => String, { description: 'Number of the order.' }) number: string,
    @Arg('entryIds', () => [ID], {
      nullable: true,
      description: 'Ids of the entries that are sent; all that wait to be, without them.',
    })
    entryIds: string[] | null,
    @Arg('carrier', () => String, {
      nullable: true,
      description: 'Who brings them, such as UPS; at most 60 characters.',
    })
    carrier: string | null,
    @Arg('trackingNumber', () => String, {
      nullable: true,
      description: 'The carrier’s number of the parcel, at most 60 characters.',
    })
    trackingNumber: string | null,
    @Ctx() context: RequestContext,
  ): Promise<Order> {
    return this.shipments.ship(number, { entryIds, carrier, trackingNumber }, requireViewer(context.viewer));
  }

  @Authorized('handleOrders')
  @Mutation(() => Order, {
    description:
      'Takes back what of an order was sent in the last ten minutes, while nothing has happened to it since.',
  })
  undoShipment(
    @Arg('number', () => String, { description: 'Number of the order.' }) number: string,
    @Ctx() context: RequestContext,
  ): Promise<Order> {
    return this.shipments.undo(number, requireViewer(context.viewer));
  }

  @Authorized('handleOrders')
  @Mutation(() => Order, { description: 'Notes that entries of an order arrived, or were picked up.' })
  deliverOrder(
    @Arg('number', () => String, { description: 'Number of the order.' }) number: string,
    @Arg('entryIds', () => [ID], {
      nullable: true,
      description: 'Ids of the entries that arrived; all that are on their way, without them.',
    })
    entryIds: string[] | null,
    @Ctx() context: RequestContext,
  ): Promise<Order> {
    return this.shipments.deliver(number, { entryIds }, requireViewer(context.viewer));
  }

  @Authorized('handleOrders')
  @Mutation(() => Order, {
    description:
      'Gives back what was paid for entries of an order, or an amount of it, before or after it was sent; never more than is left. The entries stay ordered.',
  })
  refundOrder(
    @Arg('number', () => String, { description: 'Number of the order.' }) number: string,
    @Arg('input', () => RefundOrderInput, { description: 'What goes back, and why.' })
    input: RefundOrderInput,
    @Ctx() context: RequestContext,
  ): Promise<Order> {
    return this.orderRefunds.refund(number, input, requireViewer(context.viewer));
  }

  @Authorized('handleOrders')
  @Mutation(() => Order, {
    description:
      'Notes that entries of an order which were sent came back, and gives back what was paid for them and has not gone back; with the last one the delivery.',
  })
  returnEntries(
    @Arg('number', () => String, { description: 'Number of the order.' }) number: string,
    @Arg('entryIds', () => [ID], { description: 'Ids of the entries that came back.' })
    entryIds: string[],
    @Arg('restock', () => Boolean, {
      defaultValue: true,
      description: 'Whether their pieces can be sold again.',
    })
    isRestocked: boolean,
    @Ctx() context: RequestContext,
  ): Promise<Order> {
    return this.returns.take(number, { entryIds, isRestocked }, requireViewer(context.viewer));
  }

  @Authorized('handleOrders')
  @Mutation(() => Order, { description: 'Writes something about an order for the others of the staff.' })
  addOrderNote(
    @Arg('number', () => String, { description: 'Number of the order.' }) number: string,
    @Arg('text', () => String, { description: 'What is to be known, at most 2000 characters.' }) text: string,
    @Ctx() context: RequestContext,
  ): Promise<Order> {
    return this.orderNotes.add(number, { text }, requireViewer(context.viewer));
  }

  @FieldResolver(() => Quote, {
    description: 'What was charged, as it was when it was placed.',
    complexity: complexityWeights.lookUp,
  })
  async price(@Root() order: Order, @Ctx() context: PetLoading): Promise<Quote> {
    const pets = order.entries.map(({ petId }) => context.petLoader.load(textOf(petId)));
    return this.orders.priceOf(order, await Promise.all(pets));
  }

  @FieldResolver(() => [Refund], {
    description: 'Money that went back for it, or is about to, first ones first.',
    complexity: listWeight(10, complexityWeights.lookUp),
  })
  refunds(@Root() order: Order, @Ctx() context: OrderLoading): Promise<Refund[]> {
    return context.refundsLoader.load(order.payment._id);
  }

  @Authorized('handleOrders')
  @FieldResolver(() => [Mail], {
    description: 'What was mailed about it, or will be, first ones first. For admins.',
    complexity: listWeight(10, complexityWeights.lookUp),
  })
  mails(@Root() order: Order): Promise<Mail[]> {
    return this.orderMails.ofPayment(order.payment._id);
  }

  @Authorized('handleOrders')
  @FieldResolver(() => [StaffNote], {
    description: 'What the staff wrote about it for each other, first ones first. For the staff.',
    complexity: listWeight(10, complexityWeights.lookUp),
  })
  notes(@Root() order: Order): Promise<StaffNote[]> {
    return this.orderNotes.ofPayment(order.payment._id);
  }

  @Authorized('handleOrders')
  @FieldResolver(() => GraphQLNonNegativeFloat, {
    description:
      'What was charged for it and neither went back, is about to nor was taken by a bank, US dollars. For the staff.',
  })
  refundable(@Root() order: Order): number {
    return this.orders.refundableOf(order);
  }

  @FieldResolver(() => [OrderEvent], {
    description: 'What happened to it, first things first.',
    complexity: listWeight(10, complexityWeights.lookUp),
  })
  async timeline(@Root() order: Order, @Ctx() context: OrderLoading): Promise<OrderEvent[]> {
    return this.orders.timelineOf(order, await context.refundsLoader.load(order.payment._id));
  }
}

@Resolver(() => CartEntry)
export class CartEntryOrderResolver {
  constructor(private readonly orders: OrdersService) {}

  @FieldResolver(() => GraphQLDateTime, {
    nullable: true,
    description: 'By when it has to be there; null where it was not ordered for the same day.',
  })
  dueAt(@Root() entry: CartEntry): Promise<Date | null> {
    return this.orders.dueAt(entry);
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: 'Number of the order that it is a line of; null while it has no payment.',
  })
  async orderNumber(@Root() entry: CartEntry, @Ctx() context: PaymentLoading): Promise<string | null> {
    if (!entry.paymentId) return null;
    return (await context.paymentLoader.load(textOf(entry.paymentId)))?.number ?? null;
  }
}

@Resolver(() => User)
export class UserOrdersResolver {
  constructor(private readonly orders: OrdersService) {}

  // Its name is no other resolver's of the same type: the schema knows them by it.
  @FieldResolver(() => OrderConnection, {
    name: 'orders',
    description: 'The account’s orders, newest first; checkouts that ended unpaid are none.',
  })
  ordersOf(@Root() user: User, @Args(() => PageRequest) page: PageRequest): LazyConnection<Order> {
    // Accounts are only ever given to their owner and to admins, so their orders are too.
    return this.orders.list({ uid: textOf(user.uid) }, page);
  }
}
