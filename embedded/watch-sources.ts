import { watch } from 'node:fs';
import { join } from 'node:path';
import { buildWhatIsStale, serverTarget } from './build.ts';
import type { Console } from './console.ts';
import { projectRoot } from './project-root.ts';
import { StartError } from './start-error.ts';

/** Editors save in several steps; one change of one file should be one build. */
const settleMs = 200;

/** Builds the server anew whenever its sources change, and calls `onBuilt` when that worked. */
export function watchServerSources(console: Console, onBuilt: () => Promise<void>): void {
  let timer: NodeJS.Timeout | undefined;
  let building: Promise<void> = Promise.resolve();

  function onChange(): void {
    clearTimeout(timer);
    timer = setTimeout(() => {
      building = building.then(() => rebuild(console, onBuilt));
    }, settleMs);
  }

  for (const folder of ['domain', 'server/src']) {
    watch(join(projectRoot, folder), { recursive: true }, onChange).unref();
  }
}

async function rebuild(console: Console, onBuilt: () => Promise<void>): Promise<void> {
  if (console.interrupted.aborted) return;
  try {
    const built = await buildWhatIsStale([serverTarget], console);
    if (built.length === 0) return;
    await onBuilt();
    console.say('The server runs the new code.');
  } catch (error) {
    if (console.interrupted.aborted) return;
    // A slip of the pen is mended by the next save; the shop stays open meanwhile.
    console.complain(error instanceof StartError ? error.message : String(error));
  }
}
