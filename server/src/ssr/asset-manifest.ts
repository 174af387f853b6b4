import { readFile, stat } from 'node:fs/promises';
import { findPage } from '../../../domain/pages/pages.ts';

/** Addresses of the files that a page is made of, in the order in which they are needed. */
export interface PageAssets {
  readonly styles: readonly string[];
  readonly scripts: readonly string[];
}

/**
 * The files that the page at a path needs, so that a browser fetches them with the page: without this it would learn
 * of one only once the one before it runs.
 */
export class AssetManifest {
  private files: Readonly<Record<string, PageAssets>> = {};
  /** When it was written, in milliseconds since 1970. */
  private writtenAt = 0;

  /** @param file what the build of the client left (client/page-files.ts); kept in memory until another one is built */
  constructor(private readonly file: string) {}

  /** @throws where there is no such file: pages come without, and open a little later */
  async filesOf(path: string): Promise<PageAssets> {
    const { mtimeMs } = await stat(this.file);
    if (mtimeMs !== this.writtenAt) {
      this.files = JSON.parse(await readFile(this.file, 'utf8')) as typeof this.files;
      this.writtenAt = mtimeMs;
    }
    const id = findPage(path) ?? 'notFound';
    const files = this.files[id];
    if (!files) throw new Error(`${this.file} knows no page ${id}`);
    return files;
  }
}
