import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { readSettings, type Settings, SettingsError } from '../../../server/src/config/settings.ts';
import { clientConfig } from '../../../server/src/http/client-config.ts';
import { buildStaleTargets, clientTarget, devServerTarget, serverTarget } from '../build/build.ts';
import { watchSources } from '../build/watch-sources.ts';
import { type DataFolder, openDataFolder, unusableDataFolder } from '../data/data-folder.ts';
import { type DemoState, markDemoCurrent, readDemoState } from '../data/demo-marker.ts';
import { findDiskSpaceError, watchDiskSpace } from '../data/disk-space.ts';
import { clearStopping, lockDataFolder, markStopping, stopLeftovers } from '../data/lock-data-folder.ts';
import { limitLogs } from '../data/log-files.ts';
import { findMongod, type Mongod } from '../mongod/find-mongod.ts';
import { mongodLocations } from '../mongod/mongod-locations.ts';
import { findDataVersion } from '../mongod/run-mongod.ts';
import { mongodSources } from '../mongod/sources.ts';
import { startDemoLoader } from '../parts/load-demo.ts';
import { clientPort, shopParts, wantedPorts } from '../parts/shop-parts.ts';
import { unbundledServer } from '../parts/start-server.ts';
import { linkProcesses } from '../processes/link-processes.ts';
import { describeExit } from '../processes/managed-process.ts';
import { clearPidRegistry, writePidRegistry } from '../processes/pid-registry.ts';
import { createSupervisor, type Part, type Supervisor } from '../processes/supervisor.ts';
import { checkHost, checkPorts } from '../system/free-ports.ts';
import { StartError } from '../system/start-error.ts';
import type { Console } from '../terminal/console.ts';
import { isOnTerminal } from '../terminal/interruption.ts';
import { readyLines } from './ready-lines.ts';

type ExitCode = 0 | 1;

export interface OpenOptions {
  readonly env: NodeJS.ProcessEnv;
  readonly console: Console;
  /** Follow the sources: new server code is run, the client comes from its development server. */
  readonly isWatching: boolean;
}

/**
 * Opens the shop and keeps it open until it is interrupted.
 *
 * Everything that can be checked is checked before the first part starts.
 *
 * @throws StartError with a sentence for the person at the terminal; nothing is left running then
 */
export async function openShop({ env, console, isWatching }: OpenOptions): Promise<ExitCode> {
  const startedAt = performance.now();
  const settings = settingsFrom(env);
  const folder = await openDataFolder(settings.dataDir);
  if (settings.database.kind === 'embedded') await requireDiskSpace(folder);
  const lock = await lockDataFolder(folder, console);
  try {
    await stopLeftovers(folder, console);
    if (settings.host) await checkHost(settings.host);
    await checkPorts(wantedPorts(settings, isWatching));
    const [mongod] = await Promise.all([
      mongodFor(settings, folder, env, console),
      buildStaleTargets(isWatching ? [devServerTarget] : [serverTarget, clientTarget], console),
    ]);
    if (console.interrupted.aborted) return 0;
    return await keepOpen({ settings, folder, mongod, env, console, isWatching, startedAt });
  } catch (error) {
    // What failed because it was interrupted is no failure.
    if (console.interrupted.aborted) return 0;
    throw error;
  } finally {
    await lock.release();
  }
}

/** @throws StartError on a disk that is too full, before anything is begun that could not be finished */
async function requireDiskSpace(folder: DataFolder): Promise<void> {
  const isNew = (await readdir(folder.mongo)).length === 0;
  const error = await findDiskSpaceError(folder, isNew);
  if (error) throw unusableDataFolder(error);
}

interface StartContext extends OpenOptions {
  readonly settings: Settings;
  readonly folder: DataFolder;
  readonly mongod: Mongod | null;
  readonly startedAt: number;
}

