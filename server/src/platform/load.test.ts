import { setTimeout as pause } from 'node:timers/promises';
import { DomainError } from './domain-error.ts';
import { Load } from './load.ts';

const capacity = { requests: 40, requestsOfOne: 30, bodyBytes: 1000, lateness: 150 };

function codeOf(enter: () => unknown): string | undefined {
  try {
    enter();
    return undefined;
  } catch (error) {
    return error instanceof DomainError ? error.code : 'not ours';
  }
}

function enterMany(load: Load, count: number, address: string): (() => void)[] {
  return Array.from({ length: count }, () => load.enter(address, 0));
}

it('takes requests until it is full, and again when one is done', () => {
  const load = new Load(capacity);
  const [leave] = [...enterMany(load, 20, 'a'), ...enterMany(load, 20, 'b')];
  expect(load.inFlight).toBe(40);
  expect(codeOf(() => load.enter('c', 0))).toBe('UPSTREAM_UNAVAILABLE');
  leave?.();
  expect(codeOf(() => load.enter('c', 0))).toBeUndefined();
});

it('gives one address some of the places only, and forgets those that left', () => {
  const load = new Load(capacity);
  const leaves = enterMany(load, 30, 'a');
  expect(codeOf(() => load.enter('a', 0))).toBe('RATE_LIMITED');
  expect(codeOf(() => load.enter('b', 0))).toBeUndefined();
  for (const leave of leaves) leave();
  expect(codeOf(() => load.enter('a', 0))).toBeUndefined();
});

it('reads bodies up to a size together, and one of any size alone', () => {
  const load = new Load(capacity);
  const leave = load.enter('a', 5000);
  expect(codeOf(() => load.enter('b', 1))).toBe('UPSTREAM_UNAVAILABLE');
  expect(codeOf(() => load.enter('b', 0))).toBeUndefined();
  leave();
  load.enter('a', 600);
  expect(codeOf(() => load.enter('b', 600))).toBe('UPSTREAM_UNAVAILABLE');
  expect(codeOf(() => load.enter('b', 400))).toBeUndefined();
});

it('takes no more while the process can not keep up, and goes on by itself', async () => {
  const load = new Load(capacity);
  enterMany(load, 15, 'a');
  enterMany(load, 15, 'b');
  for (let round = 0; round < 4; round++) {
    const end = Date.now() + 700;
    while (Date.now() < end);
    await pause(1);
  }
  expect(codeOf(() => load.enter('c', 0))).toBe('UPSTREAM_UNAVAILABLE');
  await pause(1500);
  expect(codeOf(() => load.enter('c', 0))).toBeUndefined();
});
