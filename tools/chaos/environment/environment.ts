import { randomUUID } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import mongoose from 'mongoose';
import Stripe from 'stripe';
import { findFreePorts } from '../../../packages/local-stack/system/free-ports.ts';
import { startStripeSandbox } from '../../../packages/stripe-sandbox/server/sandbox.ts';
import { withShiftedClock } from '../../../server/test/fixtures/process/shifted-clock.ts';
import { type Account, signUp } from '../../../server/test/harness/accounts.ts';
import { sendGraphql } from '../../../server/test/harness/requests.ts';
import { FailPoints } from './mongod-fail-points.ts';
import type { Parts } from './parts.ts';
import { type ServerName, ShopProcess } from './shop-process.ts';
import { type StripeProxy, startStripeProxy } from './stripe-proxy.ts';
import { startWebhookRelay, type WebhookRelay } from './webhook-relay.ts';

/** A shop of two servers on one database, with fault injection in everything around them. */
export interface Environment {
  readonly parts: Parts;
  readonly servers: Readonly<Record<ServerName, ShopProcess>>;
  readonly db: mongoose.mongo.Db;
  /** The official SDK against the sandbox itself, past the fault injection. */
  readonly stripe: Stripe;
  readonly proxy: StripeProxy;
  readonly relay: WebhookRelay;
  readonly failPoints: FailPoints;
  readonly shoppers: readonly Account[];
  readonly admins: readonly [Account, Account];
  /** Makes one more shopper. */
  signUp(name?: string): Promise<Account>;
  /** Pieces of every product before anything was sold. */
  readonly stock: Map<string, number>;
  /** Folder with the logs of the servers. */
  readonly home: string;
  stop(): Promise<void>;
}

export interface EnvironmentOptions {
  /** Built server to run, instead of the project's own. */
  readonly main?: string;
}

const SHOPPER_COUNT = 6;
/** How wrong the clock of one server's machine is; a token is good for an hour by that one, too. */
const CLOCK_AHEAD_MS = 40 * 60_000;
/** Milliseconds between Stripe's attempts to deliver an event. */
const webhookRetryDelaysMs = [200, 400, 800, 1600, 3000, 3000, 3000];

/** Starts a shop with a database, a ledger and accounts of its own. */
export async function startEnvironment(
  parts: Parts,
  { main }: EnvironmentOptions = {},
): Promise<Environment> {
  const name = `chaos_${randomUUID().slice(0, 8)}`;
  const home = join(parts.folder, name);
  await mkdir(home);
  const relay = await startWebhookRelay();
  const sandbox = await startStripeSandbox({
    port: 0,
    dataFile: join(home, 'journal.jsonl'),
    webhook: { url: relay.url, secret: 'whsec_sandbox', retryDelays: webhookRetryDelaysMs },
  });
  const proxy = await startStripeProxy(sandbox.url);
  const uri = parts.databaseUri(name);
  const client = await mongoose.mongo.MongoClient.connect(uri);
  const db = client.db();

  const [portA = 0, portB = 0] = await findFreePorts(2);
  const aServer = (server: ServerName, port: number) =>
    new ShopProcess(
      server,
      {
        port,
        main,
        logFile: join(home, `server-${server}.log`),
        env: serverEnv(parts, {
          home,
          port,
          stripePort: proxy.ports[server],
          uri: `${uri}&appName=${server}`,
          clockAheadMs: server === 'B' ? CLOCK_AHEAD_MS : 0,
        }),
      },
      parts.onSpawn,
    );
  const servers = { A: aServer('A', portA), B: aServer('B', portB) };

  async function stop(): Promise<void> {
    await Promise.all([servers.A.kill(), servers.B.kill()]);
    await Promise.all([proxy.stop(), sandbox.stop(), relay.stop()]);
    await db.dropDatabase();
    await client.close();
  }
  try {
    // One after the other: the first one makes the indexes.
    await servers.A.ensureUp();
    await servers.B.ensureUp();
    const enter = (role: 'regular' | 'admin', name?: string) =>
      signUp(
        parts.authPort,
        { db, gql: (query, variables, token) => sendGraphql(servers.A.url, { query, variables, token }) },
        // Who has not proved an address gets a few mails a day.
        { role, isProved: true, ...(name && { name }) },
      );
    const shoppers: Account[] = [];
    for (let i = 0; i < SHOPPER_COUNT; i++) shoppers.push(await enter('regular'));
    return {
      parts,
      servers,
      db,
      stripe: new Stripe('sk_test_sandbox', { host: '127.0.0.1', port: sandbox.port, protocol: 'http' }),
      proxy,
      relay,
      failPoints: new FailPoints(client, name),
      shoppers,
      admins: [await enter('admin'), await enter('admin')],
      signUp: (name) => enter('regular', name),
      stock: new Map(),
      home,
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

interface ServerAddress {
  readonly home: string;
  readonly port: number;
  readonly stripePort: number;
  readonly uri: string;
  /** How wrong the clock of its machine is, in milliseconds. */
  readonly clockAheadMs: number;
}

function serverEnv(
  parts: Parts,
  { home, port, stripePort, uri, clockAheadMs }: ServerAddress,
): NodeJS.ProcessEnv {
  return {
    ...process.env,
    ...withShiftedClock(clockAheadMs),
    NODE_ENV: 'test',
    PORT: String(port),
    DATA_DIR: home,
    MONGODB_URI: uri,
    AUTH_PORT: String(parts.authPort),
    STRIPE_PORT: String(stripePort),
    RATE_LIMIT: 'off',
    RECONCILE_SECONDS: '1',
    MAIL_SECONDS: '1',
    REPEAT_SECONDS: '1',
    APPLICATION_SECONDS: '1',
    // Servers are killed and started all the time: compiled code is worth keeping.
    NODE_COMPILE_CACHE: join(parts.folder, 'compiled'),
  };
}
