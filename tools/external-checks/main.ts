import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { projectRoot } from '../../packages/local-stack/system/project-root.ts';
import { clairvoyance } from './clairvoyance.ts';
import type { CheckResult, ExternalCheck } from './external-check.ts';
import { graphqlHttp } from './graphql-http.ts';
import { npmAudit } from './npm-audit.ts';
import { npmOutdated } from './npm-outdated.ts';
import { openapi } from './openapi.ts';
import { MissingProgram } from './programs.ts';
import { schemathesis } from './schemathesis.ts';
import { withParts } from './shop.ts';
import { stripeMock } from './stripe-mock.ts';

/*
 * Runs programs from outside against the shop: `npm run external-checks`, or some of them by name. `--write` keeps
 * the results in docs/security.md. Those that are not installed are fetched into the per-user cache.
 */

const checks: Readonly<Record<string, ExternalCheck>> = {
  'stripe-mock': stripeMock,
  schemathesis,
  clairvoyance,
  'graphql-http': graphqlHttp,
  openapi,
  'npm-audit': npmAudit,
  'npm-outdated': npmOutdated,
};
const page = join(projectRoot, 'docs/security.md');

const wanted = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const unknown = wanted.filter((name) => !(name in checks));
if (unknown.length > 0) {
  console.error(`No such check: ${unknown.join(', ')}. There are ${Object.keys(checks).join(', ')}.`);
  process.exit(1);
}
const results = await withParts(() => runChecks(wanted.length > 0 ? wanted : Object.keys(checks)));
if (process.argv.includes('--write')) await writeResults(results);
process.exitCode = results.some(({ isGood }) => isGood === false) ? 1 : 0;

async function runChecks(names: readonly string[]): Promise<CheckResult[]> {
  const all: CheckResult[] = [];
  for (const name of names) {
    console.log(`Running ${name} …`);
    const given = await runCheck(name);
    for (const { check, version, isGood, findings } of given) {
      console.log(
        `${resultIcon(isGood)} ${check} (${version})\n${findings.map((line) => `    ${line}`).join('\n')}`,
      );
    }
    all.push(...given);
  }
  return all;
}

async function runCheck(name: string): Promise<CheckResult[]> {
  try {
    return (await checks[name]?.()) ?? [];
  } catch (error) {
    if (!(error instanceof MissingProgram)) throw error;
    return [{ check: name, version: '', command: '', isGood: null, findings: [error.message] }];
  }
}

function resultIcon(isGood: boolean | null): string {
  if (isGood === null) return '– not asked:';
  return isGood ? '✓' : '✗';
}

/** Replaces the rows of the checks that were run; those of the others stay. */
async function writeResults(given: readonly CheckResult[]): Promise<void> {
  const day = new Date().toISOString().slice(0, 10);
  const text = await readFile(page, 'utf8');
  const [, before = '', rows = '', after = ''] =
    /([\s\S]*<!-- external checks -->\n(?:\|.*\n){2})((?:\|.*\n)*)(<!-- \/external checks -->[\s\S]*)/.exec(
      text,
    ) ?? [];
  if (!before) throw new Error(`${page} has no table for the external checks`);
  const fresh = new Map(given.map((result) => [result.check, rowOf(result, day)]));
  const kept = rows.split('\n').filter((row) => row && !fresh.has(row.split('|')[1]?.trim() ?? ''));
  await writeFile(page, `${before}${[...kept, ...fresh.values()].toSorted().join('\n')}\n${after}`);
}

function rowOf({ check, version, command, isGood, findings }: CheckResult, day: string): string {
  const result = isGood === null ? 'not asked' : isGood ? 'passed' : 'failed';
  const cells = [check, version, command && `\`${command}\``, day, result, findings.join('; ')];
  return `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
}
