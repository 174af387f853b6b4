/** How far a run of tests has come, told now and then: a run of minutes that says nothing looks like one that hangs. */
export class Progress {
  #doneWeight = 0;
  #doneCount = 0;
  #failed = 0;
  #lastLineAt: number;
  readonly #name: string;
  readonly #weights: readonly number[];
  readonly #startedAt: number;
  readonly #intervalMs: number;

  /**
   * @param weights what each part of the run is expected to take, in any unit
   * @param startedAt ms, as `now` below
   * @param intervalMs the least time between two lines
   */
  constructor(name: string, weights: readonly number[], startedAt: number, intervalMs = 20_000) {
    this.#name = name;
    this.#weights = weights;
    this.#startedAt = startedAt;
    this.#intervalMs = intervalMs;
    this.#lastLineAt = startedAt;
  }

  /** @returns the line to print; null where the last one was said just before */
  partDone(weight: number, failedTests: number, now: number): string | null {
    this.#doneWeight += weight;
    this.#doneCount += 1;
    this.#failed += failedTests;
    if (now - this.#lastLineAt < this.#intervalMs) return null;
    this.#lastLineAt = now;
    return this.#line(now - this.#startedAt);
  }

  #line(elapsedMs: number): string {
    const all = this.#weights.reduce((sum, weight) => sum + weight, 0);
    const leftMs = (elapsedMs / this.#doneWeight) * (all - this.#doneWeight);
    return [
      `${this.#name}: ${this.#doneCount} of ${this.#weights.length}`,
      `${this.#failed} failed`,
      `${minutes(elapsedMs)} so far, about ${minutes(leftMs)} left`,
    ].join(' · ');
  }
}

/** Milliseconds as minutes and seconds, `3:05`. */
export function minutes(ms: number): string {
  const seconds = Math.round(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
