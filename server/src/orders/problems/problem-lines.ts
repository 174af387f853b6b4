import { isReportable, type PiecesOfLine, reportLimits } from '../../../../domain/orders/problems.ts';
import { textOf } from '../../platform/text/text-of.ts';
import { isValidDate } from '../../platform/valid-date.ts';
import { type CartEntry, isPaidBack } from '../cart-entries/cart-entry.entity.ts';
import { entriesOfLine, headOf, lineOf } from '../cart-entries/line-pieces.ts';
import type { OrderProblem } from '../records/problem.entity.ts';

/** An entry of an order, as it is stored or as it is shown. */
type Entry = Omit<CartEntry, '_id'> & { readonly _id: unknown };
type Problem = Pick<OrderProblem, 'lines' | 'status'>;

/** The entries that a line was split into, that which stands for it first. */
export function lineNamed<E extends Entry>(entryId: unknown, entries: readonly E[]): E[] {
  const named = entries.find(({ _id }) => textOf(_id) === textOf(entryId).toLowerCase());
  return named ? entriesOfLine(headOf(named, entries), entries) : [];
}

/** What can be said to be wrong with a line now. @param line its entries */
export function limitsOfLine(
  line: readonly Entry[],
  problems: readonly Problem[],
  returnDays: number,
  now: Date,
) {
  const [first] = line;
  const lineId = first && lineOf(first);
  const asked = problems
    .filter(({ status }) => status === 'open')
    .flatMap(({ lines }) => lines)
    .filter(({ entryId }) => textOf(entryId) === lineId)
    .reduce((sum, { quantity }) => sum + quantity, 0);
  return reportLimits(line.map(piecesOf), asked, returnDays, now);
}

/** Pieces of a line that were sent and are paid for, up to so many. */
export function sentPieces<E extends Entry>(line: readonly E[], quantity: number) {
  let left = quantity;
  const pieces: { readonly entry: E; readonly quantity: number }[] = [];
  for (const entry of line) {
    if (!isReportable(piecesOf(entry)) || left === 0) continue;
    const count = Math.min(left, entry.accessoriesAmount);
    left -= count;
    pieces.push({ entry, quantity: count });
  }
  return { pieces, isShort: left > 0 };
}

function piecesOf(entry: Entry): PiecesOfLine {
  const { status, accessoriesAmount: amount, deliveredAt, shippedAt, orderDate } = entry;
  // What was sent before the shop kept when counts from its order.
  const since = [deliveredAt, shippedAt].find(isValidDate) ?? orderDate;
  return { status, amount, since, isPaidBack: isPaidBack(entry) };
}
