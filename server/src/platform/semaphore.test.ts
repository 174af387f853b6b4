import { setImmediate as moment } from 'node:timers/promises';
import { Semaphore } from './semaphore.ts';

describe('places for costly work', () => {
  afterEach(() => jest.useRealTimers());

  it('are never taken by more than there are', async () => {
    const slots = new Semaphore(2);
    const { work, seen } = countedWork();
    await Promise.all(Array.from({ length: 20 }, () => slots.run(work)));
    expect(seen).toEqual({ now: 0, most: 2 });
  });

  it('are given in turn', async () => {
    const slots = new Semaphore(1);
    const done: number[] = [];
    await Promise.all([1, 2, 3].map((turn) => slots.run(async () => done.push(turn))));
    expect(done).toEqual([1, 2, 3]);
  });

  it('are free again after work that failed', async () => {
    const slots = new Semaphore(1);
    await expect(slots.run(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    expect(await slots.run(() => Promise.resolve('done'))).toBe('done');
  });

  it('are waited for no longer than one has patience', async () => {
    jest.useFakeTimers();
    const slots = new Semaphore(1, 20);
    const stuck = Promise.withResolvers<string>();
    const first = slots.run(() => stuck.promise);
    const second = slots.run(() => Promise.resolve('without a place'));
    await jest.advanceTimersByTimeAsync(20);
    expect(await second).toBe('without a place');

    // Who has gone ahead is not given the place, nor has one to give.
    stuck.resolve('done');
    expect(await first).toBe('done');
    const { work, seen } = countedWork();
    await Promise.all([1, 2, 3].map(() => slots.run(work)));
    expect(seen).toEqual({ now: 0, most: 1 });
  });
});

/** Work that takes a moment, and how much of it was done at a time. */
function countedWork() {
  const seen = { now: 0, most: 0 };
  const work = async () => {
    seen.now += 1;
    seen.most = Math.max(seen.most, seen.now);
    await moment();
    seen.now -= 1;
  };
  return { work, seen };
}

it('begins a few at a time, the next one as soon as one is done', async () => {
  const semaphore = new Semaphore(2);
  const begun: string[] = [];
  const endings = new Map<string, () => void>();
  const all = Promise.all(
    ['a', 'b', 'c', 'd'].map((item) =>
      semaphore.run(async () => {
        begun.push(item);
        await new Promise<void>((resolve) => endings.set(item, resolve));
      }),
    ),
  );
  const beginnings = [begun.join('')];
  for (const item of ['b', 'c', 'a', 'd']) {
    endings.get(item)?.();
    await moment();
    beginnings.push(begun.join(''));
  }
  await all;
  expect(beginnings).toEqual(['ab', 'abc', 'abcd', 'abcd', 'abcd']);
});
