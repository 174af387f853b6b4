import { createHash } from 'node:crypto';
import { type Cents, cents, formatDollars, toCents, toDollars } from '../../../../domain/money/money.ts';
import type { Amender } from '../../../../domain/orders/amendments.ts';
import { type DeliveryMethod, deliveryNames, ReductionRule } from '../../../../domain/pricing/choices.ts';
import { deliveryOptions } from '../../../../domain/pricing/delivery-options.ts';
import { changeMethod, type MethodChange, type PaidLine } from '../../../../domain/pricing/method-change.ts';
import { refundDue, refundParts } from '../../../../domain/pricing/refund.ts';
import type { ShopTerms } from '../../../../domain/pricing/shop-terms.ts';
import { containedTax } from '../../../../domain/pricing/tax.ts';
import { termsOf } from '../../../../domain/shop-settings/pricing-settings.ts';
import type { ShopSettings } from '../../../../domain/shop-settings/shop-settings.ts';
import { databaseClock } from '../../database/database-clock.ts';
import { badInput, DomainError } from '../../platform/domain-error.ts';
import { textOf } from '../../platform/text/text-of.ts';
import { type CartEntryRecord, chargedLine, withReadableCharge } from '../cart-entries/cart-entry.entity.ts';
import { isLive, type OrderRecords } from '../order/order-records.ts';
import { promiseBy } from '../quotes/quotes.service.ts';
import { isCaptured, type PaymentRecord, type StoredPromise } from '../records/payment.entity.ts';
import {
  chargedFor,
  deliveryFor,
  isDeliveryCharged,
  keptAmount,
  onTopOf,
  refundable,
} from '../records/payments.repository.ts';
import { type AmendedOrder, amendOrder, postcodeOf } from './amended-order.ts';
import type { OrderChangeWanted } from './order-change.input.ts';

/** What a change of an order comes to, in cents. */
export interface AmendmentPlan extends AmendedOrder {
  readonly toCard: Cents;
  /** What would have to be paid on top. */
  readonly toPay: Cents;
  /** What of it goes back of the delivery. */
  readonly delivery: Cents;
  /** What of it goes back of which line; lines of which nothing does are left out. */
  readonly lines: readonly { readonly entry: CartEntryRecord; readonly amount: Cents }[];
  /** What of it is tax. */
  readonly tax: Cents;
  /** What is kept of that: what the delivery and each line cost less, whoever has the money by now. */
  readonly cheaper: { readonly delivery: Cents; readonly lines: AmendmentPlan['lines'] };
  /** What can go back after it. */
  readonly leftToRefund: Cents;
  /** Where it is delivered in another way, what is promised for that. */
  readonly promise: StoredPromise | null;
  /** Why it can not be done, in a sentence; null where it can. */
  readonly problem: string | null;
  /** Whether it can be done once the difference is paid by a pay link. */
  readonly isAskable: boolean;
  /** Differs wherever something else comes of it. */
  readonly fingerprint: string;
}

/**
 * What comes of a change that is about to be made.
 *
 * @throws DomainError as `amendOrder`; BAD_USER_INPUT naming `input.delivery` where that can not be had
 */
export function planAmendment(
  order: OrderRecords,
  wanted: OrderChangeWanted,
  by: Amender,
  settings: ShopSettings,
): AmendmentPlan {
  const { payment } = order;
  const terms = termsOf(settings);
  const amended = amendOrder(order, wanted, by, { terms, address: settings.address });
  const live = order.entries.filter(isLive).map(withReadableCharge);
  const { before, after } = amended;
  if (after.delivery !== before.delivery) requireAvailable(live, after.delivery, after.location, terms);
  const change = changeMethod(paidOrder(payment, live, before.delivery), after.delivery, terms);
  const sums = { ...sumsOf(payment, live, change), toPay: change.toPay };
  const promise = after.delivery === before.delivery ? null : promiseBy(after.delivery, settings);
  const refused = promise && refusalOf(payment, live, sums.toPay);
  const problem = refused ?? problemOf(sums.toPay, after.delivery);
  const isAskable = sums.toPay > 0 && refused === null && by === 'staff';
  const plan = { ...amended, ...sums, promise, problem, isAskable };
  return { ...plan, fingerprint: fingerprintOf(payment, plan) };
}

/** @throws DomainError CONFLICT where somebody saw another plan than this; BAD_USER_INPUT where it can not be done */
export function checkPlan({ fingerprint, problem }: AmendmentPlan, seen: string): void {
  if (problem) throw badInput({ 'input.delivery': problem });
  checkSeen(fingerprint, seen);
}

/** The same for a change whose difference is asked for. */
export function checkAskable({ fingerprint, isAskable, problem }: AmendmentPlan, seen: string): void {
  if (!isAskable) throw badInput({ 'input.delivery': problem ?? 'It costs nothing more: just change it' });
  checkSeen(fingerprint, seen);
}

