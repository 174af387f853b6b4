import type { Config } from 'jest';
import { onRealParts } from './jest.config.ts';

/**
 * The slow ring: campaigns of faults, whole starts, crashes, clocks, outages, backups and leaks, wherever they stand.
 * `npm run test:slow` runs them, and then the nightly browser tests.
 */
const config: Config = {
  ...onRealParts,
  displayName: 'slow',
  maxWorkers: '100%',
  // Many of them wait for what takes its time: a start, a time-out, a shop that goes quiet.
  testTimeout: 300_000,
  // A worker with a gigabyte of modules takes longer than the half second that jest gives it to end by itself.
  workerGracefulExitTimeout: 30_000,
  testSequencer: '<rootDir>/tools/tests/progress/jest-sequencer.ts',
  testMatch: ['<rootDir>/{domain,packages,tools,server}/**/*.slow.test.ts'],
};

export default config;
