import { addCents, type Cents, cents, toCents } from '../../../../domain/money/money.ts';
import { trackingUrl } from '../../../../domain/orders/carriers.ts';
import { DeliveryMethod } from '../../../../domain/pricing/choices.ts';
import {
  CartEntryModel,
  type CartEntryRecord,
  paidFor,
} from '../../orders/cart-entries/cart-entry.entity.ts';
import type { PaymentRecord } from '../../payments/records/payment.entity.ts';
import {
  deliveryCharged,
  paymentRepository,
  taxCharged,
} from '../../payments/records/payments.repository.ts';
import type { BillLine } from '../letters/letter.ts';
import type { OrderFacts, Parcel } from '../letters/order-letters.ts';
import type { MailRecord } from '../outbox/mail.entity.ts';

/** What an order's mail is about, as it is stored. */
export interface OrderRecords {
  /** None for what was posted and never paid. */
  readonly payment: PaymentRecord | null;
  /** The orders that it is about, in the order they were written. */
  readonly entries: readonly CartEntryRecord[];
}

/** The records of a mail about all of a payment, or about some of its orders. */
export async function readOrder({ paymentId, entryIds }: MailRecord): Promise<OrderRecords> {
  const those = entryIds ? { _id: { $in: entryIds } } : { paymentId };
  const [payment, entries] = await Promise.all([
    paymentId ? paymentRepository.find({ _id: paymentId }) : null,
    CartEntryModel.find(those).sort({ _id: 1 }).lean<CartEntryRecord[]>(),
  ]);
  return { payment, entries };
}

/** An order as its shopper knows it; of several entries, the first one says where they go. */
export function orderFacts({ payment, entries }: OrderRecords): OrderFacts {
  const [first] = entries;
  return {
    number: payment?.number ?? null,
    username: first?.username ?? payment?.username ?? '',
    location: first?.location ?? '',
    phone: first?.phone ?? payment?.phone ?? '',
    email: first?.email ?? payment?.email ?? '',
    method: payment?.deliveryMethod ?? DeliveryMethod.STANDARD,
    lines: entries.map(toLine),
    reductions: payment ? reductionsOf(payment, entries) : [],
    repeats: entries.flatMap(({ petname, everyWeeks }) => (everyWeeks ? [{ petname, everyWeeks }] : [])),
    delivery: payment && first ? deliveryCharged(payment, entries) : cents(0),
    tax: payment && taxCharged(payment),
  };
}

function toLine({ petname, accessoriesAmount, totalamount }: CartEntryRecord): BillLine {
  return { label: `${accessoriesAmount} × ${petname}`, amount: toCents(totalamount) };
}

/** What was taken off these entries, by the words of the rules; in one where nobody kept them. */
function reductionsOf({ adjustments = [] }: PaymentRecord, entries: readonly CartEntryRecord[]): BillLine[] {
  const takenOff = cents(addCents(entries.map(paidFor)) - addCents(entries.map(toLine).map(amountOf)));
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

/** Where the parcel of a payment can be followed. */
export function parcelOf(payment: PaymentRecord | null): Parcel {
  const carrier = payment?.carrier || null;
  const trackingNumber = payment?.trackingNumber || null;
  return { carrier, trackingNumber, trackingUrl: trackingUrl(carrier, trackingNumber) };
}
