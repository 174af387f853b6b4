import {
  type PageQuery,
  type PageQueryResult,
  pageQueries,
  shopQuery,
} from '../../../domain/pages/page-queries.ts';
import { preloadedPictures, srcSetOf } from '../../../domain/pictures/page-pictures.ts';
import { escaped } from '../platform/text/escape-html.ts';
import { withTimeout } from '../platform/with-timeout.ts';

/** Puts a question of the client to the API as a visitor. @throws where it is not answered in full */
export type ExecuteQuery = (question: PageQuery) => Promise<Record<string, unknown>>;

/** Longest wait for what the owner says of the shop, in milliseconds. */
const SHOP_TIMEOUT_MS = 300;

/** Answers that a page begins with. */
export interface FirstAnswers {
  readonly answers: readonly PageQueryResult[];
  /** Whether all of them are there, and of now. */
  readonly isComplete: boolean;
}

/** What a page asks for first, with what the API answers. */
export class PreloadedQueries {
  /** What the owner said of the shop when it was read last. */
  private shop: readonly PageQueryResult[] = [];

  /** @param patience how many times as long as by itself it waits */
  constructor(
    private readonly execute: ExecuteQuery,
    private readonly patience: number,
  ) {}

  /**
   * @param path of the page
   * @param search the query of its address
   * @throws where one of its questions is not answered, but for that of the shop
   */
  async find(path: string, search: string): Promise<FirstAnswers> {
    const own = pageQueries(path, search).filter((question) => question !== shopQuery);
    const [isOfNow, answers] = await Promise.all([
      withTimeout(this.patience * SHOP_TIMEOUT_MS, this.readShop()).then(
        () => true,
        () => false,
      ),
      Promise.all(own.map((question) => this.answer(question))),
    ]);
    return { answers: [...this.shop, ...answers], isComplete: isOfNow };
  }

  /** What every page says of the shop whatever is not answered: what was read last. */
  withoutDatabase(): FirstAnswers {
    return { answers: this.shop, isComplete: false };
  }

  /** Who starts a server waits for it, so that no page is ever drawn without. @throws where it is not answered */
  async readShop(): Promise<void> {
    this.shop = [await this.answer(shopQuery)];
  }

  private async answer(question: PageQuery): Promise<PageQueryResult> {
    return { ...question, data: await this.execute(question) };
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
