import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { testsAlone } from '../../jest.slow.config.ts';
import { projectRoot } from '../../packages/local-stack/system/project-root.ts';
import type { Selection } from './runners.ts';
import type { Summary } from './summary.ts';

const run = promisify(execFile);
let root: string;

/** A project of its own, with both tools. */
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'petshop-tests-'));
  await symlink(join(projectRoot, 'node_modules'), join(root, 'node_modules'));
  await Promise.all(
    ['domain', 'server/test/operations', 'e2e/journeys', 'e2e/nightly'].map((folder) =>
      mkdir(join(root, folder), { recursive: true }),
    ),
  );
  const sequencer = join(projectRoot, 'tools/tests/progress/jest-sequencer.ts');
  await write('package.json', '{ "type": "commonjs" }');
  await write(
    'jest.config.js',
    `module.exports = {
      testSequencer: '${sequencer}',
      maxWorkers: 2,
      projects: [{ displayName: 'unit', testMatch: ['<rootDir>/domain/*.test.ts'], transform: {} }],
    };`,
  );
  await write(
    'jest.slow.config.ts',
    `const { testsAlone } = require('${join(projectRoot, 'jest.slow.config.ts')}');
    module.exports = {
      testSequencer: '${sequencer}',
      projects: [
        { displayName: 'slow', testMatch: ['<rootDir>/domain/*.slow.test.ts'], transform: {} },
        {
          displayName: 'alone',
          testMatch: testsAlone.map((path) => '<rootDir>/' + path),
          transform: {},
        },
      ],
    };`,
  );
  await write(
    'playwright.config.ts',
    `module.exports = {
      projects: ['journeys', 'nightly'].map((name) => (
        { name, testDir: 'e2e/' + name, testMatch: '*.e2e.ts' }
      )),
      reporter: [['json', { outputFile: 'e2e/artifacts/report.json' }]],
    };`,
  );
});

afterEach(() => rm(root, { recursive: true, force: true }));

const write = (path: string, text: string) => writeFile(join(root, path), text);

/** Fails in its first run alone. */
const hesitates = (path: string) => `
  const { existsSync, writeFileSync } = require('node:fs');
  test('hesitates once', () => {
    const isFirst = !existsSync('${path}.seen');
    writeFileSync('${path}.seen', '');
    if (isFirst) throw new Error('not yet');
  });`;
const passes = "test('passes', () => {});";
const inPlaywright = (code: string) => `const { test } = require('@playwright/test');${code}`;

/** As `npm test` runs them, but for the build. Its own process, so that nothing of its output is taken for this one's. */
async function runTests(patterns: string[] = [], others: Partial<Selection> = {}): Promise<Summary> {
  const selection = { ring: 'first', parts: [], patterns, ...others };
  const code = `
    const { runTests } = await import('${join(projectRoot, 'tools/tests/runners.ts')}');
    const { summaryOf } = await import('${join(projectRoot, 'tools/tests/summary.ts')}');
    const runs = await runTests(${JSON.stringify(selection)}, '${root}');
    console.log('\\n' + JSON.stringify(summaryOf(runs)));`;
  const { JEST_WORKER_ID: _, ...env } = process.env;
  const { stdout } = await run(process.execPath, ['--input-type=module', '--eval', code], { env });
  return JSON.parse(stdout.trim().split('\n').at(-1) ?? '');
}

test('what fails first and passes then is named and green, in jest and in the browser', async () => {
  await write('domain/steady.test.ts', passes);
  await write('domain/shaky.test.ts', hesitates('domain'));
  await write('e2e/journeys/shaky.e2e.ts', inPlaywright(hesitates('journeys')));
  const { lines, total } = await runTests();
  expect(lines.slice(-2)).toEqual([
    'shaky: domain/shaky.test.ts › hesitates once: Error: not yet',
    'shaky: e2e/journeys/shaky.e2e.ts › hesitates once: Error: not yet',
  ]);
  expect(total).toEqual({ passed: 3, failed: 0 });
});

