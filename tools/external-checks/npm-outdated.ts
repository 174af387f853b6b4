import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { projectRoot } from '../../packages/local-stack/system/project-root.ts';
import type { CheckResult } from './external-check.ts';
import { runToEnd } from './programs.ts';
import { type Outdated, unexplained } from './unexplained-packages.ts';

/** Newer majors than those that are installed: docs/packages.md says of each why it is not taken. */
export async function npmOutdated(): Promise<CheckResult[]> {
  const words = ['outdated', '--json'];
  const [{ output: version }, { output }, page] = await Promise.all([
    runToEnd('npm', ['--version'], 60_000),
    runToEnd('npm', [...words, '--prefix', projectRoot], 180_000),
    readFile(join(projectRoot, 'docs/packages.md'), 'utf8'),
  ]);
  const named = {
    check: 'npm outdated',
    version: `npm ${version.trim()}`,
    command: `npm ${words.join(' ')}`,
  };
  const outdated: Outdated & { error?: { summary?: string } } = JSON.parse(
    output.slice(output.indexOf('{'), output.lastIndexOf('}') + 1) || '{}',
  );
  if (outdated.error) {
    const why = outdated.error.summary?.split('\n')[0] ?? 'no answer';
    return [{ ...named, isGood: null, findings: [`the registry does not answer: ${why}`] }];
  }
  const missing = unexplained(outdated, page);
  const count = `${Object.keys(outdated).length} packages have newer versions`;
  const lack = missing.map((name) => `${name} lacks its line in docs/packages.md`);
  return [{ ...named, isGood: missing.length === 0, findings: [count, ...lack] }];
}
