import type { FakeGoogle, FakeOutage } from '../fixtures/identity/google/fake-google.ts';
import {
  askWhoSpeaks,
  expectNoFaultOfTheToken,
  startGoogle,
  tokenCases,
  tokenOf,
} from '../fixtures/identity/production-tokens.ts';
import { withBug } from '../fixtures/process/planted-bug.ts';
import { type Shop, startShop } from '../harness/shop.ts';

let google: FakeGoogle;

beforeAll(async () => {
  google = await startGoogle();
});
afterAll(() => google.stop());

/** Which tokens a server answers otherwise than it should. */
async function mistakesOf(shop: Shop): Promise<string[]> {
  const mistakes: string[] = [];
  for (const given of tokenCases) {
    const { statuses } = await askWhoSpeaks(shop, tokenOf(google, given));
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

describe('a service that lets its callers wait', () => {
  let shop: Shop;

  beforeAll(async () => {
    shop = await startShop({ env: await google.env() });
  });
  afterAll(() => shop.stop());

  it.each<[string, string, FakeOutage]>([
    ['keys', 'www.googleapis.com', 'hangs up'],
    ['accounts', 'identitytoolkit.googleapis.com', 'hangs up'],
    ['accounts', 'identitytoolkit.googleapis.com', 'is silent'],
  ])(
    'a good token is answered 503 while the service of %s (%s) %s: it is no fault of the token',
    (_what, host, trouble) => expectNoFaultOfTheToken(google, shop, host, trouble),
  );
});