test('what fails always is red, and so are six shaky files', async () => {
  const fails = "test('fails', () => { throw new Error('never'); });";
  const journey = 'e2e/journeys/steady.e2e.ts';
  await write(journey, inPlaywright(passes));
  await write('domain/broken.test.ts', fails);
  await expect(runTests()).resolves.toMatchObject({ total: { passed: 1, failed: 1 } });

  await rm(join(root, 'domain/broken.test.ts'));
  for (const index of [1, 2, 3, 4, 5, 6]) {
    await write(`domain/shaky-${index}.test.ts`, hesitates(`${index}`));
  }
  const { lines, total } = await runTests();
  expect(lines.filter((line) => line.startsWith('shaky: '))).toHaveLength(6);
  expect(total).toEqual({ passed: 7, failed: 1 });
});

test('a pattern selects in both tools, and one that nothing matches is red', async () => {
  await write('domain/cart.test.ts', passes);
  await write('domain/other.test.ts', passes);
  await write('e2e/journeys/cart.e2e.ts', inPlaywright(passes));
  await write('e2e/journeys/other.e2e.ts', inPlaywright(passes));
  await expect(runTests(['cart'])).resolves.toMatchObject({ total: { passed: 2, failed: 0 } });
  await expect(runTests(['domain/o'])).resolves.toMatchObject({ total: { passed: 1, failed: 0 } });
  await expect(runTests(['parrot'])).resolves.toMatchObject({ total: { passed: 0, failed: 1 } });
});

describe('the slow ring', () => {
  const alone = 'server/test/operations/leak.slow.test.ts';
  const browser = 'e2e/nightly/pages.e2e.ts';
  const says = (name: string) => `require('node:fs').writeFileSync('${name}.over', '');`;
  const takesTime = (name: string) => `
    test('takes its time', async () => {
      await new Promise((resolve) => setTimeout(resolve, 1500));
      ${says(name)}
    });`;

  beforeEach(async () => {
    await write('domain/large.slow.test.ts', takesTime('jest'));
    await write(browser, inPlaywright(takesTime('browser')));
    await write(
      alone,
      `test('is alone', () => {
        for (const name of ['jest', 'browser']) require('node:fs').accessSync(name + '.over');
      });`,
    );
  });

  test('runs what has to be alone when all else is over', async () => {
    const { lines, total } = await runTests([], { ring: 'slow' });
    expect(lines.filter((line) => line.startsWith('shaky: '))).toEqual([]);
    expect(total).toEqual({ passed: 3, failed: 0 });
  });

  test.each([
    ['a pattern', ['leak'], []],
    ['its part', [], ['alone']],
  ])('runs one that has to be alone by %s', async (_what, patterns, parts) => {
    await write(alone, passes);
    const { total } = await runTests(patterns, { ring: 'slow', parts });
    expect(total).toEqual({ passed: 1, failed: 0 });
  });
});

describe('a test that leaves something running is red', () => {
  const leaves = "test('leaves a timer', () => { setInterval(() => {}, 1000); });";
  const file = 'server/test/operations/leak.slow.test.ts';

  test('in a worker of jest', async () => {
    await write('domain/cart.test.ts', leaves);
    await write('domain/cart-lines.test.ts', passes);
    const { lines, total } = await runTests(['cart']);
    expect(total).toEqual({ passed: 2, failed: 1 });
    expect(lines[0]).toContain('something that a test began went on');
  });

  test('in jest itself, which then does not come to its end', async () => {
    await write(file, leaves);
    const { total } = await runTests([], { ring: 'slow', parts: ['alone'] });
    expect(total).toEqual({ passed: 1, failed: 1 });
  });
});

test('each test that has to be alone is there', () => {
  expect(testsAlone.filter((path) => !existsSync(join(projectRoot, path)))).toEqual([]);
});
