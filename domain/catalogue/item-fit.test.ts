import { canHave, fits, missingFacts, offeredTo, unfitFacts } from './item-fit.ts';
import { kindsOf } from './kinds.ts';

const dog = { category: 'pets', type: 'dog' };
const food = { category: 'food', type: 'other' };
const animal = { gender: 'Male', age: 'Puppy', color: 'Brown', clan: 'Harrier' };

it.each([
  ['an animal', { ...dog, ...animal, clan: '' }, ['clan']],
  ['what does not say what it is', {}, ['gender', 'age', 'color', 'clan']],
  ['food', food, []],
  ['an animal of a breed of the shop’s own', { ...dog, ...animal, clan: '', breed: 'Poodle' }, []],
])('%s lacks what an animal must have, and it has not', (_what, item, missing) => {
  expect(missingFacts(item)).toEqual(missing);
});

it.each([
  ['a kind of an animal', { ...dog, kind: 'Bed' }, { kind: 'Only food and accessories have one' }],
  ['a brand of an animal', { ...dog, brand: 'Wagwell' }, { brand: 'Only food and accessories have one' }],
  ['a breed of food', { ...food, breed: 'Poodle' }, { breed: 'Only animals have one' }],
  ['an adoption fee of food', { ...food, isAdoption: true }, { isAdoption: 'Only animals have one' }],
  ['a species of a dog', { ...dog, species: 'Fish' }, { species: 'Only the type other has one' }],
  ['a bed that is food', { ...food, kind: 'Bed' }, { kind: `One of: ${kindsOf('food').join(', ')}` }],
  [
    'food with all of them',
    { ...food, kind: 'Hay', brand: 'Hedgerow', species: 'Rabbit', size: 'Small' },
    {},
  ],
  ['facts of nothing so far', { kind: 'Bed', brand: 'Wagwell', species: 'Fish' }, {}],
  ['a size that is none, which its own rule is about', { ...dog, size: 'Huge' }, {}],
  ['facts that are empty', { ...dog, kind: '', brand: null, species: undefined }, {}],
])('says what does not fit of %s', (_what, item, unfit) => {
  expect(unfitFacts(item)).toEqual(unfit);
});

it('a form asks for what its item can have, and keeps no value of what it was before', () => {
  expect([canHave('stock', food), canHave('stock', dog), canHave('shelf', dog)]).toEqual([true, false, true]);
  expect([canHave('species', food), canHave('species', dog), canHave('kind', {})]).toEqual([
    true,
    false,
    false,
  ]);
  expect([fits('kind', { ...food, kind: 'Hay' }), fits('kind', { ...food, kind: 'Toy' })]).toEqual([
    true,
    false,
  ]);
  expect(offeredTo('kind', food)).toEqual(kindsOf('food'));
  expect(offeredTo('gender', dog)).toEqual(['Male', 'Female']);
});
