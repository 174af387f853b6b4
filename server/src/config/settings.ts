import { isIP } from 'node:net';
import { hostname } from 'node:os';
import { resolve } from 'node:path';
import { z } from 'zod';
import { UNDO_TIME_MS } from '../../../domain/orders/order-states.ts';

/** All that can be set from outside, validated once. Nothing else in the project reads the environment. */
export interface Settings {
  readonly isProduction: boolean;
  readonly port: number;
  /** Address that the server listens at; null for all of this machine's. */
  readonly host: string | null;
  /** Absolute path of the one folder that the embedded parts write to. */
  readonly dataDir: string;
  readonly hasRateLimits: boolean;
  /** Whether what visitors were answered about the catalogue is kept for the next ones, until an item changes. */
  readonly hasResponseCache: boolean;
  /** Whether the client's own queries are executed as compiled code; else graphql-js executes all, as Apollo has it. */
  readonly compilesQueries: boolean;
  /** Requests that a process takes on at a time; what comes beyond them is rejected at once. */
  readonly maxInFlight: number;
  /** How many times as long as by itself it waits for what an answer is made of, before it makes do without. */
  readonly patience: number;
  /** How long a process that is told to stop serves on, so that proxies notice at /readyz and look elsewhere. */
  readonly drainSeconds: number;
  /** What whoever reads /metrics in production must bring; null where only this machine may. */
  readonly metricsToken: string | null;
  /** Whether clients may read the schema: always outside production, there only on request. Admins always may. */
  readonly hasIntrospection: boolean;
  /** Which process this is, in its log lines. */
  readonly instance: string;
  readonly logLevel: string;
  readonly database: DatabaseSettings;
  readonly identity: IdentitySettings;
  readonly payments: PaymentSettings;
  readonly mail: MailSettings;
  /** After how many seconds the sign-in of a live connection is looked at again. */
  readonly liveRecheckSeconds: number;
  /** How often the books are compared with Stripe's, in seconds. */
  readonly reconcileSeconds: number;
  /** How often a process looks for repeat deliveries that are due, in seconds; 0 where it charges none. */
  readonly repeatSeconds: number;
  /** How often a process looks for items that somebody waits for and that are back, in seconds; 0 where it does not. */
  readonly stockWatchSeconds: number;
  /** How often a process looks for prices whose day has come, and sales that are over, in seconds; 0 where it does not. */
  readonly itemEditSeconds: number;
  /** How often a process looks for imports that were started; 0 where it makes none. */
  readonly importSeconds: number;
  /** How often a process looks for applications for animals whose time has come, in seconds; 0 where it does not. */
  readonly applicationSeconds: number;
  /** How often a process looks for treatments of animals that are due, in seconds; 0 where it does not. */
  readonly treatmentSeconds: number;
  readonly reviewRequests: ReviewRequestSettings;
  /** How many proxies in front of the server to trust for the client's address. */
  readonly trustedProxies: number;
  /** IANA name of the zone by whose clock on the wall same-day delivery is promised. */
  readonly timeZone: string;
  /** Origin under which the shop is known; null where each request says under which it came. */
  readonly publicUrl: string | null;
  /** Other origins whose pages may use the API, such as a storefront elsewhere. */
  readonly allowedOrigins: ReadonlySet<string>;
}

export type DatabaseSettings =
  | { readonly kind: 'embedded'; readonly port: number; readonly uri: string }
  | { readonly kind: 'connected'; readonly uri: string };

export type IdentitySettings =
  | { readonly kind: 'emulator'; readonly host: string; readonly port: number; readonly projectId: string }
  | {
      readonly kind: 'firebase';
      readonly projectId: string;
      readonly apiKey: string;
      readonly authDomain: string;
      readonly appId: string;
      /** Of reCAPTCHA Enterprise, for Firebase App Check; null where the project does not want it. */
      readonly appCheckSiteKey: string | null;
      /** Whether the pages may ask reCAPTCHA. */
      readonly hasRecaptcha: boolean;
    };

export interface StripeKeys {
  readonly secretKey: string;
  readonly publishableKey: string;
  readonly webhookSecret: string;
}

export type PaymentSettings =
  | (StripeKeys & { readonly kind: 'sandbox'; readonly host: string; readonly port: number })
  | (StripeKeys & { readonly kind: 'stripe' });

