import type { FakeGoogle, FakeOutage } from '../fixtures/identity/google/fake-google.ts';
import {
  askWhoSpeaks,
  expectNoFaultOfTheToken,
  startGoogle,
  tokenCases,
  tokenOf,
} from '../fixtures/identity/production-tokens.ts';
import { type Shop, startShop } from '../harness/shop.ts';

let google: FakeGoogle;

beforeAll(async () => {
  google = await startGoogle();
});
afterEach(() => google.troubles.clear());
afterAll(() => google.stop());

describe('in production', () => {
  let shop: Shop;

  beforeAll(async () => {
    shop = await startShop({ env: await google.env() });
  });
  afterAll(() => shop.stop());

  it('a token of Google’s for this shop is taken', async () => {
    for (const given of tokenCases.filter(({ isGood }) => isGood)) {
      const email = google.accounts.get(given.uid ?? 'good')?.email;
      expect([given.what, await askWhoSpeaks(shop, tokenOf(google, given))]).toEqual([
        given.what,
        { statuses: [200, 200], codes: [undefined, undefined], emails: [email, email] },
      ]);
    }
  });

  it.each(tokenCases.filter(({ isGood }) => !isGood))('a token $what is rejected with 401', async (given) => {
    expect(await askWhoSpeaks(shop, tokenOf(google, given))).toEqual({
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
    ['keys', 'www.googleapis.com', 'answers with a page'],
    ['accounts', 'identitytoolkit.googleapis.com', 'fails'],
    ['accounts', 'identitytoolkit.googleapis.com', 'answers with a page'],
    ['accounts', 'identitytoolkit.googleapis.com', 'has no quota left'],
  ])(
    'a good token is answered 503 while the service of %s (%s) %s: it is no fault of the token',
    (_what, host, trouble) => expectNoFaultOfTheToken(google, shop, host, trouble),
  );

  it('visitors shop on while sign-ins can not be checked', async () => {
    google.troubles.set('www.googleapis.com', 'hangs up');
    expect((await shop.gql('{ pets { totalCount } }')).data.pets.totalCount).toBe(0);
  });
});
