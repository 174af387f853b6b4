import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { parse } from 'yaml';
import { articleWords } from '../../../../domain/search/article-words.ts';

const facets = Object.fromEntries(
  globSync('client/src/features/articles/*/*.md').map((path) => {
    const [, front = ''] = /^---\n(.*?)\n---\n/s.exec(readFileSync(path, 'utf8')) ?? [];
    const { title, kinds, ages, topic } = parse(front);
    return [basename(path, '.md'), { title, kinds, ages, topic }];
  }),
);

test('the search and the list of care know each article by its title, kinds, ages and topic', () => {
  const known = Object.entries(articleWords).map(([id, { title, kinds, ages, topic }]) => [
    id,
    { title, kinds, ages, topic },
  ]);
  expect(Object.fromEntries(known)).toEqual(facets);
});
