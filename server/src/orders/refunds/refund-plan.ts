import { createHash } from 'node:crypto';
import { z } from 'zod';
import { addCents, type Cents, cents, formatDollars, toDollars } from '../../../../domain/money/money.ts';
import { liveCartEntryStates } from '../../../../domain/orders/order-states.ts';
import { refundDue, refundParts } from '../../../../domain/pricing/refund.ts';
import { containedTax } from '../../../../domain/pricing/tax.ts';
import { DomainError } from '../../platform/domain-error.ts';
import {
  type CartEntryRecord,
  chargedLine,
  paidFor,
  withReadableCharge,
} from '../cart-entries/cart-entry.entity.ts';
import { lineOf } from '../cart-entries/line-pieces.ts';
import { isCaptured, type PaymentRecord } from '../records/payment.entity.ts';
import { chargedFor, deliveryFor, keptAmount, onTopFor, refundable } from '../records/payments.repository.ts';

/** What somebody saw who asks for something that gives money back. */
export const fingerprintRule = z.string().max(100, 'At most 100 characters').nullish();

/** Something that gives money of an order back. */
export interface RefundCause {
  readonly kind: 'refund' | 'cancel' | 'return';
  /** The entries that it is about. */
  readonly lines: readonly CartEntryRecord[];
  /** What goes back for no entry. */
  readonly amount?: Cents | undefined;
  /** Whether the delivery goes back as well; null with the last line. */
  readonly includeDelivery?: boolean | null | undefined;
}

/** What goes back by it, in cents. */
export interface RefundPlan {
  readonly toCard: Cents;
  readonly lines: readonly { readonly entry: CartEntryRecord; readonly amount: Cents }[];
  readonly delivery: Cents;
  /** What of it is tax. */
  readonly tax: Cents;
  /** What can go back after it. */
  readonly leftToRefund: Cents;
  /** Differs wherever something else goes back, or by something else. */
  readonly fingerprint: string;
}

/**
 * What goes back by something that is about to be done with an order, by the rule that it is owed by then
 * (refund-debts.ts).
 *
 * @param entries all of the order
 */
export function planRefund(
  payment: PaymentRecord,
  entries: readonly CartEntryRecord[],
  cause: RefundCause,
): RefundPlan {
  const live = entries.filter(({ status }) => liveCartEntryStates.some((one) => one === status));
  const readable = { ...cause, lines: cause.lines.map(withReadableCharge) };
  const parts =
    cause.amount === undefined
      ? partsOf(payment, live.map(withReadableCharge), readable)
      : amountOnly(cause.amount);
  const sums = {
    ...parts,
    tax: containedTax(parts.toCard, payment.taxPercent ?? 0)?.amount ?? cents(0),
    leftToRefund: cents(refundable(payment) - parts.toCard),
  };
  return { ...sums, fingerprint: fingerprintOf(payment, cause, sums) };
}

/**
 * Plans for somebody who may have seen a plan: theirs is made, or none.
 *
 * @param seen its fingerprint; null where nobody was shown one
 * @throws DomainError CONFLICT where they saw another plan, or it can not be made any more; without one what it throws
 */
export async function planAsSeen<P extends { readonly plan: RefundPlan | null }>(
  seen: string | null | undefined,
  makePlan: () => P | Promise<P>,
): Promise<P> {
  if (seen == null) return makePlan();
  const planned = await made(makePlan);
  if (planned.plan?.fingerprint === seen) return planned;
  const sum = formatDollars(toDollars(planned.plan?.toCard ?? cents(0)));
  throw changedMeanwhile(`it is ${sum} now`);
}

async function made<P>(makePlan: () => P | Promise<P>): Promise<P> {
  try {
    return await makePlan();
  } catch (error) {
    throw error instanceof DomainError ? changedMeanwhile(error.message) : error;
  }
}

function changedMeanwhile(now: string): DomainError {
  return new DomainError('CONFLICT', `What goes back has changed meanwhile: ${now}`);
}

/** What the payment keeps of a decision about its delivery. */
export function deliveryRefundAfter(
  { deliveryRefund }: Pick<PaymentRecord, 'deliveryRefund'>,
  includeDelivery: boolean | null | undefined,
): PaymentRecord['deliveryRefund'] {
  if (deliveryRefund === 'given' || includeDelivery) return 'given';
  if (includeDelivery === false) return 'kept';
  return deliveryRefund && 'with_last_line';
}

type Parts = Pick<RefundPlan, 'toCard' | 'lines' | 'delivery'>;

function amountOnly(amount: Cents): Parts {
  return { toCard: amount, lines: [], delivery: cents(0) };
}

function partsOf(payment: PaymentRecord, live: readonly CartEntryRecord[], cause: RefundCause): Parts {
  const { payment: then, live: left } = afterwards(payment, live, cause);
  const due = isDue(payment, cause) ? refundDue(keptAmount(payment), chargedFor(then, left)) : cents(0);
  const deliveryGone = Math.max(0, deliveryFor(payment, live) - deliveryFor(then, left));
  const amounts = refundParts(due, [...cause.lines.map(leftOf), cents(deliveryGone)]);
  const lines = cause.lines.map((entry, place) => ({ entry, amount: amounts[place] ?? cents(0) }));
  const onTop = isDue(payment, cause) && onTopFor(then, left) === 0 ? onTopFor(payment, live) : cents(0);
  const delivery = addCents([amounts.at(-1) ?? cents(0), onTop]);
  return { toCard: addCents([due, onTop]), lines, delivery };
}

function afterwards(payment: PaymentRecord, live: readonly CartEntryRecord[], cause: RefundCause) {
  const named = new Set(cause.lines.map(({ _id }) => _id.toHexString()));
  const isNamed = ({ _id }: CartEntryRecord) => named.has(_id.toHexString());
  if (cause.kind !== 'refund') return { payment, live: live.filter((entry) => !isNamed(entry)) };
  const deliveryRefund = deliveryRefundAfter(payment, cause.includeDelivery);
  return {
    payment: { ...payment, ...(deliveryRefund && { deliveryRefund }) },
    live: live.map((entry) => (isNamed(entry) ? { ...entry, refundedCents: paidFor(entry) } : entry)),
  };
}

/** Nothing was paid for what is called off while it waits for its payment. */
function isDue(payment: PaymentRecord, { kind, lines }: RefundCause): boolean {
  return isCaptured(payment) && (kind !== 'cancel' || lines.some(({ status }) => status === 'paid'));
}

function leftOf(entry: CartEntryRecord): Cents {
  const { paid, refunded = 0 } = chargedLine(entry);
  return cents(Math.max(0, paid - refunded));
}

function fingerprintOf(
  { _id }: PaymentRecord,
  { kind, lines, includeDelivery = null }: RefundCause,
  { toCard, lines: parts, delivery, leftToRefund }: Omit<RefundPlan, 'fingerprint'>,
): string {
  const pieces = lines.map((entry) => `${lineOf(entry)} ${entry.accessoriesAmount}`).sort();
  const amounts = parts.map(({ amount }) => amount).sort((a, b) => a - b);
  const seen = [_id.toHexString(), kind, pieces, includeDelivery, toCard, amounts, delivery, leftToRefund];
  return createHash('sha256').update(JSON.stringify(seen)).digest('hex').slice(0, 32);
}
