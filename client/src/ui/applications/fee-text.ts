import { formatDollars } from '../../../../domain/money/money.ts';
import type { ApplicationFieldsFragment } from '../../gql/graphql.ts';
import { formatDateTime } from '../../lib/format/date-time.ts';

type ShownFee = NonNullable<ApplicationFieldsFragment['fee']>;

/** How far an adoption fee is that is paid online, in a sentence for its shopper and for the staff. */
export function feeText({ amount, state, paidAt, paidBack }: ShownFee): string {
  const fee = `The adoption fee of ${formatDollars(amount)}`;
  const on = paidAt ? ` on ${formatDateTime(paidAt)}` : '';
  if (state === 'DUE') return `${fee} is to be paid by card.`;
  if (state === 'PAID_AT_THE_SHOP') return `${fee} was paid at the shop.`;
  const back = formatDollars(paidBack);
  if (state === 'WAIVED') {
    return paidBack > 0
      ? `No adoption fee is due: ${back} goes back to the card.`
      : 'No adoption fee is due.';
  }
  if (state === 'OWED_BACK') return `${fee} was paid${on}: ${back} is on its way back to the card.`;
  if (state === 'PAID_BACK') return `${fee} was paid${on}: ${back} went back to the card.`;
  return paidBack > 0
    ? `${fee} was paid${on}, and ${back} of it went back.`
    : `${fee} was paid by card${on}.`;
}
