import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { projectRoot } from '../../packages/local-stack/system/project-root.ts';
import { clairvoyance } from './clairvoyance.ts';
import type { Judge, Verdict } from './external-check.ts';
import { npmAudit } from './npm-audit.ts';
import { MissingProgram } from './programs.ts';
import { schemathesis } from './schemathesis.ts';
import { withParts } from './shop.ts';
import { stripeMock } from './stripe-mock.ts';

/*
 * Asks programs from outside about the shop: `npm run judges`, or some of them by name. `--write` keeps
 * the answers in docs/security.md. Those that are not installed are fetched into the per-user cache.
 */

const judges: Readonly<Record<string, Judge>> = {
  'stripe-mock': stripeMock,
  schemathesis,
  clairvoyance,
  'npm-audit': npmAudit,
};
const page = join(projectRoot, 'docs/security.md');

const wanted = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const unknown = wanted.filter((name) => !(name in judges));
if (unknown.length > 0) {
  console.error(`No such judge: ${unknown.join(', ')}. There are ${Object.keys(judges).join(', ')}.`);
  process.exit(1);
}
const verdicts = await withParts(() => askAll(wanted.length > 0 ? wanted : Object.keys(judges)));
if (process.argv.includes('--write')) await keep(verdicts);
process.exitCode = verdicts.some(({ isGood }) => isGood === false) ? 1 : 0;

async function askAll(names: readonly string[]): Promise<Verdict[]> {
  const all: Verdict[] = [];
  for (const name of names) {
    console.log(`Asking ${name} …`);
    const given = await ask(name);
    for (const { judge, version, isGood, findings } of given) {
      console.log(
        `${sign(isGood)} ${judge} (${version})\n${findings.map((line) => `    ${line}`).join('\n')}`,
      );
    }
    all.push(...given);
  }
  return all;
}

async function ask(name: string): Promise<Verdict[]> {
  try {
    return (await judges[name]?.()) ?? [];
  } catch (error) {
    if (!(error instanceof MissingProgram)) throw error;
    return [{ judge: name, version: '', command: '', isGood: null, findings: [error.message] }];
  }
}

function sign(isGood: boolean | null): string {
  if (isGood === null) return '– not asked:';
  return isGood ? '✓' : '✗';
}

/** Replaces the rows of the judges that were asked; those of the others stay. */
async function keep(given: readonly Verdict[]): Promise<void> {
  const day = new Date().toISOString().slice(0, 10);
  const text = await readFile(page, 'utf8');
  const [, before = '', rows = '', after = ''] =
    /([\s\S]*<!-- judges -->\n(?:\|.*\n){2})((?:\|.*\n)*)(<!-- \/judges -->[\s\S]*)/.exec(text) ?? [];
  if (!before) throw new Error(`${page} has no table for the judges`);
  const fresh = new Map(given.map((verdict) => [verdict.judge, rowOf(verdict, day)]));
  const kept = rows.split('\n').filter((row) => row && !fresh.has(row.split('|')[1]?.trim() ?? ''));
  await writeFile(page, `${before}${[...kept, ...fresh.values()].toSorted().join('\n')}\n${after}`);
}

function rowOf({ judge, version, command, isGood, findings }: Verdict, day: string): string {
  const result = isGood === null ? 'not asked' : isGood ? 'passed' : 'failed';
  const cells = [judge, version, command && `\`${command}\``, day, result, findings.join('; ')];
  return `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
}
