import type { Model, Types } from 'mongoose';
import { findInBatches } from '../../database/find-in-batches.ts';
import { DomainError } from '../../platform/domain-error.ts';
import type { Logger } from '../../platform/logging.ts';
import type { FindingsService, NewFinding } from '../findings/findings.service.ts';

/** Items processed at a time. */
const MAX_CONCURRENT_ITEMS = 8;

/**
 * Runs the steps of a reconciliation: what they find is recorded before it is resolved, and
 * what can't be resolved stays recorded. One bad record never stops the others.
 */
export class ReconciliationRunner {
  found = 0;
  solved = 0;
  /** Whether something failed or was skipped, for the next run. */
  hasGaps = false;
  private isOutage = false;

  constructor(
    private readonly findings: FindingsService,
    private readonly log: Logger,
    private readonly ended: AbortSignal,
  ) {}

  /**
   * Records what was found and resolves it.
   *
   * @param work returns how it was resolved, in a sentence; null if it was not
   */
  async resolve(finding: NewFinding, work: () => Promise<string | null>): Promise<void> {
    await this.findings.report(finding);
    this.found += 1;
    const outcome = await work();
    if (!outcome) return;
    await this.findings.resolve(finding.kind, finding.subject, outcome);
    this.solved += 1;
  }

  /** After an outage or without the lease, nothing more is started. */
  get isAborted(): boolean {
    if (this.ended.aborted) this.hasGaps = true;
    return this.isOutage || this.ended.aborted;
  }

  /** Processes each item, a few at a time, until the run is aborted. */
  async each<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
    for (let i = 0; i < items.length; i += MAX_CONCURRENT_ITEMS) {
      if (this.isAborted) return;
      await Promise.all(
        items.slice(i, i + MAX_CONCURRENT_ITEMS).map((item) => this.attempt(() => work(item))),
      );
    }
  }

  /** Processes a list of Stripe's, page by page, until the run is aborted. */
  async eachPage<T>(
    pages: AsyncIterable<readonly T[]>,
    work: (page: readonly T[]) => Promise<void>,
  ): Promise<void> {
    await this.attempt(async () => {
      for await (const page of pages) {
        await work(page);
        if (this.isAborted) return;
      }
    });
  }

  /**
   * Processes every record that a filter finds.
   *
   * @param by field of the index that finds them, in whose order they come
   */
  async eachRecord<T extends { _id: Types.ObjectId }>(
    model: Pick<Model<T>, 'find'>,
    filter: object,
    by: keyof T & string,
    work: (record: T) => Promise<void>,
  ): Promise<void> {
    for await (const batch of findInBatches<T>(model, filter, by)) await this.each(batch, work);
  }

  /** Runs one step; an error is logged, and the run continues. */
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
