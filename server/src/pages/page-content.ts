import type { PageAnswer } from '../../../domain/page-questions.ts';
import type { Logger } from '../platform/logging.ts';
import { within } from '../platform/within.ts';
import { answersMarkup, type PageAnswers } from './page-answers.ts';
import type { CodeLinks, PageCode } from './page-code.ts';
import type { PageDrawing } from './page-drawing.ts';
import { PATIENCE } from './patience.ts';

/** What a page brings along beside its head, as HTML. */
export interface Content {
  /** What it is made of: files of its code, first answers. */
  readonly start: string;
  /** How it looks at first; empty where the browser draws it. */
  readonly root: string;
}

const none: CodeLinks = { styles: '', scripts: '' };

/** Brings pages what they begin with. Whatever is missing the client does for itself. */
export class PageContent {
  constructor(
    private readonly code: PageCode,
    private readonly answers: PageAnswers,
    private readonly drawing: PageDrawing,
  ) {}

  /** @param search the query of the page's address */
  async at(path: string, search: string, log: Logger): Promise<Content> {
    const [code, answers] = await Promise.all([
      this.code.links(path).catch(() => none),
      within(PATIENCE, this.answers.find(path, search)).catch((error: unknown) => {
        log.debug({ err: error }, 'a page without its first answers');
        return null;
      }),
    ]);
    const root = answers ? await this.draw(path, search, answers, log) : '';
    return { start: codeMarkup(code, root !== '') + answersMarkup(answers ?? []), root };
  }

  private async draw(path: string, search: string, answers: readonly PageAnswer[], log: Logger) {
    try {
      return await within(PATIENCE, this.drawing.draw(path, search, answers));
    } catch (error) {
      log.warn({ err: error, path }, 'a page that the browser has to draw');
      return '';
    }
  }
}

/** Code that takes over what is drawn already is set apart, for the client to fetch when that can be seen. */
function codeMarkup({ styles, scripts }: CodeLinks, isDrawn: boolean): string {
  const code = `${scripts}<link rel="preload" href="/config.json" as="fetch" crossorigin />`;
  return styles + (isDrawn ? `<template id="code">${code}</template>` : code);
}
