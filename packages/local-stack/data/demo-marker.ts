import { readFile, writeFile } from 'node:fs/promises';
import type { DataFolder } from './data-folder.ts';

/** Counts up whenever the demo gets what copies of older versions are to be given. */
const DEMO_VERSION = 2;

/** How much of the demo a folder has been asked to load; a restored backup may hold an older one. */
export type DemoState = 'none' | 'older' | 'current';

export async function readDemoState({ demoLoaded }: DataFolder): Promise<DemoState> {
  const text = await readFile(demoLoaded, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  if (text === null) return 'none';
  return text.startsWith(`version ${DEMO_VERSION},`) ? 'current' : 'older';
}

export async function markDemoCurrent({ demoLoaded }: DataFolder): Promise<void> {
  await writeFile(demoLoaded, `version ${DEMO_VERSION}, ${new Date().toISOString()}\n`);
}
