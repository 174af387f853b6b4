import type { Model, Types } from 'mongoose';
import { batchesOf } from '../../database/find-in-batches.ts';
import { DomainError } from '../../platform/domain-error.ts';
import type { Logger } from '../../platform/logging.ts';
import type { FindingsService, Found } from '../discrepancies/discrepancies.service.ts';

/** How many things are worked on side by side. */
const CONCURRENCY = 8;

/**
 * One round of the reconciliation at work: what it finds is written down before it is resolved, and
 * what can't be resolved stays written down. One bad record never stops the others.
 */
export class ReconciliationRound {
  found = 0;
  solved = 0;
  /** Whether something was left for the next round. */
  hasGaps = false;
  private isOutage = false;

  constructor(
    private readonly findings: FindingsService,
    private readonly log: Logger,
    private readonly ended: AbortSignal,
  ) {}

  /**
   * Writes down what was found and resolves it.
   *
   * @param work answers how it was resolved, in a sentence; null where it was not
   */
  async resolve(found: Found, work: () => Promise<string | null>): Promise<void> {
    await this.findings.note(found);
    this.found += 1;
    const outcome = await work();
    if (!outcome) return;
    await this.findings.solve(found.kind, found.subject, outcome);
    this.solved += 1;
  }

  /** Nobody waits for a hundred time-outs of a part that is away, nor works on without the lease. */
  get isCutShort(): boolean {
    if (this.ended.aborted) this.hasGaps = true;
    return this.isOutage || this.ended.aborted;
  }

  /** Does something for each item, a few at a time; for none any more once the round is cut short. */
  async each<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
    for (let i = 0; i < items.length; i += CONCURRENCY) {
      if (this.isCutShort) return;
      await Promise.all(items.slice(i, i + CONCURRENCY).map((item) => this.attempt(() => work(item))));
    }
  }

  /** Goes through a list of Stripe's, page by page, until the round is cut short. */
  async eachPage<T>(
    pages: AsyncIterable<readonly T[]>,
    work: (page: readonly T[]) => Promise<void>,
  ): Promise<void> {
    await this.attempt(async () => {
      for await (const page of pages) {
        await work(page);
        if (this.isCutShort) return;
      }
    });
  }

  /**
   * Does something for every record that a filter finds.
   *
   * @param by field of the index that finds them, in whose order they come
   */
  async eachRecord<T extends { _id: Types.ObjectId }>(
    model: Pick<Model<T>, 'find'>,
    filter: object,
    by: keyof T & string,
    work: (record: T) => Promise<void>,
  ): Promise<void> {
    for await (const batch of batchesOf<T>(model, filter, by)) await this.each(batch, work);
  }

  /** Does one thing; an error is logged, and the rest goes on. */
  async attempt(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      this.hasGaps = true;
      this.isOutage ||= error instanceof DomainError && error.code === 'UPSTREAM_UNAVAILABLE';
      this.log.warn({ err: error }, 'something could not be reconciled, it is tried again');
    }
  }
}
