import type { MailKind } from './mail-kinds.ts';

/*
 * Anybody can register an address that is not theirs, or name it. Until its holder has proved it, the shop writes to it
 * little, and nothing that whoever named it has typed; but what becomes of money that was paid is told in any case.
 */

/** Most mails in 24 hours to an address that nobody has proved, beside those about money that was paid. */
const UNPROVED_MAILS_A_DAY = 5;

/** Most animals that an account may wait for at a time whose address nobody has proved. */
export const UNPROVED_PET_ORDERS = 3;

/** What tells of an order what becomes of it and its money. */
const kindsOfOrders: readonly MailKind[] = [
  'ORDER_PAID',
  'ORDER_SHIPPED',
  'SHIPMENT_CORRECTED',
  'SHIPMENT_LOST',
  'ORDER_DELIVERED',
  'ORDER_CHANGED',
  'PAY_LINK',
  'ORDER_CANCELLED',
  'ORDER_REFUNDED',
  'ADOPTION_FEE_PAID',
  'REPEAT_CHARGED',
  'CORRECTION',
];

/** Whether a mail is about money that was paid. @param isPaid whether it is about a payment that came in */
export function isAboutPaidMoney(kind: MailKind, isPaid: boolean): boolean {
  return isPaid && kindsOfOrders.includes(kind);
}

/** Whether one more mail that is not about paid money may go to an address. @param sent such ones in the last 24 hours */
export function mayMailUnproved(sent: number): boolean {
  return sent < UNPROVED_MAILS_A_DAY;
}
