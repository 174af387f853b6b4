import { singularOf, Vocabulary } from './vocabulary.ts';

const vocabulary = new Vocabulary([{ word: 'chewy thing', means: ['treat', 'bone'] }]);

describe('the vocabulary of the search', () => {
  it.each([
    ['dog', { type: 'dog' }],
    ['dogs', { type: 'dog' }],
    ['kitties', { type: 'cat' }],
    ['puppies', { type: 'dog', age: 'Puppy' }],
    ['leashes', { kind: 'Lead' }],
    ['cookies', { kind: 'Treat' }],
    ['guinea pigs', { species: 'Guinea Pig' }],
    ['german shepherds', { clan: 'German Shepherd' }],
    ['fish', { species: 'Fish' }],
    ['tanks', { kind: 'Aquarium' }],
  ])('knows what %s are, in the singular and in the plural', (phrase, facts) => {
    expect(vocabulary.findFacts(phrase)?.says).toEqual(facts);
  });

  it.each(['salmon', 'guinea', '', 'constructor', '__proto__'])('knows no fact of “%s”', (phrase) => {
    expect(vocabulary.findFacts(phrase)).toBeNull();
  });

  it.each([
    ['pupp', { type: 'dog', age: 'Puppy' }],
    ['hamst', { species: 'Hamster' }],
    ['ca', undefined],
    ['xyz', undefined],
  ])('knows words by their beginning of three letters at least: %s', (prefix, facts) => {
    expect(vocabulary.findFactsByPrefix(prefix)?.says).toEqual(facts);
  });

  it('knows what admins have added', () => {
    expect(vocabulary.findAdded('chewy things')).toEqual(['treat', 'bone']);
    expect(vocabulary.findAdded('treat')).toBeNull();
  });

  it.each([
    ['leesh', 'leash'],
    ['bruhs', 'brush'],
    ['dogg', 'dog'],
    ['rabit', 'rabbit'],
    ['sheperd', 'shepherd'],
    ['kat', 'cat'],
    ['hamstur', 'hamster'],
  ])('knows what %s is spelled like', (misspelled, word) => {
    expect(vocabulary.nearest(misspelled)?.word).toBe(word);
  });

  it.each([
    ['dogfood', ['dog', 'food']],
    ['birdseed', ['bird', 'seed']],
    ['hundefutter', ['hunde', 'futter']],
    ['katzenstreu', ['katzen', 'streu']],
    ['catalogue', null],
  ])('knows what %s is put together of', (word, parts) => {
    expect(vocabulary.partsOf(word)).toEqual(parts);
  });

  it('names a word and those that are the same in both numbers', () => {
    expect(vocabulary.textForms('combs').toSorted()).toEqual(['brush', 'brushes', 'comb', 'combs']);
    expect(vocabulary.textForms('pouches')).toEqual(['pouches', 'pouch']);
  });
});

it.each([
  ['dogs foods', 'dog food'],
  ['mice', 'mouse'],
  ['harness', 'harness'],
])('%s is %s in the singular', (phrase, singular) => {
  expect(singularOf(phrase)).toBe(singular);
});
