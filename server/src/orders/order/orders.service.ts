import type DataLoader from 'dataloader';
import { type Cents, cents, isDollars, toCents, toDollars } from '../../../../domain/money/money.ts';
import { placedMethod } from '../../../../domain/orders/amendments.ts';
import type { PromiseTerms } from '../../../../domain/orders/delivery-promise.ts';
import { disputeStates } from '../../../../domain/orders/dispute-states.ts';
import { readOrderNumber } from '../../../../domain/orders/order-number.ts';
import { refundMoves } from '../../../../domain/orders/order-states.ts';
import { problemKindLabels, problemMoves, problemWantsLabels } from '../../../../domain/orders/problems.ts';
import {
  type AmendmentFacts,
  type DisputeFacts,
  type LineFacts,
  OrderActor,
  type OrderEvent,
  type OrderFacts,
  orderTimeline,
  type ParcelFacts,
  type ProblemFacts,
  type StaffStep,
  type SupplementFacts,
} from '../../../../domain/orders/timeline.ts';
import { can } from '../../../../domain/permissions.ts';
import { sameDayDue } from '../../../../domain/pricing/same-day.ts';
import type { AuditService } from '../../audit/audit.service.ts';
import type { Pet } from '../../catalogue/pet/pet.entity.ts';
import type { PageRequest } from '../../database/lists/connection.ts';
import { ListCounts } from '../../database/lists/list-counts.ts';
import type { LazyConnection } from '../../database/lists/paginate.ts';
import { badInput, notFound } from '../../platform/domain-error.ts';
import { textOf } from '../../platform/text/text-of.ts';
import { isValidDate } from '../../platform/valid-date.ts';
import type { TermsSource } from '../../shop-settings/current-shop-settings.ts';
import type { User } from '../../users/user.entity.ts';
import type { CartEntriesService } from '../cart-entries/cart-entries.service.ts';
import { type CartEntry, withReadableCharge } from '../cart-entries/cart-entry.entity.ts';
import type { Quote } from '../quotes/quote.entity.ts';
import { quoteAsPaid } from '../quotes/quote-as-paid.ts';
import { DisputeModel, type DisputeRecord, disputesOfOrder } from '../records/dispute.entity.ts';
import {
  isEnded,
  type Payment,
  PaymentModel,
  type PaymentRecord,
  toPayment,
} from '../records/payment.entity.ts';
import { refundable } from '../records/payments.repository.ts';
import type { OrderProblem } from '../records/problem.entity.ts';
import type { Refund } from '../refunds/refund.entity.ts';
import type { ReplacementToPack } from '../shipments/replacement-to-pack.entity.ts';
import { type ShipmentRecord, toShipment } from '../shipments/shipment.entity.ts';
import { shipmentRepository } from '../shipments/shipments.repository.ts';
import { type DeliveryPromise, type Order, toOrder } from './order.entity.ts';
import { listOrders, listToPack } from './order-list.ts';
import { linePromiseOf, promiseOf } from './order-promise.ts';
import type { OrderList } from './order-search.ts';
import { OrderStaff, staffActions } from './order-staff.ts';

/** Most orders that are asked for by their numbers at once: more than anybody packs on one walk. */
export const MAX_NUMBERS = 100;

/** The loader that resolvers use for orders. */
export interface OrderLoading {
  /** Orders by number, whoever’s they are, loaded in batches; null for what is none. */
  readonly orderLoader: DataLoader<string, Order | null>;
  /** Refunds of payments by the payment's id, loaded in batches. */
  readonly refundsLoader: DataLoader<string, Refund[]>;
  /** Parcels of payments by the payment's id, loaded in batches. */
  readonly shipmentsLoader: DataLoader<string, ShipmentRecord[]>;
  /** Pay links of orders, paid or not, by the payment's id, loaded in batches. */
  readonly supplementsLoader: DataLoader<string, PaymentRecord[]>;
  /** Requests of orders by the payment's id, loaded in batches. */
  readonly problemsLoader: DataLoader<string, OrderProblem[]>;
}

