import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../../packages/local-stack/system/project-root.ts';

/** Nobody reads more than this: what is added takes the place of something. */
const MAX_WORDS = 42_000;

/** Pages that a program writes: tables, in which things are looked up. */
const generated = ['docs/mutants.md', 'docs/performance/results.md'];

/** As `wc -w` counts them. */
function wordsOf(path: string): number {
  return readFileSync(join(projectRoot, path), 'utf8').match(/\S+/g)?.length ?? 0;
}

const guides = globSync('docs/**/*.md', { cwd: projectRoot }).filter((path) => !generated.includes(path));
const words = guides.map(wordsOf).reduce((sum, count) => sum + count, 0);

test(`the guides have ${words} words, of ${MAX_WORDS} at most`, () => {
  expect(guides.length).toBeGreaterThan(40);
  expect(words).toBeLessThanOrEqual(MAX_WORDS);
});
