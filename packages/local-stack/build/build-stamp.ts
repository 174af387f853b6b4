import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';

/**
 * A short text that changes with the content of these files and folders, so that a build can be
 * distinguished from one of other sources. Times are no use for that: a checkout gives every file a new one.
 */
export async function computeBuildStamp(root: string, paths: readonly string[]): Promise<string> {
  const files = (await Promise.all(paths.map((path) => filesIn(join(root, path))))).flat().sort();
  const hash = createHash('sha256');
  for (const file of files) {
    hash.update(`${relative(root, file)}\0`).update(await readFile(file));
  }
  return hash.digest('hex');
}

async function filesIn(path: string): Promise<string[]> {
  const found = await stat(path).catch(() => null);
  if (!found) return [];
  if (found.isFile()) return [path];

  const entries = await readdir(path, { recursive: true, withFileTypes: true });
  return (
    entries
      .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
      // What tools keep there, such as vite for development, is made of the sources and none of them.
      .filter((entry) => !entry.parentPath.split(sep).includes('node_modules'))
      .map((entry) => join(entry.parentPath, entry.name))
  );
}
