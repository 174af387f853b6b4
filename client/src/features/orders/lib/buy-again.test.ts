import { describeAdded, findAvailable } from './buy-again.ts';

const kibble = {
  ...{ petId: 'kibble', petname: 'Salmon kibble', accessoriesAmount: 2 },
  pet: { petprice: 12.5, availability: 'AVAILABLE', stock: 10 },
};

function lookAt(changes: object, inCart = 0) {
  return findAvailable([{ ...kibble, ...changes }], () => inCart);
}

it('takes what was ordered, at the price of today', () => {
  const available = { petId: 'kibble', petname: 'Salmon kibble', amount: 2, petprice: 12.5 };
  expect(lookAt({})).toEqual({ available: [available], problems: [] });
});

it.each([
  ['it left the shop', { pet: null }, 0, 0, 'Salmon kibble is no longer sold.'],
  [
    'it was retired',
    { pet: { ...kibble.pet, availability: 'RETIRED' } },
    0,
    0,
    'Salmon kibble is no longer sold.',
  ],
  ['none is left', { pet: { ...kibble.pet, stock: 0 } }, 0, 0, 'Salmon kibble is sold out.'],
  ['one is left', { pet: { ...kibble.pet, stock: 1 } }, 0, 1, 'Only 1 more of Salmon kibble available.'],
  ['the cart has all but one', {}, 9, 1, 'Only 1 more of Salmon kibble available.'],
  ['the cart has all', {}, 10, 0, 'All we have of Salmon kibble is in your cart already.'],
  [
    'the cart has as many as an order may',
    { pet: { ...kibble.pet, stock: 500 } },
    99,
    0,
    'All we have of Salmon kibble is in your cart already.',
  ],
])('says so where %s', (_case, changes, inCart, amount, problem) => {
  const { available, problems } = lookAt(changes, inCart);
  expect(problems).toEqual([problem]);
  expect(available.map((line) => line.amount)).toEqual(amount > 0 ? [amount] : []);
});

it.each([
  [[], 'Nothing in this order is available right now.'],
  [[['Basket bed', 1]], 'Basket bed is in your cart.'],
  [[['Salmon kibble', 2]], '2 × Salmon kibble are in your cart.'],
  [
    [
      ['Salmon kibble', 2],
      ['Basket bed', 1],
      ['Leash', 1],
    ],
    '2 × Salmon kibble, Basket bed and Leash are in your cart.',
  ],
] as const)('%j: %s', (lines, text) => {
  const added = lines.map(([petname, amount]) => ({ petId: petname, petname, amount, petprice: 1 }));
  expect(describeAdded(added)).toBe(text);
});
