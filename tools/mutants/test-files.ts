import { globSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import type { Mutant } from './mutant.ts';

/** What it takes to run a test, from cheap to dear. */
export const heights = ['unit', 'client', 'integration', 'browser'] as const;
export type Height = (typeof heights)[number];

/** The first ring is what `npm test` runs; the slow one is run each night. */
export const rings = ['first', 'slow'] as const;
export type Ring = (typeof rings)[number];

export interface TestFile {
  /** From the project's root. */
  readonly path: string;
  readonly height: Height;
  readonly ring: Ring;
}

/** The order in which tests are tried; what costs least comes first. */
const stages: readonly (readonly [Height, Ring])[] = [
  ['unit', 'first'],
  ['client', 'first'],
  ['integration', 'first'],
  ['unit', 'slow'],
  ['client', 'slow'],
  ['integration', 'slow'],
  ['browser', 'first'],
  ['browser', 'slow'],
];

export function listTestFiles(root: string): TestFile[] {
  const folders = '{domain,server,client,packages,tools,e2e}';
  const paths = globSync(`${folders}/**/*.{test.ts,test.tsx,e2e.ts}`, { cwd: root });
  return paths.toSorted().map((path) => ({ path, height: heightOf(path), ring: ringOf(path) }));
}

/** As jest.config.ts and playwright.config.ts have it. */
function heightOf(path: string): Height {
  if (path.endsWith('.e2e.ts')) return 'browser';
  if (/^(server\/test|tools\/chaos)\//.test(path)) return 'integration';
  if (/^(client\/src|packages\/stripe-sandbox\/browser)\//.test(path)) return 'client';
  return 'unit';
}

function ringOf(path: string): Ring {
  return /\.slow\.test\.tsx?$|^e2e\/nightly\//.test(path) ? 'slow' : 'first';
}

/** @throws Error for a pattern that no test file answers to */
export function filesFor(
  { name, tests }: Pick<Mutant, 'name' | 'tests'>,
  files: readonly TestFile[],
): TestFile[] {
  for (const pattern of tests) {
    if (!files.some(({ path }) => answersTo(path, pattern))) {
      throw new Error(`"${name}": no test file is called ${pattern}`);
    }
  }
  return files.filter(({ path }) => tests.some((pattern) => answersTo(path, pattern)));
}

function answersTo(path: string, pattern: string): boolean {
  const wanted = pattern.split('/');
  const folder = dirname(path).split('/');
  const named = [...folder.slice(folder.length - wanted.length + 1), basename(path)].join('/');
  return named.startsWith(`${pattern}.`);
}

/** Files that are tried together, in the order of what they cost. */
export function inStages(files: readonly TestFile[]): TestFile[][] {
  return stages
    .map(([height, ring]) => files.filter((file) => file.height === height && file.ring === ring))
    .filter((stage) => stage.length > 0);
}
