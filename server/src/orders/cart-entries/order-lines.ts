import { addCents, cents, toCents, toDollars } from '../../../../domain/money/money.ts';
import { lineStatus } from '../../../../domain/orders/order-status.ts';
import { textOf } from '../../platform/text/text-of.ts';
import { isValidDate } from '../../platform/valid-date.ts';
import { CartEntry, withReadableCharge } from './cart-entry.entity.ts';
import { lineOf, type Pieces } from './line-pieces.ts';

/*
 * A line of an order is what stood in the cart: the record that it began with and all that were split from it, called by
 * the id of the first one.
 */

/** The records of an order by their line, in the order of the cart; that which a line began with is its first one. */
export function piecesByLine<E extends Pieces>(records: readonly E[]): Map<string, E[]> {
  // What was split of a line is younger than it is.
  const placeOf = (one: E) => `${lineOf(one)} ${one.lineId ? textOf(one._id) : ''}`;
  const inOrder = records.toSorted((a, b) => (placeOf(a) < placeOf(b) ? -1 : 1));
  return Map.groupBy(inOrder, lineOf);
}

/** The lines of an order with all their pieces, in the order of the cart. */
export function orderLines(records: readonly CartEntry[]): CartEntry[] {
  return [...piecesByLine(records).values()].flatMap((pieces) => lineAsOrdered(pieces) ?? []);
}

function lineAsOrdered(pieces: readonly CartEntry[]): CartEntry | undefined {
  const [first] = pieces;
  if (!first || pieces.length === 1) return first;
  const readable = pieces.map(withReadableCharge);
  const refunded = readable.flatMap(({ refundedCents }) => refundedCents ?? []);
  const { username, location, phone } = lastAmended(pieces) ?? first;
  return Object.assign(new CartEntry(), {
    ...first,
    ...{ username, location, phone, status: lineStatus(pieces.map(({ status }) => status)) },
    accessoriesAmount: sumOf(pieces.map(({ accessoriesAmount }) => accessoriesAmount)),
    totalamount: toDollars(addCents(readable.map(({ totalamount }) => toCents(totalamount)))),
    paidCents: sumOf(readable.map(({ paidCents }) => paidCents)),
    refundedCents: refunded.length > 0 ? sumOf(refunded) : undefined,
    deliveredAt: arrivedAt(pieces) ?? undefined,
  });
}

function sumOf(counts: readonly number[]): number {
  return addCents(counts.map(cents));
}

/** Some pieces, and what is to be told of them. */
interface Part {
  readonly piece: Pieces;
  readonly quantity: number;
}

/**
 * Pieces as they are told: each line once, with how many of it.
 *
 * @param records all of the order
 */
export function partsByLine<P extends Part>(parts: readonly P[], records: readonly CartEntry[]) {
  const lines = new Map(orderLines(records).map((line) => [lineOf(line), line]));
  const byLine = Map.groupBy(parts, ({ piece }) => lineOf(piece));
  return Array.from(byLine).flatMap(([id, own]) => {
    const entry = lines.get(id);
    const quantity = own.reduce((sum, part) => sum + part.quantity, 0);
    return entry ? [{ entry, quantity, parts: own }] : [];
  });
}

/** When the last of an order, or of a line, was there; null while something of it is not. */
export function arrivedAt(pieces: readonly Pick<CartEntry, 'status' | 'deliveredAt'>[]): Date | null {
  const ordered = pieces.filter(({ status }) => status !== 'cancelled');
  const times = ordered.map(({ deliveredAt }) => (isValidDate(deliveredAt) ? deliveredAt : null));
  const known = times.filter((time) => time !== null);
  if (known.length === 0 || known.length < times.length) return null;
  return new Date(Math.max(...known.map((time) => time.getTime())));
}

/** The pieces whose address was said last: what was sent before it was changed went elsewhere. */
export function lastAmended<E extends Pick<CartEntry, 'amendedAt'>>(pieces: readonly E[]): E | undefined {
  const amended = pieces.filter(({ amendedAt }) => isValidDate(amendedAt));
  return amended.sort((a, b) => Number(b.amendedAt) - Number(a.amendedAt))[0];
}
