import { HOUR_MS } from '../../../domain/durations.ts';
import { createLogger } from '../platform/logging.ts';
import { LeasedRounds } from './leased-rounds.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** How often a process looks within an hour whether there is anything to do. */
async function looksWithinAnHour(interval: number): Promise<number> {
  const hasWork = jest.fn(async () => false);
  const round = async () => undefined;
  const rounds = new LeasedRounds({ lease: 'test', interval, hasWork, round, log: createLogger('silent') });
  rounds.start();
  await jest.advanceTimersByTimeAsync(HOUR_MS);
  await rounds.stop();
  return hasWork.mock.calls.length;
}

it('a process looks at once, and then every so often', async () => {
  expect(await looksWithinAnHour(HOUR_MS / 4)).toBe(5);
});

it('a process that is told to look never looks never', async () => {
  expect(await looksWithinAnHour(0)).toBe(0);
});

it('a process that is woken looks at once, and then as before', async () => {
  const hasWork = jest.fn(async () => false);
  const round = async () => undefined;
  const options = { lease: 'test', interval: HOUR_MS, hasWork, round, log: createLogger('silent') };
  const rounds = new LeasedRounds(options);
  rounds.start();
  await jest.advanceTimersByTimeAsync(1);
  rounds.wake();
  await jest.advanceTimersByTimeAsync(1);
  expect(hasWork).toHaveBeenCalledTimes(2);
  await jest.advanceTimersByTimeAsync(HOUR_MS);
  expect(hasWork).toHaveBeenCalledTimes(3);
  await rounds.stop();
});

it('a process that is woken in the middle of a round looks again after it', async () => {
  const rounds: LeasedRounds = new LeasedRounds({
    ...{ lease: 'test', interval: HOUR_MS, round: async () => undefined, log: createLogger('silent') },
    hasWork: async () => {
      looks += 1;
      if (looks === 1) rounds.wake();
      return false;
    },
  });
  let looks = 0;
  rounds.start();
  await jest.advanceTimersByTimeAsync(1);
  expect(looks).toBe(2);
  await rounds.stop();
});

it('a process that makes no rounds is not woken', async () => {
  const hasWork = jest.fn(async () => false);
  const round = async () => undefined;
  const rounds = new LeasedRounds({
    lease: 'test',
    interval: 0,
    hasWork,
    round,
    log: createLogger('silent'),
  });
  rounds.wake();
  await jest.advanceTimersByTimeAsync(1);
  expect(hasWork).not.toHaveBeenCalled();
});
