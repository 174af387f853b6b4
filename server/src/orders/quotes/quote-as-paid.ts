import { addCents, type Cents, cents, toCents, toDollars } from '../../../../domain/money/money.ts';
import { DeliveryMethod } from '../../../../domain/pricing/choices.ts';
import { Pet } from '../../catalogue/pet/pet.entity.ts';
import type { ContainedTax } from '../../shop-settings/contained-tax.entity.ts';
import { type CartEntryRecord, paidFor } from '../cart-entries/cart-entry.entity.ts';
import type { PaymentRecord } from '../records/payment.entity.ts';
import { deliveryCharged, taxCharged } from '../records/payments.repository.ts';
import { type DeliveryOption, Quote, type QuoteLine } from './quote.entity.ts';
import { toAdjustment } from './to-quote.ts';

/** What is read of records. */
type ChargedPayment = Pick<
  PaymentRecord,
  'adjustments' | 'deliveryCents' | 'deliveryMethod' | 'taxPercent' | 'taxCents'
>;
type ChargedEntry = Omit<CartEntryRecord, '_id'>;

/**
 * What an order was charged, as it is stored, whatever the catalogue and the rules say now.
 *
 * @param entries all that it was placed with
 * @param pets their items as they are now, in the order of the entries
 */
export function quoteAsPaid(
  payment: ChargedPayment,
  entries: readonly ChargedEntry[],
  pets: readonly (Pet | null)[],
): Quote {
  const entriesTotal = addCents(entries.map(({ totalamount }) => toCents(totalamount)));
  const reductions = addCents(entries.map(reductionOf));
  const charged = entries.length === 0 ? cents(0) : deliveryCharged(payment, entries);
  const total = cents(addCents(entries.map(paidFor)) + charged);
  // Of an order from before, a cancelled line counts as paid with what went back of the delivery (old-charges.ts).
  const delivery = cents(total - entriesTotal + reductions);
  return Object.assign(new Quote(), {
    entriesTotal: toDollars(entriesTotal),
    reductions: toDollars(reductions),
    delivery: toDollars(delivery),
    total: toDollars(total),
    obstacle: null,
    tax: taxOf(payment),
    lines: entries.flatMap((entry, place) => toLine(entry, pets[place])),
    adjustments: (payment.adjustments ?? []).map(toAdjustment),
    deliveryOptions: Object.values(DeliveryMethod).map((method) => toOption(method, payment, delivery)),
    repeats: [],
  });
}

function taxOf(payment: ChargedPayment): ContainedTax | null {
  const tax = taxCharged(payment);
  return tax && { percent: tax.percent, amount: toDollars(tax.amount) };
}

function reductionOf(entry: ChargedEntry): Cents {
  return cents(Math.max(0, toCents(entry.totalamount) - paidFor(entry)));
}

/** None for an item that is gone without a trace. */
function toLine(entry: ChargedEntry, pet: Pet | null | undefined): QuoteLine[] {
  if (!pet) return [];
  const { petname, petprice, accessoriesAmount, totalamount } = entry;
  const ordered = { petId: pet._id, petname, petprice, accessoriesAmount, totalamount };
  // Held for this shopper: the stock that is left says nothing about it.
  return [{ ...ordered, available: true, pet: Object.assign(new Pet(), pet) }];
}

/** What was chosen can be had; the others no longer can. */
function toOption(
  method: DeliveryMethod,
  { deliveryMethod }: ChargedPayment,
  charged: Cents,
): DeliveryOption {
  const isChosen = method === (deliveryMethod ?? DeliveryMethod.STANDARD);
  return {
    ...{ method, isAvailable: isChosen, orderBefore: null },
    price: isChosen ? toDollars(charged) : 0,
    reason: isChosen ? null : 'The order is placed already',
    arrives: isChosen ? 'As ordered' : 'Not chosen',
  };
}
