import { entryStatesOf, orderStatus } from './order-status.ts';

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
  [['returned', 'paid'], 'paid'],
] as const)('an order of entries that are %j is %s', (entries, status) => {
  expect(orderStatus(entries)).toBe(status);
});

it.each([
  ['cancelled', [[]]],
  ['returned', [['returned']]],
  ['paid', [['paid']]],
  ['delivered', [['delivered']]],
  ['shipped', [['shipped'], ['shipped', 'delivered']]],
  [
    'partly_shipped',
    [
      ['paid', 'shipped'],
      ['paid', 'delivered'],
      ['paid', 'shipped', 'delivered'],
    ],
  ],
] as const)('an order that is %s has entries in %j, whatever was cancelled or came back', (status, sets) => {
  const isReturned = status === 'returned' || status === 'cancelled';
  const withReturned = isReturned ? [] : sets.map((set) => [...set, 'returned']);
  expect(new Set(entryStatesOf(status).map(String))).toEqual(new Set([...sets, ...withReturned].map(String)));
});
