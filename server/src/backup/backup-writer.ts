import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { open, rename, rm, stat } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { Readable, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { BackupError, describeFileError } from './backup-error.ts';
import { FORMAT_VERSION, firstLine } from './backup-format.ts';

/**
 * Writes a backup to a file that has its name only once it is whole and on disk.
 *
 * @param content bytes of the backup, uncompressed; asked for as fast as they can be written
 * @throws BackupError where a file of that name is there already, and when it can't be written; nothing is left then
 */
export async function writeBackupFile(path: string, content: AsyncIterable<Buffer>): Promise<void> {
  const isThere = await stat(path).then(
    () => true,
    () => false,
  );
  if (isThere) throw new BackupError(`${path} is there already; choose another name.`);

  const unfinished = `${path}.${randomUUID().slice(0, 8)}.unfinished`;
  try {
    // Accounts, addresses and orders are in it, so it is for its owner only.
    await writeTo(createWriteStream(unfinished, { flags: 'wx', mode: 0o600 }), content);
    await sync(unfinished);
    await rename(unfinished, path);
    await sync(dirname(resolve(path)));
  } catch (error) {
    await rm(unfinished, { force: true }).catch(() => {});
    const trouble = describeFileError(error);
    if (!trouble) throw error;
    throw new BackupError(`The backup can't be written to ${path}: ${trouble}. Nothing was left behind.`);
  }
}

/** Writes a backup to a stream, such as the standard output. */
export async function writeTo(target: Writable, content: AsyncIterable<Buffer>): Promise<void> {
  // The first line goes past the compression, so that every tool can tell what the file is.
  if (!target.write(firstLine(FORMAT_VERSION))) await once(target, 'drain');
  await pipeline(Readable.from(content, { objectMode: true, highWaterMark: 4 }), createGzip(), target);
}

async function sync(path: string): Promise<void> {
  const handle = await open(path, 'r');
  await handle.sync().finally(() => handle.close());
}
