import { createServer } from 'node:net';
import { findFreePorts } from './free-ports.ts';

const ownNumber = process.env.JEST_WORKER_ID;
afterEach(() => {
  process.env.JEST_WORKER_ID = ownNumber;
});

test('no port is given twice, and each can be listened at', async () => {
  const ports = [...(await findFreePorts(20)), ...(await findFreePorts(20))];
  expect(new Set(ports).size).toBe(40);
  for (const port of ports.slice(0, 3)) {
    await new Promise<void>((resolve, reject) => {
      const server = createServer().once('error', reject);
      server.listen(port, '127.0.0.1', () => server.close(() => resolve()));
    });
  }
});

test('each worker has a range of its own', async () => {
  const ranges: [number, number][] = [];
  for (const worker of ['1', '2', '7']) {
    process.env.JEST_WORKER_ID = worker;
    const ports = await findFreePorts(30);
    ranges.push([Math.min(...ports), Math.max(...ports)]);
  }
  for (const [index, [first]] of ranges.entries()) {
    expect(first).toBeGreaterThan(ranges[index - 1]?.[1] ?? 20_000);
  }
  expect(ranges.at(-1)?.[1]).toBeLessThan(32_000);
});
