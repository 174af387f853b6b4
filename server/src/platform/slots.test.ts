import { setImmediate as moment } from 'node:timers/promises';
import { Slots } from './slots.ts';

describe('places for dear work', () => {
  it('are never taken by more than there are', async () => {
    const slots = new Slots(2);
    let now = 0;
    let most = 0;
    const work = async () => {
      now += 1;
      most = Math.max(most, now);
      await moment();
      now -= 1;
    };
    await Promise.all(Array.from({ length: 20 }, () => slots.take(work)));
    expect([most, now]).toEqual([2, 0]);
  });

  it('are given in turn', async () => {
    const slots = new Slots(1);
    const done: number[] = [];
    await Promise.all([1, 2, 3].map((turn) => slots.take(async () => done.push(turn))));
    expect(done).toEqual([1, 2, 3]);
  });

  it('are free again after work that failed', async () => {
    const slots = new Slots(1);
    await expect(slots.take(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    expect(await slots.take(() => Promise.resolve('done'))).toBe('done');
  });
});
