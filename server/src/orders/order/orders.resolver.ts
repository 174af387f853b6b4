import { GraphQLDateTime, GraphQLNonNegativeFloat } from 'graphql-scalars';
import {
  Arg,
  Args,
  Authorized,
  Ctx,
  FieldResolver,
  ID,
  Int,
  Mutation,
  Query,
  Resolver,
  Root,
} from 'type-graphql';
import { DeliveryMethod } from '../../../../domain/pricing/choices.ts';
import type { PetLoading } from '../../catalogue/pets.service.ts';
import { connectionOf, PageRequest } from '../../database/lists/connection.ts';
import type { LazyConnection } from '../../database/lists/paginate.ts';
import { Mail } from '../../outbox/mail.entity.ts';
import type { MailsService } from '../../outbox/mails.service.ts';
import { complexityWeights, listWeight } from '../../platform/complexity-weights.ts';
import { textOf } from '../../platform/text/text-of.ts';
import type { RequestContext } from '../../users/request-context.ts';
import { User } from '../../users/user.entity.ts';
import { requireViewer } from '../../users/viewer.ts';
import type { EntriesCancellationService } from '../cancellation/entries-cancellation.service.ts';
import { CartEntry } from '../cart-entries/cart-entry.entity.ts';
import { LineQuantityInput } from '../cart-entries/line-quantity.input.ts';
import { StaffNote } from '../notes/staff-note.entity.ts';
import { Quote } from '../quotes/quote.entity.ts';
import { holdsOfOrder } from '../records/order-holds.ts';
import type { PaymentLoading } from '../records/payment.entity.ts';
import type { OrderRefundsService } from '../refunds/order-refunds.service.ts';
import { Refund } from '../refunds/refund.entity.ts';
import { RefundOrderInput } from '../refunds/refund-order.input.ts';
import { RefundPreview } from '../refunds/refund-preview.entity.ts';
import { ReturnLineInput } from '../returns/return-line.input.ts';
import type { ReturnsService } from '../returns/returns.service.ts';
import { ReplacementToPack } from '../shipments/replacement-to-pack.entity.ts';
import { Shipment, toShipment } from '../shipments/shipment.entity.ts';
import type { ShipmentsService } from '../shipments/shipments.service.ts';
import { DeliveryPromise, Order, OrderEvent, OrderHold } from './order.entity.ts';
import type { OrderHoldsService } from './order-holds.service.ts';
import type { OrderNotesService } from './order-notes.service.ts';
import { OrderWhere } from './order-where.ts';
import { MAX_NUMBERS, type OrderLoading, type OrdersService } from './orders.service.ts';

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
    private readonly orderHolds: OrderHoldsService,
    private readonly entriesCancellation: EntriesCancellationService,
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
  @Query(() => OrderConnection, {
    description:
      'Orders of which something waits and may leave now: by the hour or the last day that they are promised for, then the oldest first. What is picked up is due at once.',
  })
  packingQueue(@Args(() => PageRequest) page: PageRequest): LazyConnection<Order> {
    return this.orders.listToPack('free', page);
  }

  @Authorized('handleOrders')
  @Query(() => OrderConnection, {
    description:
      'Orders of which something waits and may not leave, in the same order; `Order.holds` says why.',
  })
  heldOrders(@Args(() => PageRequest) page: PageRequest): LazyConnection<Order> {
    return this.orders.listToPack('held', page);
  }

  @Authorized('handleOrders')
  @Query(() => [ReplacementToPack], {
    description:
      'Parcels that are sent once more and have no number yet, the first ones first, at most 100. One that gets none, such as what is picked up, is listed until it arrived.',
    complexity: listWeight(MAX_NUMBERS, complexityWeights.lookUp),
  })
  replacementsToPack(): Promise<ReplacementToPack[]> {
    return this.orders.replacementsToPack();
  }

  @Authorized('handleOrders')
  @Mutation(() => Order, {
    description: 'Keeps what waits of an order from leaving until releaseOrder.',
  })
  holdOrder(
    @Arg('number', () => String, { description: 'Number of the order.' }) number: string,
    @Arg('reason', () => String, { description: 'Why, for the staff, at most 200 characters.' })
    reason: string,
    @Ctx() context: RequestContext,
  ): Promise<Order> {
    return this.orderHolds.hold(number, { reason }, requireViewer(context.viewer));
  }

  @Authorized('handleOrders')
  @Mutation(() => Order, { description: 'Takes back that somebody of the staff put an order on hold.' })
  releaseOrder(
    @Arg('number', () => String, { description: 'Number of the order.' }) number: string,
    @Ctx() context: RequestContext,
  ): Promise<Order> {
    return this.orderHolds.release(number, requireViewer(context.viewer));
  }

  @Authorized('handleOrders')
  @Mutation(() => Order, {
    description: 'Notes that paid entries of an order were sent, or lie ready to be picked up.',
  })
  shipOrder(
    @Arg('number', () => String, { description: 'Number of the order.' }) number: string,
    @Arg('entryIds', () => [ID], {
      nullable: true,
      description: 'Ids of the lines that are sent; all that wait to be, without them.',
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
    @Arg('lines', () => [LineQuantityInput], {
      nullable: true,
      description: 'Lines, or pieces of them, that are sent, in place of `entryIds`; what is left waits.',
    })
    lines: LineQuantityInput[] | null,
    @Arg('evenHeld', () => Boolean, {
      defaultValue: false,
      description: 'Whether it is sent although `Order.holds` says why it should not be; refused otherwise.',
    })
    evenHeld: boolean,
    @Ctx() context: RequestContext,
  ): Promise<Order> {
    const parcel = { entryIds, lines, carrier, trackingNumber, evenHeld };
    return this.shipments.ship(number, parcel, requireViewer(context.viewer));
  }

  @Authorized('handleOrders')
  @Mutation(() => Order, {
    description: 'Corrects who brings a parcel, and its number, at any time. The shopper is mailed.',
  })
  correctShipment(
    @Arg('id', () => ID, { description: 'Id of the parcel.' }) id: string,
    @Arg('carrier', () => String, {
      nullable: true,
      description: 'Who brings it, at most 60 characters; nobody that the shop knows, without it.',
    })
    carrier: string | null,
    @Arg('trackingNumber', () => String, {
      nullable: true,
      description: 'The carrier’s number of it, at most 60 characters; none, without it.',
    })
    trackingNumber: string | null,
    @Ctx() context: RequestContext,
  ): Promise<Order> {
    return this.shipments.correct(id, { carrier, trackingNumber }, requireViewer(context.viewer));
  }

  @Authorized('handleOrders')
  @Mutation(() => Order, {
    description:
      'Notes that a parcel did not arrive, and sends the same again without a charge. The shopper is mailed.',
  })
  reportShipmentLost(
    @Arg('id', () => ID, { description: 'Id of the parcel.' }) id: string,
    @Arg('sendAgain', () => Boolean, {
      description: 'Whether the same pieces are sent once more; they are taken from the stock.',
    })
    sendAgain: boolean,
    @Ctx() context: RequestContext,
  ): Promise<Order> {
    return this.shipments.reportLost(id, sendAgain, requireViewer(context.viewer));
  }

  @Authorized('handleOrders')
  @Mutation(() => Order, {
    description:
      'Takes back the newest parcel of an order that was sent in the last ten minutes, while nothing has happened to it since.',
  })
  undoShipment(
    @Arg('number', () => String, { description: 'Number of the order.' }) number: string,
    @Ctx() context: RequestContext,
  ): Promise<Order> {
    return this.shipments.undo(number, requireViewer(context.viewer));
  }

  @Authorized('handleOrders')
  @Mutation(() => Order, {
    description: 'Notes that a parcel arrived, also one that was taken for lost. The shopper is mailed.',
  })
  deliverShipment(
    @Arg('id', () => ID, { description: 'Id of the parcel.' }) id: string,
    @Ctx() context: RequestContext,
  ): Promise<Order> {
    return this.shipments.deliverParcel(id, requireViewer(context.viewer));
  }

  @Authorized('handleOrders')
  @Mutation(() => Order, { description: 'Notes that entries of an order arrived, or were picked up.' })
  deliverOrder(
    @Arg('number', () => String, { description: 'Number of the order.' }) number: string,
    @Arg('entryIds', () => [ID], {
      nullable: true,
      description: 'Ids of the lines that arrived; all that are on their way, without them.',
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
    @Arg('entryIds', () => [ID], { nullable: true, description: 'Ids of the lines that came back.' })
    entryIds: string[] | null,
    @Arg('lines', () => [ReturnLineInput], {
      nullable: true,
      description:
        'Lines, or pieces of them, that came back, in place of `entryIds`, each with how they are.',
    })
    lines: ReturnLineInput[] | null,
    @Arg('restock', () => Boolean, {
      defaultValue: true,
      description: 'Whether the pieces of `entryIds` can be sold again.',
    })
    isRestocked: boolean,
    @Arg('fingerprint', () => String, {
      nullable: true,
      description:
        '`RefundPreview.fingerprint` of returnPreview: where something else would go back by now, nothing is done, and the answer is CONFLICT.',
    })
    fingerprint: string | null,
    @Ctx() context: RequestContext,
  ): Promise<Order> {
    const viewer = requireViewer(context.viewer);
    return this.returns.take(number, { entryIds, lines, isRestocked, fingerprint }, viewer);
  }

  @Authorized()
  @Mutation(() => Order, {
    description:
      'Cancels entries of an order that are not on their way, at once or not at all; what was paid for them goes back. Your own, or any for the staff.',
  })
  cancelEntries(
    @Arg('number', () => String, { description: 'Number of the order.' }) number: string,
    @Arg('entryIds', () => [ID], { nullable: true, description: 'Ids of the lines that are canceled.' })
    entryIds: string[] | null,
    @Arg('lines', () => [LineQuantityInput], {
      nullable: true,
      description: 'Lines, or pieces of them, that are canceled, in place of `entryIds`.',
    })
    lines: LineQuantityInput[] | null,
    @Arg('fingerprint', () => String, {
      nullable: true,
      description:
        '`RefundPreview.fingerprint` of cancelPreview: where something else would go back by now, nothing is done, and the answer is CONFLICT.',
    })
    fingerprint: string | null,
    @Ctx() context: RequestContext,
  ): Promise<Order> {
    const viewer = requireViewer(context.viewer);
    return this.entriesCancellation.cancel(number, { entryIds, lines, fingerprint }, viewer);
  }

  @Authorized()
  @Mutation(() => CartEntry, {
    description:
      'Cancels a line that is not on its way, or some of its pieces; what was paid for them goes back. Your own, or any for the staff. Answers the piece of that id as it is then.',
  })
  cancelEntry(
    @Arg('id', () => ID, { description: 'Id of the line.' }) id: string,
    @Arg('quantity', () => Int, {
      nullable: true,
      description: 'How many of its pieces, from 1; all that wait, without it.',
    })
    quantity: number | null,
    @Arg('fingerprint', () => String, {
      nullable: true,
      description:
        '`RefundPreview.fingerprint` of cancelPreview: where something else would go back by now, nothing is done, and the answer is CONFLICT.',
    })
    fingerprint: string | null,
    @Ctx() context: RequestContext,
  ): Promise<CartEntry> {
    const viewer = requireViewer(context.viewer);
    return this.entriesCancellation.cancelLine(id, { quantity, fingerprint }, viewer);
  }

  @Authorized('handleOrders')
  @Query(() => RefundPreview, {
    complexity: complexityWeights.lookUp,
    description: 'What refundOrder with the same input gives back, to the cent. `input.reason` may be empty.',
  })
  refundPreview(
    @Arg('number', () => String, { description: 'Number of the order.' }) number: string,
    @Arg('input', () => RefundOrderInput, { description: 'What goes back.' })
    input: RefundOrderInput,
  ): Promise<RefundPreview> {
    return this.orderRefunds.preview(number, input);
  }

  @Authorized('handleOrders')
  @Query(() => RefundPreview, {
    complexity: complexityWeights.lookUp,
    description: 'What returnEntries of the same entries gives back, to the cent.',
  })
  returnPreview(
    @Arg('number', () => String, { description: 'Number of the order.' }) number: string,
    @Arg('entryIds', () => [ID], { nullable: true, description: 'Ids of the lines that came back.' })
    entryIds: string[] | null,
    @Arg('lines', () => [ReturnLineInput], {
      nullable: true,
      description: 'Lines, or pieces of them, in place of `entryIds`.',
    })
    lines: ReturnLineInput[] | null,
  ): Promise<RefundPreview> {
    return this.returns.preview(number, { entryIds, lines });
  }

  @Authorized()
  @Query(() => RefundPreview, {
    complexity: complexityWeights.lookUp,
    description:
      'What canceling the same entries gives back, to the cent. Your own order, or any for the staff.',
  })
  cancelPreview(
    @Arg('number', () => String, {
      nullable: true,
      description: 'Number of the order, with `entryIds` or `lines`.',
    })
    number: string | null,
    @Arg('id', () => ID, {
      nullable: true,
      description: 'Id of one line, in place of `number`, as cancelEntry takes it.',
    })
    id: string | null,
    @Arg('quantity', () => Int, {
      nullable: true,
      description: 'With `id`: how many of its pieces; all that wait, without it.',
    })
    quantity: number | null,
    @Arg('entryIds', () => [ID], { nullable: true, description: 'Ids of the lines that are canceled.' })
    entryIds: string[] | null,
    @Arg('lines', () => [LineQuantityInput], {
      nullable: true,
      description: 'Lines, or pieces of them, in place of `entryIds`.',
    })
    lines: LineQuantityInput[] | null,
    @Ctx() context: RequestContext,
  ): Promise<RefundPreview> {
    const wanted = { number, id, quantity, entryIds, lines };
    return this.entriesCancellation.preview(wanted, requireViewer(context.viewer));
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

  @Authorized('handleOrders')
  @FieldResolver(() => [String], {
    description:
      'Addresses that it named before its account had another one, or was merged into another. For the staff.',
  })
  formerEmails(@Root() { payment }: Order): string[] {
    return (payment.formerEmails ?? []).map(textOf);
  }

  @FieldResolver(() => DeliveryPromise, {
    description:
      'What its shopper was told when paying. Of orders from before it says nothing but the way of delivery.',
  })
  promise(@Root() order: Order): Promise<DeliveryPromise> {
    return this.orders.promiseOf(order);
  }

  @FieldResolver(() => [Refund], {
    description: 'Money that went back for it, or is about to, first ones first.',
    complexity: listWeight(10, complexityWeights.lookUp),
  })
  refunds(@Root() order: Order, @Ctx() context: OrderLoading): Promise<Refund[]> {
    return context.refundsLoader.load(order.payment._id);
  }

  // The service of the same name is another member of the class.
  @FieldResolver(() => [Shipment], {
    name: 'shipments',
    description: 'Its parcels, the first one first; also those that were lost or not sent after all.',
    complexity: listWeight(10, complexityWeights.lookUp),
  })
  async shipmentsOf(@Root() order: Order, @Ctx() context: OrderLoading): Promise<Shipment[]> {
    const records = await context.shipmentsLoader.load(order.payment._id);
    if (records.length === 0) return [];
    const terms = await this.orders.promiseTerms();
    return records.map((record) => toShipment(record, order, terms));
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
      'What was charged for it, also on top, and neither went back, is about to nor was taken by a bank, US dollars. For the staff.',
  })
  refundable(@Root() order: Order): number {
    return this.orders.refundableOf(order);
  }

  @Authorized('handleOrders')
  @FieldResolver(() => [OrderHold], {
    description: 'Why what waits of it may not leave; none where it may, or nothing waits. For the staff.',
  })
  holds(@Root() { payment, pieces }: Order): OrderHold[] {
    return holdsOfOrder(payment, pieces);
  }

  @FieldResolver(() => [OrderEvent], {
    description: 'What happened to it, first things first.',
    complexity: listWeight(10, complexityWeights.lookUp),
  })
  async timeline(@Root() order: Order, @Ctx() context: OrderLoading & RequestContext): Promise<OrderEvent[]> {
    const { _id } = order.payment;
    const [refunds, shipments, problems, supplements] = await Promise.all([
      context.refundsLoader.load(_id),
      context.shipmentsLoader.load(_id),
      context.problemsLoader.load(_id),
      context.supplementsLoader.load(_id),
    ]);
    const has = { refunds, shipments, problems, supplements };
    return this.orders.timelineOf(order, has, requireViewer(context.viewer));
  }
}

@Resolver(() => CartEntry)
export class CartEntryOrderResolver {
  constructor(private readonly orders: OrdersService) {}

  @FieldResolver(() => GraphQLDateTime, {
    nullable: true,
    description: 'By when it has to be there; null where it was not ordered for the same day.',
  })
  async dueAt(@Root() entry: CartEntry, @Ctx() context: PaymentLoading): Promise<Date | null> {
    const { deliveryMethod, paymentId } = entry;
    if (deliveryMethod !== DeliveryMethod.SAME_DAY) return null;
    return this.orders.dueAt(entry, paymentId ? await context.paymentLoader.load(textOf(paymentId)) : null);
  }

  @FieldResolver(() => DeliveryPromise, {
    name: 'promise',
    nullable: true,
    description: 'What its shopper was told when paying; null while it has no payment.',
  })
  async promiseOfLine(
    @Root() entry: CartEntry,
    @Ctx() context: PaymentLoading,
  ): Promise<DeliveryPromise | null> {
    if (!entry.paymentId) return null;
    const payment = await context.paymentLoader.load(textOf(entry.paymentId));
    return payment && this.orders.linePromiseOf(entry, payment);
  }

  @Authorized('handleOrders')
  @FieldResolver(() => [OrderHold], {
    name: 'holds',
    description: 'Why it may not leave; none where it may, or does not wait. For the staff.',
  })
  async holdsOf(@Root() entry: CartEntry, @Ctx() context: PaymentLoading): Promise<OrderHold[]> {
    if (!entry.paymentId) return [];
    const payment = await context.paymentLoader.load(textOf(entry.paymentId));
    return payment ? holdsOfOrder(payment, [entry]) : [];
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
