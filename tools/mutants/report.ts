import { stripVTControlCharacters } from 'node:util';
import type { Mutant } from './mutant.ts';
import { heights } from './test-files.ts';
import type { Outcome, Trial } from './trial.ts';

/** A row of docs/mutants.md. */
interface Row {
  readonly name: string;
  readonly room: string;
  /** Empty where nobody noticed it. */
  readonly ring: string;
  readonly height: string;
  /** The test that failed first, or in bold what came instead. */
  readonly test: string;
}

/**
 * docs/mutants.md after a run: mutants that it did not try keep their rows.
 *
 * @param page as it is; empty where there is none
 * @param mutants all that there are, in the order of the page
 */
export function renderPage(page: string, mutants: readonly Mutant[], trials: readonly Trial[]): string {
  const kept = new Map(readRows(page).map((row) => [row.name, row]));
  const fresh = new Map(trials.map(rowOf).map((row) => [row.name, row]));
  const names = mutants.map(({ name }) => escapeCell(name));
  const rows = names.flatMap((name) => fresh.get(name) ?? kept.get(name) ?? []);
  return [
    '# Mutants',
    '',
    'Small faults that are planted in a copy of the shop, one at a time, and the test that failed first. `npm run mutants`',
    'tries them again, `-- --write` keeps what came of it here. Tests are tried from cheap to dear, and no further than the',
    'first that notices. The first ring is `npm test`; the slow one is run each night.',
    '',
    ...countRows(rows).map((line) => `- ${line}`),
    '',
    '| what the shop does wrong | room | ring | height | noticed by |',
    '| --- | --- | --- | --- | --- |',
    ...rows.map(
      ({ name, room, ring, height, test }) => `| ${[name, room, ring, height, test].join(' | ')} |`,
    ),
    '',
  ].join('\n');
}

/** The mutants that a page has no row of. */
export function missingOn(page: string, mutants: readonly Mutant[]): Mutant[] {
  const known = new Set(readRows(page).map(({ name }) => name));
  return mutants.filter(({ name }) => !known.has(escapeCell(name)));
}

/** The totals of a run, a line each. */
export function totalsOf(trials: readonly Trial[]): string[] {
  return countRows(trials.map(rowOf));
}

/** What came of a mutant, and by what the test noticed it. */
export function outcomeText(trial: Trial): string {
  const { ring, height, test } = rowOf(trial);
  const { outcome } = trial;
  if (outcome.kind !== 'noticed') return test;
  const why = stripVTControlCharacters(outcome.failure.message).split('\n').filter(Boolean).slice(0, 3);
  return [`${ring} ring, ${height}: ${test}`, ...why].join('\n    ');
}

function countRows(rows: readonly Row[]): string[] {
  const noticed = rows.filter(({ ring }) => ring);
  const inFirst = noticed.filter(({ ring }) => ring === 'first');
  const errors = rows.filter(({ test }) => test.startsWith('**error'));
  const byHeight = heights.map((one) => `${noticed.filter(({ height }) => height === one).length} ${one}`);
  return [
    `${rows.length} planted, ${noticed.length} noticed, ${inFirst.length} of them in the first ring`,
    `by height: ${byHeight.join(', ')}`,
    `${rows.length - noticed.length - errors.length} unnoticed, ${errors.length} not tried because of an error`,
  ];
}

function rowOf({ mutant: { name, room }, outcome }: Trial): Row {
  const { ring, height } = outcome.kind === 'noticed' ? outcome.by : { ring: '', height: '' };
  return { ...{ room, ring, height }, name: escapeCell(name), test: escapeCell(testOf(outcome)) };
}

function testOf(outcome: Outcome): string {
  if (outcome.kind === 'unnoticed') return '**nobody**';
  if (outcome.kind === 'error') return `**error: ${outcome.message}**`;
  const { by, failure } = outcome;
  const isLate = /exceeded timeout/i.test(failure.message) ? ' (its time was up)' : '';
  return `${by.path} › ${failure.title}${isLate}`;
}

function readRows(page: string): Row[] {
  return page
    .split('\n')
    .filter((line) => line.startsWith('| ') && !line.startsWith('| ---'))
    .slice(1)
    .map((line) => {
      const [name = '', room = '', ring = '', height = '', test = ''] = line.slice(2, -2).split(' | ');
      return { name, room, ring, height, test };
    });
}

function escapeCell(text: string): string {
  return text.replaceAll('|', '/').replace(/\s+/g, ' ').replaceAll('<', '&lt;');
}
