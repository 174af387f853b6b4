import { type CartEntry, withReadableCharge } from '../../orders/cart-entries/cart-entry.entity.ts';
import type { DeliveryPromise, Order } from '../../orders/order/order.entity.ts';
import { promiseOf } from '../../orders/order/order-promise.ts';
import { streamOrders } from '../../orders/order/order-stream.ts';
import { textOf } from '../../platform/text/text-of.ts';
import type { ExportPeriod } from './export-period.ts';
import type { ExportTable } from './export-table.ts';
import { centsCell, dayCell, dollarsCell, momentCell, numberCell } from './stored-cells.ts';

interface OrderLine {
  readonly order: Order;
  readonly entry: CartEntry;
  readonly promise: DeliveryPromise;
  /** Whether it is the first one of its order, which says what is of the order as a whole. */
  readonly isFirst: boolean;
}

/** A row for each line of all orders that were placed in a period, or for its pieces, the newest order first. */
export const ordersTable: ExportTable<OrderLine> = {
  name: 'orders',
  permission: 'handleOrders',
  // Each price times its pieces adds up to what was taken.
  figures: ['petprice', 'paid', 'refunded', 'paidOnTop'],
  columns: {
    number: ({ order }) => textOf(order.number),
    placedAt: ({ order }, timeZone) => momentCell(order.placedAt, timeZone),
    orderStatus: ({ order }) => textOf(order.status),
    status: ({ entry }) => textOf(entry.status),
    username: ({ entry }) => textOf(entry.username),
    email: ({ order }) => textOf(order.email),
    phone: ({ entry }) => textOf(entry.phone),
    location: ({ entry }) => textOf(entry.location),
    petId: ({ entry }) => textOf(entry.petId),
    petname: ({ entry }) => textOf(entry.petname),
    accessoriesAmount: ({ entry }) => numberCell(entry.accessoriesAmount),
    petprice: ({ entry }) => dollarsCell(entry.petprice),
    paid: ({ entry }) => centsCell(withReadableCharge(entry).paidCents),
    deliveryMethod: ({ order }) => textOf(order.delivery.method),
    carrier: ({ order }) => textOf(order.delivery.carrier),
    trackingNumber: ({ order }) => textOf(order.delivery.trackingNumber),
    shippedAt: ({ entry }, timeZone) => momentCell(entry.shippedAt, timeZone),
    // Money goes back for an order: on each of its lines, the column would add up to a multiple of it.
    refunded: ({ order, isFirst }) => (isFirst ? dollarsCell(order.payment.amountRefunded) : ''),
    paidOnTop: ({ order, isFirst }) => (isFirst ? centsCell(order.payment.onTopCents) : ''),
    promisedFrom: ({ promise }) => textOf(promise.from),
    promisedUntil: ({ promise }) => textOf(promise.until),
    promisedPlace: ({ promise }) => textOf(promise.place),
    promiseKept: ({ promise }) => textOf(promise.isKept),
    day: ({ order }, timeZone) => dayCell(order.placedAt, timeZone),
  },
  records: readLines,
};

async function* readLines({ from, to }: ExportPeriod, timeZone: string): AsyncGenerator<OrderLine> {
  for await (const order of streamOrders({ placedFrom: from, placedTo: to })) {
    const promise = promiseOf(order, timeZone);
    for (const [place, entry] of order.pieces.entries())
      yield { order, entry, promise, isFirst: place === 0 };
  }
}
