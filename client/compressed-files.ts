import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip, zstdCompress } from 'node:zlib';
import type { Plugin } from 'vite';

const compressible = /\.(js|css|svg|ico|json|webmanifest)$/;

/** Less than this is sent as fast as it is, in bytes: it fits into one packet. */
const MIN_COMPRESSED_BYTES = 1000;

interface Effort {
  readonly brotli: number;
  readonly zstd: number;
  readonly gzip: number;
}

/** Two seconds a megabyte, for 8 % less of what every page begins with. */
const maxEffort: Effort = { brotli: 10, zstd: 15, gzip: 9 };
const defaultEffort: Effort = { brotli: 9, zstd: 12, gzip: 9 };
/** For the editor of the explorer and its like, which would be half of the build otherwise. */
const minEffort: Effort = { brotli: 5, zstd: 3, gzip: 6 };
const LARGE_FILE_BYTES = 200_000;

/** Writes each file of the client in compressed forms beside it, so that the server need not compress it ever again. */
export function compressedFiles(): Plugin {
  return {
    name: 'compressed-files',
    apply: 'build',
    async writeBundle({ dir = '' }, files) {
      const wanted = Object.values(files).filter(({ fileName }) => compressible.test(fileName));
      await Promise.all(
        wanted.map(async (file) => {
          const bytes = Buffer.from(file.type === 'chunk' ? file.code : file.source);
          if (bytes.length < MIN_COMPRESSED_BYTES) return;
          await compress(join(dir, file.fileName), bytes, effortFor(file.fileName, bytes.length));
        }),
      );
    },
  };
}

function effortFor(fileName: string, size: number): Effort {
  if (fileName.startsWith('assets/base-')) return maxEffort;
  return size < LARGE_FILE_BYTES ? defaultEffort : minEffort;
}

async function compress(path: string, bytes: Buffer, effort: Effort): Promise<void> {
  const [brotlied, zstandard, gzipped] = await Promise.all([
    promisify(brotliCompress)(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: effort.brotli,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
    promisify(zstdCompress)(bytes, { params: { [constants.ZSTD_c_compressionLevel]: effort.zstd } }),
    promisify(gzip)(bytes, { level: effort.gzip }),
  ]);
  await Promise.all([
    writeFile(`${path}.br`, brotlied),
    writeFile(`${path}.zst`, zstandard),
    writeFile(`${path}.gz`, gzipped),
  ]);
}
