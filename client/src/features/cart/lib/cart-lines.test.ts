import { cartLines, goneItems, isQuoteOf, withItem } from './cart-lines.ts';

const kibble = { petId: 'kibble', accessoriesAmount: 2 };
const bed = { petId: 'bed', accessoriesAmount: 1 };

function quoted(entry: typeof kibble, available = true) {
  return {
    ...entry,
    petname: entry.petId,
    petprice: 10,
    totalamount: 10 * entry.accessoriesAmount,
    available,
    pet: { _id: entry.petId, stock: 10, isAvailable: available, image: null },
  };
}

const nothingElse = { gone: [], held: [] };

describe('cart lines', () => {
  it('keeps the order of the cart and sets the prices beside it', () => {
    const lines = cartLines([kibble, bed], { quoted: [quoted(bed), quoted(kibble)], ...nothingElse });
    expect(lines.map((line) => [line.petId, line.priced?.totalamount])).toEqual([
      ['kibble', 20],
      ['bed', 10],
    ]);
  });

  it.each([
    ['in the shop', { quoted: [quoted(kibble)], ...nothingElse }, true],
    ['sold out', { quoted: [quoted(kibble, false)], ...nothingElse }, false],
    ['not known yet', { quoted: undefined, ...nothingElse }, true],
    ['gone from the shop', { quoted: [], gone: ['kibble'], held: [] }, false],
    ['held for this shopper', { quoted: [quoted(kibble, false)], gone: [], held: [kibble] }, true],
    [
      'held in a smaller amount',
      { quoted: [quoted(kibble, false)], gone: [], held: [{ ...kibble, accessoriesAmount: 1 }] },
      false,
    ],
  ])('says whether an item is available when it is %s', (_name, knowledge, expected) => {
    expect(cartLines([kibble], knowledge)[0]?.isAvailable).toBe(expected);
  });

  it.each([
    ['when it is another one now', 12.5, 12.5],
    ['not when it is the same', 10, undefined],
    ['not when nobody remembers it', undefined, undefined],
  ])('says what an item cost when it was put in, %s', (_name, seenPrice, expected) => {
    const [line] = cartLines([{ ...kibble, seenPrice }], { quoted: [quoted(kibble)], ...nothingElse });
    expect(line?.formerPrice).toBe(expected);
  });

  it.each([
    ['names the items by their place', { 'entries.1.petId': 'No such item' }, ['bed']],
    ['minds only items', { 'entries.0.accessoriesAmount': 'At least 1', username: 'Required' }, []],
    ['ignores a place that was never asked about', { 'entries.7.petId': 'No such item' }, []],
  ])('finds unavailable items in an error: %s', (_name, fields, expected) => {
    expect(goneItems([kibble, bed], fields as Record<string, string>)).toEqual(expected);
  });
});

describe('a quote of the cart', () => {
  it.each([
    ['the same entries', [quoted(kibble), quoted(bed)], true],
    ['the same entries in another sequence', [quoted(bed), quoted(kibble)], true],
    ['an older amount', [quoted({ ...kibble, accessoriesAmount: 1 }), quoted(bed)], false],
    ['fewer items', [quoted(kibble)], false],
    ['no answer yet', undefined, false],
  ])('differs from %s', (_name, lines, expected) => {
    expect(isQuoteOf([kibble, bed], lines)).toBe(expected);
  });
});

it.each([
  ['another item', [bed], [bed, kibble]],
  ['more of one that is there', [kibble, bed], [bed, { ...kibble, accessoriesAmount: 4 }]],
  [
    'no more than an order takes',
    [{ ...kibble, accessoriesAmount: 98 }],
    [{ ...kibble, accessoriesAmount: 99 }],
  ],
])('a cart with %s in it', (_case, cart, expected) => {
  expect(withItem(cart, 'kibble', 2)).toEqual(expected);
});
