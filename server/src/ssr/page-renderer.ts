import type { PageQueryResult } from '../../../domain/pages/page-queries.ts';
import { findPage, isGuarded, pages } from '../../../domain/pages/pages.ts';
import type { Logger } from '../platform/logging.ts';
import { withTimeout } from '../platform/with-timeout.ts';
import type { AssetManifest, PageAssets } from './asset-manifest.ts';
import { answersMarkup, type PreloadedQueries, pictureLinks } from './preloaded-queries.ts';
import { emptyRoot, type ReactRenderer } from './react-renderer.ts';

/** Longest wait of a page for its data. */
export const PAGE_DATA_TIMEOUT_MS = 2000;

/** Content of a page beside its head, as HTML; rendered parts in UTF-8. */
export interface PageContent {
  /** Its styles, for the head: the code puts those of other pages there, behind these, which they build upon. */
  readonly styles: string;
  /** What it is made of: files of its code, first answers. */
  readonly preloads: string;
  /** The rendered root; empty where the browser renders it. */
  readonly root: Buffer;
  /** The page to sign in on, which a browser without a sign-in shows in place of a guarded one. */
  readonly signIn: Buffer;
  /** Whether all of it is there, but for what the browser always begins by itself. */
  readonly isComplete: boolean;
}

interface RenderedParts {
  readonly assets: PageAssets;
  readonly answers: readonly PageQueryResult[];
  readonly root: Buffer;
  readonly isComplete: boolean;
}

const noAssets: PageAssets = { styles: [], scripts: [] };
const emptyParts: RenderedParts = { assets: noAssets, answers: [], root: emptyRoot, isComplete: true };

/** Renders pages. Whatever is missing the client does for itself. */
export class PageRenderer {
  /** @param patience how many times as long as by itself it waits */
  constructor(
    private readonly manifest: AssetManifest,
    private readonly queries: PreloadedQueries,
    private readonly react: ReactRenderer,
    private readonly patience: number,
  ) {}

  /** @param search the query of the page's address */
  async at(path: string, search: string, log: Logger): Promise<PageContent> {
    const { assets, answers, root, isComplete } = await this.renderParts(path, search, log);
    const isRendered = root.length > 0;
    const hasGuard = isForAccounts(path);
    const signIn = isRendered && hasGuard ? await this.renderParts(pages.login.path, '', log) : emptyParts;

    const links = codeLinks(assets);
    const pictures = pictureLinks(answers);
    // Whether there is somebody to show a guarded page to is for its code to find out.
    const [now, later] = hasGuard ? ['', pictures + links] : [pictures, links];
    return {
      styles: styleLinks(assets, signIn.assets),
      preloads: now + (isRendered ? deferLinks(later) : later) + answersMarkup(answers),
      root,
      signIn: signIn.root.length > 0 ? signInMarkup(signIn) : emptyRoot,
      isComplete: isComplete && signIn.isComplete,
    };
  }

  private async renderParts(path: string, search: string, log: Logger): Promise<RenderedParts> {
    const [code, found] = await Promise.all([
      this.manifest.filesOf(path).catch(() => null),
      withTimeout(this.patience * PAGE_DATA_TIMEOUT_MS, this.queries.find(path, search)).catch(
        (error: unknown) => {
          log.debug({ err: error }, 'a page without its first answers');
          return null;
        },
      ),
    ]);
    const { answers, isComplete } = found ?? this.queries.withoutDatabase();
    const root = found && (await this.renderRoot(path, search, answers, log));
    return {
      assets: code ?? noAssets,
      answers,
      root: root ?? emptyRoot,
      isComplete: isComplete && code !== null && root !== null,
    };
  }

  /** Null when rendering failed. */
  private async renderRoot(path: string, search: string, answers: readonly PageQueryResult[], log: Logger) {
    try {
      return await withTimeout(
        this.patience * PAGE_DATA_TIMEOUT_MS,
        this.react.render(path, search, answers),
      );
    } catch (error) {
      log.warn({ err: error, path }, 'a page that the browser has to draw');
      return null;
    }
  }
}

function styleLinks(...pages: readonly PageAssets[]): string {
  const files = new Set(pages.flatMap(({ styles }) => styles));
  return [...files].map((file) => `<link rel="stylesheet" crossorigin href="${file}" />`).join('');
}

function codeLinks({ scripts }: PageAssets): string {
  const files = scripts.map((file) => `<link rel="modulepreload" crossorigin href="${file}" />`);
  return `${files.join('')}<link rel="preload" href="/config.json" as="fetch" crossorigin />`;
}

/** Beside the page that was asked for, until a script finds which of the two is shown. */
function signInMarkup({ assets, root }: RenderedParts): Buffer {
  const end = `${deferLinks(codeLinks(assets))}</template><script src="/sign-in-first.js"></script>`;
  return Buffer.concat([Buffer.from('<template id="sign-in">'), root, Buffer.from(end)]);
}

function isForAccounts(path: string): boolean {
  const id = findPage(path);
  return id !== null && isGuarded(id);
}

/** For the client to fetch when what is drawn can be seen: code that takes it over comes after it. */
function deferLinks(links: string): string {
  return `<template id="code">${links}</template>`;
}
