import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildStaleTargets, clientTarget, serverTarget } from '../../packages/local-stack/build/build.ts';
import { projectRoot } from '../../packages/local-stack/system/project-root.ts';
import {
  oneOf,
  readCommandLine,
  UsageError,
  wholeNumber,
} from '../../packages/local-stack/terminal/command-line.ts';
import { terminalConsole } from '../../packages/local-stack/terminal/console.ts';
import { neverInterrupted } from '../../packages/local-stack/terminal/interruption.ts';
import { mongoPortVariable, startSharedParts } from '../../server/test/harness/shared-parts.ts';
import { allMutants } from './all-mutants.ts';
import { Lane } from './lane.ts';
import type { Mutant } from './mutant.ts';
import { missingOn, outcomeText, renderPage, totalsOf } from './report.ts';
import { plant, readSources } from './sources.ts';
import { filesFor, listTestFiles } from './test-files.ts';
import { confirm, type Trial, tryMutant } from './trial.ts';

/*
 * Plants a fault in a copy of the shop, one after another, and looks which test notices it. Fails where one goes
 * unnoticed, or its code is gone. `--missing` tries those that docs/mutants.md has no row of.
 */

const page = join(projectRoot, 'docs/mutants.md');
const plan = readCommandLine(
  'npm run mutants -- [--only "part of a name"] [--room domain|server|client] [--missing] [--lanes N] [--patience SECONDS] [--write] [--skip-baseline]',
  {
    options: {
      only: { type: 'string', default: '' },
      room: { type: 'string' },
      missing: { type: 'boolean', default: false },
      lanes: { type: 'string', default: '2' },
      patience: { type: 'string', default: '60' },
      write: { type: 'boolean', default: false },
      'skip-baseline': { type: 'boolean', default: false },
    },
  },
  ({ values }) => {
    const room = values.room && oneOf('--room', ['domain', 'server', 'client'], values.room);
    const wanted = values.missing ? missingOn(readPage(), allMutants) : allMutants;
    const mutants = wanted.filter(
      (mutant) => mutant.name.includes(values.only) && (!room || mutant.room === room),
    );
    if (mutants.length === 0) throw new UsageError('No mutant is called so.');
    return {
      mutants,
      lanes: wholeNumber('--lanes', values.lanes),
      patienceMs: 1000 * wholeNumber('--patience', values.patience),
      isWritten: values.write,
      isConfirmed: !values['skip-baseline'],
    };
  },
);

const startedAt = performance.now();
const folder = await mkdtemp(join(tmpdir(), 'petshop-mutants-'));
// The server's tests look at pages too, which the built client draws.
await buildStaleTargets([serverTarget, clientTarget], terminalConsole(neverInterrupted));
const { parts, stop } = await startSharedParts();
// One database program for all of the runs; accounts have fixed names, so each run has its own provider of sign-ins.
process.env[mongoPortVariable] = String(parts.mongoPort);
try {
  const names = Array.from({ length: plan.lanes }, (_, index) => join(folder, `lane-${index + 1}`));
  const lanes = await Promise.all(names.map((name) => Lane.open(name, plan.patienceMs)));
  const tried = await tryAll(lanes, plan.mutants);
  const trials = plan.isConfirmed ? await confirmAll(lanes, tried) : tried;
  keep(trials);
  const minutes = Math.round((performance.now() - startedAt) / 60_000);
  console.log(`\n${[...totalsOf(trials), `${minutes} minutes`].join('\n')}`);
  process.exitCode = trials.every(({ outcome }) => outcome.kind === 'noticed') ? 0 : 1;
} finally {
  await stop();
  await rm(folder, { recursive: true, force: true });
}

async function tryAll(lanes: readonly Lane[], mutants: readonly Mutant[]): Promise<Trial[]> {
  const sources = await readSources(projectRoot);
  const testFiles = listTestFiles(projectRoot);
  for (const mutant of mutants) {
    plant(mutant, sources);
    filesFor(mutant, testFiles);
  }
  await lanes[0]?.compileAll(mutants, sources);
  let done = 0;
  return shareOut(lanes, mutants, async (lane, mutant) => {
    const trial = { mutant, outcome: await tryMutant(lane, mutant, sources, testFiles) };
    done += 1;
    console.log(`${done}/${mutants.length} ${mutant.name}\n    ${outcomeText(trial)}`);
    keep([trial]);
    return trial;
  });
}

async function confirmAll(lanes: readonly Lane[], trials: readonly Trial[]): Promise<Trial[]> {
  const files = new Map(
    trials.flatMap(({ outcome }) =>
      outcome.kind === 'noticed' ? [[outcome.by.path, outcome.by] as const] : [],
    ),
  );
  console.log(
    `\nRunning the tests that noticed something once more, without any fault (${files.size} files) …`,
  );
  const confirmed = (
    await shareOut(lanes, [...files.values()], (lane, file) => confirm(lane, trials, file))
  ).flat();
  for (const trial of confirmed) if (trial.outcome.kind === 'error') console.log(`    ${outcomeText(trial)}`);
  return trials.map((trial) => confirmed.find(({ mutant }) => mutant === trial.mutant) ?? trial);
}

/** Writes what is known already, so that a run that is ended early was not in vain. */
function keep(trials: readonly Trial[]): void {
  if (!plan.isWritten) return;
  writeFileSync(page, renderPage(readPage(), allMutants, trials));
}

function readPage(): string {
  return existsSync(page) ? readFileSync(page, 'utf8') : '';
}

/** Each lane takes the next piece of work as soon as it is free; the results are in the order of the work. */
async function shareOut<Work, Result>(
  lanes: readonly Lane[],
  work: readonly Work[],
  run: (lane: Lane, one: Work) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const queue = work.entries();
  await Promise.all(
    lanes.map(async (lane) => {
      for (const [index, one] of queue) results[index] = await run(lane, one);
    }),
  );
  return results;
}
