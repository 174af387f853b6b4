const LOCK_NAME = 'pet-store-checkout';

/**
 * Runs a checkout in one tab of this browser at a time. Two tabs that start at once would not know of each other's
 * payment, and the shopper would pay twice.
 *
 * The tab before may take long: it may show a question of the shopper's bank. So this tab can take over. That is as safe
 * as a second device: the shop knows of the payment by then, and calls it off before it opens another. The tab before
 * gets to know how its payment ended in its own time.
 *
 * @param onWait called where another tab is at it, with what takes over
 */
export async function withTabLock<T>(
  job: () => Promise<T>,
  onWait: (takeOver: () => void) => void,
): Promise<T> {
  if (!('locks' in navigator)) return job();
  let running: Promise<T> | undefined;

  /** Waits for the lock; a job whose lock is taken away goes on to its end. */
  async function hold(options: LockOptions): Promise<void> {
    try {
      await navigator.locks.request(LOCK_NAME, options, (lock) => {
        if (!lock) return undefined;
        running ??= job();
        return running;
      });
    } catch (error) {
      if (!running && !options.signal?.aborted) throw error;
    }
  }

  await hold({ ifAvailable: true });
  if (!running) {
    const patience = new AbortController();
    const takenOver = new Promise<void>((resolve) => {
      onWait(() => {
        patience.abort();
        resolve(hold({ steal: true }));
      });
    });
    await hold({ signal: patience.signal });
    if (!running) await takenOver;
  }
  return running as unknown as Promise<T>;
}