export interface MailSettings {
  /** Where mails go: to a mail server, into the demo mailbox, or nowhere. */
  readonly transport:
    | { readonly kind: 'smtp'; readonly url: string }
    | { readonly kind: 'mailbox' }
    | { readonly kind: 'none' };
  /** Who they are from, such as `Your Shop <shop@your.shop>`. */
  readonly from: string;
  /** Domain of the addresses that answers go to; null where the shop takes none. */
  readonly answersDomain: string | null;
  /** What the mail provider signs the mails with that it brings; null where it brings none. */
  readonly inboundSecret: string | null;
  /** How often a process looks for mails that are due, in seconds; 0 where it sends none. */
  readonly seconds: number;
  /** How long a mail waits whose event can be undone, in seconds, until the owner says it in the settings of the shop. */
  readonly undoSeconds: number;
}

export interface ReviewRequestSettings {
  /** How often a process looks for orders whose shoppers are to be asked for a review, in seconds; 0 where it does not. */
  readonly seconds: number;
  /** Days after an order's arrival. */
  readonly afterDays: number;
}

/** The environment can't be used as it is; the message names every setting that is wrong. */
export class SettingsError extends Error {
  override name = 'SettingsError';

  constructor(problems: readonly string[]) {
    super(`The settings can't be used:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`);
  }
}

const loopback = '127.0.0.1';

/** Keys of the embedded Stripe sandbox. They open nothing but a local ledger of play money. */
const sandboxKeys: StripeKeys = {
  secretKey: 'sk_test_sandbox',
  publishableKey: 'pk_test_sandbox',
  webhookSecret: 'whsec_sandbox',
};

const port = z.coerce
  .number('must be a port number')
  .int('must be a port number')
  .min(1, 'must be from 1 to 65535')
  .max(65535, 'must be from 1 to 65535');

const setText = z
  .string()
  .trim()
  .transform((value) => value || undefined)
  .optional();

const environment = z.object({
  NODE_ENV: setText,
  PORT: port.default(4000),
  HOST: z
    .string()
    .transform((value) => (value === 'localhost' ? loopback : value))
    .refine(
      (value) => isIP(value) > 0,
      'must be an address of this machine, such as 127.0.0.1, or 0.0.0.0 for all that it has',
    )
    .optional(),
  DATA_DIR: z.string().min(1, 'must name a folder').default('.data'),
  MONGO_PORT: port.default(27117),
  AUTH_PORT: port.default(9099),
  STRIPE_PORT: port.default(12111),
  MONGODB_URI: z
    .string()
    .regex(/^mongodb(\+srv)?:\/\//, 'must begin with mongodb:// or mongodb+srv://')
    .refine(
      namesDatabase,
      'must name the database, as in mongodb://host/petshop: without a name it would be "test"',
    )
    .refine(
      hasNoTimeout,
      'must not set timeoutMS: the driver then refuses commands that it only believes to be slow',
    )
    .optional(),
  FIREBASE_PROJECT_ID: setText,
  FIREBASE_API_KEY: setText,
  FIREBASE_AUTH_DOMAIN: setText,
  FIREBASE_APP_ID: setText,
  FIREBASE_APP_CHECK_SITE_KEY: setText,
  FIREBASE_RECAPTCHA: z.enum(['on', 'off'], 'must be on or off').optional(),
  GOOGLE_APPLICATION_CREDENTIALS: setText,
  FIREBASE_AUTH_EMULATOR_HOST: setText,
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^(sk|rk)_(test|live)_/, 'must begin with sk_test_ or sk_live_')
    .optional(),
  STRIPE_PUBLISHABLE_KEY: z
    .string()
    .regex(/^pk_(test|live)_/, 'must begin with pk_test_ or pk_live_')
    .optional(),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_/, 'must begin with whsec_')
    .optional(),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\/[^/?#\s]+/, 'must begin with smtp:// or smtps:// and name a server')
    .optional(),
  MAIL_FROM: z
    .string()
    .trim()
    .regex(/^[^@\r\n]*[^@\s<]@[^@\s>]+>?$/, 'must be an address, such as Your Shop <shop@your.shop>')
    .optional(),
  INBOUND_MAIL_SECRET: z.string().min(16, 'must have at least 16 characters').optional(),
  INBOUND_MAIL_DOMAIN: z
    .string()
    .trim()
    .regex(/^[a-z\d-]+(\.[a-z\d-]+)+$/i, 'must be a domain, such as answers.your.shop')
    .transform((value) => value.toLowerCase())
    .optional(),
  MAIL_SECONDS: z.coerce.number('must be a number of seconds').int().min(0).max(3600).default(5),
  MAIL_UNDO_SECONDS: z.coerce.number('must be a number of seconds').int().min(0).max(600).optional(),
  RECONCILE_SECONDS: z.coerce
    .number('must be a number of seconds')
    .int('must be whole seconds')
    .min(1, 'must be from 1 to 3600')
    .max(3600, 'must be from 1 to 3600')
    .default(60),
  REPEAT_SECONDS: z.coerce.number('must be a number of seconds').int().min(0).max(3600).default(60),
  LIVE_RECHECK_SECONDS: z.coerce.number('must be a number').int().min(1).max(3600).default(300),
  IMPORT_SECONDS: z.coerce.number('must be a number of seconds').int().min(0).max(3600).default(1),
  ITEM_EDIT_SECONDS: z.coerce.number('must be a number of seconds').int().min(0).max(3600).default(10),
  APPLICATION_SECONDS: z.coerce.number('must be a number of seconds').int().min(0).max(3600).default(60),
  TREATMENT_SECONDS: z.coerce.number('must be a number of seconds').int().min(0).max(3600).default(60),
  STOCK_WATCH_SECONDS: z.coerce.number('must be a number of seconds').int().min(0).max(3600).default(30),
  REVIEW_SECONDS: z.coerce.number('must be a number of seconds').int().min(0).max(86_400).default(600),
  REVIEW_AFTER_DAYS: z.coerce.number('must be a number of days').int().min(0).max(29).default(7),
  RATE_LIMIT: z.enum(['on', 'off'], 'must be on or off').default('on'),
  RESPONSE_CACHE: z.enum(['on', 'off'], 'must be on or off').default('on'),
  COMPILED_QUERIES: z.enum(['on', 'off'], 'must be on or off').default('on'),
  MAX_IN_FLIGHT: z.coerce.number('must be a number').int().min(10).max(10_000).default(400),
  PATIENCE: z.coerce.number('must be a number').min(1).max(100).default(1),
  DRAIN_SECONDS: z.coerce.number('must be a number').min(0).max(60).optional(),
  METRICS_TOKEN: z.string().min(16, 'must have at least 16 characters').optional(),
  INTROSPECTION: z.enum(['on', 'off'], 'must be on or off').optional(),
  INSTANCE: setText,
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], 'must be a pino level')
    .default('info'),
  SHOP_TIME_ZONE: z
    .string()
    .refine(isTimeZone, 'must be the name of a time zone, such as Europe/Berlin')
    .default('America/New_York'),
  PUBLIC_URL: z
    .string()
    .regex(/^https?:\/\/[^/?#@\s]+\/?$/, 'must be like https://your.shop')
    .transform((value) => value.replace(/\/$/, ''))
    .optional(),
  ALLOWED_ORIGINS: z
    .string()
    .transform((value) => value.split(',').map((origin) => origin.trim()))
    .refine(
      (origins) => origins.every(isOrigin),
      'must be origins as browsers write them, with commas between, such as https://store.example; * is none',
    )
    .optional(),
  TRUSTED_PROXIES: z.coerce.number('must be a number').int().min(0).max(10).default(0),
});
type Environment = z.infer<typeof environment>;

