import { randomInt } from 'node:crypto';
import { DAY_MS, MINUTE_MS } from '../../../domain/durations.ts';
import { addCents, type Cents, cents, toCents, toDollars } from '../../../domain/money/money.ts';
import { type PromisedTime, promisedTime } from '../../../domain/orders/delivery-promise.ts';
import { newOrderNumber } from '../../../domain/orders/order-number.ts';
import { DeliveryMethod } from '../../../domain/pricing/choices.ts';
import { entryTotal, parcelDelivery } from '../../../domain/pricing/item-price.ts';
import { refundDue, remainingCharge } from '../../../domain/pricing/refund.ts';
import { PetModel } from '../../../server/src/catalogue/pet/pet.entity.ts';
import { CartEntryModel } from '../../../server/src/orders/cart-entries/cart-entry.entity.ts';
import { orderFactsOf } from '../../../server/src/orders/records/order-record.ts';
import { PaymentModel } from '../../../server/src/orders/records/payment.entity.ts';
import { RefundModel } from '../../../server/src/orders/refunds/refund.entity.ts';
import { refundReasons } from '../../../server/src/orders/refunds/refund-reasons.ts';
import { type DemoParcel, parcels } from '../orders/orders.ts';
import type { CustomerIds } from './accounts.ts';
import { demoId } from './demo-id.ts';
import type { DemoServices, Report } from './demo-services.ts';

const HOLD_TIME_MS = 15 * MINUTE_MS;
/** How long a card takes to be typed in. */
const PAYMENT_TIME_MS = MINUTE_MS;
/** How long after that a shopper thinks better of it. */
const CANCELLATION_TIME_MS = 30 * MINUTE_MS;
const PARCELS_AT_ONCE = 6;

/**
 * Pays for every parcel in the sandbox and writes what came of it. The intents are real there, so
 * that an order of the demo can be cancelled and its money goes back.
 */
export async function loadParcels(parts: DemoServices, ids: CustomerIds, now: Date, report: Report) {
  const all = parcels(now);
  const left = [...all];
  const load = async () => {
    for (let parcel = left.shift(); parcel; parcel = left.shift()) {
      report(`Demo orders ${all.length - left.length} of ${all.length}`);
      await loadParcel(parts, parcel, ids.get(parcel.customer.email) as string);
    }
  };
  await Promise.all(Array.from({ length: PARCELS_AT_ONCE }, load));
}

async function loadParcel(parts: DemoServices, parcel: DemoParcel, uid: string): Promise<void> {
  const paymentId = demoId('payment', parcel.key);
  if (!(await PaymentModel.exists({ _id: paymentId }))) {
    const lines = await entriesOf(parcel);
    const delivery = parcelDelivery(lines.map(({ unitPrice }) => unitPrice));
    const amount = cents(addCents(lines.map(entryTotal)) + delivery);
    const intentId = await payFor(parts, paymentId.toHexString(), amount, parcel.customer.email);
    const promise = promisedTime(DeliveryMethod.STANDARD, parcel.at, await parts.shop.terms());
    await recordPayment(parts, { parcel, lines, amount, delivery, promise, intentId, uid });
  }
  await parts.refunds.send(paymentId);
}

async function entriesOf({ entries }: DemoParcel) {
  return Promise.all(
    entries.map(async ({ petKey, accessoriesAmount, status }) => {
      const pet = await PetModel.findById(demoId('item', petKey)).orFail().lean();
      return { petKey, pet, status, unitPrice: toCents(pet.petprice), amount: accessoriesAmount };
    }),
  );
}

type Line = Awaited<ReturnType<typeof entriesOf>>[number];

/** @returns the intent's id, paid; the one that an earlier run paid where there is one */
async function payFor(
  { stripe, testCard }: DemoServices,
  paymentId: string,
  amount: Cents,
  email: string,
): Promise<string> {
  const { id } = await stripe.createIntent(paymentId, amount, email);
  // The answer to a repeated key is the first answer: only a look-up says how it stands now.
  const { status } = await stripe.getIntent(id);
  if (status !== 'succeeded') await testCard.pay(id);
  return id;
}

interface PaidParcel {
  readonly parcel: DemoParcel;
  readonly lines: readonly Line[];
  readonly amount: Cents;
  readonly delivery: Cents;
  readonly promise: PromisedTime | null;
  readonly intentId: string;
  readonly uid: string;
}

/** Payment, entries and what is owed back: all or nothing. */
async function recordPayment(
  { db }: DemoServices,
  { parcel, lines, amount, delivery, promise, intentId, uid }: PaidParcel,
): Promise<void> {
  const { customer, at, key } = parcel;
  const owner = { uid, email: customer.email, username: customer.name, phone: customer.phone };
  const paidAt = new Date(at.getTime() + PAYMENT_TIME_MS);
  const cancelledAt = new Date(paidAt.getTime() + CANCELLATION_TIME_MS);
  const paymentId = demoId('payment', key);
  const live = lines.filter((line) => line.status !== 'cancelled');
  const charged = live.map((line) => ({ paid: entryTotal(line) }));
  const owed = refundDue(amount, remainingCharge(charged, delivery));
  const payment = {
    ...owner,
    _id: paymentId,
    kind: 'checkout' as const,
    number: newOrderNumber(randomInt),
    deliveryCents: delivery,
    ...(promise && { promise }),
    paymentdate: at,
    amount: toDollars(amount),
    refundDue: toDollars(owed),
    status: 'succeeded' as const,
    settledAt: paidAt,
    intentId,
    expiresAt: new Date(at.getTime() + HOLD_TIME_MS),
  };
  const entries = lines.map((line) => ({
    ...owner,
    _id: demoId('entry', `${key}/${line.petKey}`),
    petId: line.pet._id,
    paymentId,
    petname: line.pet.petname,
    petprice: line.pet.petprice,
    category: line.pet.category,
    type: line.pet.type,
    image: line.pet.image,
    accessoriesAmount: line.amount,
    totalamount: toDollars(entryTotal(line)),
    paidCents: entryTotal(line),
    location: customer.location,
    orderDate: at,
    paidAt,
    status: line.status,
    ...(isSent(line) && { shippedAt: daysAfter(at, 1) }),
    ...(line.status === 'delivered' && { deliveredAt: daysAfter(at, 3) }),
    ...(line.status === 'cancelled' && { cancelledAt, cancelledBy: 'shopper' as const }),
  }));
  const refund = {
    _id: demoId('refund', key),
    paymentId,
    uid,
    amount: toDollars(owed),
    reason: refundReasons.cancelled,
    status: 'owed' as const,
    createdAt: cancelledAt,
  };
  await db.transaction(async (session) => {
    await PaymentModel.create([{ ...payment, ...orderFactsOf(payment, entries) }], { session });
    await CartEntryModel.insertMany(entries, { session });
    if (owed > 0) await RefundModel.create([refund], { session });
  });
}

function isSent({ status }: Line): boolean {
  return status === 'shipped' || status === 'delivered';
}

function daysAfter(at: Date, days: number): Date {
  return new Date(at.getTime() + days * DAY_MS);
}
