import { LeasedRounds } from '../../database/leased-rounds.ts';
import type { Logger } from '../../platform/logging.ts';
import type { ImportWorker } from './import-worker.ts';

/**
 * Imports that were started, by one process at a time.
 *
 * @param interval how long somebody waits until an import begins, in milliseconds; 0 where this process makes none
 */
export function importRounds(worker: ImportWorker, interval: number, log: Logger): LeasedRounds {
  return new LeasedRounds({
    ...{ lease: 'imports of items', interval, log },
    hasWork: () => worker.hasWork(),
    round: (stopped) => worker.run(stopped),
  });
}
