import { setTimeout as pause } from 'node:timers/promises';
import { KeyedQueue } from './keyed-queue.ts';

it('does work on one thing one after the other, and on another beside it', async () => {
  const turns = new KeyedQueue<void>();
  const said: string[] = [];
  const work = (name: string, ms: number) => async () => {
    said.push(`${name} begins`);
    await pause(ms);
    said.push(`${name} ends`);
  };
  await Promise.all([
    turns.run('one', work('first', 30)),
    turns.run('one', work('second', 1)),
    turns.run('other', work('beside', 1)),
  ]);
  expect(said).toEqual([
    'first begins',
    'beside begins',
    'beside ends',
    'first ends',
    'second begins',
    'second ends',
  ]);
});

it('goes on after work that failed, whose failure is its caller’s alone', async () => {
  const turns = new KeyedQueue<string>();
  const failed = turns.run('one', () => Promise.reject(new Error('no')));
  const next = turns.run('one', (before = 'nothing') => Promise.resolve(`yes, after ${before}`));
  await expect(failed).rejects.toThrow('no');
  expect(await next).toBe('yes, after nothing');
});

it('tells work what came out of that which it waited for, and none that had to wait for nothing', async () => {
  const turns = new KeyedQueue<string>();
  const after = (before = 'nothing') => Promise.resolve(`after ${before}`);
  expect(await Promise.all([turns.run('one', after), turns.run('one', after)])).toEqual([
    'after nothing',
    'after after nothing',
  ]);
  expect(await turns.run('one', after)).toBe('after nothing');
});
