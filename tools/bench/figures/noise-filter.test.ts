import { QuietRounds } from './noise-filter.ts';

/** Rounds of a hundred ticks each, of which the host takes as many as told. */
function hostThatTakes(...ticks: number[]) {
  const soFar = { wanted: 0, stolen: 0 };
  const rounds: number[] = [];
  const quiet = new QuietRounds(() => ({ ...soFar }));
  const take = (count: number) =>
    quiet.take(count, async (round) => {
      rounds.push(round);
      soFar.wanted += 100;
      soFar.stolen += ticks[rounds.length - 1] ?? 0;
      return `measured ${rounds.length}`;
    });
  return { quiet, take, rounds };
}

it('measures as many rounds as wanted where nobody else wants the processors', async () => {
  const { quiet, take, rounds } = hostThatTakes(0, 5, 1);
  expect(await take(3)).toEqual(['measured 1', 'measured 2', 'measured 3']);
  expect(rounds).toEqual([1, 2, 3]);
  expect(quiet).toMatchObject({ stolen: 0.05, dropped: 0 });
});

it('measures a round again that lost too much time', async () => {
  const { quiet, take, rounds } = hostThatTakes(0, 60, 6, 2);
  expect(await take(2)).toEqual(['measured 1', 'measured 4']);
  expect(rounds).toEqual([1, 2, 2, 2]);
  expect(quiet).toMatchObject({ stolen: 0.02, dropped: 2 });
});

it('takes the quietest in the end where the host is never quiet, and says how quiet that was', async () => {
  const { quiet, take, rounds } = hostThatTakes(50, 20, 90, 30, 70, 20, 10);
  expect(await take(2)).toEqual(['measured 2', 'measured 6']);
  expect(rounds).toHaveLength(6);
  expect(quiet).toMatchObject({ stolen: 0.2, dropped: 4 });
});

it('remembers the least quiet of all that it was asked for', async () => {
  const { quiet, take } = hostThatTakes(4, 80, 0);
  await take(1);
  await take(1);
  expect(quiet).toMatchObject({ stolen: 0.04, dropped: 1 });
  expect(quiet.summary).toMatch(/at most 4 % .*; 1 measurements that lost more/);
  expect(new QuietRounds().summary).toBe('');
});
