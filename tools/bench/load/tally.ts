import { quantile } from '../figures/statistics.ts';
import { type PassResult } from './jobs.ts';

/** Counts what a pass does, from its creation on. */
export class Tally {
  readonly #startedAt = performance.now();
  readonly #cpuBefore = process.cpuUsage();
  readonly #latencies: number[] = [];
  #bytes = 0;
  #failures = 0;
  #firstFailure: string | null = null;

  /** @param ms how long the answer took */
  add(ms: number, bytes: number): void {
    this.#latencies.push(ms);
    this.#bytes += bytes;
  }

  fail(reason: string, count = 1): void {
    this.#failures += count;
    this.#firstFailure ??= reason.slice(0, 300);
  }

  result(): PassResult {
    const ms = performance.now() - this.#startedAt;
    const { user, system } = process.cpuUsage(this.#cpuBefore);
    if (this.#latencies.length === 0) this.fail('no answer within the whole pass');
    const sorted = Float64Array.from(this.#latencies).sort();
    return {
      answered: sorted.length,
      seconds: ms / 1000,
      p50: quantile(sorted, 0.5),
      p99: quantile(sorted, 0.99),
      bytes: sorted.length > 0 ? this.#bytes / sorted.length : 0,
      failures: this.#failures,
      firstFailure: this.#firstFailure,
      generatorCores: (user + system) / 1000 / ms,
    };
  }
}
