import { likeInWords, readLike, writeLike } from './animals-like.ts';

it.each([
  ['dog.adult.medium', { type: 'DOG', species: null, stage: 'ADULT', size: 'MEDIUM' }, 'dog, grown, medium'],
  ['cat.senior', { type: 'CAT', species: null, stage: 'SENIOR', size: null }, 'cat, old'],
  ['other.guinea_pig', { type: 'OTHER', species: 'GUINEA_PIG', stage: null, size: null }, 'guinea pig'],
  ['dog', { type: 'DOG', species: null, stage: null, size: null }, 'dog'],
] as const)('an address says %s of an animal, and no name', (text, like, words) => {
  expect(writeLike(like)).toBe(text);
  expect(readLike(text)).toEqual(like);
  expect(likeInWords(like)).toBe(words);
});

it.each([null, '', 'nala', 'adult.medium', '64f0c0ffee64f0c0ffee64f0'])('%j is no animal', (text) => {
  expect(readLike(text)).toBeNull();
});

it('of what does not belong together the kind of animal counts', () => {
  expect(writeLike(readLike('cat.large.rabbit.puppy') as never)).toBe('cat.puppy');
});
