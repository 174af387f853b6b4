import { NoiseFilter } from './noise-filter.ts';

/** Rounds of a hundred ticks each, of which the host takes the given number. */
function hostThatTakes(...ticks: number[]) {
  const soFar = { wanted: 0, stolen: 0 };
  const rounds: number[] = [];
  const filter = new NoiseFilter(() => ({ ...soFar }));
  const collect = (count: number) =>
    filter.collect(count, async (round) => {
      rounds.push(round);
      soFar.wanted += 100;
      soFar.stolen += ticks[rounds.length - 1] ?? 0;
      return `measured ${rounds.length}`;
    });
  return { filter, collect, rounds };
}

it('measures as many rounds as wanted where nobody else wants the processors', async () => {
  const { filter, collect, rounds } = hostThatTakes(0, 5, 1);
  expect(await collect(3)).toEqual(['measured 1', 'measured 2', 'measured 3']);
  expect(rounds).toEqual([1, 2, 3]);
  expect(filter).toMatchObject({ stolenShare: 0.05, droppedRounds: 0 });
});

it('measures a round again that lost too much time', async () => {
  const { filter, collect, rounds } = hostThatTakes(0, 60, 6, 2);
  expect(await collect(2)).toEqual(['measured 1', 'measured 4']);
  expect(rounds).toEqual([1, 2, 2, 2]);
  expect(filter).toMatchObject({ stolenShare: 0.02, droppedRounds: 2 });
});

it('takes the quietest in the end where the host is never quiet, and says how quiet that was', async () => {
  const { filter, collect, rounds } = hostThatTakes(50, 20, 90, 30, 70, 20, 10);
  expect(await collect(2)).toEqual(['measured 2', 'measured 6']);
  expect(rounds).toHaveLength(6);
  expect(filter).toMatchObject({ stolenShare: 0.2, droppedRounds: 4 });
});

it('remembers the least quiet of all that it was asked for', async () => {
  const { filter, collect } = hostThatTakes(4, 80, 0);
  await collect(1);
  await collect(1);
  expect(filter).toMatchObject({ stolenShare: 0.04, droppedRounds: 1 });
  expect(filter.summary).toMatch(/at most 4 % .*; 1 measurements that lost more/);
  expect(new NoiseFilter().summary).toBe('');
});
