import {
  goodsNotification,
  moveName,
  namePieces,
  orderStatusTone,
  stateLabel,
  statusMeaning,
  statusName,
} from './order-labels.ts';

it.each([
  ['shipped', 'standard', 'Shipped', 'On its way to you'],
  ['shipped', 'sameDay', 'Shipped', 'On its way to you'],
  ['shipped', 'curbside', 'Ready for pickup', 'Waiting for you at the shop'],
  ['delivered', 'standard', 'Delivered', 'Arrived at your place'],
  ['delivered', 'curbside', 'Picked up', 'Fetched from the shop'],
  ['partly_shipped', 'standard', 'Partly shipped', 'A part of it is on its way to you'],
  ['partly_shipped', 'curbside', 'Partly ready for pickup', 'A part of it waits for you at the shop'],
  ['paid', 'curbside', 'Paid', 'Being packed'],
] as const)('%s by %s is called %s: %s', (status, delivery, name, meaning) => {
  expect(statusName(status, delivery)).toBe(name);
  expect(statusMeaning(status, delivery)).toBe(meaning);
});

it.each([
  ['shipped', 'sameDay', 'Mark as shipped'],
  ['delivered', 'standard', 'Mark as delivered'],
  ['shipped', 'curbside', 'Ready for pickup'],
  ['delivered', 'curbside', 'Picked up'],
] as const)('the button to %s by %s says %s', (to, delivery, name) => {
  expect(moveName(to, delivery)).toBe(name);
});

it.each([
  ['CANCELLED', 'canceled'],
  ['cancelled', 'canceled'],
  ['PARTLY_SHIPPED', 'partly shipped'],
])('%s is written for people as %s', (status, word) => {
  expect(stateLabel(status)).toBe(word);
});

it.each([
  ['PENDING', 'waiting'],
  ['PARTLY_SHIPPED', 'under way'],
  ['DELIVERED', 'good'],
  ['DECLINED', 'bad'],
  ['CANCELLED', 'over'],
  ['SUCCEEDED', undefined],
])('an order that is %s stands as %s', (status, tone) => {
  expect(orderStatusTone(status)).toBe(tone);
});

it.each([
  ['shipped', 'standard', 'Kibble is on its way to you.'],
  ['shipped', 'curbside', 'Kibble is ready for pickup.'],
  ['returned', 'curbside', 'Kibble came back to us.'],
  ['paid', 'standard', null],
] as const)('of one that is %s by %s the shopper is told: %s', (status, delivery, told) => {
  expect(goodsNotification(status, delivery, 'Kibble')).toBe(told);
});

test.each([
  [[['Salmon kibble', 1]], 'Salmon kibble', false],
  [[['Salmon kibble', 2]], '2 × Salmon kibble', true],
  [
    [
      ['Salmon kibble', 2],
      ['Basket bed', 1],
    ],
    '2 × Salmon kibble and Basket bed',
    true,
  ],
  [
    [
      ['Ball', 1],
      ['Bed', 1],
      ['Bowl', 3],
    ],
    'Ball, Bed and 3 × Bowl',
    true,
  ],
] as const)('the pieces %j are called %s', (pieces, names, isMany) => {
  const named = pieces.map(([petname, amount]) => ({ petname, amount }));
  expect(namePieces(named)).toEqual({ names, isMany });
});
