import type { Lane } from './lane.ts';
import type { Mutant } from './mutant.ts';
import type { Sources } from './sources.ts';
import { filesFor, inStages, type TestFile } from './test-files.ts';
import type { Failure } from './test-run.ts';

/** What came of one mutant. */
export type Outcome =
  | { readonly kind: 'noticed'; readonly by: TestFile; readonly failure: Failure }
  | { readonly kind: 'unnoticed' }
  /** The list is wrong, or a test fails without any fault; nothing was proven. */
  | { readonly kind: 'error'; readonly message: string };

export interface Trial {
  readonly mutant: Mutant;
  readonly outcome: Outcome;
}

/** Tries the tests of one mutant from cheap to dear, until one notices it. */
export async function tryMutant(
  lane: Lane,
  mutant: Mutant,
  sources: Sources,
  testFiles: readonly TestFile[],
): Promise<Outcome> {
  try {
    const stages = inStages(filesFor(mutant, testFiles));
    return await lane.withMutant(mutant, sources, () => firstNotice(lane, stages));
  } catch (error) {
    return { kind: 'error', message: (error as Error).message };
  }
}

async function firstNotice(lane: Lane, stages: readonly (readonly TestFile[])[]): Promise<Outcome> {
  for (const files of stages) {
    if (files.some(({ height }) => height === 'integration')) await lane.buildServer();
    const { failure } = await lane.test(files);
    const by = files.find(({ path }) => path === failure?.path);
    if (failure && by) return { kind: 'noticed', by, failure };
    if (failure) return { kind: 'error', message: `${failure.path} was not asked: ${failure.message}` };
  }
  return { kind: 'unnoticed' };
}

/**
 * Runs the tests that noticed something once more, without any fault: one that fails then has noticed nothing.
 * They are run by their titles first; where one needs those before it, the whole file.
 */
export async function confirm(lane: Lane, trials: readonly Trial[], file: TestFile): Promise<Trial[]> {
  await lane.buildServer();
  const own = trials.filter(({ outcome }) => outcome.kind === 'noticed' && outcome.by.path === file.path);
  const titles = own.map(({ outcome }) => (outcome.kind === 'noticed' ? outcome.failure.title : ''));
  const isWell = (await passes(lane, file, titles)) || (await passes(lane, file, []));
  if (isWell) return own;
  const outcome: Outcome = { kind: 'error', message: `${file.path} fails without any fault` };
  return own.map(({ mutant }) => ({ mutant, outcome }));
}

async function passes(lane: Lane, file: TestFile, titles: readonly string[]): Promise<boolean> {
  return lane.test([file], titles).then(
    ({ failure }) => !failure,
    () => false,
  );
}
