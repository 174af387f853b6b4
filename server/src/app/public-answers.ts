import { hash } from 'node:crypto';
import type { KeptAnswers } from '../catalogue/kept-answers.ts';
import type { Packed } from '../platform/packed-answer.ts';

/** An answer that is the same for everybody, ready to be sent. */
export interface PublicAnswer extends Packed {
  /** Without quotes; that of the plain text. */
  readonly tag: string;
  /** What the query cost, in points. */
  readonly cost: number;
  /** The fields of Query that it answers. */
  readonly fields: readonly string[];
}

export type PublicAnswers = KeptAnswers<PublicAnswer>;

export function publicAnswer(body: string, cost: number, fields: readonly string[]): PublicAnswer {
  const plain = Buffer.from(body);
  return { plain, tag: hash('sha1', plain, 'base64url'), cost, fields };
}
