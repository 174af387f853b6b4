import {
  chosenDelivery,
  type DeliveryOption,
  deliveryNote,
  deliveryTitle,
  timeLeft,
} from './delivery-choice.ts';

function options(hasSameDay: boolean): DeliveryOption[] {
  const always = {
    price: 5,
    isAvailable: true,
    reason: null,
    arrives: 'Friday, Nov 27 to Monday, Nov 30',
    orderBefore: null,
  };
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
      'Same-day delivery is not available right now (Order by 2 pm tomorrow). Standard delivery chosen for you.',
    ],
  ] as const)('is %s', (_case, picked, chosen, known, expected) => {
    expect(deliveryNote(picked, chosen, known)).toBe(expected);
  });
});

it.each([
  [false, undefined, 'Delivery'],
  [true, undefined, 'Delivery with your cart'],
  [false, '97201', 'Delivery to 97201'],
  [true, '97201', 'Delivery to 97201 with your cart'],
])('is titled on an item’s page (%s, %s) as %s', (hasCart, postcode, text) => {
  expect(deliveryTitle(hasCart, postcode)).toBe(text);
});

it.each([
  [1, '1 min'],
  [59 * 60_000, '59 min'],
  [60 * 60_000, '1 h'],
  [134 * 60_000 - 1, '2 h 14 min'],
])('%i ms are left as %s', (milliseconds, text) => {
  expect(timeLeft(milliseconds)).toBe(text);
});