/** Orders as their shoppers see them: payments with the entries that they pay. */
export class OrdersService {
  private readonly counts = new ListCounts();

  constructor(
    private readonly entries: CartEntriesService,
    private readonly settings: TermsSource,
    private readonly audit: AuditService,
  ) {}

  list(list: OrderList, page: PageRequest): LazyConnection<Order> {
    return listOrders(list, page, this.sources());
  }

  /** What waits to be packed, what is to leave first first: what may leave, or what may not. */
  listToPack(which: 'free' | 'held', page: PageRequest): LazyConnection<Order> {
    return listToPack(which, page, this.sources());
  }

  private sources() {
    const entriesOf = (ids: readonly string[]) => this.entries.ofPayments(ids);
    return { entriesOf, counts: this.counts };
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
    return (await this.findMany(wanted)).filter((order) => order !== null);
  }

  /** Orders by number, each in its place; null for what is none. @param numbers as they are stored */
  async findMany(numbers: readonly string[]): Promise<(Order | null)[]> {
    const payments = await PaymentModel.find({ number: { $in: numbers } }).lean<PaymentRecord[]>();
    const orders = await this.toOrders(payments);
    return numbers.map((number) => orders.find((order) => order?.number === number) ?? null);
  }

  private async toOrders(payments: readonly PaymentRecord[]): Promise<(Order | null)[]> {
    const entries = await this.entries.ofPayments(payments.map(({ _id }) => _id.toString()));
    return payments.map((payment, place) => toOrder(toPayment(payment), entries[place] ?? []));
  }

  /** What is sent once more and has no number yet, the first ones first. */
  async replacementsToPack(): Promise<ReplacementToPack[]> {
    const parcels = await shipmentRepository.findUnnumberedReplacements(MAX_NUMBERS);
    if (parcels.length === 0) return [];
    const ids = parcels.map(({ paymentId }) => paymentId);
    const payments = await PaymentModel.find({ _id: { $in: ids } }).lean<PaymentRecord[]>();
    const [orders, terms] = await Promise.all([this.toOrders(payments), this.settings.terms()]);
    return parcels.flatMap((parcel) => {
      const order = orders[payments.findIndex(({ _id }) => _id.equals(parcel.paymentId))];
      return order ? [{ order, shipment: toShipment(parcel, order, terms) }] : [];
    });
  }

  /** What its shopper was told when paying. */
  async promiseOf(order: Order): Promise<DeliveryPromise> {
    const { timeZone } = await this.settings.terms();
    return promiseOf(order, timeZone);
  }

  /** What its shopper was told of a line when paying. */
  async linePromiseOf(entry: CartEntry, payment: Pick<Payment, 'promise'>): Promise<DeliveryPromise> {
    const { timeZone } = await this.settings.terms();
    return linePromiseOf(entry, payment, timeZone);
  }

  /** By what it is told when a parcel is to be there. */
  promiseTerms(): Promise<PromiseTerms> {
    return this.settings.terms();
  }

  /** By when a line has to be there that goes the same day; null where nobody knows since when. */
  async dueAt({ orderDate }: CartEntry, payment: Pick<Payment, 'promise'> | null): Promise<Date | null> {
    const promised = payment?.promise?.until;
    if (isValidDate(promised)) return promised;
    return isValidDate(orderDate) ? sameDayDue(orderDate, await this.settings.terms()) : null;
  }

