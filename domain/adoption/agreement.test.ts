import { petOrderMoves } from '../orders/order-states.ts';
import { agreedFee, isSignable, mayHavePapers, signerName } from './agreement.ts';

it.each([
  [{}, 'DUE_AT_THE_SHOP'],
  [{ handOver: { paid: 50 } }, 'PAID_AT_THE_SHOP'],
  [{ handOver: {} }, 'DUE_AT_THE_SHOP'],
  [{ fee: { isPaidAtShop: false } }, 'DUE_ONLINE'],
  [{ fee: { isPaidAtShop: true } }, 'PAID_AT_THE_SHOP'],
  [{ fee: { isPaidAtShop: false, paidAt: new Date(0) } }, 'PAID_ONLINE'],
  [{ fee: { isPaidAtShop: false, waivedAt: new Date(0) } }, 'WAIVED'],
])('the fee of %j is %s', (order, expected) => {
  expect(agreedFee(order)).toBe(expected);
});

it('is signed while the animal is somebody’s, and read after it came back', () => {
  const states = Object.keys(petOrderMoves) as (keyof typeof petOrderMoves)[];
  expect(states.filter(isSignable)).toEqual(['approved', 'collected']);
  expect(states.filter(mayHavePapers)).toEqual(['approved', 'collected', 'returned']);
});

it.each([
  ['Ada Keeper', true],
  [' ', false],
  ['https://x.com', false],
  ['x'.repeat(121), false],
])('%j is a name to sign with: %s', (name, isGood) => {
  expect(signerName.safeParse(name).success).toBe(isGood);
});
