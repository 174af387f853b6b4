import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { parse } from 'yaml';
import { articleWords } from '../../../../domain/search/article-words.ts';

const titles = Object.fromEntries(
  globSync('client/src/features/articles/*/*.md').map((path) => {
    const [, front = ''] = /^---\n(.*?)\n---\n/s.exec(readFileSync(path, 'utf8')) ?? [];
    return [basename(path, '.md'), parse(front).title];
  }),
);

test('the search knows each article by its title', () => {
  const known = Object.entries(articleWords).map(([id, { title }]) => [id, title]);
  expect(Object.fromEntries(known)).toEqual(titles);
});
