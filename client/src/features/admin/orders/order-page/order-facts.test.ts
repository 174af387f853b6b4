import type { CartEntryStatus } from '../../../../gql/graphql.ts';
import { leftOf, linesTo, refundableLines, undoOf } from './order-facts.ts';

function aLine(status: CartEntryStatus, changes: object = {}) {
  return {
    status,
    nextStatuses: [] as CartEntryStatus[],
    paid: 17.5,
    refunded: 0,
    undoUntil: null,
    ...changes,
  };
}

test('lines are asked where they can go', () => {
  const paid = aLine('PAID', { nextStatuses: ['SHIPPED', 'CANCELLED'] });
  const shipped = aLine('SHIPPED', { nextStatuses: ['DELIVERED', 'RETURNED'] });
  expect(linesTo('SHIPPED', [paid, shipped])).toEqual([paid]);
  expect(linesTo('RETURNED', [paid, shipped])).toEqual([shipped]);
});

test.each([
  ['PAID', 0, true],
  ['SHIPPED', 17.49, true],
  ['DELIVERED', 17.5, false],
  ['PENDING', 0, false],
  ['CANCELLED', 0, false],
  ['RETURNED', 0, false],
] as const)('something of a %s line of which %d went back can go back: %p', (status, refunded, can) => {
  expect(refundableLines([aLine(status, { refunded })])).toHaveLength(can ? 1 : 0);
});

test('what is left is counted in cents', () => {
  expect(leftOf({ paid: 0.3, refunded: 0.1 })).toBe(0.2);
  expect(leftOf({ paid: 1, refunded: 2 })).toBe(0);
});

test('a shipment can be taken back as long as its last line can', () => {
  const lines = ['2026-03-01T12:04:00.000Z', null, '2026-03-01T12:09:00.000Z'].map((undoUntil) =>
    aLine('SHIPPED', { undoUntil }),
  );
  expect(undoOf(lines)).toBe('2026-03-01T12:09:00.000Z');
  expect(undoOf([aLine('SHIPPED')])).toBeNull();
});
