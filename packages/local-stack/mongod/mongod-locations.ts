import { homedir } from 'node:os';
import { join } from 'node:path';
import type { MongodLocations } from './sources.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** Where to look for a mongod on this machine. The settings of the shop itself are read by the server's settings. */
export function mongodLocations(env: Environment): MongodLocations {
  return {
    systemBinary: env.MONGOMS_SYSTEM_BINARY || undefined,
    version: env.MONGOMS_VERSION || undefined,
    searchPath: env.PATH ?? '',
    cache: env.PETSHOP_CACHE || join(env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'petshop'),
  };
}
