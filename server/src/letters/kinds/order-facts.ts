import { addCents, type Cents, cents, toCents } from '../../../../domain/money/money.ts';
import { trackingUrl } from '../../../../domain/orders/carriers.ts';
import { DeliveryMethod } from '../../../../domain/pricing/choices.ts';
import type { ContainedTax } from '../../../../domain/pricing/tax.ts';
import {
  CartEntryModel,
  type CartEntryRecord,
  paidFor,
} from '../../orders/cart-entries/cart-entry.entity.ts';
import { lineOf } from '../../orders/cart-entries/line-pieces.ts';
import type { PaymentRecord, StoredPromise } from '../../orders/records/payment.entity.ts';
import { deliveryCharged, paymentRepository, taxCharged } from '../../orders/records/payments.repository.ts';
import { shipmentRepository } from '../../orders/shipments/shipments.repository.ts';
import type { MailRecord } from '../../outbox/mail.entity.ts';
import type { BillLine } from '../writing/letter.ts';
import { asWritten } from '../writing/typed-text.ts';

/** An order for goods, or a part of it. */
export interface OrderFacts {
  /** None for a payment from before orders had one. */
  readonly number: string | null;
  readonly username: string;
  readonly location: string;
  readonly phone: string;
  readonly email: string;
  readonly method: DeliveryMethod;
  /** What its shopper was told when paying; nothing where nobody stored it. */
  readonly promise: StoredPromise | undefined;
  /** The lines that the mail is about, each before reductions. */
  readonly lines: readonly BillLine[];
  /** What was taken off them, negative. */
  readonly reductions: readonly BillLine[];
  readonly delivery: Cents;
  /** What of all that was charged is tax; null where the shop shows none. */
  readonly tax: ContainedTax | null;
  /** Whether the order has lines beside these that are neither cancelled nor sent back. */
  readonly isPart: boolean;
  /** Those of the lines that come again. */
  readonly repeats: readonly RepeatedLine[];
}

/** A line that comes again every so many weeks. */
export interface RepeatedLine {
  readonly petname: string;
  readonly everyWeeks: number;
}

/** Where a parcel can be followed, and since when. */
export interface Parcel {
  readonly carrier: string | null;
  readonly trackingNumber: string | null;
  readonly trackingUrl: string | null;
  /** Nothing for what an older version sent, or was no parcel. */
  readonly shippedAt: Date | null;
}

/** What an order's mail is about, as it is stored. */
export interface OrderRecords {
  /** None for what was posted and never paid. */
  readonly payment: PaymentRecord | null;
  /** The orders that it is about, in the order they were written. */
  readonly entries: readonly CartEntryRecord[];
  /** All orders of the payment that are neither called off nor sent back, whatever the mail is about. */
  readonly live?: readonly CartEntryRecord[];
}

/** The records of a mail about all of a payment, or about some of its orders. */
export async function readOrder({ paymentId, entryIds, isToUnproved }: MailRecord): Promise<OrderRecords> {
  const those = entryIds ? { _id: { $in: entryIds } } : { paymentId };
  const [payment, entries, live] = await Promise.all([
    paymentId ? paymentRepository.find({ _id: paymentId }) : null,
    CartEntryModel.find(those).sort({ _id: 1 }).lean<CartEntryRecord[]>(),
    paymentId
      ? CartEntryModel.find({ paymentId, status: { $nin: ['cancelled', 'returned'] } }).lean<
          CartEntryRecord[]
        >()
      : [],
  ]);
  return {
    payment: payment && asWritten(payment, isToUnproved),
    entries: entries.map((entry) => asWritten(entry, isToUnproved)),
    live,
  };
}

/** An order as its shopper knows it; of several entries, the first one says where they go. */
export function orderFacts({ payment, entries, live = [] }: OrderRecords): OrderFacts {
  const [first] = entries;
  const named = new Set(entries.map(({ _id }) => _id.toHexString()));
  return {
    number: payment?.number ?? null,
    username: first?.username ?? payment?.username ?? '',
    location: first?.location ?? '',
    phone: first?.phone ?? payment?.phone ?? '',
    email: first?.email ?? payment?.email ?? '',
    method: payment?.deliveryMethod ?? DeliveryMethod.STANDARD,
    promise: payment?.promise,
    lines: [...Map.groupBy(entries, lineOf).values()].map(toLine),
    isPart: live.some(({ _id }) => !named.has(_id.toHexString())),
    reductions: payment ? reductionsOf(payment, entries) : [],
    repeats: entries.flatMap(({ petname, everyWeeks }) => (everyWeeks ? [{ petname, everyWeeks }] : [])),
    delivery: payment && first ? deliveryCharged(payment, entries) : cents(0),
    tax: payment && taxCharged(payment),
  };
}

/** One line, however many entries its pieces are by now. */
function toLine(pieces: readonly CartEntryRecord[]): BillLine {
  const count = pieces.reduce((sum, { accessoriesAmount }) => sum + accessoriesAmount, 0);
  return { label: `${count} × ${pieces[0]?.petname}`, amount: addCents(pieces.map(priceOf)) };
}

function priceOf({ totalamount }: CartEntryRecord): Cents {
  return toCents(totalamount);
}

/** What was taken off these entries, by the words of the rules; in one where nobody kept them. */
function reductionsOf({ adjustments = [] }: PaymentRecord, entries: readonly CartEntryRecord[]): BillLine[] {
  const takenOff = cents(addCents(entries.map(paidFor)) - addCents(entries.map(priceOf)));
  if (takenOff === 0) return [];
  const items = new Set(entries.map(({ petId }) => petId.toString()));
  const applied = adjustments.filter(({ isApplied, petId }) => isApplied && petId && items.has(petId));
  const byLabel = Map.groupBy(applied, ({ label }) => label);
  const lines = Array.from(byLabel, ([label, all]) => ({ label, amount: addCents(all.map(amountOf)) }));
  const isWhole = addCents(lines.map(amountOf)) === takenOff;
  return isWhole ? lines : [{ label: 'Reductions', amount: takenOff }];
}

function amountOf({ amount }: { readonly amount: number }): Cents {
  return cents(amount);
}

/** Where the parcel can be followed that a mail is about; mails of older versions name none, so the last one of the order. */
export async function readParcel({ shipmentId }: MailRecord, payment: PaymentRecord | null): Promise<Parcel> {
  const shipment = shipmentId ? await shipmentRepository.find(shipmentId, null) : null;
  const { carrier = null, trackingNumber = null } = shipment ?? payment ?? {};
  const url = trackingUrl(carrier, trackingNumber);
  return { carrier, trackingNumber, trackingUrl: url, shippedAt: shipment?.shippedAt ?? null };
}
