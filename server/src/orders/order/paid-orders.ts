import { Types } from 'mongoose';
import { isDollars, toCents } from '../../../../domain/money/money.ts';
import { capturedPaymentStates } from '../../../../domain/orders/order-states.ts';
import { DeliveryMethod, type OrderLine, ReductionRule } from '../../../../domain/pricing/choices.ts';
import type { PlacedOrder } from '../../../../domain/pricing/promotion-effect.ts';
import { DomainError } from '../../platform/domain-error.ts';
import type { PaidOrders } from '../../promotions/preview/promotion-preview.service.ts';
import type { AccountOrder } from '../../promotions/preview/promotion-tally.ts';
import { CartEntryModel, type CartEntryRecord } from '../cart-entries/cart-entry.entity.ts';
import { PaymentModel, type PaymentRecord } from '../records/payment.entity.ts';

/** How many payments' entries are read and priced at a time; others get their turn between. */
const BATCH_SIZE = 200;
/** Longest time for one query, and for all of them before the last. */
const TIMEOUT_MS = 5000;

const settledFields = { uid: 1, settledAt: 1, deliveryMethod: 1, adjustments: 1 } as const;
type SettledPayment = Pick<PaymentRecord, '_id' | keyof typeof settledFields>;

const entryFields = {
  ...{ paymentId: 1, petId: 1, petprice: 1, accessoriesAmount: 1, category: 1, type: 1, everyWeeks: 1 },
} as const;
type PaidEntry = Pick<CartEntryRecord, keyof typeof entryFields>;

/** Orders as they were paid, for previews of what a promotion would have done to them. */
export const paidOrders: PaidOrders = {
  async newest(since, limit) {
    const newest = await findSettled(since, limit + 1);
    const payments = newest.slice(0, limit).filter(isReadable).toReversed();
    return { orders: ordersOf(payments), isComplete: newest.length <= limit };
  },
};

/** The newest payments whose money came in since a time, whatever of it went back later. */
function findSettled(since: Date, limit: number): Promise<SettledPayment[]> {
  return PaymentModel.find({ settledAt: { $gte: since }, status: { $in: [...capturedPaymentStates] } })
    .select(settledFields)
    .sort({ settledAt: -1 })
    .limit(limit)
    .maxTimeMS(TIMEOUT_MS)
    .lean<SettledPayment[]>()
    .exec();
}

/** Records of another program may have another id, by which no entry can name them. */
function isReadable({ _id }: SettledPayment): boolean {
  return _id instanceof Types.ObjectId;
}

/** @throws DomainError UPSTREAM_UNAVAILABLE when the time is up */
async function* ordersOf(payments: readonly SettledPayment[]): AsyncGenerator<AccountOrder[]> {
  const end = performance.now() + TIMEOUT_MS;
  for (let from = 0; from < payments.length; from += BATCH_SIZE) {
    if (performance.now() > end) throw tooSlow();
    const batch = payments.slice(from, from + BATCH_SIZE);
    const entries = await findPaidEntries(batch.map(({ _id }) => _id));
    yield batch.flatMap((payment) => toOrder(payment, entries.get(payment._id.toHexString())));
  }
}

/** Entries as they were paid, by their payment; those that were cancelled later among them. */
async function findPaidEntries(paymentIds: readonly Types.ObjectId[]): Promise<Map<string, PaidEntry[]>> {
  const entries = await CartEntryModel.find({ paymentId: { $in: paymentIds }, paidAt: { $ne: null } })
    .select(entryFields)
    .maxTimeMS(TIMEOUT_MS)
    .lean<PaidEntry[]>();
  return Map.groupBy(entries.filter(hasPrice), ({ paymentId }) => String(paymentId));
}

/** Records of another program may have none. */
function hasPrice({ petprice, accessoriesAmount }: PaidEntry): boolean {
  return isDollars(petprice) && Number.isSafeInteger(accessoriesAmount) && accessoriesAmount > 0;
}

/** None for a payment without entries: an amount of the old client that nothing was posted for. */
function toOrder(payment: SettledPayment, entries: readonly PaidEntry[] | undefined): AccountOrder[] {
  const { uid, settledAt } = payment;
  if (!entries || !settledAt) return [];
  return [{ uid, lines: entries.map(toLine), choices: choicesOf(payment, entries), placedAt: settledAt }];
}

function toLine({ petId, petprice, accessoriesAmount: amount, category, type }: PaidEntry): OrderLine {
  return { petId: String(petId), unitPrice: toCents(petprice), amount, category, type };
}

/** What was chosen beside a code, as far as it had a price; older records had no choice. */
function choicesOf(
  { deliveryMethod = DeliveryMethod.STANDARD, adjustments = [] }: SettledPayment,
  entries: readonly PaidEntry[],
): PlacedOrder['choices'] {
  const repeated = entries.filter(({ everyWeeks }) => everyWeeks);
  return {
    delivery: deliveryMethod,
    repeats: new Set(repeated.map(({ petId }) => String(petId))),
    hasRepeatedBefore: adjustments.some(({ rule }) => rule === ReductionRule.REPEAT_LATER),
  };
}

function tooSlow(): DomainError {
  return new DomainError(
    'UPSTREAM_UNAVAILABLE',
    'Reading the orders of the last 30 days takes too long right now. Please try again in a moment.',
  );
}
