import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Mutant, Room } from './mutant.ts';

/** What a room's product is made of; tests, and what only they use, are not. */
const folders: Readonly<Record<Room, string>> = {
  domain: 'domain',
  server: 'server/src',
  client: 'client/src',
};
export const rooms = ['domain', 'server', 'client'] as const satisfies readonly Room[];
const notProduct = /\.test(-kit)?\.tsx?$|\/(testing|gql)\//;

/** The sources of all rooms, by their path from the project's root. */
export type Sources = Readonly<Record<Room, ReadonlyMap<string, string>>>;

export async function readSources(root: string): Promise<Sources> {
  const [domain, server, client] = await Promise.all(rooms.map((room) => readRoom(root, room)));
  return { domain: domain ?? new Map(), server: server ?? new Map(), client: client ?? new Map() };
}

async function readRoom(root: string, room: Room): Promise<Map<string, string>> {
  const paths = globSync(`${folders[room]}/**/*.{ts,tsx,css}`, { cwd: root });
  const own = paths.filter((path) => !notProduct.test(path)).toSorted();
  return new Map(
    await Promise.all(own.map(async (path) => [path, await readFile(join(root, path), 'utf8')] as const)),
  );
}

/**
 * The one file that a mutant changes, with the fault in it.
 *
 * @throws Error when its code is not there exactly once
 */
export function plant(
  { name, room, find, replace }: Mutant,
  sources: Sources,
): { path: string; text: string } {
  const code = anySpacing(find);
  const places = [...sources[room]].flatMap(([path, text]) =>
    Array.from(text.matchAll(code), ({ 0: found, index }) => ({ path, text, found, index })),
  );
  const [place, ...more] = places;
  if (!place) throw new Error(`"${name}": no source of ${room} has ${find}`);
  if (more.length > 0) {
    const files = [...new Set(places.map(({ path }) => path))].join(', ');
    throw new Error(`"${name}": ${places.length} places of ${room} have ${find} (${files})`);
  }
  const { path, text, found, index } = place;
  return { path, text: text.slice(0, index) + replace + text.slice(index + found.length) };
}

/** Code that moves is often indented anew. */
function anySpacing(find: string): RegExp {
  return new RegExp(find.split(/\s+/).map(escapePattern).join('\\s+'), 'g');
}

export function escapePattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
