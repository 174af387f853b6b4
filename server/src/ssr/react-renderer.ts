import { hash } from 'node:crypto';
import { stat } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import { LRUCache } from 'lru-cache';
import { type PageQueryResult, searchedWords, shopQuery } from '../../../domain/pages/page-queries.ts';
import { findPage, isGuarded, type PageId } from '../../../domain/pages/pages.ts';

/** The server build of the client. */
interface SsrModule {
  renderPage(page: PageToRender): Promise<string>;
}

interface PageToRender {
  readonly path: string;
  /** The query of its address where it is one of results. */
  readonly search: string;
  /** Configuration of the client. */
  readonly config: object;
  readonly answers: readonly PageQueryResult[];
}

/** Memory of cached roots. */
const MAX_CACHE_BYTES = 4_000_000;

/** The root of a page that only the browser renders. */
export const emptyRoot = Buffer.alloc(0);

/**
 * Draws pages as a visitor's browser would begin with them, by the client's own code. What was drawn is kept for as
 * long as the same answers make the same page. The code loads with the first page that is drawn: a server that is asked
 * by programs alone never needs it.
 */
export class ReactRenderer {
  /** Concurrent requests wait for the same rendering. */
  private readonly cache = new LRUCache<string, Buffer, PageToRender>({
    maxSize: MAX_CACHE_BYTES,
    sizeCalculation: (html, key) => html.length + key.length,
    fetchMethod: async (_key, _old, { context }) =>
      Buffer.from((await (await this.ssrModule)?.renderPage(context)) ?? ''),
  });
  private ssrModule: Promise<SsrModule> | undefined;
  /** When its code was built, in milliseconds since 1970. */
  private builtAt: number | undefined;

  /**
   * @param file where the build has left the code
   * @param config configuration of the client
   */
  constructor(
    private readonly file: string,
    private readonly config: object,
  ) {}

  /**
   * @param search the query of the page's address
   * @param answers to what the page asks first
   * @returns the content of the page's root, as HTML in UTF-8; nothing where the browser begins by itself
   * @throws where there is no code to draw with, or it fails
   */
  async render(path: string, search: string, answers: readonly PageQueryResult[]): Promise<Buffer> {
    const id = findPage(path);
    const isSearch = searchedWords(path, search) !== null;
    // The query of an address narrows lists; of a guarded page it is behind the guard, and of an item's it says nothing.
    const isMeant = search.length > 1 && !isSearch && id !== 'item';
    if (!id || (isMeant && !isGuarded(id))) return emptyRoot;
    // Once another client is built its pages are not what this process would draw.
    const { mtimeMs } = await stat(this.file);
    this.builtAt ??= mtimeMs;
    if (this.builtAt !== mtimeMs) return emptyRoot;

    this.ssrModule ??= import(pathToFileURL(this.file).href) as Promise<SsrModule>;
    // Until the browser knows who looks at them, guarded pages look alike but for the shop that they are of.
    const page = {
      path,
      search: isSearch ? search : '',
      config: this.config,
      answers: isGuarded(id) ? answers.filter(({ operation }) => operation === shopQuery.operation) : answers,
    };
    return (await this.cache.fetch(keyOf(page, id), { context: page })) ?? emptyRoot;
  }
}

function keyOf({ path, answers }: PageToRender, id: PageId): string {
  const shown = isGuarded(id) ? id : path;
  return hash('sha256', `${shown} ${JSON.stringify(answers)}`, 'base64');
}
