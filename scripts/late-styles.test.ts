import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { stylesNeededBy } from '../client/mantine-styles.ts';
import { projectRoot } from '../embedded/project-root.ts';
import { clientBuild, everyPage, filesOf, type Manifest, readClientBuild } from './client-build.ts';

const client = join(projectRoot, 'client');

let manifest: Manifest;
beforeAll(async () => {
  manifest = await readClientBuild();
});

test('each part of the client that comes by itself finds the library’s styles of all that it shows', () => {
  const lateParts = Object.values(manifest).flatMap(({ src, isDynamicEntry }) =>
    isDynamicEntry && src?.startsWith('src/') ? [src] : [],
  );
  expect(lateParts).toEqual(
    expect.arrayContaining(['src/pages/your-carts.page.tsx', 'src/features/catalogue/filter-drawer.tsx']),
  );
  const missing = lateParts.flatMap((part) => {
    const styles = filesOf(manifest, [...everyPage(manifest), part])
      .filter((file) => file.endsWith('.css'))
      .map((file) => readFileSync(join(clientBuild, file), 'utf8'));
    return modulesOf(part)
      .flatMap((module) => stylesNeededBy(readFileSync(module, 'utf8')))
      .filter((name) => !styles.some((text) => text.includes(aClassOf(name))))
      .map((name) => `${name} of ${part}`);
  });
  expect(missing).toEqual([]);
});

/** The modules of our own that a part is made of. */
function modulesOf(part: string): string[] {
  const modules = new Set<string>();
  const visit = (module: string): void => {
    if (modules.has(module)) return;
    modules.add(module);
    const text = readFileSync(module, 'utf8');
    const paths = text.matchAll(/^(?:import|export|\}) (?!type )[^;(]*?'(\.[^']+\.tsx?)';$/gm);
    for (const [, path = ''] of paths) visit(join(dirname(module), path));
  };
  visit(join(client, part));
  return [...modules];
}

/** A class that a style file of the library is about. */
function aClassOf(name: string): string {
  const text = readFileSync(join(projectRoot, `node_modules/@mantine/core/styles/${name}.css`), 'utf8');
  const [found = name] = /\.m_\w+/.exec(text) ?? [];
  return found;
}
