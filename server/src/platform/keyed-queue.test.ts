import { setTimeout as pause } from 'node:timers/promises';
import { Turns } from './keyed-queue.ts';

it('does work on one thing one after the other, and on another beside it', async () => {
  const turns = new Turns<void>();
  const said: string[] = [];
  const work = (name: string, ms: number) => async () => {
    said.push(`${name} begins`);
    await pause(ms);
    said.push(`${name} ends`);
  };
  await Promise.all([
    turns.take('one', work('first', 30)),
    turns.take('one', work('second', 1)),
    turns.take('other', work('beside', 1)),
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
  const turns = new Turns<string>();
  const failed = turns.take('one', () => Promise.reject(new Error('no')));
  const next = turns.take('one', (before = 'nothing') => Promise.resolve(`yes, after ${before}`));
  await expect(failed).rejects.toThrow('no');
  expect(await next).toBe('yes, after nothing');
});

it('tells work what came out of that which it waited for, and none that had to wait for nothing', async () => {
  const turns = new Turns<string>();
  const after = (before = 'nothing') => Promise.resolve(`after ${before}`);
  expect(await Promise.all([turns.take('one', after), turns.take('one', after)])).toEqual([
    'after nothing',
    'after after nothing',
  ]);
  expect(await turns.take('one', after)).toBe('after nothing');
});
