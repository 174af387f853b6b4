import { execFile } from 'node:child_process';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { projectRoot } from '../../packages/local-stack/system/project-root.ts';
import { checkSchemaChanges } from './api-changes.ts';
import { checkHomePageSize } from './client-size.ts';
import { checkCommitMessages } from './commit-messages.ts';

const run = promisify(execFile);

/** One thing that must hold of the whole project, beside its tests. */
export interface Check {
  readonly name: string;
  /** @throws with what is wrong in `stdout` and `stderr`, or in the message */
  readonly verify: () => Promise<unknown>;
}

export const checks: readonly Check[] = [
  { name: 'format and lint', verify: () => tool('biome', 'check', '.') },
  { name: 'types of server, tools and tests', verify: () => tool('tsc', '-p', 'tsconfig.json', '--noEmit') },
  { name: 'types of the client', verify: () => tool('tsc', '-p', 'client/tsconfig.json', '--noEmit') },
  {
    name: 'what browsers have',
    verify: () => tool('tsc', '-p', 'client/tsconfig.browser.json', '--noEmit'),
  },
  { name: 'structure', verify: () => npmScript('structure') },
  { name: 'a whole lock file', verify: () => run('npm', ['ci', '--dry-run'], { cwd: projectRoot }) },
  { name: 'dead code', verify: () => tool('knip') },
  { name: 'schema.graphql and the client’s types are up to date', verify: checkGeneratedFiles },
  { name: 'no breaking change of the API', verify: checkSchemaChanges },
  { name: 'a light home page', verify: checkHomePageSize },
  { name: 'commit messages', verify: checkCommitMessages },
];

function tool(name: string, ...args: string[]): Promise<unknown> {
  const path = join(projectRoot, 'node_modules/.bin', name);
  return run(process.execPath, [path, ...args], { cwd: projectRoot, maxBuffer: 50_000_000 });
}

function npmScript(name: string): Promise<unknown> {
  return run('npm', ['run', '--silent', name], { cwd: projectRoot, maxBuffer: 50_000_000 });
}

/** Generates them anew, compares, and leaves them as they were. */
async function checkGeneratedFiles(): Promise<void> {
  const before = await generatedFiles();
  let after: Map<string, string>;
  try {
    await npmScript('codegen');
    after = await generatedFiles();
  } finally {
    for (const [path, text] of before) await writeFile(path, text);
  }
  const stale = [...new Set([...before.keys(), ...after.keys()])].filter(
    (path) => before.get(path) !== after.get(path),
  );
  if (stale.length > 0) throw new Error(`Stale, run \`npm run codegen\`:\n${stale.join('\n')}`);
}

async function generatedFiles(): Promise<Map<string, string>> {
  const folder = join(projectRoot, 'client/src/gql');
  const names = await readdir(folder).catch(() => []);
  const paths = [join(projectRoot, 'schema.graphql'), ...names.map((name) => join(folder, name))];
  const texts = await Promise.all(paths.map((path) => readFile(path, 'utf8')));
  return new Map(paths.map((path, index) => [path, texts[index] ?? '']));
}
