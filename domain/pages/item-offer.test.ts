import { itemOffer, offerTags } from './item-offer.ts';

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

it('previews tell price and availability in codes and in words', () => {
  const tags = offerTags({ price: '1340.00', availability: 'InStock' });
  const contents = tags.map(({ attributes: { property, name, content } }) => [property ?? name, content]);
  expect(Object.fromEntries(contents)).toEqual({
    'product:price:amount': '1340.00',
    'product:price:currency': 'USD',
    'product:availability': 'in stock',
    'twitter:label1': 'Price',
    'twitter:data1': '$1,340.00',
    'twitter:label2': 'Availability',
    'twitter:data2': 'Can be ordered',
  });
});

it.each([
  ['OutOfStock', 'out of stock'],
  ['SoldOut', 'discontinued'],
] as const)('previews call %s "%s"', (availability, code) => {
  const tags = offerTags({ price: '1.00', availability });
  const tag = tags.find(({ attributes }) => attributes.property === 'product:availability');
  expect(tag?.attributes.content).toBe(code);
});
