import type DataLoader from 'dataloader';
import { type Cents, cents, isDollars, toCents, toDollars } from '../../../../domain/money/money.ts';
import { readOrderNumber } from '../../../../domain/orders/order-number.ts';
import { refundMoves } from '../../../../domain/orders/order-states.ts';
import {
  type LineFacts,
  OrderActor,
  type OrderEvent,
  orderTimeline,
} from '../../../../domain/orders/timeline.ts';
import { can } from '../../../../domain/permissions.ts';
import { DeliveryMethod } from '../../../../domain/pricing/choices.ts';
import { sameDayDue } from '../../../../domain/pricing/same-day.ts';
import type { Pet } from '../../catalogue/pet/pet.entity.ts';
import type { CartEntriesService } from '../../orders/cart-entries/cart-entries.service.ts';
import { type CartEntry, withReadableCharge } from '../../orders/cart-entries/cart-entry.entity.ts';
import type { Quote } from '../../orders/quotes/quote.entity.ts';
import type { PageRequest } from '../../pagination/connection.ts';
import { ListCounts } from '../../pagination/list-counts.ts';
import type { LazyConnection } from '../../pagination/paginate.ts';
import { badInput, notFound } from '../../platform/domain-error.ts';
import { isValidDate } from '../../platform/text/moments.ts';
import { textOf } from '../../platform/text/text-of.ts';
import type { TermsSource } from '../../shop-settings/current-shop-settings.ts';
import type { User } from '../../users/user.entity.ts';
import { quoteAsPaid } from '../checkout/quote-as-paid.ts';
import { PaymentModel, type PaymentRecord, toPayment } from '../records/payment.entity.ts';
import { refundable } from '../records/payments.repository.ts';
import type { Refund } from '../refunds/refund.entity.ts';
import { type Order, toOrder } from './order.entity.ts';
import { listOrders } from './order-list.ts';
import type { OrderList } from './order-search.ts';

/** Most orders that are asked for by their numbers at once: more than anybody packs on one walk. */
export const MAX_NUMBERS = 100;

/** The loader that resolvers use for orders. */
export interface OrderLoading {
  /** Refunds of payments by the payment's id, loaded in batches. */
  readonly refundsLoader: DataLoader<string, Refund[]>;
}

/** Orders as their shoppers see them: payments with the entries that they pay. */
export class OrdersService {
  private readonly counts = new ListCounts();

  constructor(
    private readonly entries: CartEntriesService,
    private readonly settings: TermsSource,
  ) {}

  list(list: OrderList, page: PageRequest): LazyConnection<Order> {
    const entriesOf = (ids: readonly string[]) => this.entries.ofPayments(ids);
    return listOrders(list, page, { entriesOf, counts: this.counts });
  }

  /**
   * The order of a number, however it is written: the viewer's own, or any for an admin.
   *
   * @throws DomainError NOT_FOUND, also for somebody else's order
   */
  async get(number: string, viewer: User): Promise<Order> {
    const own = can(viewer.role, 'handleOrders') ? {} : { uid: viewer.uid };
    const payment = await PaymentModel.findOne({ number: readNumber(number), ...own }).lean<PaymentRecord>();
    const order =
      payment && toOrder(toPayment(payment), await this.entries.ofPayment(payment._id.toString()));
    if (!order) throw notFound('Order');
    return order;
  }

  /**
   * The orders of some numbers, however they are written, in that order. What is no order is left out.
   *
   * @throws DomainError BAD_USER_INPUT for too many
   */
  async ofNumbers(numbers: readonly string[]): Promise<Order[]> {
    if (numbers.length > MAX_NUMBERS) throw badInput({ numbers: `At most ${MAX_NUMBERS}` });
    const wanted = [...new Set(numbers.flatMap((text) => readOrderNumber(text) ?? []))];
    const payments = await PaymentModel.find({ number: { $in: wanted } }).lean<PaymentRecord[]>();
    const entries = await this.entries.ofPayments(payments.map(({ _id }) => _id.toString()));
    const orders = payments.flatMap(
      (payment, place) => toOrder(toPayment(payment), entries[place] ?? []) ?? [],
    );
    return orders.sort((a, b) => wanted.indexOf(a.number) - wanted.indexOf(b.number));
  }

  /** By when a line has to be there; null where it was not ordered for the same day. */
  async dueAt({ deliveryMethod, orderDate }: CartEntry): Promise<Date | null> {
    const isDue = deliveryMethod === DeliveryMethod.SAME_DAY && isValidDate(orderDate);
    return isDue ? sameDayDue(orderDate, await this.settings.terms()) : null;
  }

  /**
   * What an order was charged.
   *
   * @param pets the items of its entries as they are now, in their order
   */
  priceOf({ payment, entries }: Order, pets: readonly (Pet | null)[]): Quote {
    const { deliveryCents, adjustments, deliveryMethod, taxPercent, taxCents } = payment;
    const readable = {
      ...{ deliveryMethod, taxPercent, taxCents },
      adjustments: adjustments.filter(({ amount }) => Number.isSafeInteger(amount)),
      ...(Number.isSafeInteger(deliveryCents) && { deliveryCents }),
    };
    return quoteAsPaid(readable, entries.map(withReadableCharge), pets);
  }

  /** What of an order can still go back, in US dollars. */
  refundableOf({ payment }: Order): number {
    const { amount, refundDue, amountDisputed } = payment;
    return [amount, refundDue, amountDisputed].every(isDollars) ? toDollars(refundable(payment)) : 0;
  }

  /** What happened to an order, first things first. */
  timelineOf({ payment, entries, delivery, placedAt }: Order, refunds: readonly Refund[]): OrderEvent[] {
    const { carrier, trackingNumber, method } = delivery;
    return orderTimeline({
      ...{ carrier, trackingNumber, delivery: method },
      placedAt: momentOf(placedAt) ?? new Date(0),
      paidAt: momentOf(payment.settledAt) ?? null,
      charge: centsOf(payment.amount),
      lines: entries.map(lineFacts),
      refunds: refunds.filter(hasStatus).map(({ amount, createdAt, reason, status }) => ({
        ...{ reason: textOf(reason), status, amount: centsOf(amount) },
        at: momentOf(createdAt) ?? new Date(0),
      })),
    });
  }
}

const actors = Object.values(OrderActor);

/** Whether it is in one of the states of refunds; nothing can be told of others. */
function hasStatus({ status }: Refund): boolean {
  return Object.hasOwn(refundMoves, status);
}

function lineFacts(entry: CartEntry): LineFacts {
  const { petname, accessoriesAmount: amount, shippedAt, deliveredAt, cancelledAt, returnedAt } = entry;
  return {
    ...{ petname: textOf(petname), amount },
    cancelledBy: actors.find((actor) => actor === entry.cancelledBy),
    shippedAt: momentOf(shippedAt),
    deliveredAt: momentOf(deliveredAt),
    cancelledAt: momentOf(cancelledAt),
    returnedAt: momentOf(returnedAt),
  };
}

/** A moment of a record, unless something else stands there. */
function momentOf(stored: Date | undefined): Date | undefined {
  return isValidDate(stored) ? stored : undefined;
}

/** An amount of dollars of a record, in cents; nothing where something else stands there. */
function centsOf(stored: number): Cents {
  return isDollars(stored) ? toCents(stored) : cents(0);
}

/** @throws DomainError NOT_FOUND for what can be no number of an order */
export function readNumber(text: string): string {
  const number = readOrderNumber(text);
  if (!number) throw notFound('Order');
  return number;
}
