import {
  chosenDelivery,
  type DeliveryOption,
  deliveryNote,
  sameDayHint,
  timeLeft,
} from './delivery-choice.ts';

function options(hasSameDay: boolean): DeliveryOption[] {
  const always = { price: 5, isAvailable: true, reason: null, arrives: 'In 2 to 4 days', orderBefore: null };
  const reason = hasSameDay ? null : 'Order by 2 pm tomorrow';
  return [
    { ...always, method: 'STANDARD' },
    { ...always, method: 'SAME_DAY', price: 0, isAvailable: hasSameDay, reason },
    { ...always, method: 'CURBSIDE', price: 0 },
  ];
}

describe('the delivery that a cart is priced with', () => {
  it.each([
    ['the best where nothing was picked', undefined, options(true), 'SAME_DAY'],
    ['the best of what can be had', undefined, options(false), 'STANDARD'],
    ['what was picked', 'CURBSIDE', options(true), 'CURBSIDE'],
    ['what was picked, although there is a better one', 'STANDARD', options(true), 'STANDARD'],
    ['the best where what was picked can not be had', 'SAME_DAY', options(false), 'STANDARD'],
    ['what can always be had while nothing is known', undefined, undefined, 'STANDARD'],
    ['the same where same-day delivery was picked', 'SAME_DAY', undefined, 'STANDARD'],
    ['what was picked while nothing is known, if it can always be had', 'CURBSIDE', undefined, 'CURBSIDE'],
  ] as const)('is %s', (_case, picked, known, expected) => {
    expect(chosenDelivery(picked, known)).toBe(expected);
  });
});

describe('what is said of it', () => {
  it.each([
    ['the shop’s choice', undefined, 'SAME_DAY', options(true), 'Free same-day delivery chosen for you.'],
    ['the plain choice', undefined, 'STANDARD', options(false), 'Standard delivery chosen for you.'],
    ['nothing of the shopper’s own', 'CURBSIDE', 'CURBSIDE', options(true), null],
    [
      'why it is another one than was picked',
      'SAME_DAY',
      'STANDARD',
      options(false),
      'Same-day delivery can’t be had right now (Order by 2 pm tomorrow). Standard delivery chosen for you.',
    ],
  ] as const)('is %s', (_case, picked, chosen, known, expected) => {
    expect(deliveryNote(picked, chosen, known)).toBe(expected);
  });
});

it.each([
  [true, null, 'Or free today with this in your cart'],
  [false, '$4.20 more for free same-day delivery', '$4.20 more for free same-day delivery'],
  [false, 'Order by 2 pm on Friday', 'Free same-day delivery: order by 2 pm on Friday'],
])('hints at same-day delivery (%s, %s) by %s', (isAvailable, reason, text) => {
  expect(sameDayHint({ isAvailable, reason })).toBe(text);
});

it.each([
  [1, '1 min'],
  [59 * 60_000, '59 min'],
  [60 * 60_000, '1 h'],
  [134 * 60_000 - 1, '2 h 14 min'],
])('%i ms are left as %s', (milliseconds, text) => {
  expect(timeLeft(milliseconds)).toBe(text);
});
