import { disputeReason } from './dispute-reasons.ts';

test.each([
  ['fraudulent', 'The cardholder says that they did not make this payment'],
  ['product_not_received', 'The cardholder says that nothing arrived'],
  ['something_of_tomorrow', 'The bank says: something of tomorrow'],
  ['constructor', 'The bank says: constructor'],
])('%s: %s', (code, text) => {
  expect(disputeReason(code)).toBe(text);
});
