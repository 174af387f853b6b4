import { itemOffer } from './item-offer.ts';

it.each([
  ['can be had', { petprice: 12.5, availability: 'available', isAvailable: true }, 'InStock'],
  [
    'can be had, in the words of the API',
    { petprice: 3, availability: 'AVAILABLE', isAvailable: true },
    'InStock',
  ],
  ['has run out', { petprice: 12.5, availability: 'available', isAvailable: false }, 'OutOfStock'],
  ['has found a home', { petprice: 340, availability: 'sold', isAvailable: false }, 'SoldOut'],
  [
    'has found a home, in the words of the API',
    { petprice: 3, availability: 'SOLD', isAvailable: false },
    'SoldOut',
  ],
])('an item that %s is offered as that', (_what, item, availability) => {
  expect(itemOffer(item)).toEqual({ price: item.petprice.toFixed(2), availability });
});

it.each([-1, Number.NaN, '12', null])('what costs %j is not offered', (petprice) => {
  expect(itemOffer({ petprice, availability: 'available', isAvailable: false })).toBeNull();
});
