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