function checkSeen(fingerprint: string, seen: string): void {
  if (seen === fingerprint) return;
  throw new DomainError(
    'CONFLICT',
    'What comes of this change is something else by now: please look at it again',
  );
}

function requireAvailable(
  live: readonly CartEntryRecord[],
  method: DeliveryMethod,
  location: string,
  terms: ShopTerms,
): void {
  const options = deliveryOptions(live.map(toPaidLine), terms, databaseClock.now(), postcodeOf(location));
  const chosen = options.find((option) => option.method === method);
  if (!chosen?.isAvailable) throw badInput({ 'input.delivery': chosen?.reason ?? 'It is not available' });
}

/** Why the way of delivery can not be another one any more; null where it can. */
function refusalOf(payment: PaymentRecord, live: readonly CartEntryRecord[], toPay: Cents): string | null {
  const onTop = onTopOf(payment);
  if (onTop > 0) {
    const paid = formatDollars(toDollars(onTop));
    return `${paid} was paid on top for the way it is delivered now: give the delivery back first, then change it`;
  }
  // By itself, or with the last line.
  const isGivenBack = toPay > 0 && !isDeliveryCharged(payment, live);
  return isGivenBack ? 'Its delivery was given back: nothing can be asked for a dearer one' : null;
}

function problemOf(toPay: Cents, method: DeliveryMethod): string | null {
  if (toPay === 0) return null;
  const more = formatDollars(toDollars(toPay));
  return `${deliveryNames[method]} costs ${more} more than was paid, which has to be paid first`;
}

/** @param entry with a readable charge */
function toPaidLine(entry: CartEntryRecord): PaidLine {
  const { petId, petprice, accessoriesAmount, category, type } = entry;
  const amount = Number.isSafeInteger(accessoriesAmount) ? accessoriesAmount : 0;
  const line = { petId: textOf(petId), unitPrice: toCents(petprice), amount, category, type };
  return { ...line, ...chargedLine(entry) };
}

function paidOrder(payment: PaymentRecord, live: readonly CartEntryRecord[], method: DeliveryMethod) {
  const { adjustments = [], amendments = [] } = payment;
  const wasReduced = adjustments.some(({ rule, isApplied }) => isApplied && rule === ReductionRule.CURBSIDE);
  return {
    method,
    lines: live.map(toPaidLine),
    delivery: deliveryFor(payment, live),
    isReducedForPickup: wasReduced || amendments.some(({ linesCents = 0 }) => linesCents > 0),
  };
}

/** By the rule that refunds are owed by (refund-debts.ts). */
function sumsOf(payment: PaymentRecord, live: readonly CartEntryRecord[], change: MethodChange) {
  const { deliveryBack, linesBack } = change;
  const then = { ...payment, deliveryRefundedCents: (payment.deliveryRefundedCents ?? 0) + deliveryBack };
  const cheaper = live.map((entry, at) => withRefunded(entry, linesBack[at] ?? cents(0)));
  const due = isCaptured(payment) ? refundDue(keptAmount(payment), chargedFor(then, cheaper)) : cents(0);
  const parts = refundParts(due, [deliveryBack, ...linesBack]);
  return {
    toCard: due,
    delivery: parts[0] ?? cents(0),
    lines: amountsOf(live, parts.slice(1)),
    cheaper: { delivery: deliveryBack, lines: amountsOf(live, linesBack) },
    tax: containedTax(due, payment.taxPercent ?? 0)?.amount ?? cents(0),
    leftToRefund: cents(refundable(payment) - due),
  };
}

function amountsOf(live: readonly CartEntryRecord[], amounts: readonly Cents[]): AmendmentPlan['lines'] {
  return live
    .map((entry, at) => ({ entry, amount: amounts[at] ?? cents(0) }))
    .filter(({ amount }) => amount > 0);
}

function withRefunded(entry: CartEntryRecord, amount: Cents): CartEntryRecord {
  return amount === 0 ? entry : { ...entry, refundedCents: refundedAfter(entry, amount) };
}

/** What was given back of a line in all, once an amount more is. */
export function refundedAfter({ refundedCents = 0 }: CartEntryRecord, amount: Cents): Cents {
  return cents(refundedCents + amount);
}

function fingerprintOf({ _id }: PaymentRecord, plan: Omit<AmendmentPlan, 'fingerprint'>): string {
  const { before, after, toCard, toPay, delivery, leftToRefund, promise } = plan;
  const lines = plan.lines.map(({ entry, amount }) => [entry._id.toHexString(), amount]);
  const seen = [_id.toHexString(), before, after, toCard, toPay, delivery, lines, leftToRefund];
  const until = promise?.until?.toISOString();
  return createHash('sha256')
    .update(JSON.stringify([...seen, until]))
    .digest('hex')
    .slice(0, 32);
}
