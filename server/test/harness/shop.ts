import { randomUUID } from 'node:crypto';
import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import mongoose from 'mongoose';
import Stripe from 'stripe';
import { startServer, unbundledServer } from '../../../packages/local-stack/parts/start-server.ts';
import { startStripeSandbox } from '../../../packages/local-stack/parts/start-stripe-sandbox.ts';
import type { RunningProcess } from '../../../packages/local-stack/processes/managed-process.ts';
import { findFreePorts } from '../../../packages/local-stack/system/free-ports.ts';
import { freeLeases } from '../fixtures/database/leases.ts';
import { pastValidators } from '../fixtures/database/past-validators.ts';
import { eventually } from '../fixtures/process/eventually.ts';
import { type Account, type NewAccount, signUp } from './accounts.ts';
import { type CardAnswer, payByCard } from './card.ts';
import type { ReplicaSet } from './replica-set.ts';
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

/** A shop as a test meets it: the built server as a process of its own, on parts that are real. */
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
  /** What the server, which has to run, logged so far; a request of its own is the last of it. */
  log(): Promise<string>;
  /** Ends what the test file has of it: all of its own shop, its connections to one that is shared. */
  stop(): Promise<void>;
}

/** A whole shop for one test file, which may do with it what it likes. */
export interface OwnShop extends Shop {
  /** The server's process, for looking at it as the system does. */
  pid(): number;
  /** Takes Stripe away, as an outage does; it keeps its ledger. */
  stopStripe(): Promise<void>;
  startStripe(): Promise<void>;
  /** `kill -9`: nothing in the server gets to run any more, and what it did alone is free for the next one. */
  kill(): Promise<void>;
  /** Starts the server again, on the same data and address. */
  startAgain(): Promise<void>;
  /** Stops the server in good order, and starts it again. */
  restart(): Promise<void>;
  /** One more process of the server, on the same database and parts. */
  startAnother(env?: NodeJS.ProcessEnv, main?: string): Promise<ServerProcess>;
}

export interface ServerProcess {
  readonly url: string;
  /** For looking at it as the system does. */
  readonly pid: number;
  /** SIGTERM, as whoever runs a shop ends a process. @returns its exit code, once it has ended */
  terminate(): Promise<number | null>;
  /** What it logged so far, as that of the shop. */
  log(): Promise<string>;
}

export interface ShopOptions {
  /** Settings beyond, or instead of, those that a test shop has by itself. */
  readonly env?: NodeJS.ProcessEnv;
  /** Whether Stripe's webhooks reach the shop; by default they do. */
  readonly hasWebhooks?: boolean;
  /** Whether its records are such that answers of the REST paths are as they describe them; by default they are. */
  readonly isAsDescribed?: boolean;
  /** A database that the test file may switch, stop or have fail; by default that of all files, which nobody may. */
  readonly set?: ReplicaSet;
}

/** A planted bug is in one module (server/test/fixtures/process/planted-bug.ts), and the bundle has no file of it. */
function mainFor({ PLANTED_BUG }: NodeJS.ProcessEnv): string | undefined {
  return PLANTED_BUG ? unbundledServer : undefined;
}

/** Where the parts of a shop are that runs. */
export interface ShopAddress {
  /** Of its database. */
  readonly name: string;
  readonly uri: string;
  readonly port: number;
  readonly stripePort: number;
}

/** Folder of a shop's own files. */
function homeOf(name: string): string {
  return join(sharedParts().folder, name);
}

function logFileOf(name: string): string {
  return join(homeOf(name), 'server.log');
}

/** A new shop's name, database and ports. */
export async function newAddress(set?: ReplicaSet): Promise<ShopAddress> {
  const [port = 0, stripePort = 0] = await findFreePorts(2);
  const name = `shop_${randomUUID().slice(0, 8)}`;
  await mkdir(homeOf(name));
  const shared = `mongodb://127.0.0.1:${sharedParts().mongoPort}/${name}?replicaSet=petshop`;
  return { name, uri: set?.uri(name) ?? shared, port, stripePort };
}

/**
 * Of what a shop does by itself every few seconds, nothing: it would come in the middle of what a test looks at. A test
 * that is about one of these rounds switches it on.
 */
const withoutRounds = {
  ...{ MAIL_SECONDS: '0', STOCK_WATCH_SECONDS: '0', REVIEW_SECONDS: '0', REPEAT_SECONDS: '0' },
  ...{ ITEM_EDIT_SECONDS: '0', IMPORT_SECONDS: '0', APPLICATION_SECONDS: '0', RECONCILE_SECONDS: '3600' },
  TREATMENT_SECONDS: '0',
  // A busy machine decides nothing.
  PATIENCE: '10',
} as const satisfies NodeJS.ProcessEnv;

