import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startAuthEmulator } from '../../../packages/local-stack/auth-emulator/start-auth-emulator.ts';
import { findMongod } from '../../../packages/local-stack/mongod/find-mongod.ts';
import { mongodLocations } from '../../../packages/local-stack/mongod/mongod-locations.ts';
import { startMongod } from '../../../packages/local-stack/mongod/run-mongod.ts';
import { mongodSources } from '../../../packages/local-stack/mongod/sources.ts';
import { linkProcesses } from '../../../packages/local-stack/processes/link-processes.ts';
import type { OnSpawn, RunningProcess } from '../../../packages/local-stack/processes/managed-process.ts';
import { endInTurns, type Member } from '../../../packages/local-stack/processes/pid-registry.ts';
import { findFreePorts } from '../../../packages/local-stack/system/free-ports.ts';
import { isRunning } from '../../../packages/local-stack/system/process-identity.ts';
import { terminalConsole } from '../../../packages/local-stack/terminal/console.ts';
import { neverInterrupted } from '../../../packages/local-stack/terminal/interruption.ts';

/** What a whole campaign shares: the database program, the identity provider, and a folder for files. */
export interface Parts {
  /** Address of a database of this name. */
  databaseUri(name: string): string;
  readonly authPort: number;
  readonly folder: string;
  /** For every process that is started: it then ends with us, however we end. */
  readonly onSpawn: OnSpawn;
  /** `kill -9` of the database, and a start on the same files. */
  restartMongod(): Promise<void>;
  stop(): Promise<void>;
}

/** Seconds after which mongod gives up the transaction of a killed server, and frees its documents. */
const TRANSACTION_LIFETIME_S = 2;

/** @param authPort an auth emulator that runs already; without it one is started */
export async function startParts(authPort?: number): Promise<Parts> {
  const console = terminalConsole(neverInterrupted);
  const mongod = await findMongod(mongodSources(mongodLocations(process.env), console), null);
  const folder = await mkdtemp(join(tmpdir(), 'petshop-chaos-'));
  const [mongoPort = 0, ownAuthPort = 0] = await findFreePorts(2);
  const dbPath = join(folder, 'mongo');
  const accounts = join(folder, 'auth');
  await Promise.all([mkdir(dbPath), mkdir(accounts)]);

  let members: Member[] = [];
  const link = linkProcesses();
  const onSpawn: OnSpawn = (identity) => {
    members = [...members.filter((member) => isRunning(member.identity)), { identity, turn: 1 }];
    link.update(members);
  };
  const stop = async () => {
    await endInTurns(members, 5000);
    await link.unlink();
    await rm(folder, { recursive: true, force: true });
  };
  const startDatabase = () =>
    startMongod(
      {
        mongod,
        port: mongoPort,
        dbPath,
        logFile: join(folder, 'mongod.log'),
        parameters: { enableTestCommands: 1, transactionLifetimeLimitSeconds: TRANSACTION_LIFETIME_S },
      },
      onSpawn,
    );

  let database: RunningProcess;
  try {
    const logFile = join(folder, 'auth-emulator.log');
    const plan = { port: ownAuthPort, projectId: 'demo-petshop', data: accounts, logFile };
    [database] = await Promise.all([startDatabase(), authPort ? null : startAuthEmulator(plan, onSpawn)]);
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    databaseUri: (name) => `mongodb://127.0.0.1:${mongoPort}/${name}?replicaSet=petshop`,
    authPort: authPort ?? ownAuthPort,
    folder,
    onSpawn,
    async restartMongod() {
      process.kill(database.identity.pid, 'SIGKILL');
      await database.exited;
      database = await startDatabase();
    },
    stop,
  };
}
