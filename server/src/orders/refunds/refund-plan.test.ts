import 'reflect-metadata';
import fc from 'fast-check';
import { Types } from 'mongoose';
import { addCents, cents, toCents, toDollars } from '../../../../domain/money/money.ts';
import { liveCartEntryStates } from '../../../../domain/orders/order-states.ts';
import { isGivenBack } from '../../../../domain/pricing/refund.ts';
import { type CartEntryRecord, chargedLine, paidFor } from '../cart-entries/cart-entry.entity.ts';
import { afterSplits, lineOf, takePieces } from '../cart-entries/line-pieces.ts';
import type { PaymentRecord } from '../records/payment.entity.ts';
import { refundable } from '../records/payments.repository.ts';
import { deliveryRefundAfter, planRefund, type RefundCause } from './refund-plan.ts';

interface Books {
  readonly payment: PaymentRecord;
  readonly entries: readonly CartEntryRecord[];
}

/** Something that is done with some pieces of a line; where there are fewer, with those. */
interface Act {
  readonly deed: 'send' | 'cancel' | 'return' | 'refund';
  readonly line: number;
  readonly pieces: number;
  readonly includeDelivery: boolean | null;
}

/** Cents that are given back of an order, for no line of it; where less is left, that. */
interface Goodwill {
  readonly deed: 'give';
  readonly amount: number;
}

const DELIVERY = 500;

/** An order as it is once it is paid. @param lines how many pieces of each line, and what was paid for all of them, in cents */
function anOrder(lines: readonly (readonly [pieces: number, paid: number])[]): Books {
  const entries = lines.map(
    ([pieces, paid]) =>
      ({
        ...{ _id: new Types.ObjectId(), petname: 'Tins', petprice: toDollars(cents(paid)), status: 'paid' },
        ...{ accessoriesAmount: pieces, totalamount: toDollars(cents(paid)), paidCents: paid },
      }) as CartEntryRecord,
  );
  const amount = toDollars(addCents([...entries.map(paidFor), cents(DELIVERY)]));
  const payment = {
    ...{ _id: new Types.ObjectId(), kind: 'checkout', status: 'succeeded', amount },
    ...{ refundDue: 0, amountDisputed: 0, deliveryCents: DELIVERY, adjustments: [] },
  };
  return { payment: payment as unknown as PaymentRecord, entries };
}

const ends = { send: 'shipped', cancel: 'cancelled', return: 'returned' } as const;

function isLive({ status }: CartEntryRecord): boolean {
  return liveCartEntryStates.some((one) => one === status);
}

/** What each act is done with, as its service has it. */
const fits: Readonly<Record<Act['deed'], (entry: CartEntryRecord) => boolean>> = {
  send: ({ status }) => status === 'paid',
  cancel: ({ status }) => status === 'paid',
  return: ({ status }) => status === 'shipped',
  refund: (entry) => isLive(entry) && !isGivenBack(chargedLine(entry)),
};

function piecesOf(entries: readonly CartEntryRecord[]): number {
  return entries.reduce((sum, { accessoriesAmount }) => sum + accessoriesAmount, 0);
}

function owe(payment: PaymentRecord, due: number, also: Partial<PaymentRecord> = {}): PaymentRecord {
  return { ...payment, ...also, refundDue: toDollars(cents(toCents(payment.refundDue) + due)) };
}