/**
 * Reads the environment.
 *
 * A part of the shop is connected when its settings are there, otherwise embedded; half-set
 * parts are rejected, because a shop with a real Stripe key and a play identity helps nobody.
 *
 * @throws SettingsError naming all that is wrong
 */
export function readSettings(env: Readonly<Record<string, string | undefined>>): Settings {
  // An empty value means "not set": that is what compose files and shells leave behind.
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const parsed = environment.safeParse(given);
  if (!parsed.success) {
    throw new SettingsError(
      parsed.error.issues.map(
        (issue) => `${issue.path.join('.')} ${issue.message}${whatItIs(String(issue.path[0]), given)}`,
      ),
    );
  }

  const values = parsed.data;
  const isProduction = values.NODE_ENV === 'production';
  const problems = [
    ...halfSet(values, firebaseNames, 'Firebase'),
    ...halfSet(values, stripeNames, 'Stripe'),
    ...halfSet(values, smtpNames, 'Mail'),
    ...mixedKeys(values),
    ...needlessProtections(values),
    ...(isProduction ? productionProblems(values) : []),
  ];
  if (problems.length > 0) throw new SettingsError(problems);

  return {
    isProduction,
    port: values.PORT,
    host: values.HOST ?? defaultHost(values),
    dataDir: resolve(values.DATA_DIR),
    hasRateLimits: values.RATE_LIMIT === 'on',
    hasResponseCache: values.RESPONSE_CACHE === 'on',
    compilesQueries: values.COMPILED_QUERIES === 'on',
    maxInFlight: values.MAX_IN_FLIGHT,
    patience: values.PATIENCE,
    drainSeconds: values.DRAIN_SECONDS ?? (isProduction ? 5 : 0),
    metricsToken: values.METRICS_TOKEN ?? null,
    hasIntrospection: values.INTROSPECTION ? values.INTROSPECTION === 'on' : !isProduction,
    instance: values.INSTANCE ?? `${hostname()}:${process.pid}`,
    logLevel: values.LOG_LEVEL,
    database: databaseSettings(values),
    identity: identitySettings(values),
    payments: paymentSettings(values),
    mail: mailSettings(values, isProduction),
    liveRecheckSeconds: values.LIVE_RECHECK_SECONDS,
    reconcileSeconds: values.RECONCILE_SECONDS,
    repeatSeconds: values.REPEAT_SECONDS,
    itemEditSeconds: values.ITEM_EDIT_SECONDS,
    importSeconds: values.IMPORT_SECONDS,
    applicationSeconds: values.APPLICATION_SECONDS,
    treatmentSeconds: values.TREATMENT_SECONDS,
    stockWatchSeconds: values.STOCK_WATCH_SECONDS,
    reviewRequests: { seconds: values.REVIEW_SECONDS, afterDays: values.REVIEW_AFTER_DAYS },
    trustedProxies: values.TRUSTED_PROXIES,
    timeZone: values.SHOP_TIME_ZONE,
    publicUrl: values.PUBLIC_URL ?? null,
    allowedOrigins: new Set(values.ALLOWED_ORIGINS),
  };
}

