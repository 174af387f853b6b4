import { RetryLaterError } from '../platform/domain-error.ts';
import { Shares } from '../platform/shares.ts';

/** What one process accepts at a time. */
export interface Capacity {
  /** Requests that are worked on. */
  readonly maxInFlight: number;
  /** Requests of one address that are worked on, so that nobody alone can occupy the process. */
  readonly maxInFlightPerAddress: number;
  /** Requests of one address that are open, including those waiting for a slow sender or reader. */
  readonly maxOpenPerAddress: number;
  /** Bytes of large bodies, as their senders announce them. */
  readonly maxBodyBytes: number;
  readonly maxBodyBytesPerAddress: number;
  /** Event-loop lag from which on a process counts as overloaded. */
  readonly maxLagMs: number;
}

/** Smaller bodies are not counted: a process has room for one on each connection. */
const SMALL_BODY_BYTES = 16 * 1024;

/** With fewer requests in flight, the lag comes from the machine and not from them. */
const MIN_REQUESTS_TO_SHED = 30;

const LAG_SAMPLE_INTERVAL_MS = 500;

/** A request from its headers to the last byte of its response. */
export interface OpenRequest {
  /**
   * Counts it as in flight; calling it again does nothing.
   *
   * @throws RetryLaterError UPSTREAM_UNAVAILABLE when the process is overloaded, RATE_LIMITED when the address has its share
   */
  startWork(): void;
  /** No longer in flight: only its reader is waited for. */
  endWork(): void;
  /** Ends all that is counted for it. */
  close(): void;
}

/**
 * Counts the requests of a process. Beyond its capacity it rejects at once, which costs next to nothing, instead of
 * getting slower for everybody until it runs out of memory. Slow senders and readers do not count as in flight, and
 * each address gets a share of the open requests.
 */
export class LoadShedder {
  private readonly inFlightByAddress = new Shares();
  private readonly openByAddress = new Shares();
  private readonly bodyBytesByAddress = new Shares();
  private sampledAt: number;
  /** Lag of the two latest samples. */
  private lagsMs: readonly [number, number] = [0, 0];

  /** @param monotonicMs a clock that nobody can set */
  constructor(
    private readonly capacity: Capacity,
    private readonly monotonicMs = () => performance.now(),
  ) {
    this.sampledAt = monotonicMs();
    setInterval(() => this.sampleLag(), LAG_SAMPLE_INTERVAL_MS).unref();
  }

  /** Requests that are worked on. */
  get inFlight(): number {
    return this.inFlightByAddress.total;
  }

  /** Requests that are open, including those waiting for a slow sender or reader. */
  get openRequests(): number {
    return this.openByAddress.total;
  }

  /**
   * Admits a request, whose body may still be on its way.
   *
   * @param bodyBytes as the request announces them
   * @throws RetryLaterError UPSTREAM_UNAVAILABLE where the process has no room for the body, RATE_LIMITED where the address has
   *   its share already
   */
  open(address: string, bodyBytes: number): OpenRequest {
    const counted = bodyBytes > SMALL_BODY_BYTES ? bodyBytes : 0;
    const { maxOpenPerAddress, maxBodyBytesPerAddress, maxBodyBytes: most } = this.capacity;
    const others = this.bodyBytesByAddress.of(address);
    const isOverShare = counted > 0 && others > 0 && others + counted > maxBodyBytesPerAddress;
    if (isOverShare || this.openByAddress.of(address) >= maxOpenPerAddress) throw tooManyOfAddress();
    if (counted > 0 && this.bodyBytesByAddress.total > 0 && this.bodyBytesByAddress.total + counted > most)
      throw tooBusy();

    this.openByAddress.add(address, 1);
    this.bodyBytesByAddress.add(address, counted);
    let isWorking = false;
    let isOpen = true;
    const endWork = () => {
      if (isWorking) this.inFlightByAddress.add(address, -1);
      isWorking = false;
    };
    return {
      startWork: () => {
        if (isWorking || !isOpen) return;
        this.requireCapacity(address);
        this.inFlightByAddress.add(address, 1);
        isWorking = true;
      },
      endWork,
      close: () => {
        if (!isOpen) return;
        isOpen = false;
        endWork();
        this.openByAddress.add(address, -1);
        this.bodyBytesByAddress.add(address, -counted);
      },
    };
  }

  /** @throws RetryLaterError where a request of this address could not be worked on now */
  private requireCapacity(address: string): void {
    const { maxInFlight, maxInFlightPerAddress, maxLagMs } = this.capacity;
    // One long task delays one sample; two late samples in a row mean overload.
    const isLagging = Math.min(...this.lagsMs) > maxLagMs && this.inFlight >= MIN_REQUESTS_TO_SHED;
    if (isLagging || this.inFlight >= maxInFlight) throw tooBusy();
    if (this.inFlightByAddress.of(address) >= maxInFlightPerAddress) throw tooManyOfAddress();
  }

  /** Whether a request of this address could be worked on now. */
  hasCapacity(address: string): boolean {
    try {
      this.requireCapacity(address);
      return true;
    } catch {
      return false;
    }
  }

  private sampleLag(): void {
    const now = this.monotonicMs();
    this.lagsMs = [this.lagsMs[1], now - this.sampledAt - LAG_SAMPLE_INTERVAL_MS];
    this.sampledAt = now;
  }
}

function tooBusy(): RetryLaterError {
  return new RetryLaterError(
    'UPSTREAM_UNAVAILABLE',
    'The shop is very busy. Please try again in a moment.',
    2,
  );
}

function tooManyOfAddress(): RetryLaterError {
  return new RetryLaterError('RATE_LIMITED', 'Too many requests at once. Please try again in a moment.', 1);
}
