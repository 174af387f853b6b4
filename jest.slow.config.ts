import type { Config } from 'jest';
import { onRealParts } from './jest.config.ts';

/** What measures bytes or milliseconds, compiles, or runs campaigns of faults: each when nothing else runs. */
export const testsAlone = [
  'packages/demo-shop/loader/interrupted-load',
  'packages/local-stack/build/watch-sources',
  'packages/local-stack/commands/start',
  'server/src/exchange/imports/large-files',
  'server/test/database/database-outage',
  'server/test/database/interrupted-commit',
  'server/test/exports/large-files',
  'server/test/http/overload',
  'server/test/http/streams',
  'server/test/imports/large-import',
  'server/test/mail/mail-server',
  'server/test/operations/backup',
  'server/test/operations/installed-server',
  'server/test/operations/leak',
  'server/test/security/bugs',
  'server/test/security/forbidden-settings',
  'server/test/security/hostile-requests',
  'server/test/security/hostile-uploads',
  'server/test/subscriptions/subscribers',
  'tools/chaos/campaign/campaign',
  'tools/chaos/campaign/mutants',
  'tools/chaos/replica-set/campaign',
  'tools/checks/item-field',
  'tools/checks/one-row-a-kind',
].map((path) => `${path}.slow.test.ts`);

/**
 * The slow ring: campaigns of faults, whole starts, crashes, clocks, outages, backups and leaks, wherever they stand.
 * `npm run test:slow` runs `slow` beside the nightly browser tests, and `alone` in band when both are over.
 */
const config: Config = {
  maxWorkers: '100%',
  // Many of them wait for what takes its time: a start, a time-out, a shop that goes quiet.
  testTimeout: 300_000,
  // A process with a gigabyte of modules takes longer to end by itself than the second that jest gives it.
  workerGracefulExitTimeout: 30_000,
  openHandlesTimeout: 30_000,
  testSequencer: '<rootDir>/tools/tests/progress/jest-sequencer.ts',
  projects: [
    {
      ...onRealParts,
      displayName: 'slow',
      testMatch: ['<rootDir>/{domain,packages,tools,server}/**/*.slow.test.ts'],
      testPathIgnorePatterns: ['/node_modules/', ...testsAlone.map((path) => `<rootDir>/${path}$`)],
    },
    { ...onRealParts, displayName: 'alone', testMatch: testsAlone.map((path) => `<rootDir>/${path}`) },
  ],
};

export default config;