/** Scheme, host and port as the Origin header has them: anything else would never be equal to one. */
function isOrigin(text: string): boolean {
  return /^https?:[^*]+$/.test(text) && URL.canParse(text) && new URL(text).origin === text;
}

/** Whether there is a path between the hosts and the options. What is no address of MongoDB's is rejected for that alone. */
function namesDatabase(uri: string): boolean {
  return !uri.startsWith('mongodb') || /^[^/]+\/\/[^/?]+\/[^/?]/.test(uri);
}

function hasNoTimeout(uri: string): boolean {
  return !/[?&]timeoutMS=/i.test(uri);
}

/** Unsigned tokens and play money are for this machine alone, unless somebody wants it otherwise. */
function defaultHost({
  FIREBASE_PROJECT_ID: firebase,
  STRIPE_SECRET_KEY: stripe,
}: Environment): string | null {
  return firebase && stripe ? null : loopback;
}

/** What was set, for who mends it: but a log is no place for what may be a key or a password. */
function whatItIs(name: string, given: Readonly<Record<string, unknown>>): string {
  return /KEY|SECRET|TOKEN|URI|SMTP/.test(name) ? '' : ` (it is "${given[name]}")`;
}

const firebaseNames = [
  'FIREBASE_PROJECT_ID',
  'FIREBASE_API_KEY',
  'FIREBASE_AUTH_DOMAIN',
  'FIREBASE_APP_ID',
] as const;
const stripeNames = ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET'] as const;

const smtpNames = ['SMTP_URL', 'MAIL_FROM'] as const;

function halfSet(values: Environment, names: readonly (keyof Environment)[], part: string): string[] {
  const missing = names.filter((name) => !values[name]);
  if (missing.length === 0 || missing.length === names.length) return [];
  return [`${part} is set in part: ${missing.join(', ')} missing`];
}

/** With a live key here and a test key there, no card that a browser sends could ever be charged. */
function mixedKeys({
  STRIPE_SECRET_KEY: secret,
  STRIPE_PUBLISHABLE_KEY: publishable,
}: Environment): string[] {
  if (!secret || !publishable || secret.includes('_live_') === publishable.includes('_live_')) return [];
  return [
    'STRIPE_SECRET_KEY and STRIPE_PUBLISHABLE_KEY do not belong together: one is for live, the other for test payments',
  ];
}

/** Protections of a Firebase project where there is none, and one that is switched off and needed by the other. */
function needlessProtections(values: Environment): string[] {
  const { FIREBASE_APP_CHECK_SITE_KEY: siteKey, FIREBASE_RECAPTCHA: recaptcha } = values;
  const problems: string[] = [];
  if (!values.FIREBASE_PROJECT_ID) {
    if (siteKey) problems.push(`FIREBASE_APP_CHECK_SITE_KEY is for a shop with ${firebaseNames.join(', ')}`);
    if (recaptcha === 'on')
      problems.push(`FIREBASE_RECAPTCHA is for a shop with ${firebaseNames.join(', ')}`);
  }
  if (siteKey && recaptcha === 'off') {
    problems.push(
      'FIREBASE_RECAPTCHA cannot be off where FIREBASE_APP_CHECK_SITE_KEY is set: App Check asks reCAPTCHA',
    );
  }
  return problems;
}