  /**
   * What an order was charged.
   *
   * @param pets the items of its entries as they are now, in their order
   */
  priceOf({ payment, entries }: Order, pets: readonly (Pet | null)[]): Quote {
    const { deliveryCents, adjustments, deliveryMethod, amendments = [], taxPercent, taxCents } = payment;
    const readable = {
      ...{ deliveryMethod: placedMethod(deliveryMethod, amendments), taxPercent, taxCents },
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

  /**
   * What happened to an order, first things first, in words for who is told. The staff are told who of them did it, and
   * of disputes.
   */
  async timelineOf(order: Order, has: OrderBelongings, viewer: Pick<User, 'uid'>): Promise<OrderEvent[]> {
    if (viewer.uid === order.payment.uid) return orderTimeline(factsOf(order, has, nobody), 'shopper');
    const [staff, disputes] = await Promise.all([this.staffOf(order), disputesOf(order)]);
    return orderTimeline({ ...factsOf(order, has, staff), disputes }, 'staff');
  }

  /** The same for a bank: nobody's name of the staff, and nothing of disputes. */
  historyOf(order: Order, has: OrderBelongings): OrderEvent[] {
    return orderTimeline(factsOf(order, has, nobody), 'staff');
  }

  private async staffOf({ number, pieces }: Order): Promise<OrderStaff> {
    const subjectIds = [number, ...pieces.map(({ _id }) => textOf(_id))];
    return new OrderStaff(await this.audit.ofSubjects(subjectIds, staffActions));
  }
}

/** What has records of its own. */
interface OrderBelongings {
  readonly refunds: readonly Refund[];
  readonly shipments: readonly ShipmentRecord[];
  readonly problems: readonly OrderProblem[];
  readonly supplements: readonly PaymentRecord[];
}

const nobody = new OrderStaff([]);

function factsOf(
  order: Order,
  { refunds, shipments, problems, supplements }: OrderBelongings,
  staff: OrderStaff,
): OrderFacts {
  const { payment, pieces, delivery, placedAt, number } = order;
  const { carrier, trackingNumber, method } = delivery;
  return {
    ...{ carrier, trackingNumber, delivery: method },
    placedAt: timeOf(placedAt) ?? new Date(0),
    paidAt: timeOf(payment.settledAt) ?? null,
    charge: centsOf(payment.amount),
    lines: pieces.map((entry) => lineFacts(entry, number, staff)),
    parcels: shipments.map((shipment) => parcelFacts(shipment, order, staff)),
    amendments: amendmentFacts(order, staff),
    supplements: supplements.map((supplement) => supplementFacts(supplement, number, staff)),
    problems: problems.filter(isReadable).map(problemFacts),
    refunds: refunds.filter(hasStatus).map(({ amount, owedAtFirst, createdAt, reason, status }) => {
      const at = timeOf(createdAt);
      return {
        ...{ reason: textOf(reason), status, amount: centsOf(amount), at: at ?? new Date(0) },
        staff: staff.whoRefunded(owedAtFirst ?? amount, { subjectIds: [number], at }),
      };
    }),
  };
}

/** What was changed of an order; what of it can not be read is left out. */
function amendmentFacts({ payment, number }: Order, staff: OrderStaff): AmendmentFacts[] {
  const readable = (payment.amendments ?? []).filter(
    ({ at, by, fields }) => isValidDate(at) && actors.includes(by) && Array.isArray(fields),
  );
  return readable.map(({ at, by, fields, from, to }) => ({
    ...{ at, by, fields, from, to },
    staff: staff.whoTook('changed', { subjectIds: [number], at }),
  }));
}

/** A pay link; what can not be read of it is left out. */
function supplementFacts(supplement: PaymentRecord, number: string, staff: OrderStaff): SupplementFacts {
  const { amount, wish, paymentdate, settledAt, withdrawnAt, expiresAt } = supplement;
  const askedAt = timeOf(paymentdate);
  const endedAt = timeOf(withdrawnAt) ?? (isEnded(supplement) ? timeOf(expiresAt) : undefined);
  return {
    ...{ amount: centsOf(amount), to: wish?.delivery, askedAt: askedAt ?? new Date(0), endedAt },
    paidAt: timeOf(settledAt),
    staff: staff.whoTook('asked', { subjectIds: [number], at: askedAt }),
  };
}

async function disputesOf({ payment }: Order): Promise<DisputeFacts[]> {
  const disputes = await DisputeModel.find(disputesOfOrder(payment._id)).lean<DisputeRecord[]>();
  const known = disputes.filter(({ status }) => Object.hasOwn(disputeStates, status));
  return known.map(({ openedAt, amount, status, answerBy, closedAt, evidenceSentAt, evidence }) => ({
    ...{ status, amount: centsOf(amount), openedAt: timeOf(openedAt) ?? new Date(0) },
    ...{ answerBy: timeOf(answerBy), closedAt: timeOf(closedAt) },
    answered: evidenceSentAt && { at: evidenceSentAt, staff: textOf(evidence?.by?.name) || undefined },
  }));
}

/** Whether it says what the shop has words for. */
function isReadable({ lines, kind, wants, status }: OrderProblem): boolean {
  return (
    lines.length > 0 &&
    Object.hasOwn(problemKindLabels, kind) &&
    Object.hasOwn(problemWantsLabels, wants) &&
    Object.hasOwn(problemMoves, status)
  );
}

function problemFacts({ lines, kind, wants, status, ...problem }: OrderProblem): ProblemFacts {
  return {
    ...{ kind, wants, state: status },
    lines: lines.map(({ petname, quantity }) => ({ petname: textOf(petname), amount: quantity })),
    reportedAt: timeOf(problem.createdAt) ?? new Date(0),
    closedAt: timeOf(problem.closedAt),
    answer: textOf(problem.answerText) || undefined,
    staff: textOf(problem.closedBy) || undefined,
  };
}

const actors = Object.values(OrderActor);

/** Whether it is in one of the states of refunds; nothing can be told of others. */
function hasStatus({ status }: Refund): boolean {
  return Object.hasOwn(refundMoves, status);
}

function parcelFacts(shipment: ShipmentRecord, { number, pieces }: Order, staff: OrderStaff): ParcelFacts {
  const { shippedAt, corrections = [], lostAt, undoneAt, replaces, problemId } = shipment;
  const subjectIds = [number, ...shipment.lines.map(({ entryId }) => textOf(entryId))];
  const step = (name: Parameters<OrderStaff['whoTook']>[0], at: Date) => ({
    at,
    staff: staff.whoTook(name, { subjectIds, at }),
  });
  const [first] = corrections;
  const names = new Map(pieces.map(({ _id, petname }) => [_id, textOf(petname)]));
  return {
    lines: shipment.lines.map(({ entryId, quantity }) => ({
      petname: names.get(textOf(entryId)) ?? '',
      amount: quantity,
    })),
    sent: { ...step('shipped', shippedAt), ...labelOf(first ? first.before : shipment) },
    isAgain: (replaces ?? problemId) !== undefined,
    corrections: corrections.map(({ at, ...label }) => ({ ...step('corrected', at), ...labelOf(label) })),
    ...(lostAt && { lost: step('lost', lostAt) }),
    ...(undoneAt && { undone: step('undone', undoneAt) }),
  };
}

function labelOf({ carrier, trackingNumber }: Pick<ShipmentRecord, 'carrier' | 'trackingNumber'>) {
  return { carrier: textOf(carrier) || null, trackingNumber: textOf(trackingNumber) || null };
}

function lineFacts(entry: CartEntry, number: string, staff: OrderStaff): LineFacts {
  const times = {
    // What is in a parcel is told with it.
    shippedAt: entry.shipmentId ? undefined : timeOf(entry.shippedAt),
    deliveredAt: timeOf(entry.deliveredAt),
    cancelledAt: timeOf(entry.cancelledAt),
    returnedAt: timeOf(entry.returnedAt),
  };
  const subjectIds = [textOf(entry._id), number];
  const who = (step: StaffStep) => staff.whoTook(step, { subjectIds, at: times[`${step}At`] });
  return {
    ...{ petname: textOf(entry.petname), amount: entry.accessoriesAmount, ...times },
    cancelledBy: actors.find((actor) => actor === entry.cancelledBy),
    staff: {
      shipped: who('shipped'),
      delivered: who('delivered'),
      cancelled: who('cancelled'),
      returned: who('returned'),
    },
  };
}

/** A time of a record, unless something else stands there. */
function timeOf(stored: Date | undefined): Date | undefined {
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
