import { FakeGoogle, type FakeOutage, type TokenShape } from '../fixtures/identity/google/fake-google.ts';
import { withBug } from '../fixtures/process/planted-bug.ts';
import { type Shop, startShop } from '../harness/shop.ts';

/*
 * The emulator accepts unsigned tokens, and asks for revocation whether the server does or not. So
 * here the server runs in production mode, with Google's keys and accounts on this machine.
 */

interface TokenCase extends TokenShape {
  readonly what: string;
  /** Account that the token names: one in good standing unless told otherwise. */
  readonly uid?: string;
  readonly isGood?: boolean;
}

const HOUR_SECONDS = 3600;
const now = Math.floor(Date.now() / 1000);
const aLotLater = { iat: now + HOUR_SECONDS, exp: now + 2 * HOUR_SECONDS };

const byBoth = {
  firebase: { sign_in_provider: 'password', identities: { email: ['x'], 'google.com': ['1'] } },
};

const cases: TokenCase[] = [
  { what: 'signed by Google for this shop', isGood: true },
  {
    what: 'issued a few seconds ahead, as clocks differ',
    claims: { iat: now + 20, auth_time: now + 20 },
    isGood: true,
  },
  { what: 'signed with a key of somebody’s own', signed: 'by somebody else' },
  { what: 'signed with a key that Google does not have', header: { kid: 'key-of-nobody' } },
  { what: 'that names no key', header: { kid: undefined } },
  { what: 'without a signature', header: { alg: 'none' }, signed: 'not at all' },
  { what: 'of the emulator', header: { alg: 'none', kid: undefined }, signed: 'not at all' },
  {
    what: 'signed with the public certificate as a shared secret',
    header: { alg: 'HS256' },
    signed: 'with the certificate',
  },
  {
    what: 'whose hour has passed',
    claims: { iat: now - 2 * HOUR_SECONDS, auth_time: now - 2 * HOUR_SECONDS, exp: now - HOUR_SECONDS },
  },
  { what: 'for another project', claims: { aud: 'another-shop' } },
  { what: 'of another issuer', claims: { iss: 'https://securetoken.google.com/another-shop' } },
  { what: 'issued in the future', claims: aLotLater },
  { what: 'of a sign-in in the future', claims: { auth_time: now + HOUR_SECONDS } },
  { what: 'of a session that was revoked', uid: 'revoked' },
  { what: 'of a disabled account', uid: 'disabled' },
  {
    what: 'of an account that was deleted',
    uid: 'deleted',
    claims: { email: 'deleted@fern-and-paw.example' },
  },
  { what: 'of an account without an e-mail address', uid: 'anonymous' },
  { what: 'of a password that the account had before its address was proved', uid: 'linked', claims: byBoth },
  {
    what: 'of the way that proved it',
    uid: 'linked',
    claims: { firebase: { ...byBoth.firebase, sign_in_provider: 'google.com' } },
    isGood: true,
  },
];

let google: FakeGoogle;

beforeAll(async () => {
  google = await new FakeGoogle().start();
  google.accounts.set('good', { email: 'good@fern-and-paw.example' });
  google.accounts.set('revoked', { email: 'revoked@fern-and-paw.example', validSince: String(now) });
  google.accounts.set('disabled', { email: 'disabled@fern-and-paw.example', disabled: true });
  google.accounts.set('anonymous', {});
  const providerUserInfo = [{ providerId: 'google.com', rawId: '1' }];
  google.accounts.set('linked', { email: 'linked@fern-and-paw.example', providerUserInfo });
});
afterEach(() => google.troubles.clear());
afterAll(() => google.stop());

function tokenOf({ uid = 'good', ...shape }: TokenCase): string {
  return google.token(uid, shape);
}

/** Asks both APIs who the token speaks for. */
async function ask(shop: Shop, token: string) {
  const [graphql, rest] = await Promise.all([
    shop.gql('{ me { email } }', {}, token),
    shop.rest('GET', '/user/checkUser', { token }),
  ]);
  return {
    statuses: [graphql.status, rest.status],
    codes: [graphql.code, rest.body.error?.code],
    emails: [graphql.data?.me?.email, rest.body.email],
  };
}

