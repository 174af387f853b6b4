import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

const client = join(import.meta.dirname, '../../..');
const library = join(client, '../node_modules/@mantine/core/styles');

/** The library's own styles that are on every page. */
const onEveryPage = [
  ...readFileSync(join(client, 'src/app/mantine.css'), 'utf8').matchAll(/styles\/(\w+\.css)/g),
].map(([, file = '']) => readFileSync(join(library, file), 'utf8'));

const borrowed = globSync('src/**/*.module.css', { cwd: client }).flatMap((file) =>
  [...readFileSync(join(client, file), 'utf8').matchAll(/composes: ([^;]+) from global/g)].flatMap(
    ([, names = '']) => names.split(' ').map((name) => [name, basename(file)] as const),
  ),
);

it('some of our own components copy Mantine’s styles', () => {
  expect(borrowed.length).toBeGreaterThan(10);
});

it.each(borrowed)('Mantine still has the style %s that %s copies, on every page', (name) => {
  expect(onEveryPage.some((styles) => styles.includes(`.${name}`))).toBe(true);
});
