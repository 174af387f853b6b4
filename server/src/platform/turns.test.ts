import { setTimeout as pause } from 'node:timers/promises';
import { Turns } from './turns.ts';

it('does work on one thing one after the other, and on another beside it', async () => {
  const turns = new Turns();
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
  const turns = new Turns();
  const failed = turns.take('one', () => Promise.reject(new Error('no')));
  const next = turns.take('one', () => Promise.resolve('yes'));
  await expect(failed).rejects.toThrow('no');
  expect(await next).toBe('yes');
});
