import { whyNotWatched } from './stock-watch.ts';

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
