import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { projectRoot } from '../../packages/local-stack/system/project-root.ts';
import type { Summary } from './summary.ts';

const run = promisify(execFile);
let root: string;

/** A project of its own, with both tools. */
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'petshop-tests-'));
  await symlink(join(projectRoot, 'node_modules'), join(root, 'node_modules'));
  await Promise.all(
    ['domain', 'e2e/journeys'].map((folder) => mkdir(join(root, folder), { recursive: true })),
  );
  const sequencer = join(projectRoot, 'tools/tests/progress/jest-sequencer.ts');
  await write('package.json', '{ "type": "commonjs" }');
  await write(
    'jest.config.js',
    `module.exports = {
      testSequencer: '${sequencer}',
      projects: [{ displayName: 'unit', testMatch: ['<rootDir>/domain/*.test.ts'], transform: {} }],
    };`,
  );
  await write(
    'playwright.config.ts',
    `module.exports = {
      projects: [{ name: 'journeys', testDir: 'e2e/journeys', testMatch: '*.e2e.ts' }],
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
async function runTests(patterns: string[] = []): Promise<Summary> {
  const selection = { ring: 'first', parts: [], patterns };
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
