import { locks } from 'node:worker_threads';
import { withTabLock } from './tab-lock.ts';

/** A job that ends when it is told to. */
function aJob(name: string) {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const start = jest.fn(() => promise);
  return { start, end: () => resolve(name), fail: () => reject(new Error(name)) };
}

const neverWaits = () => expect(false).toBe(true);

it('works without a lock where the browser has none', async () => {
  expect('locks' in navigator).toBe(false);
  expect(await withTabLock(async () => 'paid', neverWaits)).toBe('paid');
});

describe('a checkout in several tabs', () => {
  // Node's are those of browsers, and jsdom has none.
  beforeEach(() => Object.defineProperty(navigator, 'locks', { value: locks, configurable: true }));
  afterEach(() => Reflect.deleteProperty(navigator, 'locks'));

  /** Two tabs: the first pays, the second waits for it. */
  async function openTwoTabs() {
    const [first, second] = [aJob('first'), aJob('second')];
    const firstEnds = withTabLock(first.start, neverWaits);
    const waiting = Promise.withResolvers<() => void>();
    const secondEnds = withTabLock(second.start, waiting.resolve);
    const takeOver = await waiting.promise;
    expect(first.start).toHaveBeenCalledTimes(1);
    expect(second.start).not.toHaveBeenCalled();
    return { first, second, firstEnds, secondEnds, takeOver };
  }

  it('runs in one tab at a time', async () => {
    const { first, second, firstEnds, secondEnds } = await openTwoTabs();
    first.end();
    expect(await firstEnds).toBe('first');
    second.end();
    expect(await secondEnds).toBe('second');
    expect(second.start).toHaveBeenCalledTimes(1);
  });

  it('goes on in the tab that takes over, and the first one learns of its own end', async () => {
    const { first, second, firstEnds, secondEnds, takeOver } = await openTwoTabs();
    takeOver();
    second.end();
    expect(await secondEnds).toBe('second');
    first.end();
    expect(await firstEnds).toBe('first');
  });

  it('is left to the next tab where the first one fails', async () => {
    const { first, second, firstEnds, secondEnds } = await openTwoTabs();
    first.fail();
    await expect(firstEnds).rejects.toThrow('first');
    second.end();
    expect(await secondEnds).toBe('second');
  });

  it('runs once where a tab takes over at the moment when its turn comes', async () => {
    const { first, second, firstEnds, secondEnds, takeOver } = await openTwoTabs();
    first.end();
    await firstEnds;
    takeOver();
    second.end();
    expect(await secondEnds).toBe('second');
    expect(second.start).toHaveBeenCalledTimes(1);
  });
});
