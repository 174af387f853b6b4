import { type Adjustment, explainOffer, usableCode } from './adjustments.ts';

const code: Adjustment = {
  rule: 'PROMOTION_CODE',
  label: '30% off with FRIEND30',
  amount: -7.5,
  petId: null,
  isApplied: true,
  reason: null,
};

it.each([
  ['with a code that takes something off', [code], 'friend30'],
  ['without one that takes nothing off', [{ ...code, isApplied: false }], undefined],
  ['without one that the shop said nothing of', [], undefined],
])('orders %s', (_case, adjustments, expected) => {
  expect(usableCode('friend30', adjustments)).toBe(expected);
});

it.each([
  ['what it is, beside the way to get it', 'Choose curbside pickup for it', false, '15% off.'],
  ['what is missing, which says what for', '$4.00 more for 15% off', false, '$4.00 more for 15% off.'],
  ['what beat it, once it is chosen', '30% off is more', true, '15% off. 30% off is more.'],
  ['what it is', null, false, '15% off.'],
])('explains an offer by %s', (_case, reason, isChosen, expected) => {
  expect(explainOffer({ ...code, rule: 'CURBSIDE', label: '15% off', reason }, isChosen)).toBe(expected);
});
