import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { stylesNeededBy } from '../../mantine-styles.ts';

const client = join(import.meta.dirname, '../..');
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

it('finds parts of our own that borrow the library’s look', () => {
  expect(borrowed.length).toBeGreaterThan(10);
});

it.each(borrowed)('the library still has the look %s that %s borrows, on every page', (name) => {
  expect(onEveryPage.some((styles) => styles.includes(`.${name}`))).toBe(true);
});

it.each([
  ["import { Modal } from '@mantine/core';", ['ScrollArea', 'Overlay', 'ModalBase', 'Modal']],
  [
    "import {\n  Drawer,\n  NativeSelect as Choice,\n} from '@mantine/core';",
    ['ModalBase', 'Combobox', 'Drawer'],
  ],
  ["import { Dropzone } from '@mantine/dropzone';", ['Overlay', 'LoadingOverlay']],
  ["import { ModalsProvider } from '@mantine/modals';", ['Overlay', 'ModalBase', 'Modal']],
  ["import { AreaChart } from '@mantine/charts';", ['ColorSwatch']],
])('%s brings the styles of all that it is made of, what is built on others after them', (code, files) => {
  const needed = stylesNeededBy(code);
  expect(needed.filter((file) => files.includes(file))).toEqual(files);
});

it('brings no styles that every page has, and none for what has no look', () => {
  expect(stylesNeededBy("import { Button, Paper } from '@mantine/core';")).toEqual([]);
  expect(stylesNeededBy("import { useDisclosure } from '@mantine/hooks';")).toEqual([]);
});
