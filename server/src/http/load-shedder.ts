import { TryLater } from '../platform/domain-error.ts';
import { Shares } from '../platform/shares.ts';

/** How much one process takes on at a time. */
export interface Capacity {
  /** Requests that are worked on. */
  readonly requests: number;
  /** Requests of one address that are worked on, so that nobody alone can hold all places. */
  readonly requestsOfOne: number;
  /** Requests of one address that are open, those included whose sender or reader is waited for. */
  readonly openOfOne: number;
  /** Bytes of large bodies, as their senders announce them. */
  readonly bodyBytes: number;
  readonly bodyBytesOfOne: number;
  /** From how late its timers are, in milliseconds, a process has more to do than it can. */
  readonly lateness: number;
}

/** Bodies up to so many bytes are not counted: a process has room for one on each of its connections. */
const SMALL_BODY_BYTES = 16 * 1024;

/** With fewer requests than this under way, lateness is the machine's and not theirs. */
const FEW = 30;

/** How often the lateness is looked at, in milliseconds. */
const LOOK = 500;

/** A request from its head to the last byte of its answer. */
export interface OpenRequest {
  /**
   * Takes a place among the requests that are worked on; for the second time, nothing.
   *
   * @throws TryLater UPSTREAM_UNAVAILABLE where the process has enough to do, RATE_LIMITED where the address has
   */
  startWork(): void;
  /** Gives the place back: from now on only its reader is waited for. */
  endWork(): void;
  /** Ends all that is counted for it. */
  close(): void;
}

/**
 * What a process has under way. Beyond its capacity it refuses at once, which costs it next to nothing, instead of
 * getting slower for everybody and larger until it ends. Places are for work: who sends or reads slowly holds none,
 * and each address has a share of all that waits.
 */
export class Load {
  private readonly working = new Shares();
  private readonly opened = new Shares();
  private readonly bodies = new Shares();
  private lookedAt = performance.now();
  /** How late the two latest looks came, in milliseconds. */
  private late: readonly [number, number] = [0, 0];

  constructor(private readonly capacity: Capacity) {
    setInterval(() => this.look(), LOOK).unref();
  }

  /** Requests that are worked on. */
  get inFlight(): number {
    return this.working.total;
  }

  /** Requests that are open, those included whose sender or reader is waited for. */
  get openRequests(): number {
    return this.opened.total;
  }

  /**
   * Lets a request in, whose body may still be on its way.
   *
   * @param bodyBytes as the request announces them
   * @throws TryLater UPSTREAM_UNAVAILABLE where the process has no room for the body, RATE_LIMITED where the address has
   *   its share already
   */
  open(address: string, bodyBytes: number): OpenRequest {
    const counted = bodyBytes > SMALL_BODY_BYTES ? bodyBytes : 0;
    const { openOfOne, bodyBytesOfOne, bodyBytes: most } = this.capacity;
    const others = this.bodies.of(address);
    const isOverShare = counted > 0 && others > 0 && others + counted > bodyBytesOfOne;
    if (isOverShare || this.opened.of(address) >= openOfOne) throw tooManyOfOne();
    if (counted > 0 && this.bodies.total > 0 && this.bodies.total + counted > most) throw tooBusy();

    this.opened.add(address, 1);
    this.bodies.add(address, counted);
    let isWorking = false;
    let isOpen = true;
    const endWork = () => {
      if (isWorking) this.working.add(address, -1);
      isWorking = false;
    };
    return {
      startWork: () => {
        if (isWorking || !isOpen) return;
        this.requireRoom(address);
        this.working.add(address, 1);
        isWorking = true;
      },
      endWork,
      close: () => {
        if (!isOpen) return;
        isOpen = false;
        endWork();
        this.opened.add(address, -1);
        this.bodies.add(address, -counted);
      },
    };
  }

  /** @throws TryLater where a request of this address could not be worked on now */
  private requireRoom(address: string): void {
    const { requests, requestsOfOne, lateness } = this.capacity;
    // One long task makes one look late; only who is late twice can not keep up.
    const isLate = Math.min(...this.late) > lateness && this.inFlight >= FEW;
    if (isLate || this.inFlight >= requests) throw tooBusy();
    if (this.working.of(address) >= requestsOfOne) throw tooManyOfOne();
  }

  /** Whether a request of this address could be worked on now. */
  hasRoom(address: string): boolean {
    try {
      this.requireRoom(address);
      return true;
    } catch {
      return false;
    }
  }

  private look(): void {
    const now = performance.now();
    this.late = [this.late[1], now - this.lookedAt - LOOK];
    this.lookedAt = now;
  }
}

function tooBusy(): TryLater {
  return new TryLater('UPSTREAM_UNAVAILABLE', 'The shop is very busy. Please try again in a moment.', 2);
}

function tooManyOfOne(): TryLater {
  return new TryLater('RATE_LIMITED', 'Too many requests at once. Please try again in a moment.', 1);
}
