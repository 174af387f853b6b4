import { hash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { ChangeFeed } from '../platform/change-feed.ts';
import { type Packed, packAnswer } from './packed-answer.ts';

/** Bytes of kept answers, and of the questions that they are kept under. */
const MAX_BYTES = 16 * 1024 * 1024;

/** Longest that an answer is kept, in milliseconds, should a change of the catalogue ever go unheard. */
const MAX_AGE = 60_000;

/** An answer that is the same for everybody, ready to be sent. */
export interface PublicAnswer extends Packed {
  /** Without quotes; that of the plain text. */
  readonly tag: string;
  /** What the query cost, in points. */
  readonly cost: number;
  /** The fields of Query that it answers. */
  readonly fields: readonly string[];
}

export function publicAnswer(body: string, cost: number, fields: readonly string[]): PublicAnswer {
  const { plain } = packAnswer(body);
  return { plain, tag: hash('sha1', plain, 'base64url'), cost, fields };
}

/**
 * What visitors were answered about the catalogue, until an item changes. Changes by any process are heard of through
 * the change feed; while it does not follow, nothing is kept and nothing that was kept is given.
 *
 * Of equal questions at one time, one is asked and its answer given to all.
 */
export class PublicAnswers {
  private readonly kept = new LRUCache<string, PublicAnswer>({
    maxSize: MAX_BYTES,
    // The packed forms come later and are smaller together than the plain one.
    sizeCalculation: ({ plain }, question) => 2 * plain.length + 2 * question.length + 200,
    ttl: MAX_AGE,
  });
  private readonly underWay = new Map<string, Promise<PublicAnswer | null>>();

  /** @param feed null where nothing is to be kept */
  constructor(private readonly feed: ChangeFeed | null) {
    feed?.on('pets', () => this.forget());
    feed?.onGap(() => this.forget());
  }

  /** Nothing that was known holds any more, nor does what is being found out. */
  forget(): void {
    this.kept.clear();
    this.underWay.clear();
  }

  find(question: string): PublicAnswer | undefined {
    return this.feed?.isLive ? this.kept.get(question) : undefined;
  }

  /**
   * @param question all that the answer depends on
   * @param ask finds it out; null for one that is not to be kept
   * @param isFresh whether it must be found out now, because the one who asks may know more than was heard here
   */
  async answer(
    question: string,
    ask: () => Promise<PublicAnswer | null>,
    isFresh: boolean,
  ): Promise<PublicAnswer | null> {
    if (!this.feed?.isLive) return ask();
    const joined = isFresh ? undefined : this.underWay.get(question);
    if (joined) return joined;

    const asked = ask();
    this.underWay.set(question, asked);
    try {
      const answer = await asked;
      // Where it was forgotten meanwhile, something has changed since it was asked.
      if (answer && this.underWay.get(question) === asked && this.feed.isLive)
        this.kept.set(question, answer);
      return answer;
    } finally {
      if (this.underWay.get(question) === asked) this.underWay.delete(question);
    }
  }
}
