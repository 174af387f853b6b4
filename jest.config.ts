import { availableParallelism } from 'node:os';
import type { Config } from 'jest';

const swc: [string, object] = [
  '@swc/jest',
  {
    jsc: {
      target: 'es2024',
      parser: { syntax: 'typescript', tsx: true, decorators: true },
      transform: { react: { runtime: 'automatic' }, legacyDecorator: true, decoratorMetadata: true },
    },
    module: { type: 'commonjs' },
  },
];

/** Published as ES modules alone, which a CommonJS test can't load as they are: uploads, how words sound, and codes. */
const onlyModules = {
  transform: { '\\.(tsx?|mjs)$': swc, '/(double-metaphone|qr)/.*\\.js$': swc },
  transformIgnorePatterns: ['/node_modules/(?!(graphql-upload|fs-capacitor|double-metaphone|qr)/)'],
};

/** What the integration tests share, and tests of the slow ring too: a real mongod and the auth emulator. */
export const onRealParts: Config = {
  testEnvironment: 'node',
  globalSetup: '<rootDir>/server/test/harness/global-setup.ts',
  globalTeardown: '<rootDir>/server/test/harness/global-teardown.ts',
  ...onlyModules,
};

/** Tests of the slow ring have it in their names; jest.slow.config.ts runs those. */
export const slowTest = '\\.slow\\.test\\.ts$';

/** The first ring of tests, which every change runs (docs/decisions/0008). */
const config: Config = {
  // The integration tests wait half of their time: two would leave a core idle.
  maxWorkers: availableParallelism() + 1,
  // No test is about its time: what takes three minutes on whatever machine hangs.
  testTimeout: 180_000,
  // A process with a gigabyte of modules takes longer to end by itself than the second that jest gives it.
  workerGracefulExitTimeout: 30_000,
  openHandlesTimeout: 30_000,
  testSequencer: '<rootDir>/tools/tests/progress/jest-sequencer.ts',
  projects: [
    {
      displayName: 'unit',
      setupFiles: ['reflect-metadata'],
      testEnvironment: 'node',
      testMatch: ['<rootDir>/{domain,packages,tools,server/src}/**/*.test.ts'],
      // Those of the projects below.
      testPathIgnorePatterns: ['/node_modules/', slowTest, '<rootDir>/packages/stripe-sandbox/browser/'],
      ...onlyModules,
    },
    {
      ...onRealParts,
      displayName: 'integration',
      testMatch: ['<rootDir>/server/test/**/*.test.ts'],
      testPathIgnorePatterns: ['/node_modules/', slowTest],
      // The server's own code runs in some of them, on a database without HTTP.
      setupFiles: ['reflect-metadata'],
      moduleNameMapper: { '^dictionary-en$': '<rootDir>/server/test/harness/english-dictionary.cjs' },
    },
    {
      displayName: 'client',
      testEnvironment: '<rootDir>/client/jest/browser-environment.ts',
      setupFilesAfterEnv: ['<rootDir>/client/jest/browser-stubs.ts'],
      testMatch: ['<rootDir>/{client/src,packages/stripe-sandbox/browser}/**/*.test.{ts,tsx}'],
      transform: {
        '\\.(tsx?|m?js)$': swc,
        '\\.md$': ['<rootDir>/client/jest/article.ts', swc[1]],
      },
      // Published as ES modules alone, which a CommonJS test can't load as they are.
      transformIgnorePatterns: ['/node_modules/(?!(apollo-upload-client|extract-files|is-plain-obj)/)'],
      moduleNameMapper: {
        '\\.module\\.css$': '<rootDir>/client/jest/class-names.cjs',
        '\\.css$': '<rootDir>/client/jest/empty.cjs',
        '\\.webp$': '<rootDir>/client/jest/picture.cjs',
      },
    },
  ],
};

export default config;
