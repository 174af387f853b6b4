import type { ClientSession, Types } from 'mongoose';
import type { Change, ChangeStream } from '../../database/change-stream.ts';
import { textOf } from '../../platform/text/text-of.ts';

/** Is notified of writes to items, because what is derived from items is about to change. */
export interface WriteObserver {
  /**
   * Records a write of a transaction that is not committed yet.
   *
   * @param cell where the transaction writes to the item more than once: the cell that the last write gives it
   */
  recordWrite(id: Types.ObjectId | string, session: ClientSession, cell?: number): void;
}

/** A write that is not committed yet. */
interface PendingWrite {
  readonly cell: number | undefined;
  /** Whether the change stream has reported it already: it may before the one who writes hears of it. */
  hasArrived: boolean;
}

/** For programs that read no lists. */
export const noObserver: WriteObserver = { recordWrite: () => undefined };

/** Longest wait for the change stream to report a write of this process. */
const READ_YOUR_WRITES_TIMEOUT_MS = 1000;

/**
 * The writes of this process that the change stream has not reported yet. Whoever reads what is derived from
 * the change stream waits for them first, so that an admin who added an item finds it in the very next list.
 */
export class ReadYourWrites implements WriteObserver {
  private readonly uncommitted = new Map<ClientSession, Map<string, PendingWrite>>();
  private readonly awaited = new Map<
    string,
    { readonly cell: number | undefined; readonly deadline: number }
  >();
  private readonly waiters = new Set<() => void>();

  /** @param patience how many times as long as by itself it waits */
  constructor(
    private readonly changeStream: ChangeStream,
    private readonly patience: number,
  ) {
    changeStream.on('pets', (change) => this.handleChange(change));
  }

  recordWrite(id: Types.ObjectId | string, session: ClientSession, cell?: number): void {
    const writes = this.uncommitted.get(session) ?? this.trackSession(session);
    writes.set(String(id), { cell, hasArrived: false });
  }

  /**
   * Waits until the change stream has reported every write of this process that has been answered.
   *
   * @returns false where it did not in time, or can not
   */
  async waitForOwnWrites(): Promise<boolean> {
    if (this.awaited.size === 0) return true;
    const deadline = Math.max(...Array.from(this.awaited.values(), (one) => one.deadline));
    while (this.awaited.size > 0 && this.changeStream.isLive && performance.now() < deadline) {
      await this.waitUntilSeen(deadline - performance.now());
    }
    const isComplete = this.awaited.size === 0;
    this.awaited.clear();
    return isComplete;
  }

  private trackSession(session: ClientSession): Map<string, PendingWrite> {
    const writes = new Map<string, PendingWrite>();
    this.uncommitted.set(session, writes);
    session.once('ended', () => {
      this.uncommitted.delete(session);
      if (!isCommitted(session)) return;
      const deadline = performance.now() + this.patience * READ_YOUR_WRITES_TIMEOUT_MS;
      for (const [id, { cell, hasArrived }] of writes)
        if (!hasArrived) this.awaited.set(id, { cell, deadline });
    });
    return writes;
  }

  private handleChange({ id, after }: Change): void {
    const key = textOf(id);
    const isSameWrite = (cell: number | undefined) => cell === undefined || after?.cell === cell;
    for (const writes of this.uncommitted.values()) {
      const one = writes.get(key);
      if (one && isSameWrite(one.cell)) one.hasArrived = true;
    }
    const awaited = this.awaited.get(key);
    if (awaited && isSameWrite(awaited.cell)) this.awaited.delete(key);
    if (this.awaited.size > 0) return;
    for (const resume of this.waiters) resume();
    this.waiters.clear();
  }

  /** Resolves when all writes are reported, or at the time-out. */
  private waitUntilSeen(timeoutMs: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resume, timeoutMs);
      const waiting = this.waiters;
      function resume(): void {
        clearTimeout(timer);
        waiting.delete(resume);
        resolve();
      }
      waiting.add(resume);
    });
  }
}

/** The driver has this property, its types do not. */
function isCommitted(session: ClientSession): boolean {
  return (session as unknown as { transaction: { isCommitted: boolean } }).transaction.isCommitted;
}
