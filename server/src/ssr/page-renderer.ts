import type { PageQueryResult } from '../../../domain/pages/page-queries.ts';
import { findPage, isGuarded, pages } from '../../../domain/pages/pages.ts';
import type { Logger } from '../platform/logging.ts';
import { within } from '../platform/with-timeout.ts';
import type { CodeFiles, PageCode } from './asset-manifest.ts';
import { answersMarkup, type PageAnswers, pictureLinks } from './preloaded-queries.ts';
import { nothingDrawn, type PageDrawing } from './react-renderer.ts';
import { PAGE_TIMEOUT_MS } from './timeouts.ts';

/** What a page brings along beside its head, as HTML; what is drawn in UTF-8. */
export interface Content {
  /** Its styles, for the head: the code puts those of other pages there, behind these, which they build upon. */
  readonly styles: string;
  /** What it is made of: files of its code, first answers. */
  readonly start: string;
  /** How it looks at first; empty where the browser draws it. */
  readonly root: Buffer;
  /** The page to sign in on, which a browser without a sign-in shows in place of a guarded one. */
  readonly signIn: Buffer;
  /** Whether all of it is there, but for what the browser always begins by itself. */
  readonly isWhole: boolean;
}

interface Parts {
  readonly code: CodeFiles;
  readonly answers: readonly PageQueryResult[];
  readonly root: Buffer;
  readonly isWhole: boolean;
}

const noFiles: CodeFiles = { styles: [], scripts: [] };
const nothing: Parts = { code: noFiles, answers: [], root: nothingDrawn, isWhole: true };

/** Brings pages what they begin with. Whatever is missing the client does for itself. */
export class PageContent {
  constructor(
    private readonly code: PageCode,
    private readonly answers: PageAnswers,
    private readonly drawing: PageDrawing,
  ) {}

  /** @param search the query of the page's address */
  async at(path: string, search: string, log: Logger): Promise<Content> {
    const { code, answers, root, isWhole } = await this.parts(path, search, log);
    const isDrawn = root.length > 0;
    const hasGuard = isForAccounts(path);
    const signIn = isDrawn && hasGuard ? await this.parts(pages.login.path, '', log) : nothing;

    const links = codeLinks(code);
    const pictures = pictureLinks(answers);
    // Whether there is somebody to show a guarded page to is for its code to find out.
    const [now, later] = hasGuard ? ['', pictures + links] : [pictures, links];
    return {
      styles: styleLinks(code, signIn.code),
      start: now + (isDrawn ? setApart(later) : later) + answersMarkup(answers),
      root,
      signIn: signIn.root.length > 0 ? signInMarkup(signIn) : nothingDrawn,
      isWhole: isWhole && signIn.isWhole,
    };
  }

  private async parts(path: string, search: string, log: Logger): Promise<Parts> {
    const [code, answers] = await Promise.all([
      this.code.filesOf(path).catch(() => null),
      within(PAGE_TIMEOUT_MS, this.answers.find(path, search)).catch((error: unknown) => {
        log.debug({ err: error }, 'a page without its first answers');
        return null;
      }),
    ]);
    const root = answers && (await this.draw(path, search, answers, log));
    return {
      code: code ?? noFiles,
      answers: answers ?? [],
      root: root ?? nothingDrawn,
      isWhole: code !== null && root !== null,
    };
  }

  /** Null where it should be drawn and is not. */
  private async draw(path: string, search: string, answers: readonly PageQueryResult[], log: Logger) {
    try {
      return await within(PAGE_TIMEOUT_MS, this.drawing.draw(path, search, answers));
    } catch (error) {
      log.warn({ err: error, path }, 'a page that the browser has to draw');
      return null;
    }
  }
}

function styleLinks(...pages: readonly CodeFiles[]): string {
  const files = new Set(pages.flatMap(({ styles }) => styles));
  return [...files].map((file) => `<link rel="stylesheet" crossorigin href="${file}" />`).join('');
}

function codeLinks({ scripts }: CodeFiles): string {
  const files = scripts.map((file) => `<link rel="modulepreload" crossorigin href="${file}" />`);
  return `${files.join('')}<link rel="preload" href="/config.json" as="fetch" crossorigin />`;
}

/** Beside the page that was asked for, until a script finds which of the two is shown. */
function signInMarkup({ code, root }: Parts): Buffer {
  const end = `${setApart(codeLinks(code))}</template><script src="/sign-in-first.js"></script>`;
  return Buffer.concat([Buffer.from('<template id="sign-in">'), root, Buffer.from(end)]);
}

function isForAccounts(path: string): boolean {
  const id = findPage(path);
  return id !== null && isGuarded(id);
}

/** For the client to fetch when what is drawn can be seen: code that takes it over comes after it. */
function setApart(links: string): string {
  return `<template id="code">${links}</template>`;
}
