import { whyNotWatched, whyPriceNotWatched } from './stock-watch.ts';

test.each([
  ['food', 'available', 0, null],
  ['accessories', 'available', 0, null],
  ['FOOD', 'AVAILABLE', 0, null],
  ['food', 'available', 1, 'in stock'],
  ['food', 'available', undefined, 'in stock'],
  ['food', 'retired', 0, 'retired'],
  ['FOOD', 'RETIRED', 5, 'retired'],
  ['pets', 'sold', undefined, 'animal'],
  ['PETS', 'AVAILABLE', 0, 'animal'],
])(
  '%s that is %s with a stock of %p can be waited for unless it is: %p',
  (category, availability, stock, why) => {
    expect(whyNotWatched({ category, availability, stock })).toBe(why);
  },
);

test.each([
  ['food', 'available', 5, null],
  ['ACCESSORIES', 'AVAILABLE', 0, null],
  ['food', 'retired', 5, 'retired'],
  ['PETS', 'AVAILABLE', undefined, 'animal'],
])('a lower price of %s that is %s with a stock of %p: %p', (category, availability, stock, why) => {
  expect(whyPriceNotWatched({ category, availability, stock })).toBe(why);
});
