import { watch } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { projectRoot } from '../system/project-root.ts';
import { StartError } from '../system/start-error.ts';
import type { Console } from '../terminal/console.ts';
import { buildStaleTargets, devServerTarget, runTool } from './build.ts';

/** Editors save in several steps; one change of one file should be one build. */
const DEBOUNCE_MS = 60;

/** Follows what `npm run dev` does not leave to Vite: the server's code, and what is generated from it and for the client. */
export function watchSources(console: Console, restartServer: () => Promise<void>): void {
  const followServer = serialize(console, async () => {
    const built = await buildStaleTargets([devServerTarget], console);
    if (built.length === 0) return;
    await restartServer();
    console.say('The server runs the new code.');
    await followSchema(console);
  });
  const followOperations = serialize(console, () => generateTypes(console));

  onSave('domain', followServer);
  onSave('server/src', followServer);
  onSave('client/src', async (file) => {
    if (!file.startsWith('gql') && (await hasOperation(file))) followOperations();
  });
}

function onSave(folder: string, changed: (file: string) => void): void {
  watch(join(projectRoot, folder), { recursive: true }, (_event, file) => changed(String(file))).unref();
}

/** Does a job a moment after it was last asked for, and never twice at once. */
function serialize(console: Console, job: () => Promise<void>): () => void {
  let timer: NodeJS.Timeout | undefined;
  let last: Promise<void> = Promise.resolve();

  async function run(): Promise<void> {
    if (console.interrupted.aborted) return;
    try {
      await job();
    } catch (error) {
      if (console.interrupted.aborted) return;
      // A slip of the pen is corrected by the next save; the shop stays open meanwhile.
      console.complain(error instanceof StartError ? error.message : String(error));
    }
  }

  return () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      last = last.then(run);
    }, DEBOUNCE_MS);
  };
}

/** Writes schema.graphql as the new code has it; where it changed, the client's types follow. */
async function followSchema(console: Console): Promise<void> {
  const file = join(projectRoot, 'schema.graphql');
  const before = await readFile(file, 'utf8').catch(() => '');
  await runTool('schema', [join(projectRoot, 'tools/build/print-schema.ts')], console.interrupted);
  if ((await readFile(file, 'utf8')) !== before) await generateTypes(console);
}

async function generateTypes(console: Console): Promise<void> {
  const codegen = join(projectRoot, 'node_modules/.bin/graphql-codegen');
  await runTool('client’s types', [codegen, '--config', 'codegen.yml'], console.interrupted);
  console.say('The client’s types are generated anew.');
}

/** Whether a file of the client has a GraphQL operation or fragment in it. */
async function hasOperation(file: string): Promise<boolean> {
  const text = await readFile(join(projectRoot, 'client/src', file), 'utf8').catch(() => '');
  return text.includes('graphql(`');
}
