/** How many may be written at once, and how long it takes until one more may, in milliseconds. */
const CAPACITY = 30;
const REFILL_MS = 2000;

/** Bounds how often something is written: thirty at once, and then one every two seconds. */
export class WriteBudget {
  private left = CAPACITY;
  private filledAt = 0;

  /** @param now in milliseconds */
  take(now: number): boolean {
    const gained = Math.max(0, Math.floor((now - this.filledAt) / REFILL_MS));
    this.left = Math.min(CAPACITY, this.left + gained);
    this.filledAt = this.left === CAPACITY ? now : this.filledAt + gained * REFILL_MS;
    if (this.left === 0) return false;
    this.left -= 1;
    return true;
  }
}
