import { randomUUID } from 'node:crypto';
import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import mongoose from 'mongoose';
import Stripe from 'stripe';
import { startServer, unbundledServer } from '../../../packages/local-stack/parts/start-server.ts';
import { startStripeSandbox } from '../../../packages/local-stack/parts/start-stripe-sandbox.ts';
import type { RunningProcess } from '../../../packages/local-stack/processes/managed-process.ts';
import { findFreePorts } from '../../../packages/local-stack/system/free-ports.ts';
import { FLUSH_INTERVAL_MS } from '../../src/platform/logging.ts';
import { type Account, type NewAccount, signUp } from './accounts.ts';
import { type CardAnswer, payByCard } from './card.ts';
import {
  type GraphqlAnswer,
  type RestAnswer,
  type RestOptions,
  sendGraphql,
  sendRest,
  type Upload,
} from './requests.ts';
import { RestDescription } from './rest-description.ts';
import { sharedParts } from './shared-parts.ts';

/** A whole shop for a test file: the built server as a process of its own, on parts that are real. */
export interface Shop {
  readonly url: string;
  /** Address of its database, for programs of the shop that are run on it. */
  readonly uri: string;
  /** Its database, for arranging what no API can and for looking at what was stored. */
  readonly db: mongoose.mongo.Db;
  /** The official SDK against the shop's own Stripe sandbox. */
  readonly stripe: Stripe;
  /** Where that sandbox listens. */
  readonly stripePort: number;
  /** Where the provider of sign-ins listens, which all shops share. */
  readonly authPort: number;
  // biome-ignore lint/suspicious/noExplicitAny: answers are asserted on, field by field; tests that compute with them name the type
  gql<Data = any>(
    query: string,
    variables?: object,
    token?: string,
    files?: readonly Upload[],
  ): Promise<GraphqlAnswer<Data>>;
  rest(method: string, path: string, options?: RestOptions): Promise<RestAnswer>;
  /** A new account that has signed in to the shop once. */
  signUp(account?: NewAccount): Promise<Account>;
  /** What Stripe.js does with the card that a shopper types in. */
  pay(clientSecret: string, cardNumber?: string): Promise<CardAnswer>;
  /** The server's process, for looking at it as the system does. */
  pid(): number;
  /** What the server logged so far. */
  log(): Promise<string>;
  /** Takes Stripe away, as an outage does; it keeps its ledger. */
  stopStripe(): Promise<void>;
  startStripe(): Promise<void>;
  /** `kill -9`: nothing in the server gets to run any more. */
  kill(): Promise<void>;
  /** Starts the server again, on the same data and address. */
  startAgain(): Promise<void>;
  /** Stops the server in good order, and starts it again. */
  restart(): Promise<void>;
  /** One more process of the server, on the same database and parts. */
  startAnother(env?: NodeJS.ProcessEnv, main?: string): Promise<ServerProcess>;
  stop(): Promise<void>;
}

export interface ServerProcess {
  readonly url: string;
  /** For looking at it as the system does. */
  readonly pid: number;
  /** SIGTERM, as whoever runs a shop ends a process. @returns its exit code, once it has ended */
  terminate(): Promise<number | null>;
  /** What it logged so far. */
  log(): Promise<string>;
}

export interface ShopOptions {
  /** Settings beyond, or instead of, those that a test shop has by itself. */
  readonly env?: NodeJS.ProcessEnv;
  /** Whether Stripe's webhooks reach the shop; by default they do. */
  readonly hasWebhooks?: boolean;
  /** Whether its records are such that answers of the REST paths are as they describe them; by default they are. */
  readonly isAsDescribed?: boolean;
}

/** A planted bug is in one module (server/test/fixtures/process/planted-bug.ts), and the bundle has no file of it. */
function mainFor({ PLANTED_BUG }: NodeJS.ProcessEnv): string | undefined {
  return PLANTED_BUG ? unbundledServer : undefined;
}

