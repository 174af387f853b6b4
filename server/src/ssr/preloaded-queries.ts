import { type PageQuery, type PageQueryResult, pageQueries } from '../../../domain/pages/page-queries.ts';
import { preloadedPictures, srcSetOf } from '../../../domain/pictures/page-pictures.ts';
import { escaped } from '../platform/text/escape-html.ts';
import { withTimeout } from '../platform/with-timeout.ts';

/** Puts a question of the client to the API as a visitor. @throws where it is not answered in full */
export type ExecuteQuery = (question: PageQuery) => Promise<Record<string, unknown>>;

/** Longest wait for what the owner says of the shop, in milliseconds. */
const SHOP_TIMEOUT_MS = 300;

/** What a page asks for first, with what the API answers. */
export class PreloadedQueries {
  constructor(private readonly execute: ExecuteQuery) {}

  /**
   * @param path of the page
   * @param search the query of its address
   * @throws where one of its questions is not answered
   */
  async find(path: string, search: string): Promise<PageQueryResult[]> {
    const answers = await Promise.all(
      pageQueries(path, search).map((question) =>
        question.operation === 'ShopFacts' ? this.answerIfThere(question) : this.answer(question),
      ),
    );
    return answers.flat();
  }

  /** Every page can be drawn without it, as the shop comes. */
  private async answerIfThere(question: PageQuery): Promise<PageQueryResult[]> {
    return withTimeout(SHOP_TIMEOUT_MS, this.answer(question)).catch(() => []);
  }

  private async answer(question: PageQuery): Promise<PageQueryResult[]> {
    return [{ ...question, data: await this.execute(question) }];
  }
}

/** Answers as HTML, for the client to begin with. */
export function answersMarkup(answers: readonly PageQueryResult[]): string {
  if (answers.length === 0) return '';
  // No text in it may end the element that it stands in.
  const json = JSON.stringify(answers).replaceAll('<', '\\u003c');
  return `<script id="answers" type="application/json">${json}</script>`;
}

/** Has a browser fetch the pictures at the top of a page at once. One that can't show this kind leaves it. */
export function pictureLinks(answers: readonly PageQueryResult[]): string {
  return answers
    .flatMap(({ operation, data }) => preloadedPictures(operation, data))
    .map(({ picture, sizes }) => ({ srcset: srcSetOf(picture, 'avif'), sizes }))
    .map(
      ({ srcset, sizes }) =>
        `<link rel="preload" as="image" type="image/avif" imagesrcset="${escaped(srcset)}" imagesizes="${escaped(sizes)}" fetchpriority="high" />`,
    )
    .join('');
}
