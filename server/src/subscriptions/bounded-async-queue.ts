/** More than this waits for nobody, because it would wait in memory. */
const MOST = 100;

/** What one subscriber has not taken yet. Whoever does not take it for long is cut off, and told so. */
export class Mailbox<T> implements AsyncIterableIterator<T> {
  private letters: T[] = [];
  private waiting: PromiseWithResolvers<IteratorResult<T>> | undefined;
  private state: 'open' | 'overflown' | 'closed' = 'open';

  /**
   * @param onClose called once, when nothing is wanted any more
   * @param overflow what the subscriber reads who was too slow
   */
  constructor(
    private readonly onClose: () => void,
    private readonly overflow: () => Error,
  ) {}

  put(letter: T): void {
    if (this.state !== 'open') return;
    if (this.waiting) {
      this.waiting.resolve({ value: letter, done: false });
      this.waiting = undefined;
    } else if (this.letters.push(letter) > MOST) {
      this.letters = [];
      this.end('overflown');
    }
  }

  next(): Promise<IteratorResult<T>> {
    const [letter] = this.letters.splice(0, 1);
    if (letter !== undefined) return Promise.resolve({ value: letter, done: false });
    if (this.state === 'overflown') {
      this.state = 'closed';
      return Promise.reject(this.overflow());
    }
    if (this.state === 'closed') return Promise.resolve({ value: undefined, done: true });
    this.waiting ??= Promise.withResolvers();
    return this.waiting.promise;
  }

  return(): Promise<IteratorResult<T>> {
    this.letters = [];
    this.end('closed');
    this.waiting?.resolve({ value: undefined, done: true });
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
