import { sharedParts } from '../../../server/test/harness/shared-parts.ts';
import { type Parts, startParts } from '../environment/parts.ts';
import { mutants, runUntilDetected } from './mutants.ts';
import { Series } from './series.ts';

let parts: Parts;
beforeAll(async () => {
  parts = await startParts(sharedParts().authPort);
});
afterAll(() => parts.stop());

const quick = mutants.filter(({ isQuick }) => isQuick).map((mutant) => [mutant.name, mutant] as const);

it.each(quick)('a campaign notices a planted bug: %s', async (_name, mutant) => {
  const { rules, runs } = await runUntilDetected(parts, mutant);
  if (rules.length > 0) return;
  throw new Error(['Nobody noticed it.', ...runs.map(({ name, log }) => `${name}\n${log}`)].join('\n\n'));
});

const stages = new Map(
  mutants.flatMap((mutant) => ('stage' in mutant ? [[mutant.stage.name, mutant.stage] as const] : [])),
);

it.each([...stages])('%s leaves books that agree where no bug is planted', async (_name, stage) => {
  const series = new Series(parts);
  try {
    const { violations, log } = await series.stage(stage);
    if (violations.length > 0) throw new Error(log);
  } finally {
    await series.stop();
  }
});
