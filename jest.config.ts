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

const config: Config = {
  // The integration tests wait more than they reckon: on two cores jest would run one file at a time.
  maxWorkers: '100%',
  // How long a test takes says nothing: a busy machine is no failure, and a failure may take its time to be sure.
  testTimeout: 300_000,
  projects: [
    {
      displayName: 'unit',
      setupFiles: ['reflect-metadata'],
      testEnvironment: 'node',
      testMatch: ['<rootDir>/{domain,packages,tools,server/src}/**/*.test.ts'],
      // Those of the projects below.
      testPathIgnorePatterns: [
        '/node_modules/',
        '<rootDir>/tools/chaos/',
        '<rootDir>/packages/stripe-sandbox/browser/',
      ],
      transform: { '\\.tsx?$': swc },
    },
    {
      displayName: 'integration',
      testEnvironment: 'node',
      globalSetup: '<rootDir>/server/test/harness/global-setup.ts',
      globalTeardown: '<rootDir>/server/test/harness/global-teardown.ts',
      testMatch: ['<rootDir>/{server/test,tools/chaos}/**/*.test.ts'],
      transform: { '\\.tsx?$': swc },
    },
    {
      displayName: 'client',
      testEnvironment: '<rootDir>/client/jest/browser-environment.ts',
      setupFilesAfterEnv: ['<rootDir>/client/jest/browser-stubs.ts'],
      testMatch: ['<rootDir>/{client/src,packages/stripe-sandbox/browser}/**/*.test.{ts,tsx}'],
      transform: { '\\.(tsx?|m?js)$': swc },
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
