import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../../packages/local-stack/system/project-root.ts';
import { digestOfPage, pagesFile, pictureFolder, pictures } from '../browser/pictures.ts';

const made = JSON.parse(readFileSync(pagesFile, 'utf8')) as Record<string, string>;
const readme = readFileSync(join(projectRoot, 'README.md'), 'utf8');
const names = pictures.map(({ name }) => name).sort();

test('the README shows every picture that is made, and no other', () => {
  const shown = [...readme.matchAll(/\(docs\/screenshots\/([\w-]+)\.jpg\)/g)].map(([, name = '']) => name);
  expect(shown.sort()).toEqual(names);
  expect(names.length).toBeGreaterThanOrEqual(10);
});

test('docs/screenshots has these pictures, and no others', () => {
  expect(
    globSync('*.jpg', { cwd: pictureFolder })
      .map((file) => file.replace('.jpg', ''))
      .sort(),
  ).toEqual(names);
});

test.each(pictures)('the picture $name is as new as its page', ({ name, source }) => {
  const isNew = made[name] === digestOfPage(source);
  const wanted = `npm run screenshots -- http://localhost:4000 ${name}`;
  expect(isNew ? null : `${source} has changed: start the demo shop and run ${wanted}`).toBeNull();
});
