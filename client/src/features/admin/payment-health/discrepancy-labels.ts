import type { MoneyFindingKind } from '../../../gql/graphql.ts';

/** Labels of the kinds of discrepancies. */
export const discrepancyLabels: Readonly<Record<MoneyFindingKind, string>> = {
  UNSETTLED: 'Payment not settled',
  EXPIRED: 'Checkout past its time',
  UNCLAIMED: 'Paid, but nothing ordered',
  REFUND_OWED: 'Refund not sent',
  UNKNOWN_INTENT: 'Payment unknown here',
  OTHER_AMOUNT: 'Another amount charged',
  LATE_CHARGE: 'Charged too late',
  REFUND_MISSING: 'Refund in one book only',
  DISPUTE: 'Charge disputed',
};
