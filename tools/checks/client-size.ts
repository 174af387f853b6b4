import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import {
  clientBuild,
  entryKey,
  filesOf,
  keysOfEveryPage,
  type Manifest,
  readClientBuild,
} from './client-build.ts';

/**
 * The size of the home page before any interaction, and of that the code that is loaded first and waits until the page
 * is painted, in bytes, gzipped. It only ever goes down; the router's data mode cost 21 kB once (decision 20).
 */
const budgetBytes = { js: 192_000, css: 18_000, first: 4000 };

/** Chunks that only sign-in, payment, forms or the back office need. */
const forbiddenChunks = /firebase|stripe|zod|recharts|dropzone|graphiql|monaco|admin/i;

/**
 * Builds the client where that is stale, and measures what the home page loads first.
 *
 * @throws with what is too heavy, or should not be there at all
 */
export async function checkHomePageSize(): Promise<void> {
  const manifest = await readClientBuild();
  const { files, js, css } = await gzippedSizes(manifest, [
    ...keysOfEveryPage(manifest),
    'src/pages/home.page.tsx',
  ]);
  const first = await gzippedSizes(manifest, [entryKey]);
  if (first.js > budgetBytes.first) {
    throw new Error(
      `The code that loads the rest is ${inKilobytes(first.js)} itself:\n${first.files.join('\n')}`,
    );
  }
  const strange = files.filter((file) => forbiddenChunks.test(file));
  const found = `${inKilobytes(js)} of JavaScript and ${inKilobytes(css)} of styles, gzipped`;
  if (js > budgetBytes.js || css > budgetBytes.css) {
    const allowed = `${inKilobytes(budgetBytes.js)} and ${inKilobytes(budgetBytes.css)}`;
    throw new Error(`The home page needs ${found}; its budget is ${allowed}:\n${files.join('\n')}`);
  }
  if (strange.length > 0) throw new Error(`The home page has no use for:\n${strange.join('\n')}`);
}

async function gzippedSizes(manifest: Manifest, keys: readonly string[]) {
  const files = filesOf(manifest, keys);
  const sizes = await Promise.all(
    files.map(async (file) => ({
      file,
      size: gzipSync(await readFile(join(clientBuild, file)), { level: 9 }).length,
    })),
  );
  const sum = (ending: string) =>
    sizes.filter(({ file }) => file.endsWith(ending)).reduce((total, { size }) => total + size, 0);
  return { files, js: sum('.js'), css: sum('.css') };
}

function inKilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}
