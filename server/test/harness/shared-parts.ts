import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startAuthEmulator } from '../../../packages/local-stack/auth-emulator/start-auth-emulator.ts';
import {
  buildStaleTargets,
  clientTarget,
  isStale,
  serverTarget,
} from '../../../packages/local-stack/build/build.ts';
import { findMongod } from '../../../packages/local-stack/mongod/find-mongod.ts';
import { mongodLocations } from '../../../packages/local-stack/mongod/mongod-locations.ts';
import { type MongodPlan, startMongod } from '../../../packages/local-stack/mongod/run-mongod.ts';
import { mongodSources } from '../../../packages/local-stack/mongod/sources.ts';
import { versionInWords } from '../../../packages/local-stack/mongod/support.ts';
import { linkProcesses } from '../../../packages/local-stack/processes/link-processes.ts';
import type { OnSpawn } from '../../../packages/local-stack/processes/managed-process.ts';
import { endInTurns, type Member } from '../../../packages/local-stack/processes/pid-registry.ts';
import { findFreePorts } from '../../../packages/local-stack/system/free-ports.ts';
import { type Console, terminalConsole } from '../../../packages/local-stack/terminal/console.ts';
import { neverInterrupted } from '../../../packages/local-stack/terminal/interruption.ts';

/** What every test file shares, because it is slow to start and can be shared without harm. */
export interface SharedParts {
  readonly mongoPort: number;
  readonly authPort: number;
  /** For the shops' own files; removed at the end. */
  readonly folder: string;
}

const variable = 'PETSHOP_TEST_PARTS';

/** Test files run in other processes than the global set-up; the environment is what both see. */
export function announce(parts: SharedParts): void {
  process.env[variable] = JSON.stringify(parts);
}

export function sharedParts(): SharedParts {
  const announced = process.env[variable];
  if (!announced)
    throw new Error('The shared parts are not running: run these tests through jest.config.ts.');
  return JSON.parse(announced);
}

/** Port of a mongod that runs already, where somebody starts jest many times over. */
export const mongoPortVariable = 'PETSHOP_TEST_MONGO_PORT';

/**
 * A real mongod and the auth emulator on free ports; ended by the returned function, or with us.
 *
 * @param parameters of the mongod, beside those of the shop's own
 */
export async function startSharedParts(
  parameters: MongodPlan['parameters'] = {},
): Promise<{ parts: SharedParts; stop: () => Promise<void> }> {
  const knownMongoPort = Number(process.env[mongoPortVariable]);
  const console = terminalConsole(neverInterrupted);
  const [mongod] = await Promise.all([
    knownMongoPort ? null : findMongod(mongodSources(mongodLocations(process.env), console), null),
    buildForTests(console),
  ]);
  // Beside jest's own report, which is on the error stream.
  if (mongod)
    process.stderr.write(`Tests run on ${versionInWords(mongod.version, new Date())} (${mongod.path}).\n`);
  const folder = await mkdtemp(join(tmpdir(), 'petshop-test-'));
  // Hundreds of servers start, all of the same code; compiling it anew is a quarter of their start.
  process.env.NODE_COMPILE_CACHE ??= join(folder, 'compiled');
  const [freePort = 0, authPort = 0] = await findFreePorts(2);
  const mongoPort = knownMongoPort || freePort;
  const dbPath = join(folder, 'mongo');
  const data = join(folder, 'auth');
  await Promise.all([mkdir(dbPath), mkdir(data)]);

  const members: Member[] = [];
  const link = linkProcesses();
  const onSpawn: OnSpawn = (identity) => {
    members.push({ identity, turn: 1 });
    link.update(members);
  };
  const stop = async () => {
    await endInTurns(members, 10_000);
    await link.unlink();
    await rm(folder, { recursive: true, force: true });
  };
  try {
    const logOf = (name: string) => join(folder, `${name}.log`);
    await Promise.all([
      mongod &&
        startMongod(
          {
            mongod,
            port: mongoPort,
            dbPath,
            logFile: logOf('mongod'),
            parameters,
          },
          onSpawn,
        ),
      startAuthEmulator(
        { port: authPort, projectId: 'demo-petshop', data, logFile: logOf('auth-emulator') },
        onSpawn,
      ),
    ]);
  } catch (error) {
    await stop();
    throw error;
  }
  return { parts: { mongoPort, authPort, folder }, stop };
}

/** Some tests look at pages and the client's operations, but not every change of the server should wait for them. */
async function buildForTests(console: Console): Promise<void> {
  await buildStaleTargets([serverTarget], console);
  if (!(await isStale(clientTarget))) return;
  console.complain(
    'The client in dist/ is missing or of other sources than those here: tests of pages and of the client’s operations ' +
      'fail, or look at what was there before. Run `npm run build` first for those.',
  );
}