/** What must not be in production: parts that accept anybody and play money. */
function productionProblems(values: Environment): string[] {
  const problems: string[] = [];
  if (!values.MONGODB_URI) problems.push('MONGODB_URI is required in production');
  if (!values.FIREBASE_PROJECT_ID) problems.push(`${firebaseNames.join(', ')} are required in production`);
  if (values.FIREBASE_AUTH_EMULATOR_HOST) {
    problems.push(
      'FIREBASE_AUTH_EMULATOR_HOST must not be set in production: the emulator accepts unsigned tokens',
    );
  }
  if (values.FIREBASE_PROJECT_ID?.startsWith('demo-')) {
    problems.push('FIREBASE_PROJECT_ID names a demo project, which only the emulator knows');
  }
  if (!values.STRIPE_SECRET_KEY) problems.push(`${stripeNames.join(', ')} are required in production`);
  if (values.STRIPE_SECRET_KEY === sandboxKeys.secretKey) {
    problems.push('STRIPE_SECRET_KEY is the key of the embedded sandbox');
  }
  if (values.STRIPE_WEBHOOK_SECRET === sandboxKeys.webhookSecret) {
    problems.push('STRIPE_WEBHOOK_SECRET is the secret of the embedded sandbox, which everybody can read');
  }
  if (values.SMTP_URL && !values.PUBLIC_URL) {
    problems.push('PUBLIC_URL is required in production where SMTP_URL is set: mails link to the shop');
  }
  if (values.RATE_LIMIT === 'off') problems.push('RATE_LIMIT=off is for development and tests only');
  return problems;
}

function databaseSettings(values: Environment): DatabaseSettings {
  if (values.MONGODB_URI) return { kind: 'connected', uri: values.MONGODB_URI };
  return {
    kind: 'embedded',
    port: values.MONGO_PORT,
    uri: `mongodb://${loopback}:${values.MONGO_PORT}/petshop?replicaSet=petshop`,
  };
}

function identitySettings(values: Environment): IdentitySettings {
  const {
    FIREBASE_PROJECT_ID: projectId,
    FIREBASE_API_KEY: apiKey,
    FIREBASE_AUTH_DOMAIN: authDomain,
    FIREBASE_APP_ID: appId,
    FIREBASE_APP_CHECK_SITE_KEY: appCheckSiteKey = null,
    FIREBASE_RECAPTCHA: recaptcha,
  } = values;
  if (projectId && apiKey && authDomain && appId) {
    const hasRecaptcha = recaptcha === 'on' || appCheckSiteKey !== null;
    return { kind: 'firebase', projectId, apiKey, authDomain, appId, appCheckSiteKey, hasRecaptcha };
  }
  return { kind: 'emulator', host: loopback, port: values.AUTH_PORT, projectId: 'demo-petshop' };
}

function paymentSettings(values: Environment): PaymentSettings {
  const {
    STRIPE_SECRET_KEY: secretKey,
    STRIPE_PUBLISHABLE_KEY: publishableKey,
    STRIPE_WEBHOOK_SECRET: webhookSecret,
  } = values;
  if (secretKey && publishableKey && webhookSecret) {
    return { kind: 'stripe', secretKey, publishableKey, webhookSecret };
  }
  return { kind: 'sandbox', host: loopback, port: values.STRIPE_PORT, ...sandboxKeys };
}

function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en-US', { timeZone: name }));
  } catch {
    return false;
  }
}

/** A shop for real never shows its mails on a page. */
function mailSettings(
  { SMTP_URL: url, MAIL_FROM: from = 'Fern & Paw <shop@petshop.test>', ...values }: Environment,
  isProduction: boolean,
): MailSettings {
  const seconds = values.MAIL_SECONDS;
  const inboundSecret = values.INBOUND_MAIL_SECRET ?? null;
  const domain = values.INBOUND_MAIL_DOMAIN ?? domainOf(from);
  if (url) {
    const undoSeconds = values.MAIL_UNDO_SECONDS ?? UNDO_TIME_MS / 1000;
    const answersDomain = inboundSecret && domain;
    return { transport: { kind: 'smtp', url }, from, answersDomain, inboundSecret, seconds, undoSeconds };
  }
  // Who tries the demo sees at once what a move tells the shopper.
  const undoSeconds = values.MAIL_UNDO_SECONDS ?? 0;
  const kind = isProduction ? 'none' : 'mailbox';
  // The mailbox answers by itself.
  return { transport: { kind }, from, answersDomain: domain, inboundSecret, seconds, undoSeconds };
}

function domainOf(address: string): string {
  return (/@([^\s@>]+)/.exec(address)?.[1] ?? 'localhost').toLowerCase();
}
