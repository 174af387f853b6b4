import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { stylesNeededBy } from '../client/mantine-styles.ts';
import { buildWhatIsStale, clientTarget } from '../embedded/build.ts';
import { terminalConsole } from '../embedded/console.ts';
import { neverInterrupted } from '../embedded/interruption.ts';
import { projectRoot } from '../embedded/project-root.ts';

const client = join(projectRoot, 'client');
const built = join(projectRoot, 'dist/client');

interface Chunk {
  readonly src?: string;
  readonly isDynamicEntry?: boolean;
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
  readonly css?: readonly string[];
}

type Manifest = Readonly<Record<string, Chunk>>;

jest.setTimeout(120_000);

let manifest: Manifest;
beforeAll(async () => {
  await buildWhatIsStale([clientTarget], terminalConsole(neverInterrupted));
  manifest = JSON.parse(readFileSync(join(built, '.vite/manifest.json'), 'utf8')) as Manifest;
});

test('each part of the client that comes by itself finds the library’s styles of all that it shows', () => {
  const lateParts = Object.values(manifest).flatMap(({ src, isDynamicEntry }) =>
    isDynamicEntry && src?.startsWith('src/') ? [src] : [],
  );
  expect(lateParts).toEqual(
    expect.arrayContaining(['src/pages/your-carts.page.tsx', 'src/features/catalogue/filter-drawer.tsx']),
  );
  // The build's own entry, and what that brings to every page.
  const withEveryPage = ['index.html', ...(manifest['index.html']?.dynamicImports ?? [])];
  const missing = lateParts.flatMap((part) => {
    const styles = [...filesOf([...withEveryPage, part])].map((file) =>
      readFileSync(join(built, file), 'utf8'),
    );
    return modulesOf(part)
      .flatMap((module) => stylesNeededBy(readFileSync(module, 'utf8')))
      .filter((name) => !styles.some((text) => text.includes(aClassOf(name))))
      .map((name) => `${name} of ${part}`);
  });
  expect(missing).toEqual([]);
});

/** The style files that a browser has once it has these parts. */
function filesOf(parts: readonly string[], seen = new Set<string>()): Set<string> {
  const files = new Set<string>();
  for (const part of parts) {
    if (seen.has(part)) continue;
    seen.add(part);
    const { css = [], imports = [] } = manifest[part] ?? {};
    for (const file of [...css, ...filesOf(imports, seen)]) files.add(file);
  }
  return files;
}

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
