import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { buildStaleTargets, serverTarget } from '../../packages/local-stack/build/build.ts';
import { projectRoot } from '../../packages/local-stack/system/project-root.ts';
import { terminalConsole } from '../../packages/local-stack/terminal/console.ts';
import { neverInterrupted } from '../../packages/local-stack/terminal/interruption.ts';
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

/** Compares them with what would be generated, and writes nothing: tests may run beside the checks. */
async function checkGeneratedFiles(): Promise<void> {
  await buildStaleTargets([serverTarget], terminalConsole(neverInterrupted));
  await run(process.execPath, [join(projectRoot, 'tools/build/print-schema.ts'), '--check']);
  await tool('graphql-codegen', '--config', 'codegen.yml', '--check');
}