/** The books after an act; as they were where there is nothing to do it with. */
function after(books: Books, act: Act | Goodwill): Books {
  const { payment } = books;
  if (act.deed === 'give') {
    const amount = Math.min(act.amount, refundable(payment));
    return {
      ...books,
      payment: owe(payment, amount, { goodwillCents: (payment.goodwillCents ?? 0) + amount }),
    };
  }
  const lines = [...new Set(books.entries.map(lineOf))];
  const line = lines[act.line % lines.length] ?? '';
  const there = books.entries.filter((entry) => lineOf(entry) === line && fits[act.deed](entry));
  const quantity = Math.min(act.pieces, piecesOf(there));
  if (quantity === 0) return books;
  const wanted = [{ entryId: line, quantity }];
  const taking = { entries: books.entries, wanted, isFit: fits[act.deed], deed: act.deed, field: 'lines' };
  const pieces = takePieces(taking);
  const entries = afterSplits(books.entries, pieces);
  const isTaken = ({ _id }: CartEntryRecord) => pieces.taken.some((one) => one._id.equals(_id));
  const changed = (change: (entry: CartEntryRecord) => Partial<CartEntryRecord>) =>
    entries.map((entry) => (isTaken(entry) ? { ...entry, ...change(entry) } : entry));
  if (act.deed === 'send') return { payment, entries: changed(() => ({ status: ends.send })) };
  const { deed: kind, includeDelivery } = act;
  const cause: RefundCause = {
    kind,
    lines: pieces.taken,
    includeDelivery: kind === 'refund' ? includeDelivery : null,
  };
  const { toCard } = planRefund(payment, entries, cause);
  if (kind !== 'refund')
    return { payment: owe(payment, toCard), entries: changed(() => ({ status: ends[kind] })) };
  const deliveryRefund = deliveryRefundAfter(payment, includeDelivery);
  const also = deliveryRefund ? { deliveryRefund } : {};
  return {
    payment: owe(payment, toCard, also),
    entries: changed((entry) => ({ refundedCents: paidFor(entry) })),
  };
}

const acts = fc.array(
  fc.oneof(
    fc.record({
      deed: fc.constantFrom('send' as const, 'cancel' as const, 'return' as const, 'refund' as const),
      line: fc.nat(2),
      pieces: fc.integer({ min: 1, max: 4 }),
      includeDelivery: fc.constantFrom(null, true, false),
    }),
    fc.record({ deed: fc.constant('give' as const), amount: fc.integer({ min: 1, max: 3000 }) }),
  ),
  { maxLength: 12 },
);

const orders = fc
  .array(fc.tuple(fc.integer({ min: 1, max: 4 }), fc.nat(4000)), { minLength: 1, maxLength: 3 })
  .map(anOrder);

describe('whatever is sent, canceled, refunded and returned, in whatever order and by how many pieces', () => {
  it('gives back at most what was charged, and never takes anything', () => {
    fc.assert(
      fc.property(orders, acts, (order, done) => {
        let books = order;
        for (const act of done) {
          const before = toCents(books.payment.refundDue);
          books = after(books, act);
          expect(toCents(books.payment.refundDue)).toBeGreaterThanOrEqual(before);
          expect(toCents(books.payment.refundDue)).toBeLessThanOrEqual(toCents(order.payment.amount));
        }
      }),
    );
  });

  it('gives back exactly the charge once nothing of the order is left', () => {
    fc.assert(
      fc.property(orders, acts, (order, done) => {
        const books = done.reduce(after, order);
        const rest = books.entries.filter(isLive).map((entry): Act => {
          const line = [...new Set(books.entries.map(lineOf))].indexOf(lineOf(entry));
          const deed = entry.status === 'paid' ? 'cancel' : 'return';
          return { deed, line, pieces: entry.accessoriesAmount, includeDelivery: null };
        });
        expect(rest.reduce(after, books).payment.refundDue).toBe(order.payment.amount);
      }),
    );
  });

  it('loses and makes no piece, and no cent of what was paid for one', () => {
    fc.assert(
      fc.property(orders, acts, (order, done) => {
        const { entries } = done.reduce(after, order);
        for (const line of order.entries) {
          const pieces = entries.filter((entry) => lineOf(entry) === lineOf(line));
          expect(piecesOf(pieces)).toBe(line.accessoriesAmount);
          expect(addCents(pieces.map(paidFor))).toBe(paidFor(line));
        }
      }),
    );
  });
});
