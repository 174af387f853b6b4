import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { projectRoot } from '../system/project-root.ts';
import { terminalConsole } from '../terminal/console.ts';
import { neverInterrupted } from '../terminal/interruption.ts';
import { buildStaleTargets, isStale, type Target } from './build.ts';

test('a build is stale until it is made, and again when one of its files is missing', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'petshop-build-'));
  const output = join(folder, 'made');
  const name = `test ${process.pid}`;
  const stampFile = `.test-${process.pid}-stamp`;
  const target: Target = {
    name,
    stampFile,
    sources: ['packages/local-stack/build/build.ts'],
    outputs: [output],
    steps: [],
  };
  await writeFile(output, '');
  expect(await isStale(target)).toBe(true);
  expect(await buildStaleTargets([target], terminalConsole(neverInterrupted))).toEqual([name]);
  expect(await isStale(target)).toBe(false);
  await rm(folder, { recursive: true });
  expect(await isStale(target)).toBe(true);
  await rm(join(projectRoot, 'dist', stampFile));
});
