import { encodeFacets } from '../search/facets/facet-bitmask.ts';
import { formsOf } from '../search/reading/vocabulary.ts';
import { type FactName, factNames } from './fact-names.ts';
import { ShelfTally } from './shelf-tally.ts';
import { meaningsOf, suggestedSearches } from './suggested-searches.ts';
import { readTypedText, type TypedText } from './typed-text.ts';

const shelves = [
  [{ category: 'pets', type: 'dog', color: 'Black' }, 20],
  [{ category: 'pets', type: 'dog', age: 'Puppy' }, 8],
  [{ category: 'pets', type: 'cat', color: 'Black' }, 9],
  [{ category: 'food', type: 'dog' }, 7],
  [{ category: 'food', type: 'dog', kind: 'Dry' }, 4],
  [{ category: 'food', type: 'cat' }, 10],
  [{ category: 'food', type: 'dog', age: 'Puppy' }, 2],
  [{ category: 'accessories', type: 'other' }, 3],
] as const;

const tally = new ShelfTally(
  new Map([
    ...shelves.map(
      ([facts, count]) => [encodeFacets({ availability: 'available', ...facts }), count] as const,
    ),
    [encodeFacets({ availability: 'retired', category: 'food', type: 'dog' }), 500],
  ]),
);

it('a family counts once where several of its items are of the same sort, as lists show it', () => {
  const [small, large, treat] = [
    { category: 'food', type: 'dog', size: 'Small' },
    { category: 'food', type: 'dog', size: 'Large' },
    { category: 'food', type: 'cat' },
  ].map((facts) => encodeFacets({ availability: 'available', family: 'Wagwell', ...facts }));
  const family = [small, large, treat].map((cell = 0, place) => ({ id: `${place}`, cell, price: 1 }));
  const byCell = new Map(family.map(({ cell }) => [cell, 2]));
  const once = new ShelfTally(byCell, [family, family]);
  expect([once.count({ category: 'food' }), once.count({ size: 'Large' })]).toEqual([2, 2]);
  expect(once.places({ category: 'food' })).toEqual([
    { type: 'dog', category: 'food', count: 2 },
    { type: 'cat', category: 'food', count: 2 },
  ]);
});

function typed(text: string): TypedText {
  const [read] = readTypedText(text);
  if (!read) throw new Error('nothing is typed');
  return read;
}

describe('the searches that a text may become', () => {
  it.each([
    ['fo', ['dog food 13', 'cat food 10', 'dry dog food 4', 'puppy food 2']],
    ['dog f', ['dog food 13', 'dry dog food 4']],
    ['dogs f', ['dog food 13', 'dry dog food 4']],
    ['food do', ['dog food 13']],
    ['DOG F', ['dog food 13', 'dry dog food 4']],
    ['pup', ['puppies 8', 'puppy food 2']],
    ['black', ['black dogs 20', 'black cats 9']],
    ['black c', ['black cats 9']],
    ['dog food', ['dry dog food 4']],
    // These contradict themselves, or say something that is no fact.
    ['kitten d', []],
    ['adult pup', []],
    ['salmon f', []],
    ['zz', []],
  ])('%s: %j, those first that most items fit, and retired ones count for nothing', (text, searches) => {
    expect(suggestedSearches(typed(text), factNames, tally).map((one) => `${one.text} ${one.count}`)).toEqual(
      searches,
    );
  });

  it('are four at most', () => {
    expect(suggestedSearches(typed('d'), factNames, tally)).toHaveLength(3);
    const many = Array.from({ length: 9 }, (_, place): FactName => {
      return {
        role: 'thing',
        singular: `food${place}`,
        plural: `food${place}`,
        synonyms: [],
        says: { category: 'food' },
      };
    });
    expect(suggestedSearches(typed('food'), [...factNames, ...many], tally)).toHaveLength(4);
  });
});

describe('what a text means so far', () => {
  it('is one name where it has two words', () => {
    const [meaning, ...others] = meaningsOf(typed('guinea p'), factNames).filter(
      ({ names }) => names.length === 1,
    );
    expect(meaning?.names.map(({ singular }) => singular)).toEqual(['guinea pig']);
    expect(others).toEqual([]);
  });
});

describe('a typed text', () => {
  it.each([
    ['dog fo', [{ wholes: ['dog'], beginning: 'fo' }]],
    ['  Éclair  ', [{ wholes: [], beginning: 'eclair' }]],
    ['toys for a dog', [{ wholes: ['toys'], beginning: 'dog' }]],
    [
      'food for',
      [
        { wholes: ['food'], beginning: 'for' },
        { wholes: [], beginning: 'food' },
      ],
    ],
    ['… !', []],
    ['', []],
  ])('%j is read as %j', (text, read) => {
    expect(readTypedText(text)).toEqual(read);
  });

  it.each([
    ['puppies', 'puppy'],
    ['puppy', 'puppies'],
    ['leash', 'leashes'],
    ['toys', 'toy'],
    ['bed', 'beds'],
  ])('%s stands for %s too', (word, form) => {
    expect(formsOf(word)).toEqual(expect.arrayContaining([word, form]));
  });
});
