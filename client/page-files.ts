import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Manifest, Plugin } from 'vite';
import { pageIds } from '../domain/pages/pages.ts';

/** The one place that says where the code of a page is. */
const pageModulesFile = fileURLToPath(new URL('src/app/page-modules.ts', import.meta.url));
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
        (await pageModulePaths()).map(([id, module]) => [id, filesOf(manifest, [...brought, module])]),
      );
      await writeFile(`${dir}/.vite/pages.json`, JSON.stringify(files));
    },
  };
}

/** Each page with its module, by name in the manifest. @throws where a page has none */
async function pageModulePaths(): Promise<(readonly [id: string, module: string])[]> {
  const text = await readFile(pageModulesFile, 'utf8');
  const found = [...text.matchAll(moduleLine)].map(([, id = '', path]) => [id, `src/${path}`] as const);
  const known = new Set(found.map(([id]) => id));
  const missing = [...pageIds, 'notFound'].filter((id) => !known.has(id));
  if (missing.length > 0) throw new Error(`${pageModulesFile} has no line for ${missing.join(', ')}`);
  return found;
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
