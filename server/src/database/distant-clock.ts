/** What a clock elsewhere showed, and between which moments it was asked, by a clock of this process; milliseconds all. */
export interface Reading {
  readonly shown: number;
  readonly askedAt: number;
  readonly answeredAt: number;
}

/** A reading that took longer is too inexact, and by more than this a clock goes back only where somebody set it back. */
const MAX_ERROR_MS = 1000;

/** A clock elsewhere, as it goes on between two readings. It never goes back by what a reading was off. */
export class DistantClock {
  private aheadMs: number | null = null;
  private latestMs = Number.NEGATIVE_INFINITY;

  /** @param monotonicMs a clock of this process that nobody can set */
  constructor(private readonly monotonicMs: () => number) {}

  /** @param readings of this moment, of which the fastest counts; the first ones do whatever time they took */
  set(readings: readonly Reading[]): void {
    const [best] = readings.toSorted((one, other) => durationOf(one) - durationOf(other));
    if (!best || (this.aheadMs !== null && durationOf(best) > MAX_ERROR_MS)) return;
    this.aheadMs = best.shown - (best.askedAt + best.answeredAt) / 2;
  }

  /** Null where nobody has read it yet. */
  now(): number | null {
    if (this.aheadMs === null) return null;
    const reckoned = this.monotonicMs() + this.aheadMs;
    const isSetBack = this.latestMs - reckoned > MAX_ERROR_MS;
    this.latestMs = isSetBack ? reckoned : Math.max(reckoned, this.latestMs);
    return this.latestMs;
  }
}

function durationOf({ askedAt, answeredAt }: Reading): number {
  return answeredAt - askedAt;
}
