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
    Clan: ['Harrier', 'Bengal', true],
    Age: ['Adult', 'Adult', false],
    Delivery: ['$25.00', '$25.00', false],
  });
});

it('leaves a gap where only another has a fact', () => {
  expect(rowsOf(rex, { ...rex, clan: null }).Clan).toEqual(['Harrier', undefined, true]);
});

it('shows stock and rating of goods', () => {
  const rated = { ...kibble, stock: 50, rating: { average: 4.25, count: 1 } } as ComparedPet;
  expect(rowsOf(kibble, rated)).toMatchObject({
    Stock: ['Only 3 left', 'In stock', true],
    Rating: ['No reviews yet', '4.3 of 5 (1 review)', true],
  });
  expect(rowsOf(rex)).not.toHaveProperty('Rating');
});
