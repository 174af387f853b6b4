import { rarestFirst } from './rarest-first.ts';

const counts: Readonly<Record<string, number>> = { jonas: 9000, jo: 8000, berg: 840 };
const countUpTo = jest.fn(async (word: string, limit: number) => Math.min(limit, counts[word] ?? 0));
afterEach(() => countUpTo.mockClear());

it('puts the word first that the fewest have, and of those that very many have the longer one', async () => {
  expect(await rarestFirst(['jo', 'jonas', 'berg'], countUpTo)).toEqual(['berg', 'jonas', 'jo']);
});

it.each([[[]], [['jonas']]])('counts nothing where there is no choice: %j', async (words) => {
  expect(await rarestFirst(words, countUpTo)).toEqual(words);
  expect(countUpTo).not.toHaveBeenCalled();
});
