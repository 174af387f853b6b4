import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buildStaleTargets, clientTarget } from '../../packages/local-stack/build/build.ts';
import { projectRoot } from '../../packages/local-stack/system/project-root.ts';
import { terminalConsole } from '../../packages/local-stack/terminal/console.ts';
import { neverInterrupted } from '../../packages/local-stack/terminal/interruption.ts';

/** What the build of the client says of its files (vite's manifest), as far as it is read here. */
export type Manifest = Readonly<Record<string, Chunk>>;
interface Chunk {
  readonly file: string;
  readonly name?: string;
  readonly src?: string;
  readonly isDynamicEntry?: boolean;
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
  readonly css?: readonly string[];
}

export const clientBuild = join(projectRoot, 'dist/client');

/** Builds the client where that is stale. */
export async function readClientBuild(): Promise<Manifest> {
  await buildStaleTargets([clientTarget], terminalConsole(neverInterrupted));
  return JSON.parse(await readFile(join(clientBuild, '.vite/manifest.json'), 'utf8')) as Manifest;
}

/** What starts every page (client/src/main.ts), by name in the manifest. */
export const entryKey = 'index.html';

/**
 * What a browser has on any page: what starts it, and what that loads.
 *
 * @throws where it loads nothing
 */
export function keysOfEveryPage(manifest: Manifest): string[] {
  const { dynamicImports: loaded = [] } = chunkOf(manifest, entryKey);
  if (loaded.length === 0) throw new Error(`The build has nothing that ${entryKey} loads`);
  return [entryKey, ...loaded];
}

/** Paths in the build of the files that parts are made of. @throws where there is no such part */
export function filesOf(manifest: Manifest, keys: readonly string[]): string[] {
  const files = new Set<string>();
  const collect = (key: string): void => {
    const { file, css = [], imports = [] } = chunkOf(manifest, key);
    if (files.has(file)) return;
    files.add(file);
    for (const style of css) files.add(style);
    for (const other of imports) collect(other);
  };
  for (const key of keys) collect(key);
  return [...files];
}

function chunkOf(manifest: Manifest, key: string): Chunk {
  const chunk = manifest[key];
  if (!chunk) throw new Error(`The build has no ${key}`);
  return chunk;
}
