import { firstPictures, srcSetOf } from '../../../domain/page-pictures.ts';
import { type PageQuestion, questionsOfPage } from '../../../domain/page-questions.ts';
import { escaped } from './markup.ts';

/** Puts a question of the client to the API as a visitor. @throws where it is not answered in full */
export type AnswerQuestion = (question: PageQuestion) => Promise<unknown>;

/** What a page asks for first, with what the API answers, for the client to begin with, and the pictures in it. */
export class PageAnswers {
  constructor(private readonly answer: AnswerQuestion) {}

  /**
   * @param path of the page
   * @param search the query of its address
   * @throws where one of them is not answered
   */
  async markup(path: string, search: string): Promise<string> {
    const questions = questionsOfPage(path, search);
    if (questions.length === 0) return '';
    const answers = await Promise.all(
      questions.map(async (question) => ({ ...question, data: await this.answer(question) })),
    );
    // No text in it may end the element that it stands in.
    const json = JSON.stringify(answers).replaceAll('<', '\\u003c');
    return `${answers.map(pictureLinks).join('')}<script id="answers" type="application/json">${json}</script>`;
  }
}

/** The pictures at the top of the page set off with its code. Browsers that can't show this kind leave it. */
function pictureLinks({ operation, data }: PageQuestion & { readonly data: unknown }): string {
  return firstPictures(operation, data)
    .map(({ picture, sizes }) => ({ srcset: srcSetOf(picture, 'avif'), sizes }))
    .map(
      ({ srcset, sizes }) =>
        `<link rel="preload" as="image" type="image/avif" imagesrcset="${escaped(srcset)}" imagesizes="${escaped(sizes)}" fetchpriority="high" />`,
    )
    .join('');
}
