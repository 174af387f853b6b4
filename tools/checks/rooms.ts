/** Rooms of the server by name, each with the others that it imports. */
export type Rooms = ReadonlyMap<string, ReadonlySet<string>>;

/** What starts programs; nothing imports it, and it stands on no floor. */
const programs = /^(cli|\w+\.ts)$/;

/** The rooms of a drawing that dependency-cruiser made, in Mermaid's words. */
export function readRooms(drawn: string): Rooms {
  const names = new Map([...drawn.matchAll(/^(\w+)\["([^"]+)"\]$/gm)].map(([, id, name]) => [id, name]));
  const rooms = new Map<string, Set<string>>();
  for (const name of names.values()) if (name && !programs.test(name)) rooms.set(name, new Set());
  for (const [, from, to] of drawn.matchAll(/^(\w+)-->(\w+)$/gm)) {
    const [room, other] = [names.get(from), names.get(to)];
    if (room && other && rooms.has(other)) rooms.get(room)?.add(other);
  }
  return rooms;
}

/**
 * The rooms by floor, from the ground up: each stands one above the highest that it imports.
 *
 * @throws with the rooms that need one another
 */
export function floorsOf(rooms: Rooms): string[][] {
  const floors: string[][] = [];
  const placed = new Set<string>();
  while (placed.size < rooms.size) {
    const free = [...rooms].filter(([room, below]) => !placed.has(room) && isWithin(below, placed));
    if (free.length === 0) {
      const left = [...rooms.keys()].filter((room) => !placed.has(room));
      throw new Error(`Among these rooms are some that need one another: ${left.join(', ')}`);
    }
    const floor = free.map(([room]) => room);
    floors.push(floor);
    for (const room of floor) placed.add(room);
  }
  return floors;
}

function isWithin(some: ReadonlySet<string>, all: ReadonlySet<string>): boolean {
  return [...some].every((room) => all.has(room));
}
