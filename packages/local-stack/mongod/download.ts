import { mkdir } from 'node:fs/promises';
import type { Console } from '../terminal/console.ts';

/** What is downloaded of each series: 8.0 for new data, as it is mended longest; others for data that they wrote. */
const downloads: Readonly<Record<string, string>> = {
  '6.0': '6.0.27',
  '7.0': '7.0.28',
  '8.0': '8.0.17',
  '8.2': '8.2.6',
};

/** @param series that wrote the data; null for new data */
export function versionToDownload(series: string | null): string {
  return downloads[series ?? '8.0'] ?? versionToDownload(null);
}

/**
 * MongoDB's own download, through mongodb-memory-server.
 *
 * A program that is in `folder` already is taken as it is.
 *
 * @returns the path of the program
 */
export async function downloadMongod(folder: string, version: string, console: Console): Promise<string> {
  // The library checks the server's certificate only where npm is configured to.
  process.env.npm_config_strict_ssl = 'true';
  process.env.MONGOMS_MD5_CHECK = '1';
  const [{ MongoBinaryDownload }, { getOS }] = await Promise.all([
    import('mongodb-memory-server-core/lib/util/MongoBinaryDownload.js'),
    import('mongodb-memory-server-core/lib/util/getos/index.js'),
  ]);
  await mkdir(folder, { recursive: true });

  const download = new MongoBinaryDownload({ version, downloadDir: folder, os: await getOS() });
  download.printDownloadProgress = (chunk: { length: number }): void => {
    const { dlProgress } = download;
    dlProgress.current += chunk.length;
    console.progress(`Downloading MongoDB: ${percent(dlProgress.current, dlProgress.length)}`);
  };
  return download.getMongodPath();
}

export function percent(done: number, whole: number): string {
  const megabytes = (bytes: number) => Math.round(bytes / 1_000_000);
  if (whole <= 0) return `${megabytes(done)} MB`;
  return `${Math.min(100, Math.round((100 * done) / whole))} % of ${megabytes(whole)} MB`;
}