/** Starts a shop with a database, a Stripe sandbox and ports of its own. */
export async function startShop({
  env = {},
  hasWebhooks = true,
  isAsDescribed = true,
}: ShopOptions = {}): Promise<Shop> {
  const { mongoPort, authPort, folder } = sharedParts();
  const [port = 0, stripePort = 0] = await findFreePorts(2);
  const name = `shop_${randomUUID().slice(0, 8)}`;
  const home = join(folder, name);
  await mkdir(home);

  const uri = `mongodb://127.0.0.1:${mongoPort}/${name}?replicaSet=petshop`;
  const logFile = join(home, 'server.log');
  const serverEnv = {
    ...process.env,
    NODE_ENV: 'test',
    PORT: String(port),
    DATA_DIR: home,
    MONGODB_URI: uri,
    AUTH_PORT: String(authPort),
    STRIPE_PORT: String(stripePort),
    RATE_LIMIT: 'off',
    ...env,
  };
  const sandboxPlan = {
    port: stripePort,
    journal: join(home, 'journal.jsonl'),
    webhookUrl: `http://127.0.0.1:${port}/payment/${hasWebhooks ? 'webhook' : 'lost'}`,
    webhookSecret: 'whsec_sandbox',
    logFile: join(home, 'stripe-sandbox.log'),
  };
  let sandbox = await startStripeSandbox(sandboxPlan);
  const client = await mongoose.mongo.MongoClient.connect(uri);
  const db = client.db();
  let server: RunningProcess;
  const others: RunningProcess[] = [];
  let description: RestDescription | null = null;

  const shop: Shop = {
    url: `http://127.0.0.1:${port}`,
    uri,
    db,
    stripe: new Stripe('sk_test_sandbox', { host: '127.0.0.1', port: stripePort, protocol: 'http' }),
    stripePort,
    authPort,
    gql: (query, variables, token, files) => sendGraphql(shop.url, { query, variables, token, files }),
    async rest(method, path, options) {
      const answer = await sendRest(shop.url, method, path, options);
      if (isAsDescribed) {
        description ??= await RestDescription.read(shop.url);
        description?.check(method, path, answer);
      }
      return answer;
    },
    signUp: (account) => signUp(authPort, shop, account),
    pay: (clientSecret, cardNumber) => payByCard(stripePort, clientSecret, cardNumber),
    pid: () => server.identity.pid,
    log: () => logIn(logFile),
    stopStripe: () => sandbox.stop(),
    async startStripe() {
      sandbox = await startStripeSandbox(sandboxPlan);
    },
    async kill() {
      process.kill(server.identity.pid, 'SIGKILL');
      await server.exited;
    },
    async startAgain() {
      server = await startServer({ port, logFile, env: serverEnv, main: mainFor(serverEnv) });
    },
    async restart() {
      await server.stop();
      await shop.startAgain();
    },
    async startAnother(ownEnv = {}, main) {
      const [otherPort = 0] = await findFreePorts(1);
      const otherLog = join(home, `server-${otherPort}.log`);
      const otherEnv = { ...serverEnv, PORT: String(otherPort), ...ownEnv };
      const other = await startServer({
        port: otherPort,
        logFile: otherLog,
        env: otherEnv,
        main: main ?? mainFor(otherEnv),
      });
      others.push(other);
      return {
        url: `http://127.0.0.1:${otherPort}`,
        pid: other.identity.pid,
        async terminate() {
          process.kill(other.identity.pid, 'SIGTERM');
          return (await other.exited).code;
        },
        log: () => logIn(otherLog),
      };
    },
    async stop() {
      await Promise.all(others.map((other) => other.stop()));
      await server.stop();
      await sandbox.stop();
      await db.dropDatabase();
      await client.close();
    },
  };
  await shop.startAgain();
  return shop;
}

/** What a server logged so far, lines that still wait to be written with others included. */
async function logIn(file: string): Promise<string> {
  await pause(2 * FLUSH_INTERVAL_MS);
  return readFile(file, 'utf8');
}
