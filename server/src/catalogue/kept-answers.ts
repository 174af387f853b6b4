import { LRUCache } from 'lru-cache';
import type { ChangeFeed } from '../platform/change-feed.ts';
import type { Packed } from '../platform/packed-answer.ts';

/** Longest that an answer is kept, in milliseconds, should a change of the catalogue ever go unheard. */
const MAX_AGE = 60_000;

interface Limits<Answer> {
  /** Of kept answers, their packed forms and what they are kept under. */
  readonly maxBytes: number;
  /** Whether it may be given to others; without it, each may. */
  readonly isForOthers?: (answer: Answer) => boolean;
}

/**
 * What visitors were answered about the catalogue, until an item changes. Changes by any process are heard of through
 * the change feed; while it does not follow, nothing is kept and nothing that was kept is given.
 *
 * Of equal questions at one time, one is asked and its answer given to all.
 */
export class KeptAnswers<Answer extends Packed> {
  private readonly kept: LRUCache<string, Answer>;
  private readonly underWay = new Map<string, Promise<Answer | null>>();
  private readonly isForOthers: (answer: Answer) => boolean;

  /** @param feed null where nothing is to be kept */
  constructor(
    private readonly feed: ChangeFeed | null,
    { maxBytes, isForOthers = () => true }: Limits<Answer>,
  ) {
    this.isForOthers = isForOthers;
    this.kept = new LRUCache<string, Answer>({
      maxSize: maxBytes,
      // The packed forms come later and are smaller together than the plain one.
      sizeCalculation: ({ plain }, question) => 2 * plain.length + 2 * question.length + 200,
      ttl: MAX_AGE,
    });
    feed?.on('pets', () => this.forget());
    feed?.onGap(() => this.forget());
  }

  /** Nothing that was known holds any more, nor does what is being found out. */
  forget(): void {
    this.kept.clear();
    this.underWay.clear();
  }

  find(question: string): Answer | undefined {
    return this.feed?.isLive ? this.kept.get(question) : undefined;
  }

  /**
   * @param question all that the answer depends on
   * @param ask finds it out; null where there is none
   * @param isFresh whether it must be found out now, because the one who asks may know more than was heard here
   */
  async answer<Found extends Answer | null>(
    question: string,
    ask: () => Promise<Found>,
    isFresh: boolean,
  ): Promise<Found> {
    if (!this.feed?.isLive) return ask();
    const joined = isFresh ? undefined : this.underWay.get(question);
    if (joined) return joined as Promise<Found>;

    const asked = ask();
    this.underWay.set(question, asked);
    try {
      const answer = await asked;
      // Where it was forgotten meanwhile, something has changed since it was asked.
      const holds = this.underWay.get(question) === asked && this.feed.isLive;
      if (answer && holds && this.isForOthers(answer)) this.kept.set(question, answer);
      return answer;
    } finally {
      if (this.underWay.get(question) === asked) this.underWay.delete(question);
    }
  }
}