/** All of them, as often as in a shop that nobody set, for a test of the whole of it: crashes, outages, leaks. */
export const withRounds = {
  ...{ MAIL_SECONDS: '5', STOCK_WATCH_SECONDS: '30', REVIEW_SECONDS: '600', REPEAT_SECONDS: '60' },
  ...{ ITEM_EDIT_SECONDS: '10', IMPORT_SECONDS: '1', APPLICATION_SECONDS: '60', RECONCILE_SECONDS: '60' },
  TREATMENT_SECONDS: '60',
  PATIENCE: '1',
} as const satisfies NodeJS.ProcessEnv;

/** Has a shop send its mails, for a test that reads them. */
export const withMails = { MAIL_SECONDS: '1' } as const satisfies NodeJS.ProcessEnv;

/** The settings of a test's server, before those that the test has beyond them. */
export function serverEnvOf({ name, uri, port, stripePort }: ShopAddress): NodeJS.ProcessEnv {
  return {
    ...process.env,
    NODE_ENV: 'test',
    PORT: String(port),
    DATA_DIR: homeOf(name),
    MONGODB_URI: uri,
    AUTH_PORT: String(sharedParts().authPort),
    STRIPE_PORT: String(stripePort),
    RATE_LIMIT: 'off',
    ...withoutRounds,
  };
}

/** Starts the Stripe sandbox of a shop, with the ledger that it had before. */
export function startSandbox(
  { name, port, stripePort }: ShopAddress,
  hasWebhooks = true,
): Promise<RunningProcess> {
  return startStripeSandbox({
    port: stripePort,
    journal: join(homeOf(name), 'journal.jsonl'),
    webhookUrl: `http://127.0.0.1:${port}/payment/${hasWebhooks ? 'webhook' : 'lost'}`,
    webhookSecret: 'whsec_sandbox',
    logFile: join(homeOf(name), 'stripe-sandbox.log'),
  });
}

export function startShopServer(address: ShopAddress, env: NodeJS.ProcessEnv): Promise<RunningProcess> {
  return startServer({ port: address.port, logFile: logFileOf(address.name), env, main: mainFor(env) });
}

/** Opens a shop that runs already; `stop` closes the connections to it. */
export async function connectTo(
  { name, uri, port, stripePort }: ShopAddress,
  { isAsDescribed = true }: Pick<ShopOptions, 'isAsDescribed'> = {},
): Promise<Shop> {
  const { authPort } = sharedParts();
  const client = await mongoose.mongo.MongoClient.connect(uri);
  let description: RestDescription | null = null;
  const shop: Shop = {
    url: `http://127.0.0.1:${port}`,
    uri,
    db: pastValidators(client.db()),
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
    log: () => logOf(shop.url, logFileOf(name)),
    stop: () => client.close(),
  };
  return shop;
}

/** Starts a shop with a database, a Stripe sandbox and ports of its own. */
export async function startShop({
  env = {},
  hasWebhooks = true,
  isAsDescribed = true,
  set,
}: ShopOptions = {}): Promise<OwnShop> {
  const address = await newAddress(set);
  const serverEnv = { ...serverEnvOf(address), ...env };
  let sandbox = await startSandbox(address, hasWebhooks);
  const open = await connectTo(address, { isAsDescribed });
  let server = await startShopServer(address, serverEnv);
  const others: RunningProcess[] = [];

  const shop: OwnShop = {
    ...open,
    pid: () => server.identity.pid,
    stopStripe: () => sandbox.stop(),
    async startStripe() {
      sandbox = await startSandbox(address, hasWebhooks);
    },
    async kill() {
      process.kill(server.identity.pid, 'SIGKILL');
      await server.exited;
      await freeLeases(open.db);
    },
    async startAgain() {
      server = await startShopServer(address, serverEnv);
    },
    async restart() {
      await server.stop();
      await shop.startAgain();
    },
    async startAnother(ownEnv = {}, main) {
      const [otherPort = 0] = await findFreePorts(1);
      const otherLog = join(homeOf(address.name), `server-${otherPort}.log`);
      const otherEnv = { ...serverEnv, PORT: String(otherPort), ...ownEnv };
      const other = await startServer({
        port: otherPort,
        logFile: otherLog,
        env: otherEnv,
        main: main ?? mainFor(otherEnv),
      });
      others.push(other);
      const url = `http://127.0.0.1:${otherPort}`;
      return {
        url,
        pid: other.identity.pid,
        async terminate() {
          process.kill(other.identity.pid, 'SIGTERM');
          return (await other.exited).code;
        },
        log: () => logOf(url, otherLog),
      };
    },
    async stop() {
      await Promise.all(others.map((other) => other.stop()));
      await server.stop();
      await sandbox.stop();
      await open.db.dropDatabase();
      await open.stop();
    },
  };
  return shop;
}

/** Lines are written together, in their order: where the one of a later request is, all are that came before it. */
async function logOf(url: string, file: string): Promise<string> {
  const { headers } = await sendRest(url, 'GET', '/robots.txt');
  const id = headers.get('x-request-id') ?? 'no id';
  return eventually(async () => {
    const log = await readFile(file, 'utf8');
    return log.includes(id) ? log : '';
  });
}
