import { DAY_MS } from '../durations.ts';
import { cents } from '../money/money.ts';
import {
  feeGoesBack,
  feeOnline,
  feeState,
  handOverProblem,
  payingProblem,
  waivingProblem,
} from './adoption-fee.ts';

const now = new Date('2026-11-29T12:00:00Z');
const due = { cents: cents(15_000), isPaid: false, isPaidAtShop: false, isWaived: false };
const paid = { ...due, isPaid: true };
const atShop = { ...due, isPaidAtShop: true };
const waived = { ...due, isWaived: true };

it.each([
  ['a fee, where fees are paid online', true, 150, 'ONLINE', true, 15_000],
  ['a fee, where fees are paid at the shop', true, 150, 'AT_THE_SHOP', true, null],
  ['a price, which is no fee', false, 150, 'ONLINE', true, null],
  ['an order without an application, which has no page to pay on', true, 150, 'ONLINE', false, null],
  ['an animal that is given away', true, 0, 'ONLINE', true, null],
  ['less than a card can be charged', true, 0.49, 'ONLINE', true, null],
  ['the least that a card can be charged', true, 0.5, 'ONLINE', true, 50],
] as const)('of %s', (_what, isAdoption, petprice, isPaid, hasApplication, online) => {
  expect(feeOnline({ isAdoption, petprice }, isPaid, hasApplication)).toBe(online);
});

const owed = { refundDue: cents(15_000), refunded: cents(0) };
const back = { refundDue: cents(15_000), refunded: cents(15_000) };

it.each([
  ['is due while the animal waits for it', 'approved', due, [], 'DUE'],
  ['is due again after one that went back', 'approved', due, [back], 'DUE'],
  ['is paid', 'approved', paid, [], 'PAID'],
  ['is paid, also with one before that went back', 'approved', paid, [back], 'PAID'],
  ['stays paid at home', 'collected', paid, [], 'PAID'],
  ['is kept where the animal came back late', 'returned', paid, [], 'PAID'],
  ['was paid at the shop', 'collected', atShop, [], 'PAID_AT_THE_SHOP'],
  ['is waived', 'approved', waived, [], 'WAIVED'],
  ['is waived, also with a charge that came too late', 'approved', waived, [owed], 'WAIVED'],
  ['stays waived at home', 'collected', waived, [], 'WAIVED'],
  ['is nothing where it was waived before the order was called off', 'cancelled', waived, [], null],
  ['is nothing where the order was called off before', 'cancelled', due, [], null],
  ['is nothing before the animal is theirs', 'pending', due, [], null],
  ['is owed back', 'cancelled', due, [owed], 'OWED_BACK'],
  ['is paid back', 'cancelled', due, [back], 'PAID_BACK'],
  ['is paid back where an acceptance was taken back', 'pending', due, [back], 'PAID_BACK'],
  ['goes by the last charge', 'returned', due, [back, owed], 'OWED_BACK'],
] as const)('a fee %s', (_what, status, fee, charges, state) => {
  expect(feeState(status, fee, charges)).toBe(state);
});

it.each([
  ['pending', null, 'Nothing is to be paid before the animal is yours'],
  ['pending', due, 'Nothing is to be paid before the animal is yours'],
  ['approved', due, null],
  ['approved', null, 'This is paid at the shop, when you collect the animal'],
  ['approved', paid, 'The adoption fee is paid already'],
  ['approved', waived, 'The adoption fee is waived: nothing is to be paid'],
  ['collected', due, 'This order is over: nothing is to be paid'],
  ['cancelled', due, 'This order is over: nothing is to be paid'],
  ['declined', null, 'This order is over: nothing is to be paid'],
  ['returned', paid, 'This order is over: nothing is to be paid'],
] as const)('paying for an order that is %s (%#)', (status, fee, problem) => {
  expect(payingProblem(status, fee)).toBe(problem);
});

it.each([
  ['approved', due, null],
  ['approved', paid, 'The adoption fee is paid already'],
  ['approved', waived, 'The adoption fee is waived already'],
  ['approved', null, 'The adoption fee is paid at the shop: note at the hand-over what was paid'],
  ['pending', due, 'No adoption fee is due for this order'],
  ['collected', atShop, 'No adoption fee is due for this order'],
  ['cancelled', due, 'No adoption fee is due for this order'],
] as const)('waiving the fee of an order that is %s (%#)', (status, fee, problem) => {
  expect(waivingProblem(status, fee)).toBe(problem);
});

it.each([
  ['paid online, nothing noted', paid, {}, null],
  ['paid online, and none at the shop', paid, { paid: 0 }, null],
  ['paid online, and again at the shop', paid, { paid: 150, paidBy: 'CASH' }, 'paid'],
  ['waived, nothing noted', waived, {}, null],
  ['waived, and paid at the shop', waived, { paid: 150, paidBy: 'CASH' }, 'paid'],
  ['paid at the shop', due, { paid: 150, paidBy: 'CARD' }, null],
  ['paid at the shop by a sum of its own', due, { paid: 100, paidBy: 'CASH' }, null],
  ['paid at the shop, by what nobody says', due, { paid: 150 }, 'paidBy'],
  ['nothing paid at the shop', due, { paid: 0, paidBy: 'CASH' }, 'paid'],
] as const)('a hand-over: %s', (_what, fee, noted, field) => {
  expect(handOverProblem(fee, noted)?.field ?? null).toBe(field);
});

it('is refused without the fee and without a note', () => {
  expect(handOverProblem(due, { paidBy: 'CASH' })).toEqual({
    field: null,
    message: 'The adoption fee of $150.00 is not paid yet: wait for it, or note what was paid at the shop',
  });
});

const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS);

it.each([
  ['goes back where the shopper withdraws, the shop calls off or nobody comes', 'cancelled', null, true],
  ['goes back where the acceptance is taken back', 'pending', null, true],
  ['goes back where the shop says no', 'declined', null, true],
  ['stays while the animal waits', 'approved', null, false],
  ['stays when the animal moves', 'collected', daysAgo(0), false],
  ['goes back on the last day of a return', 'returned', daysAgo(30), true],
  ['stays with the shop after it', 'returned', daysAgo(31), false],
  ['goes back where nobody knows when it moved', 'returned', null, true],
] as const)('a fee %s', (_what, status, handedOverAt, isBack) => {
  expect(feeGoesBack(status, handedOverAt, 30, now)).toBe(isBack);
});
