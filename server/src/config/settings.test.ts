import { readSettings, SettingsError } from './settings.ts';

const stripe = {
  STRIPE_SECRET_KEY: 'sk_live_1',
  STRIPE_PUBLISHABLE_KEY: 'pk_live_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
};
const firebase = {
  FIREBASE_PROJECT_ID: 'our-shop',
  FIREBASE_API_KEY: 'key',
  FIREBASE_AUTH_DOMAIN: 'our-shop.firebaseapp.com',
  FIREBASE_APP_ID: '1:2:web:3',
};
const production = {
  NODE_ENV: 'production',
  MONGODB_URI: 'mongodb://db/shop?replicaSet=rs0',
  ...firebase,
  ...stripe,
};

const smtp = { SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'Fern & Paw <shop@fern.example>' };
const inboundSecret = 'what the provider signs with';

describe('settings', () => {
  it('needs nothing: every part is embedded', () => {
    const settings = readSettings({});
    expect(settings).toMatchObject({
      port: 4000,
      isProduction: false,
      hasRateLimits: true,
      hasIntrospection: true,
      database: { kind: 'embedded', port: 27117 },
      identity: { kind: 'emulator', port: 9099, projectId: 'demo-petshop' },
      payments: { kind: 'sandbox', port: 12111, publishableKey: 'pk_test_sandbox' },
    });
    expect(settings.dataDir).toMatch(/\.data$/);
  });

  it('connects each part whose settings are there', () => {
    const settings = readSettings(production);
    expect(settings.database).toEqual({ kind: 'connected', uri: production.MONGODB_URI });
    expect(settings.identity.kind).toBe('firebase');
    expect(settings.payments.kind).toBe('stripe');
    expect(settings.hasIntrospection).toBe(false);
  });

  it('takes an empty value for not set', () => {
    expect(readSettings({ MONGODB_URI: '', PORT: '' }).database.kind).toBe('embedded');
  });

  describe('of mail', () => {
    const mail = {
      SMTP_URL: 'smtps://shop:secret@mail.example',
      MAIL_FROM: 'Fern & Paw <shop@fern.example>',
    };

    it.each([
      ['the demo', {}, 'mailbox', 0],
      ['a demo with a mail server', mail, 'smtp', 600],
      ['a demo whose moves wait', { MAIL_UNDO_SECONDS: '600' }, 'mailbox', 600],
      ['production without a mail server', production, 'none', 0],
      ['production', { ...production, ...mail, PUBLIC_URL: 'https://fern.example' }, 'smtp', 600],
    ])('%s sends %j to %s', (_what, env, kind, undoSeconds) => {
      expect(readSettings(env).mail).toMatchObject({ transport: { kind }, undoSeconds });
    });

    it.each([
      [{ SMTP_URL: mail.SMTP_URL }, 'Mail is set in part: MAIL_FROM missing'],
      [{ MAIL_FROM: mail.MAIL_FROM }, 'Mail is set in part: SMTP_URL missing'],
      [{ ...mail, INBOUND_MAIL_SECRET: 'short' }, 'INBOUND_MAIL_SECRET must have at least 16 characters'],
      [{ ...mail, INBOUND_MAIL_DOMAIN: 'a@b.c' }, 'INBOUND_MAIL_DOMAIN must be a domain'],
      [{ ...mail, MAIL_FROM: 'the shop' }, 'MAIL_FROM must be an address'],
      [{ ...mail, MAIL_FROM: 'a@b.c\r\nBcc: all@b.c' }, 'MAIL_FROM must be an address'],
      [{ ...mail, SMTP_URL: 'https://mail.example' }, 'SMTP_URL must begin with smtp:// or smtps://'],
      [{ ...production, ...mail }, 'PUBLIC_URL is required in production where SMTP_URL is set'],
    ])('%j is refused: %s', (env, problem) => {
      expect(() => readSettings(env)).toThrow(problem);
    });
  });

  it.each([
    ['the demo', {}, 'petshop.test'],
    ['a mail server whose answers nobody brings', smtp, null],
    [
      'a mail server whose answers are brought',
      { ...smtp, INBOUND_MAIL_SECRET: inboundSecret },
      'fern.example',
    ],
    [
      'a domain of its own',
      { ...smtp, INBOUND_MAIL_SECRET: inboundSecret, INBOUND_MAIL_DOMAIN: 'Answers.Fern.example' },
      'answers.fern.example',
    ],
  ])('%s has answers by mail at %j', (_what, env, answersDomain) => {
    expect(readSettings(env).mail.answersDomain).toBe(answersDomain);
  });

  it('names everything that is wrong at once', () => {
    const read = () => readSettings({ PORT: 'http', MONGODB_URI: 'postgres://x', RATE_LIMIT: 'maybe' });
    expect(read).toThrow(SettingsError);
    expect(read).toThrow(/PORT must be a port number \(it is "http"\)[\s\S]*MONGODB_URI[\s\S]*RATE_LIMIT/);
  });

  it('does not repeat secrets that are wrong', () => {
    const secrets = {
      METRICS_TOKEN: 'hunter2',
      SMTP_URL: 'imap://shop:hunter2@mail',
      STRIPE_SECRET_KEY: 'hunter2',
      MONGODB_URI: 'http://a:hunter2@b',
    };
    expect(() => readSettings(secrets)).toThrow(/METRICS_TOKEN must have at least 16 characters/);
    expect(() => readSettings(secrets)).not.toThrow(/hunter2/);
  });

  it.each([
    'mongodb://db',
    'mongodb://db/',
    'mongodb://db?replicaSet=rs0',
    'mongodb://db/?replicaSet=rs0',
    'mongodb://a:1,b:2,c:3/?replicaSet=rs0',
    'mongodb://shop:p%2Fw@db:27017/?authSource=admin',
    'mongodb+srv://shop:pw@cluster0.abcde.mongodb.net/?retryWrites=true&w=majority&appName=Cluster0',
  ])('rejects the address of a database that names none: %s', (uri) => {
    expect(() => readSettings({ MONGODB_URI: uri })).toThrow(
      /^The settings can't be used:\n {2}- MONGODB_URI must name the database, as in mongodb:\/\/host\/petshop: [^\n]+$/,
    );
  });

  it.each([
    'mongodb://db/petshop',
    'mongodb://a:1,b:2,c:3/petshop?replicaSet=rs0',
    'mongodb://shop:p%2Fw@db:27017/petshop?authSource=admin',
    'mongodb+srv://shop:pw@cluster0.abcde.mongodb.net/petshop?retryWrites=true&w=majority&appName=Cluster0',
    // Where somebody means it.
    'mongodb://db/test',
  ])('takes the address of a database that names one: %s', (uri) => {
    expect(readSettings({ MONGODB_URI: uri }).database).toEqual({ kind: 'connected', uri });
  });

  it.each(['mongodb://db/shop?timeoutMS=2000', 'mongodb://db/shop?replicaSet=rs0&TimeoutMS=2000'])(
    'refuses the time limit after which the driver no longer sends anything: %s',
    (uri) => {
      expect(() => readSettings({ MONGODB_URI: uri })).toThrow(/MONGODB_URI must not set timeoutMS/);
      expect(() => readSettings({ MONGODB_URI: uri.replace(/timeoutMS/i, 'socketTimeoutMS') })).not.toThrow();
    },
  );

  it('serves on for a while when a real shop is told to stop, and ends at once in a demo', () => {
    expect(readSettings(production).drainSeconds).toBe(5);
    expect(readSettings({}).drainSeconds).toBe(0);
    expect(readSettings({ DRAIN_SECONDS: '1.5' }).drainSeconds).toBe(1.5);
    expect(() => readSettings({ DRAIN_SECONDS: '61' })).toThrow(/DRAIN_SECONDS/);
  });

  it.each([
    [{}, true],
    [{ INTROSPECTION: 'off' }, false],
    [production, false],
    [{ ...production, INTROSPECTION: 'on' }, true],
  ])('shows the schema to everybody or not: %#', (given, isShown) => {
    expect(readSettings(given).hasIntrospection).toBe(isShown);
  });

  it.each([
    ['https://fern-and-paw.example', 'https://fern-and-paw.example'],
    ['https://fern-and-paw.example/', 'https://fern-and-paw.example'],
    ['http://192.168.1.20:4000', 'http://192.168.1.20:4000'],
  ])('takes %s for the address of the shop', (given, origin) => {
    expect(readSettings({ PUBLIC_URL: given }).publicUrl).toBe(origin);
  });

  it.each([
    'fern-and-paw.example',
    'ftp://shop.example',
    'https://shop.example/pets',
    'https://shop.example/?a=b',
  ])('rejects %s as the address of the shop', (given) => {
    expect(() => readSettings({ PUBLIC_URL: given })).toThrow(/PUBLIC_URL must/);
  });

  it('allows no other origin unless it is told to', () => {
    expect([...readSettings({}).allowedOrigins]).toEqual([]);
    const given = 'https://store.example, http://localhost:3000';
    expect([...readSettings({ ALLOWED_ORIGINS: given }).allowedOrigins]).toEqual([
      'https://store.example',
      'http://localhost:3000',
    ]);
  });

  it.each([
    '*',
    'null',
    'store.example',
    'ftp://store.example',
    'https://store.example/',
    'https://store.example/pets',
    'https://*.store.example',
    'https://STORE.example',
    'https://store.example:443',
    'https://store.example,',
    'https://store.example https://other.example',
  ])('rejects %s as origins: no browser would send them', (given) => {
    expect(() => readSettings({ ALLOWED_ORIGINS: given })).toThrow(/ALLOWED_ORIGINS must/);
  });

  it('takes the name of a time zone, and no other', () => {
    expect(readSettings({ SHOP_TIME_ZONE: 'Europe/Berlin' }).timeZone).toBe('Europe/Berlin');
    expect(() => readSettings({ SHOP_TIME_ZONE: 'Mars/Olympus' })).toThrow(/SHOP_TIME_ZONE must/);
  });

  it.each([
    ['a demo', {}, '127.0.0.1'],
    ['a real sign-in with play money', firebase, '127.0.0.1'],
    ['real money with the sign-in of a demo', stripe, '127.0.0.1'],
    ['a real shop', { ...firebase, ...stripe }, null],
    ['a real shop in production', production, null],
    ['a demo that is opened', { HOST: '0.0.0.0' }, '0.0.0.0'],
    ['a demo that is opened to IPv6', { HOST: '::' }, '::'],
    ['a real shop behind a proxy', { ...production, HOST: '127.0.0.1' }, '127.0.0.1'],
    ['one network alone', { HOST: '192.168.1.20' }, '192.168.1.20'],
    ['this machine by its name', { HOST: 'localhost' }, '127.0.0.1'],
    ['an empty value', { HOST: '' }, '127.0.0.1'],
  ])('listens where it should: %s', (_what, given, host) => {
    expect(readSettings(given).host).toBe(host);
  });

  it.each(['my-laptop', '0.0.0.0:4000', 'http://0.0.0.0', '*', '192.168.1', 'x86_64-conda-linux-gnu'])(
    'refuses to listen at %s',
    (given) => {
      expect(() => readSettings({ HOST: given })).toThrow(
        `HOST must be an address of this machine, such as 127.0.0.1, or 0.0.0.0 for all that it has (it is "${given}")`,
      );
    },
  );

  it.each([
    [{}, { appCheckSiteKey: null, hasRecaptcha: false }],
    [{ FIREBASE_RECAPTCHA: 'on' }, { appCheckSiteKey: null, hasRecaptcha: true }],
    // App Check asks reCAPTCHA.
    [{ FIREBASE_APP_CHECK_SITE_KEY: 'site' }, { appCheckSiteKey: 'site', hasRecaptcha: true }],
  ])('knows the protections of the Firebase project: %j', (given, expected) => {
    expect(readSettings({ ...firebase, ...given }).identity).toMatchObject(expected);
  });

  it.each([
    [
      { FIREBASE_APP_CHECK_SITE_KEY: 'site' },
      'FIREBASE_APP_CHECK_SITE_KEY is for a shop with FIREBASE_PROJECT_ID',
    ],
    [{ FIREBASE_RECAPTCHA: 'on' }, 'FIREBASE_RECAPTCHA is for a shop with FIREBASE_PROJECT_ID'],
    [{ ...firebase, FIREBASE_RECAPTCHA: 'yes' }, 'FIREBASE_RECAPTCHA must be on or off'],
    [
      { ...firebase, FIREBASE_APP_CHECK_SITE_KEY: 'site', FIREBASE_RECAPTCHA: 'off' },
      'FIREBASE_RECAPTCHA cannot be off',
    ],
  ])('rejects protections that can not be: %j', (given, problem) => {
    expect(() => readSettings(given)).toThrow(problem);
  });

  it('rejects a part that is set by half', () => {
    expect(() => readSettings({ STRIPE_SECRET_KEY: 'sk_test_1' })).toThrow(
      'Stripe is set in part: STRIPE_PUBLISHABLE_KEY, STRIPE_WEBHOOK_SECRET missing',
    );
  });

  it.each([
    ['no database', { MONGODB_URI: undefined }, 'MONGODB_URI is required'],
    [
      'the auth emulator',
      { FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099' },
      'FIREBASE_AUTH_EMULATOR_HOST must not',
    ],
    ['a demo project', { FIREBASE_PROJECT_ID: 'demo-petshop' }, 'demo project'],
    ['the sandbox key', { STRIPE_SECRET_KEY: 'sk_test_sandbox' }, 'embedded sandbox'],
    ['the sandbox’s webhook secret', { STRIPE_WEBHOOK_SECRET: 'whsec_sandbox' }, 'everybody can read'],
    ['no Firebase', withoutAll('FIREBASE_'), 'are required in production'],
    ['no Stripe', withoutAll('STRIPE_'), 'are required in production'],
    ['keys of two modes', { STRIPE_PUBLISHABLE_KEY: 'pk_test_1' }, 'do not belong together'],
    ['no rate limits', { RATE_LIMIT: 'off' }, 'RATE_LIMIT=off'],
  ])('rejects production with %s', (_what, change, message) => {
    expect(() => readSettings({ ...production, ...change })).toThrow(message);
  });
});

it('repeats nothing that may be a secret, because errors end in logs', () => {
  const read = () => readSettings({ STRIPE_SECRET_KEY: 'pasted-wrong', MONGODB_URI: 'u:pasted-wrong@host' });
  expect(read).toThrow(/MONGODB_URI must begin[\s\S]*STRIPE_SECRET_KEY must begin/);
  expect(read).not.toThrow(/pasted-wrong/);
});

function withoutAll(prefix: string): NodeJS.ProcessEnv {
  const names = Object.keys(production).filter((name) => name.startsWith(prefix));
  return Object.fromEntries(names.map((name) => [name, undefined]));
}
