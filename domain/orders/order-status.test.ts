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
] as const)('an order of entries that are %j is %s', (entries, status) => {
  expect(orderStatus(entries)).toBe(status);
});

it.each([
  ['cancelled', [[]]],
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
  ['returned', []],
] as const)('an order that is %s has live entries in %j', (status, sets) => {
  expect(new Set(entryStatesOf(status).map(String))).toEqual(new Set(sets.map(String)));
});
