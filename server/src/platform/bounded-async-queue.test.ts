import { BoundedAsyncQueue } from './bounded-async-queue.ts';

function createQueue() {
  let closed = 0;
  const queue = new BoundedAsyncQueue<number>(
    () => {
      closed += 1;
    },
    () => new Error('too slow'),
  );
  return { queue, timesClosed: () => closed };
}

describe('a bounded async queue', () => {
  it('delivers items in order, whether they were pushed before or after they are read', async () => {
    const { queue } = createQueue();
    queue.push(1);
    queue.push(2);
    expect([await queue.next(), await queue.next()].map(({ value }) => value)).toEqual([1, 2]);
    const next = queue.next();
    queue.push(3);
    expect(await next).toEqual({ value: 3, done: false });
  });

  it('resolves a waiting reader when it is returned, closes once, and takes no more items', async () => {
    const { queue, timesClosed } = createQueue();
    const next = queue.next();
    await queue.return();
    await queue.return();
    queue.push(1);
    expect([(await next).done, (await queue.next()).done, timesClosed()]).toEqual([true, true, 1]);
  });

  it('drops the items of a reader that is too slow, closes, and rejects its next read', async () => {
    const { queue, timesClosed } = createQueue();
    for (let item = 0; item <= 100; item++) queue.push(item);
    expect(timesClosed()).toBe(1);
    await expect(queue.next()).rejects.toThrow('too slow');
    expect((await queue.next()).done).toBe(true);
  });
});
