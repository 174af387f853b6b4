import { TryLater } from './domain-error.ts';

/** How much one process takes on at a time. */
export interface Capacity {
  /** Requests. */
  readonly requests: number;
  /** Requests of one address, so that nobody alone can hold all places. */
  readonly requestsOfOne: number;
  /** Bytes of bodies, as their senders announce them. */
  readonly bodyBytes: number;
  /** From how late its timers are, in milliseconds, a process has more to do than it can. */
  readonly lateness: number;
}

/** With fewer requests than this under way, lateness is the machine's and not theirs. */
const FEW = 30;

/** How often the lateness is looked at, in milliseconds. */
const LOOK = 500;

/**
 * What a process has under way. Beyond its capacity it refuses at once, which costs it next to nothing, instead of
 * getting slower for everybody and larger until it ends.
 */
export class Load {
  private readonly ofAddress = new Map<string, number>();
  private requests = 0;
  private bytes = 0;
  private lookedAt = performance.now();
  /** How late the two latest looks came, in milliseconds. */
  private late: readonly [number, number] = [0, 0];

  constructor(private readonly capacity: Capacity) {
    setInterval(() => this.look(), LOOK).unref();
  }

  /** Requests that are under way. */
  get inFlight(): number {
    return this.requests;
  }

  /**
   * Takes on a request.
   *
   * @param bodyBytes as the request announces them
   * @returns to be called once when it is done
   * @throws TryLater UPSTREAM_UNAVAILABLE where the process has enough to do, RATE_LIMITED where the address has
   */
  enter(address: string, bodyBytes: number): () => void {
    const ofThisAddress = this.ofAddress.get(address) ?? 0;
    if (this.isFull(bodyBytes)) {
      throw new TryLater('UPSTREAM_UNAVAILABLE', 'The shop is very busy. Please try again in a moment.', 2);
    }
    if (ofThisAddress >= this.capacity.requestsOfOne) {
      throw new TryLater('RATE_LIMITED', 'Too many requests at once. Please try again in a moment.', 1);
    }
    this.ofAddress.set(address, ofThisAddress + 1);
    this.requests += 1;
    this.bytes += bodyBytes;
    return () => this.leave(address, bodyBytes);
  }

  private isFull(bodyBytes: number): boolean {
    const { requests, bodyBytes: most, lateness } = this.capacity;
    // One long task makes one look late; only who is late twice can not keep up.
    const isLate = Math.min(...this.late) > lateness && this.requests >= FEW;
    const hasRoom = bodyBytes === 0 || this.bytes === 0 || this.bytes + bodyBytes <= most;
    return isLate || this.requests >= requests || !hasRoom;
  }

  private leave(address: string, bodyBytes: number): void {
    const left = (this.ofAddress.get(address) ?? 1) - 1;
    if (left > 0) this.ofAddress.set(address, left);
    else this.ofAddress.delete(address);
    this.requests -= 1;
    this.bytes -= bodyBytes;
  }

  private look(): void {
    const now = performance.now();
    this.late = [this.late[1], now - this.lookedAt - LOOK];
    this.lookedAt = now;
  }
}
