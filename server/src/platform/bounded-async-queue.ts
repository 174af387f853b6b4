/** A subscriber that lags further behind is cut off, because the items stay in memory. */
const MAX_QUEUED_ITEMS = 100;

/** Items that one subscriber has not read yet. A subscriber that is too slow gets an error. */
export class BoundedAsyncQueue<T> implements AsyncIterableIterator<T> {
  private items: T[] = [];
  private pendingRead: PromiseWithResolvers<IteratorResult<T>> | undefined;
  private state: 'open' | 'overflown' | 'closed' = 'open';

  /**
   * @param onClose called once, when the subscriber ends or is too slow
   * @param overflowError what a subscriber that is too slow gets
   */
  constructor(
    private readonly onClose: () => void,
    private readonly overflowError: () => Error,
  ) {}

  push(item: T): void {
    if (this.state !== 'open') return;
    if (this.pendingRead) {
      this.pendingRead.resolve({ value: item, done: false });
      this.pendingRead = undefined;
    } else if (this.items.push(item) > MAX_QUEUED_ITEMS) {
      this.items = [];
      this.end('overflown');
    }
  }

  next(): Promise<IteratorResult<T>> {
    const [item] = this.items.splice(0, 1);
    if (item !== undefined) return Promise.resolve({ value: item, done: false });
    if (this.state === 'overflown') {
      this.state = 'closed';
      return Promise.reject(this.overflowError());
    }
    if (this.state === 'closed') return Promise.resolve({ value: undefined, done: true });
    this.pendingRead ??= Promise.withResolvers();
    return this.pendingRead.promise;
  }

  return(): Promise<IteratorResult<T>> {
    this.items = [];
    this.end('closed');
    this.pendingRead?.resolve({ value: undefined, done: true });
    return Promise.resolve({ value: undefined, done: true });
  }

  [Symbol.asyncIterator](): this {
    return this;
  }

  private end(as: 'overflown' | 'closed'): void {
    if (this.state === 'open') this.onClose();
    this.state = as;
  }
}
