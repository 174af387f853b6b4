import { Age, Category, Clan, Color, Gender, PetType } from './pet-options.ts';

test.each([
  ['type', PetType, ['dog', 'cat', 'other']],
  ['category', Category, ['pets', 'food', 'accessories']],
  ['gender', Gender, ['Male', 'Female']],
  ['age', Age, ['Puppy', 'Adult', 'Senior']],
  ['color', Color, ['Bicolor', 'Black', 'Brown', 'Gray']],
  [
    'clan',
    Clan,
    [
      'American Bully',
      'Australian Shepherd',
      'German Shepherd',
      'Harrier',
      'American Curl',
      'Bengal',
      'Calico',
      'Domestic Long Hair',
    ],
  ],
])('the options for %s are those of the specification (§5)', (_field, options, specified) => {
  expect(Object.values(options)).toEqual(specified);
});
