import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import yauzl from 'yauzl';

/** Writes the first file of the archive whose name fits. */
export async function extractFromZip(archive: string, name: RegExp, to: string): Promise<void> {
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
