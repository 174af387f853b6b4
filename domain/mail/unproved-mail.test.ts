import type { MailKind } from './mail-kinds.ts';
import { isAboutPaidMoney, mayMailUnproved } from './unproved-mail.ts';

it.each<[MailKind, boolean, boolean]>([
  ['ORDER_PAID', true, true],
  ['ORDER_REFUNDED', true, true],
  ['REPEAT_CHARGED', true, true],
  ['ORDER_SHIPPED', true, true],
  ['ORDER_DELIVERED', true, true],
  ['ORDER_CHANGED', true, true],
  ['SHIPMENT_LOST', true, true],
  ['ORDER_CANCELLED', true, true],
  // A checkout that was called off before it was paid.
  ['ORDER_CANCELLED', false, false],
  // What the old client has posted, and nobody paid.
  ['ORDER_SHIPPED', false, false],
  ['REVIEW_WANTED', true, false],
  ['PET_ORDER_RECEIVED', false, false],
  ['REGISTERED', false, false],
  ['ASK_CONFIRM', false, false],
])('%s, paid: %s, is about money that was paid: %s', (kind, isPaid, expected) => {
  expect(isAboutPaidMoney(kind, isPaid)).toBe(expected);
});

it.each([
  [0, true],
  [4, true],
  [5, false],
])('after %i other mails of a day one more is sent: %s', (sent, expected) => {
  expect(mayMailUnproved(sent)).toBe(expected);
});
