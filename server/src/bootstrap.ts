import 'reflect-metadata';
import { join, resolve } from 'node:path';
import { createContainer } from './app/container.ts';
import { createShopServer } from './app/express-app.ts';
import { readRelease, releaseName } from './config/release.ts';
import { readSettings, type Settings, SettingsError } from './config/settings.ts';
import { Database } from './database/database.ts';
import { startHeartbeat } from './database/server-heartbeat.ts';
import { migrationIds } from './migrations/migrations.ts';
import { prepareDatabase } from './migrations/prepare-database.ts';
import { createLogger, type Logger } from './platform/logging.ts';

/** From dist/server/src, or dist/server/bundle. */
const projectFolder = resolve(import.meta.dirname, '../../..');
const clientDir = join(projectFolder, 'dist/client');

/** How long a stop may take after the drain before the process ends anyway, in milliseconds. */
const STOP_TIMEOUT_MS = 10_000;

try {
  await main(readSettings(process.env));
} catch (error) {
  // One sentence for whoever started it, instead of a stack.
  console.error(
    error instanceof SettingsError ? error.message : `The server can't start: ${(error as Error).message}`,
  );
  process.exit(1);
}

async function main(settings: Settings): Promise<void> {
  const release = readRelease(projectFolder);
  const log = createLogger(settings.logLevel, {
    service: 'petshop',
    instance: settings.instance,
    version: releaseName(release),
  });
  // One request that fails where nobody looks must not end all the others.
  process.on('unhandledRejection', (error) => log.error({ err: error }, 'a failure was not handled'));
  if (settings.identity.kind === 'emulator') {
    // firebase-admin knows no other way to be pointed at the emulator.
    process.env.FIREBASE_AUTH_EMULATOR_HOST = `${settings.identity.host}:${settings.identity.port}`;
  }
  const db = await Database.connect(settings.database.uri, log, { appName: 'petshop server' });
  // Before it looks for a restore, which in turn looks for servers once it has left its mark.
  const heartbeat = await startHeartbeat('A server of the shop', migrationIds);
  await prepareDatabase(log).catch(async (error) => {
    await heartbeat.stop();
    throw error;
  });
  const container = createContainer(settings, db, log);
  const server = await createShopServer(settings, container, db, { clientDir, release }, log);
  // Everybody who listens has registered by now.
  container.changeStream.start();

  server.http.once('error', (error: NodeJS.ErrnoException) => {
    const isTaken = error.code === 'EADDRINUSE';
    log.fatal(
      { err: error },
      isTaken ? `port ${settings.port} is taken: set PORT to another` : 'the server can not listen',
    );
    process.exit(1);
  });
  server.http.listen({ port: settings.port, host: settings.host ?? undefined }, () => {
    container.reconciliationScheduler.start();
    container.mailSenderScheduler.start();
    for (const rounds of container.rounds) rounds.start();
    log.info({ port: settings.port }, 'ready');
    process.send?.({ type: 'ready' });
  });
  stopOnSignals(log, settings.drainSeconds * 1000 + STOP_TIMEOUT_MS, async () => {
    await server.drain();
    await container.reconciliationScheduler.stop();
    await Promise.all(container.rounds.map((rounds) => rounds.stop()));
    await container.mailSenderScheduler.stop();
    await container.changeStream.stop();
    await heartbeat.stop();
    await db.close();
  });
}

/**
 * Stops once, in order: requests first, then the background work, then the database.
 *
 * @param limit milliseconds after which the process ends anyway
 */
function stopOnSignals(log: Logger, limit: number, stop: () => Promise<void>): void {
  let isStopping = false;
  async function onSignal(reason: string): Promise<void> {
    if (isStopping) return;
    isStopping = true;
    log.info({ reason }, 'stopping');
    setTimeout(() => process.exit(1), limit).unref();
    await stop();
    process.exit(0);
  }
  process.on('SIGTERM', () => void onSignal('SIGTERM'));
  process.on('SIGINT', () => void onSignal('SIGINT'));
  // Started by `npm start`: without it there is nobody left to serve.
  process.on('disconnect', () => void onSignal('parent gone'));
}
