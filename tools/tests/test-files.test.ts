import { jestFiles, playwrightFiles, slowest } from './test-files.ts';

const assertion = (status: string, failureMessages: string[] = []) => ({
  status,
  ancestorTitles: ['a cart', 'of a visitor'],
  title: `is ${status}`,
  failureMessages,
});
const ran = {
  name: '/shop/server/cart.test.ts',
  startTime: 5000,
  endTime: 47_400,
  status: 'failed',
  message: '',
};

test('a file of jest’s report has its tests, and the first line of each error', () => {
  const assertionResults = [
    assertion('passed'),
    assertion('failed', ['\u001b[31m\nError: too dear\u001b[39m\n  at cart.ts']),
    assertion('pending'),
    assertion('todo'),
  ];
  expect(jestFiles({ testResults: [{ ...ran, assertionResults }] }, '/shop')).toEqual([
    {
      path: 'server/cart.test.ts',
      passed: 1,
      skipped: 2,
      failures: [{ test: 'a cart › of a visitor › is failed', error: 'Error: too dear' }],
      isLoaded: true,
      seconds: 42,
    },
  ]);
});

test('a file that jest could not load has failed itself, and so has one that fell after its tests', () => {
  const message = '  ● Test suite failed to run\n\n    Cannot find module';
  const unloaded = { ...ran, message, assertionResults: [] };
  const fallen = { ...ran, message, assertionResults: [assertion('passed')] };
  const failures = [{ test: 'the file itself', error: '● Test suite failed to run' }];
  expect(jestFiles({ testResults: [unloaded, fallen] }, '/shop')).toMatchObject([
    { passed: 0, failures, isLoaded: false },
    { passed: 1, failures, isLoaded: true },
  ]);
});

const suite = (title: string, specs: object[], suites: object[] = []) => ({
  title,
  file: 'cart.e2e.ts',
  specs,
  suites,
});
const spec = (status: string, message?: string) => ({
  title: `is ${status}`,
  tests: [{ status, results: [{ duration: 2600, error: message ? { message } : undefined }] }],
});
const config = { rootDir: '/shop/e2e/journeys' };

test('a file of Playwright’s report has its tests, and one that passed only when repeated has failed', () => {
  const inner = suite('a cart', [spec('unexpected', 'Error: too dear\nat cart.ts'), spec('flaky', 'late')]);
  // biome-ignore lint/suspicious/noExplicitAny: a report of which only what is read here is made
  const report: any = {
    suites: [suite('cart.e2e.ts', [spec('expected'), spec('skipped')], [inner])],
    errors: [],
    config,
  };
  expect(playwrightFiles(report, '/shop')).toEqual([
    {
      path: 'e2e/journeys/cart.e2e.ts',
      passed: 1,
      skipped: 1,
      failures: [
        { test: 'a cart › is unexpected', error: 'Error: too dear' },
        { test: 'a cart › is flaky', error: 'late' },
      ],
      isLoaded: true,
      seconds: 10,
    },
  ]);
});

test('what went wrong outside of Playwright’s tests is a file that could not be loaded', () => {
  const errors = [
    { message: 'SyntaxError: {', location: { file: '/shop/e2e/journeys/cart.e2e.ts' } },
    { message: 'The shop for the browser tests did not open.' },
  ];
  expect(playwrightFiles({ suites: [], errors, config }, '/shop')).toMatchObject([
    { path: 'e2e/journeys/cart.e2e.ts', failures: [{ error: 'SyntaxError: {' }], isLoaded: false },
    { path: 'playwright.config.ts', isLoaded: false },
  ]);
});

test('the slowest files come first', () => {
  const file = (path: string, seconds: number) => ({
    path,
    seconds,
    passed: 1,
    skipped: 0,
    failures: [],
    isLoaded: true,
  });
  expect(slowest([file('a', 2), file('b', 9), file('c', 5)], 2).map(({ path }) => path)).toEqual(['b', 'c']);
});
