import { readFile, writeFile } from 'node:fs/promises';
import { totalmem } from 'node:os';
import { type Exit, type OnSpawn, type RunningProcess, startProcess } from '../processes/managed-process.ts';
import type { Mongod } from './find-mongod.ts';
import { becomePrimary, waitForAnswer } from './replica-set.ts';
import { seriesOf } from './support.ts';

export interface MongodPlan {
  readonly mongod: Mongod;
  readonly port: number;
  readonly dbPath: string;
  readonly logFile: string;
  /** Server parameters beyond, or instead of, those that the shop's own mongod has. */
  readonly parameters?: Readonly<Record<string, string | number | boolean>>;
}

/** Starts mongod as a replica set of one and waits until it takes writes. */
export async function startMongod(plan: MongodPlan, onSpawn?: OnSpawn): Promise<RunningProcess> {
  const running = await startUntil(becomePrimary, plan, onSpawn);
  // Only now: a mongod that rejected these files must not pass for the one that wrote them.
  await writeFile(versionFilePath(plan.dbPath), `${plan.mongod.version}\n`);
  return running;
}

/** Starts mongod as a member of a replica set that others configure, and waits until it answers. */
export function startMongodMember(plan: MongodPlan, onSpawn?: OnSpawn): Promise<RunningProcess> {
  return startUntil(waitForAnswer, plan, onSpawn);
}

function startUntil(
  isReady: (port: number, ended: AbortSignal) => Promise<void>,
  plan: MongodPlan,
  onSpawn?: OnSpawn,
): Promise<RunningProcess> {
  return startProcess(
    {
      name: 'The database',
      command: plan.mongod.path,
      args: mongodArguments(plan),
      logFile: plan.logFile,
      ready: (_child, ended) => isReady(plan.port, ended),
      readyTimeoutMs: 60_000,
      stopTimeoutMs: 20_000,
      explain: (log, exit) => explainStartFailure(log, exit, plan),
    },
    onSpawn,
  );
}

function mongodArguments({ port, dbPath, parameters: others }: MongodPlan): string[] {
  const parameters = {
    // A shop killed inside a transaction must not keep its documents locked for the default minute.
    transactionLifetimeLimitSeconds: 5,
    // Nobody is there to take over, so there is nothing to wait for before stopping.
    shutdownTimeoutMillisForSignaledShutdown: 100,
    diagnosticDataCollectionEnabled: false,
    ...others,
  };
  return [
    ['--port', String(port), '--bind_ip', '127.0.0.1', '--nounixsocket'],
    ['--dbpath', dbPath, '--wiredTigerCacheSizeGB', cacheSize()],
    ['--replSet', 'petshop', '--oplogSize', '512'],
    // The shop never runs JavaScript in the database; switched off, nobody else does either.
    ['--noscripting', '--quiet'],
    ...Object.entries(parameters).map(([name, value]) => ['--setParameter', `${name}=${value}`]),
  ].flat();
}

/** A quarter of the memory that this process may use, in GB: the indexes of a large shop stay in it, the rest is left to others. */
function cacheSize(): string {
  const memory = Math.min(totalmem(), process.constrainedMemory() || Number.POSITIVE_INFINITY);
  return Math.min(4, Math.max(0.25, memory / 4 / 2 ** 30)).toFixed(2);
}

/** @returns the series, for example 6.0, that wrote the folder; null when none did yet */
export async function findDataVersion(dbPath: string): Promise<string | null> {
  const version = await readFile(versionFilePath(dbPath), 'utf8').catch(() => null);
  return version && seriesOf(version.trim());
}

/** Beside the data, so that it can be read before any mongod opens it. */
function versionFilePath(dbPath: string): string {
  return `${dbPath}/petshop-mongod-version`;
}

/** mongod's exit code for data files of a version that it can't read. */
const NEEDS_UPGRADE_EXIT_CODE = 62;

const otherVersion = [
  /UPGRADE PROBLEM/,
  /[Ii]nvalid feature ?[Cc]ompatibility ?[Vv]ersion/,
  /unsupported WiredTiger file version/,
  /incompatible with the current version|Wrong mongod version/,
];

export function explainStartFailure(log: string, exit: Exit, plan: MongodPlan): string | null {
  if (exit.code === NEEDS_UPGRADE_EXIT_CODE || otherVersion.some((sign) => sign.test(log))) {
    return (
      `The data in ${plan.dbPath} was written by another major version of MongoDB than the mongod here ` +
      `(${plan.mongod.version}). Put the fitting mongod on PATH, or start afresh with \`npm run reset\` or another DATA_DIR.`
    );
  }
  if (/DBPathInUse/.test(log)) return `Another mongod uses ${plan.dbPath} already; stop it first.`;
  if (/Permission denied|Operation not permitted/.test(log)) {
    return `The database may not read and write ${plan.dbPath}; give this user the rights, or name another folder with DATA_DIR.`;
  }
  if (/No space left on device/.test(log)) return `The disk of ${plan.dbPath} is full.`;
  return null;
}
