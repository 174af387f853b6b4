import { isToCome, lineStatus, orderStatus, orderStatuses } from './order-status.ts';

it.each([
  [[], 'cancelled'],
  [['cancelled', 'cancelled'], 'cancelled'],
  [['pending', 'pending'], 'pending'],
  [['pending', 'cancelled'], 'pending'],
  [['pending', 'paid'], 'pending'],
  [['paid', 'paid'], 'paid'],
  [['paid', 'cancelled'], 'paid'],
  [['paid', 'shipped'], 'partly_shipped'],
  [['paid', 'delivered'], 'partly_shipped'],
  [['shipped', 'shipped'], 'shipped'],
  [['shipped', 'cancelled'], 'shipped'],
  [['shipped', 'delivered'], 'shipped'],
  [['delivered', 'delivered'], 'delivered'],
  [['delivered', 'cancelled'], 'delivered'],
  [['returned', 'returned'], 'returned'],
  [['returned', 'cancelled'], 'returned'],
  [['returned', 'delivered'], 'delivered'],
  [['returned', 'shipped'], 'shipped'],
  [['returned', 'paid'], 'partly_shipped'],
  [['returned', 'paid', 'cancelled'], 'partly_shipped'],
  [['returned', 'pending'], 'pending'],
] as const)('an order of entries that are %j is %s', (entries, status) => {
  expect(orderStatus(entries)).toBe(status);
});

it.each([
  [[], 'cancelled'],
  [['pending', 'cancelled'], 'pending'],
  [['pending', 'paid'], 'pending'],
  [['paid'], 'paid'],
  [['paid', 'shipped'], 'paid'],
  [['delivered', 'paid'], 'paid'],
  [['returned', 'paid'], 'paid'],
  [['paid', 'cancelled'], 'paid'],
  [['shipped', 'cancelled'], 'shipped'],
  [['delivered', 'shipped'], 'shipped'],
  [['shipped', 'returned'], 'shipped'],
  [['delivered', 'returned', 'cancelled'], 'delivered'],
  [['cancelled', 'returned'], 'returned'],
  [['cancelled', 'cancelled'], 'cancelled'],
] as const)('a line of pieces that are %j is %s, until the last one has left', (pieces, status) => {
  expect(lineStatus(pieces)).toBe(status);
});

it('something of an order is still to come while it is paid, until all of it has arrived', () => {
  expect(orderStatuses.filter(isToCome)).toEqual(['paid', 'partly_shipped', 'shipped']);
});
