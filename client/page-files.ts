import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Manifest, Plugin } from 'vite';
import { pageIds } from '../domain/pages/pages.ts';

/** Where it is said where the code of a page is, and what each of these lists is loaded with. */
const lists = [
  { file: 'src/app/page-modules.ts', brings: [] },
  { file: 'src/app/own-page-modules.ts', brings: ['src/app/own-page-modules.ts'] },
  { file: 'src/app/admin-page-modules.ts', brings: ['src/app/admin-page-modules.ts'] },
];
const moduleLine = /^ {2}(\w+): \(\) => import\('\.\.\/(.+)'\),$/gm;

/** What starts every page (src/main.ts), by name in the manifest. It stands in the page already, unlike what it brings. */
const entry = 'index.html';

/**
 * Tells the server which files of the build each page needs, by the page's id: `.vite/pages.json`. Made of vite's own
 * manifest, in the order in which the files are needed.
 */
export function pageFiles(): Plugin {
  return {
    name: 'page-files',
    apply: 'build',
    async writeBundle({ dir }) {
      const manifest = JSON.parse(await readFile(`${dir}/.vite/manifest.json`, 'utf8')) as Manifest;
      const brought = manifest[entry]?.dynamicImports ?? [];
      const files = Object.fromEntries(
        (await pageModulePaths()).map(([id, modules]) => [id, filesOf(manifest, [...brought, ...modules])]),
      );
      await writeFile(`${dir}/.vite/pages.json`, JSON.stringify(files));
    },
  };
}

/** Each page with the modules it is made of, by name in the manifest. @throws where a page has none */
async function pageModulePaths(): Promise<(readonly [id: string, modules: string[]])[]> {
  const texts = await Promise.all(
    lists.map(({ file }) => readFile(fileURLToPath(new URL(file, import.meta.url)), 'utf8')),
  );
  const found = texts.flatMap((text, place) =>
    [...text.matchAll(moduleLine)].map(
      ([, id = '', path]) => [id, [...(lists[place]?.brings ?? []), `src/${path}`]] as const,
    ),
  );
  const known = new Set(found.map(([id]) => id));
  const missing = [...pageIds, 'notFound'].filter((id) => !known.has(id));
  if (missing.length > 0) throw new Error(`No list of pages has a line for ${missing.join(', ')}`);
  return found.map(([id, modules]) => [id, [...modules]] as const);
}

/** Styles of what a file imports come before its own, as they do when the code itself asks for them. */
function filesOf(manifest: Manifest, keys: readonly string[]) {
  const files = new Set<string>();
  const seen = new Set<string>();
  const collect = (key: string): void => {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`The build has no ${key}`);
    if (chunk.isEntry || seen.has(key)) return;
    seen.add(key);
    for (const other of chunk.imports ?? []) collect(other);
    for (const style of chunk.css ?? []) files.add(`/${style}`);
    files.add(`/${chunk.file}`);
  };
  for (const key of keys) collect(key);
  const isStyle = (file: string) => file.endsWith('.css');
  return { styles: [...files].filter(isStyle), scripts: [...files].filter((file) => !isStyle(file)) };
}