describe('in production', () => {
  let shop: Shop;

  beforeAll(async () => {
    shop = await startShop({ env: await google.env() });
  });
  afterAll(() => shop.stop());

  it.each(cases.filter(({ isGood }) => isGood))('a token $what is taken', async (given) => {
    const email = google.accounts.get(given.uid ?? 'good')?.email;
    expect(await ask(shop, tokenOf(given))).toEqual({
      statuses: [200, 200],
      codes: [undefined, undefined],
      emails: [email, email],
    });
  });

  it.each(cases.filter(({ isGood }) => !isGood))('a token $what is rejected with 401', async (given) => {
    expect(await ask(shop, tokenOf(given))).toEqual({
      statuses: [401, 401],
      codes: ['UNAUTHENTICATED', 'UNAUTHENTICATED'],
      emails: [undefined, undefined],
    });
  });

  it('no account was made for a token that was rejected', async () => {
    const emails = await shop.db.collection('users').distinct('email');
    expect(emails).toEqual(['good@fern-and-paw.example', 'linked@fern-and-paw.example']);
  });

  it.each<[string, string, FakeOutage]>([
    ['keys', 'www.googleapis.com', 'fails'],
    ['keys', 'www.googleapis.com', 'hangs up'],
    ['keys', 'www.googleapis.com', 'answers with a page'],
    ['accounts', 'identitytoolkit.googleapis.com', 'fails'],
    ['accounts', 'identitytoolkit.googleapis.com', 'hangs up'],
    ['accounts', 'identitytoolkit.googleapis.com', 'is silent'],
    ['accounts', 'identitytoolkit.googleapis.com', 'answers with a page'],
    ['accounts', 'identitytoolkit.googleapis.com', 'has no quota left'],
  ])(
    'a good token is answered 503 while the service of %s (%s) %s: it is no fault of the token',
    async (_what, host, trouble) => {
      google.troubles.set(host, trouble);
      expect(await ask(shop, google.token('good'))).toMatchObject({
        statuses: [503, 503],
        codes: ['UPSTREAM_UNAVAILABLE', 'UPSTREAM_UNAVAILABLE'],
      });
      google.troubles.clear();
      expect((await ask(shop, google.token('good'))).statuses).toEqual([200, 200]);
    },
  );

  it('visitors shop on while sign-ins can not be checked', async () => {
    google.troubles.set('www.googleapis.com', 'hangs up');
    expect((await shop.gql('{ pets { totalCount } }')).data.pets.totalCount).toBe(0);
  });
});

/** Which tokens a server answers otherwise than it should. */
async function mistakesOf(shop: Shop): Promise<string[]> {
  const mistakes: string[] = [];
  for (const given of cases) {
    const { statuses } = await ask(shop, tokenOf(given));
    const isRight = statuses.every((status) => status === (given.isGood ? 200 : 401));
    if (!isRight) mistakes.push(given.what);
  }
  return mistakes;
}

describe('these cases notice', () => {
  it.each([
    {
      bug: 'a forgotten checkRevoked',
      replace: 'verifyIdToken(idToken, true)',
      by: 'verifyIdToken(idToken)',
      noticed: ['of a session that was revoked', 'of a disabled account', 'of an account that was deleted'],
    },
    {
      bug: 'a time in the future that is taken',
      replace: 'isFromTheFuture(token',
      by: '((_token) => false)(token',
      noticed: ['issued in the future', 'of a sign-in in the future'],
    },
    {
      bug: 'a server that goes by the emulator’s rules',
      replace: 'this.auth.verifyIdToken(idToken, true)',
      by: '(process.env.FIREBASE_AUTH_EMULATOR_HOST = "127.0.0.1:9", this.auth.verifyIdToken(idToken))',
      noticed: ['without a signature', 'of the emulator'],
    },
    {
      bug: 'a way to sign in that is gone and goes on',
      replace: 'hasOtherWays(token)',
      by: 'false',
      noticed: ['of a password that the account had before its address was proved'],
    },
  ])('$bug', async ({ replace, by, noticed }) => {
    const bug = { in: 'identity.gateway.js', replace, by };
    const broken = await startShop({ env: withBug(bug, await google.env()) });
    try {
      expect(await mistakesOf(broken)).toEqual(expect.arrayContaining(noticed));
    } finally {
      await broken.stop();
    }
  });
});
