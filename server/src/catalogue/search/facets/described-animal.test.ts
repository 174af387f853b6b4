import { describedAnimal } from './described-animal.ts';

describe('an animal that is described by its facts', () => {
  it.each([
    ['senior cat', { type: 'cat', age: 'Senior' }],
    ['Cats, SENIOR', { type: 'cat', age: 'Senior' }],
    ['a female puppy for me', { type: 'dog', age: 'Puppy', gender: 'Female' }],
    ['grey kittens', { type: 'cat', age: 'Puppy', color: 'Gray' }],
    ['black German Shepherd', { color: 'Black', clan: 'German Shepherd' }],
    [
      'adult male domestic long hair cat',
      { type: 'cat', age: 'Adult', gender: 'Male', clan: 'Domestic Long Hair' },
    ],
    ['senior pets', { age: 'Senior' }],
  ])('%s', (search, facts) => {
    expect(describedAnimal(search)).toEqual({ category: 'pets', ...facts });
  });

  it.each([
    ['one fact alone, which food may be for', 'senior'],
    ['a breed alone', 'german shepherd'],
    ['a kind of animal alone', 'kitten'],
    ['a fact and another word', 'senior cat food'],
    ['half of a breed', 'german dog'],
    ['facts that no animal has together', 'male female cat'],
    ['two kinds of animals', 'cat and dog'],
    ['nothing', ''],
    ['signs', '%'],
  ])('is not %s: %s', (_what, search) => {
    expect(describedAnimal(search)).toBeNull();
  });
});
