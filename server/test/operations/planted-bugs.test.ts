import { mutants, patchedFiles } from '../../../tools/chaos/campaign/mutants.ts';
import { replicaMutants } from '../../../tools/chaos/replica-set/mutants.ts';

/* The slow ring plants them; that each still finds its text is asked of every change. */

it('at least ten bugs are planted for the campaign', () => {
  expect(mutants.length).toBeGreaterThanOrEqual(10);
});

it.each([...mutants, ...replicaMutants].map((bug) => [bug.name, bug] as const))(
  'changes a text that stands once in the built server: %s',
  async (_name, bug) => {
    expect((await patchedFiles(bug)).size).toBeGreaterThan(0);
  },
);
