import { type ComparedPet, comparisonRows } from './comparison-rows.ts';

const rex = {
  category: 'PETS',
  type: 'DOG',
  clan: 'HARRIER',
  age: 'ADULT',
  gender: 'MALE',
  petprice: 340,
  deliveryCost: 25,
  short: 'Greets everyone twice.',
  isAvailable: true,
  rating: { average: null, count: 0 },
} as ComparedPet;
const kibble = {
  ...rex,
  category: 'FOOD',
  clan: null,
  petprice: 12.5,
  deliveryCost: 5,
  stock: 3,
} as ComparedPet;

function rowsOf(...pets: ComparedPet[]) {
  return Object.fromEntries(
    comparisonRows(pets).map(({ label, values, differs }) => [label, [...values, differs]]),
  );
}

it('shows what differs and what does not', () => {
  expect(rowsOf(rex, { ...rex, clan: 'BENGAL', petprice: 50, isAvailable: false })).toMatchObject({
    Price: ['$340.00', '$50.00', true],
    State: ['Looks for a home', 'Has a home', true],
    Breed: ['Harrier', 'Bengal', true],
    Age: ['Adult', 'Adult', false],
    Delivery: ['Collected at the shop', 'Collected at the shop', false],
  });
});

it('tells complete food from what goes beside it', () => {
  const treat = { ...kibble, feed: 'COMPLEMENTARY' } as ComparedPet;
  expect(rowsOf({ ...kibble, feed: 'COMPLETE' } as ComparedPet, treat)).toMatchObject({
    Feed: ['Complete', 'Complementary', true],
  });
});

it('leaves a gap where only another has a fact', () => {
  expect(rowsOf(rex, { ...rex, clan: null }).Breed).toEqual(['Harrier', undefined, true]);
});

it('shows stock and rating of goods', () => {
  const rated = { ...kibble, stock: 50, rating: { average: 4.25, count: 1 } } as ComparedPet;
  expect(rowsOf(kibble, rated)).toMatchObject({
    Stock: ['Only 3 left', 'In stock', true],
    Delivery: ['$5.00', '$5.00', false],
    Rating: ['No reviews yet', '4.3 of 5 (1 review)', true],
  });
  expect(rowsOf(rex)).not.toHaveProperty('Rating');
});

it('shows what is in goods, and what a unit of them costs', () => {
  const known = { netWeightGrams: 3000, ingredients: 'Salmon', unitPrice: { text: '$4.17 per kg' } };
  expect(rowsOf(kibble, { ...kibble, ...known } as ComparedPet)).toMatchObject({
    'Unit price': [undefined, '$4.17 per kg', true],
    'Net weight': [undefined, '3 kg (6.6 lb)', true],
    Ingredients: [undefined, 'Salmon', true],
  });
  expect(rowsOf(kibble, rex)).not.toHaveProperty('Unit price');
});
