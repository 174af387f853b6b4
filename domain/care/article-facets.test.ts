import { type ArticleFacets, articleParams, isWithin, readArticleFilter } from './article-facets.ts';

const kittens: ArticleFacets = { kinds: ['cat'], ages: ['young'], topic: 'health' };

it.each([
  ['', true],
  ['kind=cat', true],
  ['kind=cat&age=young&topic=health', true],
  ['kind=dog', false],
  ['kind=cat&age=senior', false],
  ['age=young&topic=food', false],
  // What is no kind narrows nothing, nor does what every object has.
  ['kind=unicorn&age=&topic=toString', true],
])('“%s” has an article on the health of kittens: %p', (query, isThere) => {
  expect(isWithin(kittens, readArticleFilter(new URLSearchParams(query)))).toBe(isThere);
});

it('is said in the address by what is chosen alone', () => {
  expect(String(articleParams({ kind: 'guinea-pig', age: undefined, topic: 'first-days' }))).toBe(
    'kind=guinea-pig&topic=first-days',
  );
});
