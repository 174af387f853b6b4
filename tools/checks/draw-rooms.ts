import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../../packages/local-stack/system/project-root.ts';
import { floorsOf, readRooms } from './rooms.ts';

/**
 * Draws the rooms of the server into docs/rooms.mmd, as dependency-cruiser finds them. With `--check` it only says whether
 * no two of them need one another, and whether the drawing is what it would be.
 */
const path = join(projectRoot, 'docs/rooms.mmd');

/** Most floors that the rooms stand on. */
const MAX_FLOORS = 10;

const drawn = execFileSync(
  process.execPath,
  [
    join(projectRoot, 'node_modules/.bin/depcruise'),
    ...['--config', '.dependency-cruiser.folders.cjs', '--include-only', '^server/src/'],
    ...['--collapse', '^server/src/[^/]+', '--output-type', 'mermaid', 'server/src'],
  ],
  { cwd: projectRoot, encoding: 'utf8' },
);

if (!process.argv.includes('--check')) writeFileSync(path, drawn);
const floors = floorsOf(readRooms(drawn));
const isDrawn = readFileSync(path, 'utf8') === drawn;
if (!isDrawn) console.error('docs/rooms.mmd is stale: run `node tools/checks/draw-rooms.ts`.');
if (floors.length > MAX_FLOORS) {
  console.error(`The rooms of the server stand on ${floors.length} floors, of ${MAX_FLOORS} at most:`);
  for (const [place, floor] of floors.entries()) console.error(`${place + 1}. ${floor.join(', ')}`);
}
process.exitCode = isDrawn && floors.length <= MAX_FLOORS ? 0 : 1;
