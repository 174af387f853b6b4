import { monitorEventLoopDelay } from 'node:perf_hooks';
import { TryLater } from './domain-error.ts';

/** How much one process takes on at a time. */
export interface Capacity {
  /** Requests. */
  readonly requests: number;
  /** Requests of one address, so that nobody alone can hold all places. */
  readonly requestsOfOne: number;
  /** Bytes of bodies, as their senders announce them. */
  readonly bodyBytes: number;
}

/** From how late a timer is, in milliseconds, the process has more to do than it can. */
const LATE = 300;

/** With fewer requests than this under way, lateness is the machine's and not theirs. */
const FEW = 30;

/** How often the lateness is looked at, in milliseconds. */
const LOOK = 500;

/** Precision of the measurement, in milliseconds. */
const RESOLUTION = 20;

/**
 * What a process has under way. Beyond its capacity it refuses at once, which costs it next to nothing, instead of
 * getting slower for everybody and larger until it ends.
 */
export class Load {
  private readonly ofAddress = new Map<string, number>();
  private readonly timers = monitorEventLoopDelay({ resolution: RESOLUTION });
  private requests = 0;
  private bytes = 0;
  private late = 0;

  constructor(private readonly capacity: Capacity) {
    this.timers.enable();
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
    const isLate = this.late > LATE && this.requests >= FEW;
    const hasRoom = this.bytes === 0 || this.bytes + bodyBytes <= this.capacity.bodyBytes;
    return isLate || this.requests >= this.capacity.requests || !hasRoom;
  }

  private leave(address: string, bodyBytes: number): void {
    const left = (this.ofAddress.get(address) ?? 1) - 1;
    if (left > 0) this.ofAddress.set(address, left);
    else this.ofAddress.delete(address);
    this.requests -= 1;
    this.bytes -= bodyBytes;
  }

  /** The median tells a process that is always late from one that had a long task once. */
  private look(): void {
    this.late = this.timers.percentile(50) / 1e6 - RESOLUTION;
    this.timers.reset();
  }
}
