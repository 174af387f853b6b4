import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { clientBuild, filesOf, keysOfEveryPage, type Manifest, readClientBuild } from './client-build.ts';

let manifest: Manifest;
beforeAll(async () => {
  manifest = await readClientBuild();
});

test('each part of the client that comes by itself finds the library’s styles of all that it shows', () => {
  const lateParts = Object.values(manifest).flatMap(({ src, isDynamicEntry }) =>
    isDynamicEntry && src?.startsWith('src/') ? [src] : [],
  );
  expect(lateParts).toEqual(
    expect.arrayContaining([
      'src/pages/your-carts.page.tsx',
      'src/features/catalogue/components/filter-drawer.tsx',
    ]),
  );
  const missing = lateParts.flatMap((part) => {
    // Parts of the library do not work without what stands around them, which loads their styles.
    const files = filesOf(manifest, [...keysOfEveryPage(manifest), keyOf('mantine-provider'), part]);
    const styles = textOf(files, '.css');
    const classes = new Set(textOf(files, '.js').match(/\bm_[0-9a-f]{6,8}\b/g));
    return [...classes].filter((name) => !styles.includes(name)).map((name) => `${name} of ${part}`);
  });
  expect(missing).toEqual([]);
});

function keyOf(name: string): string {
  const [key] = Object.entries(manifest).find(([, chunk]) => chunk.name === name) ?? [];
  if (!key) throw new Error(`The build has no ${name}`);
  return key;
}

function textOf(files: readonly string[], ending: string): string {
  const named = files.filter((file) => file.endsWith(ending));
  return named.map((file) => readFileSync(join(clientBuild, file), 'utf8')).join('\n');
}
