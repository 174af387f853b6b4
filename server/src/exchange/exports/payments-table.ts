import { STREAM_BATCH_SIZE, streamRecords } from '../../database/stream-records.ts';
import {
  type Payment,
  PaymentModel,
  type PaymentRecord,
  toPayment,
} from '../../orders/records/payment.entity.ts';
import { textOf } from '../../platform/text/text-of.ts';
import type { Promotion } from '../../promotions/promotion.entity.ts';
import { type ExportPeriod, timesIn } from './export-period.ts';
import type { ExportTable } from './export-table.ts';
import { centsCell, dayCell, dollarsCell, momentCell, numberCell } from './stored-cells.ts';

/** The promotion whose code a payment was begun with, or none. */
interface Promoted {
  readonly promotions: readonly Promotion[];
}

const newestFirst = { paymentdate: -1, _id: -1 } as const;

/** All payments that began in a period, the newest first, those that came to nothing too. */
export const paymentsTable: ExportTable<Payment & Promoted> = {
  name: 'payments',
  permission: 'seeFigures',
  columns: {
    _id: ({ _id }) => textOf(_id),
    orderNumber: ({ number }) => textOf(number),
    paymentdate: ({ paymentdate }, timeZone) => momentCell(paymentdate, timeZone),
    username: ({ username }) => textOf(username),
    email: ({ email }) => textOf(email),
    status: ({ status }) => textOf(status),
    amount: ({ amount }) => dollarsCell(amount),
    amountRefunded: ({ amountRefunded }) => dollarsCell(amountRefunded),
    amountDisputed: ({ amountDisputed }) => dollarsCell(amountDisputed),
    dispute: ({ dispute }) => textOf(dispute),
    delivery: ({ deliveryCents }) => centsCell(deliveryCents),
    reductions: ({ adjustments }) => centsCell(takenOff(adjustments)),
    promotionCode: ({ promotions: [promotion] }) => textOf(promotion?.code),
    failureMessage: ({ failureMessage }) => textOf(failureMessage),
    intentId: ({ intentId }) => textOf(intentId),
    taxPercent: ({ taxPercent }) => numberCell(taxPercent),
    tax: ({ taxCents }) => centsCell(taxCents),
    kind: ({ kind }) => textOf(kind),
    petOrderId: ({ petOrderId }) => textOf(petOrderId),
    day: ({ paymentdate }, timeZone) => dayCell(paymentdate, timeZone),
  },
  records: readPayments,
};

async function* readPayments(period: ExportPeriod): AsyncGenerator<Payment & Promoted> {
  const times = timesIn(period);
  const ofPromotion = { from: 'promotions', localField: 'promotionId', foreignField: '_id' };
  const query = PaymentModel.aggregate<PaymentRecord & Promoted>(
    [
      { $match: times ? { paymentdate: times } : {} },
      { $sort: newestFirst },
      { $lookup: { ...ofPromotion, as: 'promotions' } },
    ],
    { hint: newestFirst, batchSize: STREAM_BATCH_SIZE },
  );
  for await (const { promotions, ...record } of streamRecords<PaymentRecord & Promoted>(query)) {
    yield Object.assign(toPayment(record), { promotions });
  }
}

/** Cents that the rules took off the lines, above zero. What is stored and is no amount took nothing. */
function takenOff(adjustments: unknown): number {
  const whole: Payment['adjustments'] = Array.isArray(adjustments) ? adjustments : [];
  const amounts = whole.flatMap(({ isApplied, amount }) =>
    isApplied && Number.isSafeInteger(amount) ? [amount] : [],
  );
  return -amounts.reduce<number>((sum, amount) => sum + amount, 0);
}
