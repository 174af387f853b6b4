import { sharedParts } from '../../../server/test/harness/shared-parts.ts';
import { type Parts, startParts } from '../environment/parts.ts';
import { mutants, patchedFiles, runUntilDetected } from './mutants.ts';

let parts: Parts;
beforeAll(async () => {
  parts = await startParts(sharedParts().authPort);
});
afterAll(() => parts.stop());

it('at least ten bugs are planted, and each still finds the text that it changes', async () => {
  for (const mutant of mutants) expect((await patchedFiles(mutant)).size).toBeGreaterThan(0);
  expect(mutants.length).toBeGreaterThanOrEqual(10);
});

const quick = mutants.filter(({ isQuick }) => isQuick).map((mutant) => [mutant.name, mutant] as const);

it.each(quick)('a campaign notices a planted bug: %s', async (_name, mutant) => {
  expect(await runUntilDetected(parts, mutant)).not.toBeNull();
});
