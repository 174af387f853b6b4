import { ListCounts } from './list-counts.ts';

let size: number;
let asked: (number | undefined)[];
let time: number;
let counts: ListCounts;

beforeEach(() => {
  asked = [];
  time = 0;
  counts = new ListCounts(() => time);
});

async function countUpTo(limit?: number): Promise<number> {
  asked.push(limit);
  return Math.min(size, limit ?? Number.POSITIVE_INFINITY);
}

it('counts a thousand each time', async () => {
  size = 999;
  expect(await counts.count({ of: 'Ada' }, countUpTo)).toBe(999);
  size = 1000;
  expect(await counts.count({ of: 'Ada' }, countUpTo)).toBe(1000);
  expect(asked).toEqual([1001, 1001]);
});

it('counts more of them every ten seconds, of each list by itself', async () => {
  size = 5000;
  expect(await counts.count({ of: 'Ada' }, countUpTo)).toBe(5000);
  size = 5001;
  time = 9999;
  expect(await counts.count({ of: 'Ada' }, countUpTo)).toBe(5000);
  expect(await counts.count({ of: 'Ben' }, countUpTo)).toBe(5001);
  time = 10_000;
  expect(await counts.count({ of: 'Ada' }, countUpTo)).toBe(5001);
});

it('keeps no count that failed', async () => {
  size = 5000;
  const failing = (limit?: number) => (limit ? countUpTo(limit) : Promise.reject(new Error('gone')));
  await expect(counts.count({}, failing)).rejects.toThrow('gone');
  expect(await counts.count({}, countUpTo)).toBe(5000);
});

it('keeps the counts of a hundred lists', async () => {
  size = 5000;
  for (let list = 0; list <= 100; list += 1) await counts.count({ list }, countUpTo);
  asked = [];
  await counts.count({ list: 1 }, countUpTo);
  expect(asked).toEqual([]);
  await counts.count({ list: 0 }, countUpTo);
  expect(asked).toEqual([1001, undefined]);
});
