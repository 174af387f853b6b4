import { Mailbox } from './bounded-async-queue.ts';

function aMailbox() {
  let closed = 0;
  const mailbox = new Mailbox<number>(
    () => {
      closed += 1;
    },
    () => new Error('too slow'),
  );
  return { mailbox, timesClosed: () => closed };
}

describe('a mailbox', () => {
  it('hands out what came, in order, whether it came before or after it was asked for', async () => {
    const { mailbox } = aMailbox();
    mailbox.put(1);
    mailbox.put(2);
    expect([await mailbox.next(), await mailbox.next()].map(({ value }) => value)).toEqual([1, 2]);
    const next = mailbox.next();
    mailbox.put(3);
    expect(await next).toEqual({ value: 3, done: false });
  });

  it('lets go of who waits when it is given up, once, and takes nothing more', async () => {
    const { mailbox, timesClosed } = aMailbox();
    const next = mailbox.next();
    await mailbox.return();
    await mailbox.return();
    mailbox.put(1);
    expect([(await next).done, (await mailbox.next()).done, timesClosed()]).toEqual([true, true, 1]);
  });

  it('cuts off who does not read, keeps nothing for them, and says so', async () => {
    const { mailbox, timesClosed } = aMailbox();
    for (let letter = 0; letter <= 100; letter++) mailbox.put(letter);
    expect(timesClosed()).toBe(1);
    await expect(mailbox.next()).rejects.toThrow('too slow');
    expect((await mailbox.next()).done).toBe(true);
  });
});