async function keepOpen(opening: StartContext): Promise<ExitCode> {
  const { folder, console } = opening;
  limitLogs(folder.logs);
  watchDiskSpace(folder, console);
  const link = linkProcesses();
  const supervisor = createSupervisor({
    console,
    findBlocker: () => findDiskSpaceError(folder),
    onMembers(members) {
      writePidRegistry(folder.run, members);
      link.update(members);
    },
  });
  console.onForcedStop(() => void supervisor.stop());
  const ended = Promise.race([whenAborted(console.interrupted), supervisor.gaveUp]);
  const opened = startAll(opening, supervisor);
  opened.catch(() => {});
  try {
    await Promise.race([opened, ended]);
    const misfortune = await ended;
    if (misfortune) console.complain(misfortune);
    else console.say('Stopping…');
    return misfortune ? 1 : 0;
  } finally {
    await markStopping(folder);
    await supervisor.stop();
    await link.unlink();
    clearPidRegistry(folder.run);
    await clearStopping(folder);
  }
}

/** Side by side as far as they can; the server waits only for what it can't start without. */
async function startAll(opening: StartContext, supervisor: Supervisor): Promise<void> {
  const { settings, folder, mongod, env, console, isWatching, startedAt } = opening;
  const { foundations, besides, server, client } = shopParts(
    settings,
    folder,
    mongod,
    env,
    isWatching ? unbundledServer : undefined,
  );
  const start = (part: Part) => startPart(part, supervisor, console);

  for (const { name } of [...foundations, ...besides]) console.say(`${name} is starting…`);
  const othersReady = Promise.all(besides.map(start));
  othersReady.catch(() => {});
  await Promise.all(foundations.map(start));
  const hasDemo = isEmbedded(settings);
  const demo = await readDemoState(folder);
  if (hasDemo && demo !== 'current') {
    await othersReady;
    await loadDemo(opening, supervisor, demo);
  }
  await start(server);
  if (isWatching) {
    await start(client);
    watchSources(console, () => supervisor.restart(server));
  }
  await othersReady;

  const seconds = (performance.now() - startedAt) / 1000;
  console.say(
    readyLines({
      settings,
      shopPort: isWatching ? clientPort(settings) : settings.port,
      mongod,
      demoAccounts: hasDemo ? clientConfig(settings).demoAccounts : [],
      seconds,
      pidWithoutTerminal: isOnTerminal() ? null : process.pid,
    }),
  );
}

async function startPart(part: Part, supervisor: Supervisor, console: Console): Promise<void> {
  const startedAt = performance.now();
  await supervisor.run(part);
  console.say(`${part.name} is ready (${((performance.now() - startedAt) / 1000).toFixed(1)} s).`);
}

/** The demo shop is for those who brought nothing of their own: it must never mix with real data. */
function isEmbedded({ database, identity, payments }: Settings): boolean {
  return database.kind === 'embedded' && identity.kind === 'emulator' && payments.kind === 'sandbox';
}

async function loadDemo(
  { folder, env, console }: StartContext,
  supervisor: Supervisor,
  demo: DemoState,
): Promise<void> {
  if (demo === 'none') console.say('Loading the demo shop…');
  const logFile = join(folder.logs, 'demo.log');
  const exit = await supervisor.complete({
    name: 'The demo loader',
    turn: 0,
    start: (onSpawn) => startDemoLoader({ logFile, env, console, isUpdate: demo === 'older' }, onSpawn),
  });
  if (exit.code !== 0) {
    throw new StartError(`The demo shop could not be loaded (${describeExit(exit)}). See ${logFile}.`);
  }
  await markDemoCurrent(folder);
}

async function mongodFor(
  { database }: Settings,
  folder: DataFolder,
  env: NodeJS.ProcessEnv,
  console: Console,
) {
  if (database.kind === 'connected') return null;
  return findMongod(mongodSources(mongodLocations(env), console), await findDataVersion(folder.mongo));
}

function settingsFrom(env: NodeJS.ProcessEnv): Settings {
  try {
    return readSettings(env);
  } catch (error) {
    throw error instanceof SettingsError ? new StartError(error.message) : error;
  }
}

function whenAborted(signal: AbortSignal): Promise<null> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve(null);
    signal.addEventListener('abort', () => resolve(null));
  });
}
