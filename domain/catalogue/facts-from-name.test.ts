import { factsFromName, factsFromTexts } from './facts-from-name.ts';

describe('the facts that a name says', () => {
  it.each([
    ['Harbor Rope Lead, 1.8 m', 'accessories', 'dog', { kind: 'Lead' }],
    ['Tug-o’-War Cotton Rope', 'accessories', 'dog', { kind: 'Toy' }],
    ['Cloudberry Donut Bed, large', 'accessories', 'dog', { kind: 'Bed', size: 'Large' }],
    ['Velvet Touch Cat Brush', 'accessories', 'cat', { kind: 'Grooming' }],
    ['Three Blind Felt Mice', 'accessories', 'cat', { kind: 'Toy' }],
    ['Brooklet Drinking Fountain', 'accessories', 'cat', { kind: 'Feeder' }],
    ['Skylark Cat Tree, window height', 'accessories', 'cat', { kind: 'Scratcher' }],
    ['Hush Hooded Litter Box', 'accessories', 'cat', { kind: 'Litter' }],
    ['Meadow Hay Rack', 'accessories', 'other', { kind: 'Feeder' }],
    ['Gable House for Guinea Pigs', 'accessories', 'other', { kind: 'House', species: 'Guinea Pig' }],
    ['Conservatory Bird Cage', 'accessories', 'other', { kind: 'Cage', species: 'Bird' }],
    ['Stillwater Aquarium, 60 liters', 'accessories', 'other', { kind: 'Aquarium', species: 'Fish' }],
    ['Wagwell Puppy Start, Chicken & Egg, 2 kg', 'food', 'dog', { age: 'Puppy' }],
    ['Old Orchard Senior Lamb & Apple, 6 kg', 'food', 'dog', { age: 'Senior' }],
    ['Adult Salmon Kibble', 'food', 'dog', { kind: 'Dry', age: 'Adult' }],
    ['Butcher’s Porch Puppy Turkey Pâté', 'food', 'dog', { kind: 'Wet', age: 'Puppy' }],
    ['Pocketful Liver Training Treats', 'food', 'dog', { kind: 'Treat' }],
    ['Featherlight Budgie Seed, 1 kg', 'food', 'other', { kind: 'Seed', species: 'Bird' }],
    ['Hedgerow Kitchen Timothy Hay', 'food', 'other', { kind: 'Hay' }],
    ['NOTHING AT ALL', 'food', 'dog', {}],
    ['', 'accessories', 'cat', {}],
  ])('%s of %s for a %s', (name, category, type, facts) => {
    expect(factsFromName(name, category, type)).toEqual(facts);
  });

  it.each([
    ['a taste, which is no species', 'Silver Whisker Rabbit & Herbs', 'food', 'cat', {}],
    ['half of a word', 'Leadership Bedlam', 'accessories', 'dog', {}],
    ['a kind of the other category', 'Salmon Bed', 'food', 'dog', {}],
    ['an animal by its name', 'Small Brush', 'pets', 'other', {}],
    ['an item of no category', 'Rope Lead', undefined, 'dog', {}],
  ])('are not %s: %s', (_what, name, category, type, facts) => {
    expect(factsFromName(name, category, type)).toEqual(facts);
  });
});

describe('the facts that the texts of an item say', () => {
  it.each([
    ['Hazel', 'A hazel-brown rabbit who stands up.', 'pets', 'other', { species: 'Rabbit' }],
    [
      'Kiwi',
      'Green and yellow budgie who practises three words a day.',
      'pets',
      'other',
      { species: 'Bird' },
    ],
    ['Truffle', 'A guinea pig with a whistle for supper.', 'pets', 'other', { species: 'Guinea Pig' }],
    ['Rabbit', 'Nobody knows what.', 'pets', 'other', {}],
    ['Two', 'A rabbit and a hamster.', 'pets', 'other', {}],
    ['Rex', 'Chases every rabbit.', 'pets', 'dog', {}],
    ['Rope Lead', 'Not for a rabbit.', 'accessories', 'dog', { kind: 'Lead' }],
  ])('%s: %s', (petname, short, category, type, facts) => {
    expect(factsFromTexts({ petname, short, category, type })).toEqual(facts);
  });
});
