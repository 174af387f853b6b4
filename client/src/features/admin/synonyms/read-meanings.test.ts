import { readMeanings } from './read-meanings.ts';

it.each([
  ['bed', ['bed']],
  [' dog  bed , cushion;\nbed,, bed ', ['dog bed', 'cushion', 'bed']],
  [' , ', []],
])('%j are the words %j', (text, words) => {
  expect(readMeanings(text)).toEqual(words);
});
