import { join } from 'node:path';
import type { Settings } from '../../../server/src/config/settings.ts';
import { startAuthEmulator } from '../auth-emulator/start-auth-emulator.ts';
import type { DataFolder } from '../data/data-folder.ts';
import type { Mongod } from '../mongod/find-mongod.ts';
import { startMongod } from '../mongod/run-mongod.ts';
import type { Part } from '../processes/supervisor.ts';
import type { WantedPort } from '../system/free-ports.ts';
import { ownAddress } from '../system/listen-address.ts';
import { startClient } from './start-client.ts';
import { startServer } from './start-server.ts';
import { startStripeSandbox } from './start-stripe-sandbox.ts';

/** Who stops when: the server first, so that it can still finish what it has begun. */
const shutdownTurns = { client: 0, server: 1, identity: 2, payments: 2, database: 3 } as const;

export interface ShopParts {
  /** What the server can't start without: only the parts whose real counterpart is not configured. */
  readonly foundations: readonly Part[];
  /** Needed by shoppers, not by the server's start. */
  readonly besides: readonly Part[];
  readonly server: Part;
  /** For `npm run dev`: the client from its sources. */
  readonly client: Part;
}

export function shopParts(
  settings: Settings,
  folder: DataFolder,
  mongod: Mongod | null,
  env: NodeJS.ProcessEnv,
  serverMain?: string,
): ShopParts {
  const log = (name: string) => join(folder.logs, `${name}.log`);
  // Compiled code is kept between starts; it makes the second one a good deal quicker.
  const nodeEnv = { ...env, NODE_COMPILE_CACHE: folder.cache };
  const { database, identity, payments, host, port, drainSeconds } = settings;
  const address = ownAddress(host, port);

  const foundations: Part[] = [];
  if (database.kind === 'embedded' && mongod) {
    const plan = { mongod, port: database.port, dbPath: folder.mongo, logFile: log('mongod') };
    foundations.push({
      name: 'The database',
      turn: shutdownTurns.database,
      start: (onSpawn) => startMongod(plan, onSpawn),
    });
  }
  if (payments.kind === 'sandbox') {
    const plan = {
      port: payments.port,
      journal: join(folder.stripe, 'journal.jsonl'),
      webhookUrl: `${address}/payment/webhook`,
      webhookSecret: payments.webhookSecret,
      logFile: log('stripe-sandbox'),
      env: nodeEnv,
    };
    foundations.push({
      name: 'The Stripe sandbox',
      turn: shutdownTurns.payments,
      start: (onSpawn) => startStripeSandbox(plan, onSpawn),
    });
  }

  const besides: Part[] = [];
  if (identity.kind === 'emulator') {
    const { projectId } = identity;
    const plan = {
      port: identity.port,
      projectId,
      data: folder.auth,
      logFile: log('auth-emulator'),
      env: nodeEnv,
    };
    besides.push({
      name: 'The auth emulator',
      turn: shutdownTurns.identity,
      start: (onSpawn) => startAuthEmulator(plan, onSpawn),
    });
  }

  const server: Part = {
    name: 'The shop’s server',
    turn: shutdownTurns.server,
    start: (onSpawn) =>
      startServer(
        { port, address, drainSeconds, logFile: log('server'), env: nodeEnv, main: serverMain },
        onSpawn,
      ),
  };
  const client: Part = {
    name: 'The client',
    turn: shutdownTurns.client,
    start: (onSpawn) =>
      startClient(
        { port: clientPort(settings), host, shopAddress: address, logFile: log('client'), env: nodeEnv },
        onSpawn,
      ),
  };
  return { foundations, besides, server, client };
}

/** Where the client is while it is developed; at all other times the server serves it. */
export function clientPort({ port }: Settings): number {
  return port + 1;
}

/** Every port that these settings need, each with the setting that changes it. */
export function wantedPorts(settings: Settings, isWatching: boolean): WantedPort[] {
  const { port, database, identity, payments } = settings;
  const wanted: WantedPort[] = [{ setting: 'PORT', port, purpose: 'the shop' }];
  if (isWatching) {
    wanted.push({ setting: 'PORT, one less', port: clientPort(settings), purpose: 'the client' });
  }
  if (database.kind === 'embedded') {
    wanted.push({ setting: 'MONGO_PORT', port: database.port, purpose: 'the database' });
  }
  if (identity.kind === 'emulator') {
    wanted.push({ setting: 'AUTH_PORT', port: identity.port, purpose: 'the auth emulator' });
  }
  if (payments.kind === 'sandbox') {
    wanted.push({ setting: 'STRIPE_PORT', port: payments.port, purpose: 'the Stripe sandbox' });
  }
  return wanted;
}
