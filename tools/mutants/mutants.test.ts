import { projectRoot } from '../../packages/local-stack/system/project-root.ts';
import { allMutants } from './all-mutants.ts';
import { plant, readSources, type Sources } from './sources.ts';
import { filesFor, listTestFiles } from './test-files.ts';

const testFiles = listTestFiles(projectRoot);
let sources: Sources;

beforeAll(async () => {
  sources = await readSources(projectRoot);
});

test('there are as many as a judgement needs', () => {
  expect(allMutants.length).toBeGreaterThanOrEqual(100);
});

test('each does something else wrong', () => {
  expect(new Set(allMutants.map(({ name }) => name)).size).toBe(allMutants.length);
});

describe.each(allMutants)('$name', (mutant) => {
  test('changes code that stands once in the sources of its room', () => {
    const { path, text } = plant(mutant, sources);

    expect(text).not.toBe(sources[mutant.room].get(path));
  });

  test('names test files that are there', () => {
    expect(filesFor(mutant, testFiles)).not.toEqual([]);
  });
});
