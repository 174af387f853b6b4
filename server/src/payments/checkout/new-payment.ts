import { randomInt } from 'node:crypto';
import { Types } from 'mongoose';
import { toDollars } from '../../../../domain/money/money.ts';
import { newOrderNumber } from '../../../../domain/orders/order-number.ts';
import { DeliveryMethod } from '../../../../domain/pricing/choices.ts';
import { databaseClock } from '../../database/database-clock.ts';
import type { ChargedLine } from '../../orders/cart-entries/cart-entries.service.ts';
import type { CartLine } from '../../orders/cart-entries/cart-lines.ts';
import type { PricedOrder } from '../../orders/quotes/quotes.service.ts';
import { orderFactsOf } from '../../orders/records/order-record.ts';
import type { PaymentRecord } from '../../orders/records/payment.entity.ts';
import { HOLD_MS } from '../../orders/records/payment-windows.ts';

/** Who pays. */
export interface Payer {
  readonly uid: string;
  readonly email: string;
  readonly name: string;
}

/** Whose card it is, and whether it stays. */
type CardField = 'savesCard' | 'keepsCard' | 'cardUid';

/** What of a payment for a priced order says the one who starts it. */
type OrderOrigin = Pick<PaymentRecord, 'username' | 'phone'> &
  Partial<
    Pick<PaymentRecord, 'idempotencyKey' | 'requestHash' | 'openFor' | 'toldAt' | 'repeatPlanId' | CardField>
  >;

/** A payment for lines and their price, which holds their stock for a while. */
export function newOrderPayment(
  payer: Payer,
  origin: OrderOrigin,
  lines: readonly CartLine[],
  order: PricedOrder,
): PaymentRecord {
  const { price, choices, promotionId, promise } = order;
  const payment = {
    ...newPayment(payer, { kind: 'checkout', amount: toDollars(price.total), holdMs: HOLD_MS }),
    ...origin,
    ...(promotionId && { promotionId }),
    deliveryMethod: choices.delivery,
    promise,
    deliveryCents: price.delivery,
    adjustments: price.adjustments.filter(({ isApplied }) => isApplied),
    ...(price.tax && { taxPercent: price.tax.percent, taxCents: price.tax.amount }),
    entriesOrdered: price.lines.length,
  };
  const waiting = lines.map(({ pet: { petname } }) => ({ petname, status: 'pending' as const }));
  return { ...payment, ...orderFactsOf(payment, waiting) };
}

/** Lines with what they are charged; priced lines stand in the order of the lines. */
export function toChargedLines(lines: readonly CartLine[], { price, choices }: PricedOrder): ChargedLine[] {
  const weeks = new Map(choices.repeats.map(({ petId, everyWeeks }) => [petId, everyWeeks]));
  return price.lines.map(({ petId, paid }, place) => {
    const line = lines[place] as CartLine;
    const everyWeeks = weeks.get(petId);
    const deliveryMethod = choices.delivery;
    return { ...line, charge: { paidCents: paid, deliveryMethod, ...(everyWeeks && { everyWeeks }) } };
  });
}

/** A payment that waits for a card. */
export function newPayment(
  { uid, email, name }: Payer,
  { kind, amount, holdMs }: Pick<PaymentRecord, 'kind' | 'amount'> & { readonly holdMs: number },
): PaymentRecord {
  const now = databaseClock.now();
  return {
    ...{ _id: new Types.ObjectId(), kind, uid, email, username: name, phone: '', amount },
    ...{ refundDue: 0, revision: 0, amountRefunded: 0, amountDisputed: 0 },
    ...((kind === 'checkout' || kind === 'legacy') && { number: newOrderNumber(randomInt) }),
    deliveryMethod: DeliveryMethod.STANDARD,
    adjustments: [],
    paymentdate: now,
    expiresAt: new Date(now.getTime() + holdMs),
    status: 'requires_payment',
  };
}
