import { addCents, type Cents, cents } from '../money/money.ts';
import { entryTotal, type PricedEntry, parcelDelivery } from './item-price.ts';

/** A line of an order from before its charge was stored. */
export interface OldLine extends PricedEntry {
  readonly isCancelled: boolean;
}

/** What was charged for an order: line by line in the order of the lines, and for its delivery, in cents. */
export interface StoredCharge {
  readonly paid: readonly Cents[];
  readonly delivery: Cents;
}

/**
 * What an order was charged before that was stored. Nothing was ever taken off; but its delivery shrank with the parcel,
 * so what went back of it with a cancelled line counts as paid for that line.
 */
export function oldCharge(lines: readonly OldLine[]): StoredCharge {
  const deliveryOf = (some: readonly OldLine[]) => parcelDelivery(some.map(({ unitPrice }) => unitPrice));
  const live = lines.filter(({ isCancelled }) => !isCancelled);
  const ordered = deliveryOf(lines);
  const delivery = live.length > 0 ? deliveryOf(live) : ordered;
  const lastCancelled = lines.findLastIndex(({ isCancelled }) => isCancelled);
  const paid = lines.map((line, place) =>
    place === lastCancelled ? addCents([entryTotal(line), cents(ordered - delivery)]) : entryTotal(line),
  );
  return { paid, delivery };
}
