import type { ClientSession, Types } from 'mongoose';
import type { Change, ChangeFeed } from '../../database/change-stream.ts';
import { textOf } from '../../platform/text/text-of.ts';

/** Who must know that an item is being written, because what is derived from items is about to change. */
export interface WriteWatch {
  /**
   * Tells of a write in a transaction that is still under way.
   *
   * @param cell where the transaction writes to the item more than once: the cell that the last write gives it
   */
  note(id: Types.ObjectId | string, session: ClientSession, cell?: number): void;
}

/** A write that is under way. */
interface Noted {
  readonly cell: number | undefined;
  /** Whether the feed has told of it already: it may before the one who writes hears of it. */
  hasArrived: boolean;
}

/** For programs that show no lists. */
export const nobodyWatches: WriteWatch = { note: () => undefined };

/** Longest wait for the feed to tell of a write of this process, in milliseconds. */
const OWN_WRITE_TIMEOUT_MS = 1000;

/**
 * The writes of this process that the change feed has not told of yet. Whoever reads what is derived from
 * the feed waits for them first, so that an admin who added an item finds it in the very next list.
 */
export class OwnWrites implements WriteWatch {
  private readonly underWay = new Map<ClientSession, Map<string, Noted>>();
  private readonly awaited = new Map<
    string,
    { readonly cell: number | undefined; readonly deadline: number }
  >();
  private readonly waiting = new Set<() => void>();

  constructor(private readonly feed: ChangeFeed) {
    feed.on('pets', (change) => this.arrived(change));
  }

  note(id: Types.ObjectId | string, session: ClientSession, cell?: number): void {
    const noted = this.underWay.get(session) ?? this.follow(session);
    noted.set(String(id), { cell, hasArrived: false });
  }

  /**
   * Waits until the feed has told of every write of this process that has been answered.
   *
   * @returns false where it did not within a second, or can not
   */
  async arrive(): Promise<boolean> {
    if (this.awaited.size === 0) return true;
    const deadline = Math.max(...Array.from(this.awaited.values(), (one) => one.deadline));
    while (this.awaited.size > 0 && this.feed.isLive && performance.now() < deadline) {
      await this.allTold(deadline - performance.now());
    }
    const isComplete = this.awaited.size === 0;
    this.awaited.clear();
    return isComplete;
  }

  private follow(session: ClientSession): Map<string, Noted> {
    const noted = new Map<string, Noted>();
    this.underWay.set(session, noted);
    session.once('ended', () => {
      this.underWay.delete(session);
      if (!isCommitted(session)) return;
      const deadline = performance.now() + OWN_WRITE_TIMEOUT_MS;
      for (const [id, { cell, hasArrived }] of noted)
        if (!hasArrived) this.awaited.set(id, { cell, deadline });
    });
    return noted;
  }

  private arrived({ id, after }: Change): void {
    const key = textOf(id);
    const isIt = (cell: number | undefined) => cell === undefined || after?.cell === cell;
    for (const noted of this.underWay.values()) {
      const one = noted.get(key);
      if (one && isIt(one.cell)) one.hasArrived = true;
    }
    const awaited = this.awaited.get(key);
    if (awaited && isIt(awaited.cell)) this.awaited.delete(key);
    if (this.awaited.size > 0) return;
    for (const go of this.waiting) go();
    this.waiting.clear();
  }

  /** Until nothing is awaited any more, or the time is over. */
  private allTold(limit: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(go, limit);
      const waiting = this.waiting;
      function go(): void {
        clearTimeout(timer);
        waiting.delete(go);
        resolve();
      }
      waiting.add(go);
    });
  }
}

/** The driver knows, but its types do not say so. */
function isCommitted(session: ClientSession): boolean {
  return (session as unknown as { transaction: { isCommitted: boolean } }).transaction.isCommitted;
}
