import type { StockReason } from '../../../gql/graphql.ts';

/** Why a stock changed, for people. */
export const reasonLabels: Readonly<Record<StockReason, string>> = {
  SOLD: 'Sold',
  HELD: 'Held for an order',
  RELEASED: 'Free again',
  RETURNED: 'Came back',
  SENT_AGAIN: 'Sent again',
  ARRIVED: 'Arrived',
  COUNTED: 'Counted',
  BROKEN: 'Broken',
  LOST: 'Lost',
  GIFT: 'Given away',
  IMPORTED: 'Imported',
};

/** "+3", "−2", "0". */
export function signed(quantity: number): string {
  if (quantity === 0) return '0';
  return quantity > 0 ? `+${quantity}` : `−${-quantity}`;
}

/** "2 sold meanwhile"; nothing where none was. */
export function meanwhileText(soldMeanwhile: number | null): string {
  if (!soldMeanwhile) return '';
  return soldMeanwhile > 0 ? `${soldMeanwhile} sold meanwhile` : `${-soldMeanwhile} came meanwhile`;
}
