import {
  anonymousToken,
  changeAccount,
  registerWithPassword,
} from '../fixtures/identity/identity-provider.ts';
import { aForgedToken, claimsOf } from '../fixtures/identity/tokens.ts';
import { type Shop, startShop } from '../harness/shop.ts';

let shop: Shop;

const me = '{ me { _id email name role } }';
const saveUser = 'mutation ($name: String!) { saveUser(input: { name: $name }) { email name role } }';
const makeAdmin = 'mutation ($email: EmailAddress!) { makeAdmin(email: $email) { email role } }';
const user = 'query ($email: EmailAddress!) { user(email: $email) { email name role } }';

beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.stop());

function users() {
  return shop.db.collection('users');
}

async function expectRefused(token: string): Promise<void> {
  const graphql = await shop.gql(me, {}, token);
  expect([graphql.status, graphql.code]).toEqual([401, 'UNAUTHENTICATED']);
  const rest = await shop.rest('GET', '/pets/GetPetOrder', { token });
  expect([rest.status, rest.body.error.code]).toEqual([401, 'UNAUTHENTICATED']);
}

describe('who a request speaks for', () => {
  it('is nobody without a token', async () => {
    expect(await shop.gql(me)).toMatchObject({ status: 200, data: { me: null } });
    expect((await shop.rest('GET', '/pets/GetPetOrder')).status).toBe(401);
  });

  it('is the account of the token', async () => {
    const { token, email } = await shop.signUp({ name: 'Sam Shopper' });
    expect((await shop.gql(me, {}, token)).data.me).toMatchObject({
      email,
      name: 'Sam Shopper',
      role: 'REGULAR',
    });
  });

  it.each([
    ['that is no token', () => 'not-a-token'],
    ['that is only shaped like one', () => 'aaaa.bbbb.cccc'],
    ['unsigned, for an account that does not exist', () => aForgedToken()],
    ['signed with a guessed secret', () => aForgedToken({ signed: 'hs256', header: { kid: 'x' } })],
    ['signed with a key of somebody’s own', () => aForgedToken({ signed: 'rs256', header: { kid: 'x' } })],
    ['without an account', () => aForgedToken({ claims: { sub: '' } })],
  ])(
    'is nobody with a token %s, and the request is rejected instead of taken for a visitor’s',
    async (_what, tokenOf) => {
      await expectRefused(tokenOf());
      expect(await users().findOne({ email: 'forged@petshop.test' })).toBeNull();
    },
  );

  it.each([
    ['a list', (email: string) => [email]],
    ['an object', (email: string) => ({ email })],
    ['a number', () => 7],
  ])('is nobody with a token whose e-mail address is %s', async (_what, claimed) => {
    const { token, email } = await shop.signUp();
    await expectRefused(aForgedToken({ claims: { ...claimsOf(token), email: claimed(email) } }));
  });

  it.each([
    ['another project', { aud: 'another-shop', iss: 'https://securetoken.google.com/another-shop' }],
    ['another issuer', { iss: 'https://evil.test/demo-petshop' }],
    ['another audience', { aud: 'another-shop' }],
    ['an hour that has passed', { iat: 1_600_000_000, auth_time: 1_600_000_000, exp: 1_600_003_600 }],
  ])('is nobody with a token for a real account but of %s', async (_what, claims) => {
    const { token } = await shop.signUp();
    await expectRefused(aForgedToken({ claims: { ...claimsOf(token), ...claims } }));
  });

  it('is nobody once the account is disabled, though its token is good for an hour', async () => {
    const { token, uid } = await shop.signUp();
    await changeAccount(shop, uid, { disableUser: true });
    await expectRefused(token);
  });

  it('is nobody for an account without an e-mail address, which no order could name', async () => {
    await expectRefused(await anonymousToken(shop));
    expect(await users().countDocuments({ email: '' })).toBe(0);
  });

  it.each([
    'jörg@example.test',
    'x@exa_mple.test',
    'a b@example.test',
    'x@example.test.',
    'x@exаmple.test',
    'x@example..test',
    'x@-example.test',
    'x@example-.test',
    `x@${'a'.repeat(64)}.test`,
    'x(y)@example.test',
    'x"y@example.test',
    'x,y@example.test',
    'x@[127.0.0.1]',
    `${'x'.repeat(250)}@example.test`,
  ])('is nobody with the address %s, which is said', async (email) => {
    const { idToken } = await registerWithPassword(shop, {
      email,
      password: 'petshop-test',
      displayName: 'J',
    });
    const graphql = await shop.gql(me, {}, idToken);
    expect([graphql.status, graphql.code]).toEqual([403, 'FORBIDDEN']);
    expect(graphql.errors?.[0]?.message).toMatch(
      /cannot take the e-mail address .*Please log in with another/,
    );
    const rest = await shop.rest('GET', '/pets/GetPetOrder', { token: idToken });
    expect([rest.status, rest.body.error]).toEqual([
      403,
      { code: 'FORBIDDEN', message: graphql.errors?.[0]?.message },
    ]);
    expect(await users().findOne({ email: email.toLowerCase() })).toBeNull();
  });

  it('is nobody once the account’s sessions were revoked', async () => {
    const { token, uid } = await shop.signUp();
    const later = Math.floor(Date.now() / 1000) + 60;
    await changeAccount(shop, uid, { validSince: String(later) });
    await expectRefused(token);
  });

  it.each(['token', 'Basic', 'bearer'])(
    'comes from a Bearer header; with %s there is no account to be had by luck',
    async (scheme) => {
      const { token, email } = await shop.signUp();
      const answer = await fetch(`${shop.url}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `${scheme} ${token}` },
        body: JSON.stringify({ query: me }),
      });
      const { data } = (await answer.json()) as { data: { me: { email: string } | null } };
      expect(data.me?.email).toBe(scheme === 'bearer' ? email : undefined);
    },
  );

  it('is never told to a log', async () => {
    const { token } = await shop.signUp();
    await shop.gql(me, {}, token);
    await shop.gql(me, {}, `${token}x`);
    expect(await shop.log()).not.toContain(token.slice(0, 60));
  });
});

describe('an account', () => {
  it('is regular at its first sign-in', async () => {
    const { uid, email } = await shop.signUp();
    expect(await users().findOne({ uid })).toMatchObject({ email, role: 'regular' });
  });

  it('is written once, even when a browser’s first requests arrive together', async () => {
    // Several times: which of two unique keys the database finds taken first is chance.
    for (let time = 0; time < 20; time += 1) {
      const { token, uid } = await shop.signUp();
      await users().deleteOne({ uid });
      const answers = await Promise.all(Array.from({ length: 10 }, () => shop.gql(me, {}, token)));
      expect(answers.map(({ code, data }) => code ?? data.me.role)).toEqual(Array(10).fill('REGULAR'));
      expect(new Set(answers.map((answer) => answer.data.me._id)).size).toBe(1);
      expect(await users().countDocuments({ uid })).toBe(1);
    }
  });

  it('has the role that the database says, from one request to the next', async () => {
    const { token, uid } = await shop.signUp();
    const payments = '{ payments { totalCount } }';
    expect((await shop.gql(payments, {}, token)).code).toBe('FORBIDDEN');
    await users().updateOne({ uid }, { $set: { role: 'admin' } });
    expect((await shop.gql(payments, {}, token)).code).toBeUndefined();
    await users().updateOne({ uid }, { $set: { role: 'regular' } });
    expect((await shop.gql(payments, {}, token)).code).toBe('FORBIDDEN');
  });

  it('saves its name', async () => {
    const { token, email } = await shop.signUp();
    const { data } = await shop.gql(saveUser, { name: '  Sam Saver ' }, token);
    expect(data.saveUser).toEqual({ email, name: 'Sam Saver', role: 'REGULAR' });
  });

  it.each(['', '   ', 'x'.repeat(121)])('rejects the name %j', async (name) => {
    const { token } = await shop.signUp({ name: 'Before' });
    expect((await shop.gql(saveUser, { name }, token)).code).toBe('BAD_USER_INPUT');
    expect((await shop.gql(me, {}, token)).data.me.name).toBe('Before');
  });

  it('can not give itself a role: GraphQL has no such field', async () => {
    const { token, uid } = await shop.signUp();
    const sneaky = 'mutation { saveUser(input: { name: "Sam", role: ADMIN }) { role } }';
    expect((await shop.gql(sneaky, {}, token)).status).toBe(400);
    expect(await users().findOne({ uid })).toMatchObject({ role: 'regular' });
  });

  it('can not give itself a role or another address: saveuser ignores both', async () => {
    const { token, uid, email } = await shop.signUp();
    const json = {
      email: 'somebody@else.test',
      name: 'Sam',
      role: 'admin',
      _id: '0123456789abcdef01234567',
      uid: 'x',
    };
    const { status, body } = await shop.rest('POST', '/user/saveuser', { token, json });
    expect(status).toBe(200);
    expect(body).toEqual({
      _id: expect.stringMatching(/^[0-9a-f]{24}$/),
      email,
      name: 'Sam',
      role: 'regular',
    });
    expect(await users().findOne({ uid })).toMatchObject({ email, name: 'Sam', role: 'regular' });
  });

  it('stays an admin when the old client saves it as regular at the next sign-in', async () => {
    const { token, email } = await shop.signUp({ role: 'admin' });
    const { body } = await shop.rest('POST', '/user/saveuser', {
      token,
      json: { email, name: 'Ada', role: 'regular' },
    });
    expect(body.role).toBe('admin');
  });

  it('can be saved without a name, as after a sign-in through a popup', async () => {
    const { token, name } = await shop.signUp({ name: 'From The Provider' });
    const { body } = await shop.rest('POST', '/user/saveuser', { token, json: { role: 'regular' } });
    expect(body.name).toBe(name);
  });

  it('is saved by its holder only', async () => {
    expect((await shop.gql(saveUser, { name: 'Nobody' })).code).toBe('UNAUTHENTICATED');
    expect((await shop.rest('POST', '/user/saveuser', { json: { name: 'Nobody' } })).status).toBe(401);
  });
});

describe('looking up an account', () => {
  it('gives one’s own, in any case of the address', async () => {
    const { token, email } = await shop.signUp({ name: 'Sam' });
    const expected = { email, name: 'Sam', role: 'REGULAR' };
    expect((await shop.gql(user, { email: email.toUpperCase() }, token)).data.user).toEqual(expected);

    const path = `/user/checkUser?email=${encodeURIComponent(email.toUpperCase())}`;
    const { status, body } = await shop.rest('GET', path, { token });
    expect([status, body]).toEqual([200, { email, name: 'Sam', role: 'regular' }]);
  });

  it('gives nobody else’s, and does not tell whether there is one', async () => {
    const { token } = await shop.signUp();
    const other = await shop.signUp();
    const known = await shop.gql(user, { email: other.email }, token);
    const unknown = await shop.gql(user, { email: 'no-such@petshop.test' }, token);
    expect(known.code).toBe('FORBIDDEN');
    expect(known.errors).toEqual(unknown.errors);

    const answers = [other.email, 'no-such@petshop.test'].map((email) =>
      shop.rest('GET', `/user/checkUser?email=${email}`, { token }),
    );
    const [restKnown, restUnknown] = await Promise.all(answers);
    expect([restKnown?.status, restKnown?.body]).toEqual([403, restUnknown?.body]);
  });

  it('gives an admin any, and says what is not there', async () => {
    const { token } = await shop.signUp({ role: 'admin' });
    const { email } = await shop.signUp({ name: 'Sam' });
    expect((await shop.gql(user, { email }, token)).data.user.name).toBe('Sam');
    expect((await shop.gql(user, { email: 'no-such@petshop.test' }, token)).code).toBe('NOT_FOUND');
    expect((await shop.rest('GET', `/user/checkUser?email=${email}`, { token })).body.name).toBe('Sam');
    expect((await shop.rest('GET', '/user/checkUser?email=no-such@petshop.test', { token })).status).toBe(
      404,
    );
  });

  it('is not for visitors', async () => {
    const { email } = await shop.signUp();
    expect((await shop.gql(user, { email })).code).toBe('UNAUTHENTICATED');
    expect((await shop.rest('GET', `/user/checkUser?email=${email}`)).status).toBe(401);
  });

  it('wants one address, not a list of them', async () => {
    const { token } = await shop.signUp();
    const { status, body } = await shop.rest('GET', '/user/checkUser?email=a@b.test&email=c@d.test', {
      token,
    });
    expect([status, body.error.code]).toEqual([400, 'BAD_USER_INPUT']);
  });
});

describe('making an admin', () => {
  it('works at once and in any case of the address', async () => {
    const { token } = await shop.signUp({ role: 'admin' });
    const promoted = await shop.signUp();
    const { data } = await shop.gql(makeAdmin, { email: promoted.email.toUpperCase() }, token);
    expect(data.makeAdmin).toEqual({ email: promoted.email, role: 'ADMIN' });
    expect((await shop.gql('{ payments { totalCount } }', {}, promoted.token)).code).toBeUndefined();
  });

  it('answers the old client with the account', async () => {
    const { token } = await shop.signUp({ role: 'admin' });
    const { email, _id, name } = await shop.signUp();
    const { status, body } = await shop.rest('PUT', `/admin/MakeAnAdmin?email=${email}`, { token });
    expect([status, body]).toEqual([200, { _id, email, name, role: 'admin' }]);
    expect(await users().findOne({ email })).toMatchObject({ role: 'admin' });
  });

  it('changes nothing more the second time', async () => {
    const { token, email } = await shop.signUp({ role: 'admin' });
    expect((await shop.gql(makeAdmin, { email }, token)).data.makeAdmin.role).toBe('ADMIN');
  });

  it('needs an account that has signed in', async () => {
    const { token } = await shop.signUp({ role: 'admin' });
    expect((await shop.gql(makeAdmin, { email: 'no-such@petshop.test' }, token)).code).toBe('NOT_FOUND');
    expect((await shop.rest('PUT', '/admin/MakeAnAdmin?email=no-such@petshop.test', { token })).status).toBe(
      404,
    );
    expect(await users().findOne({ email: 'no-such@petshop.test' })).toBeNull();
  });

  it.each(['/admin/MakeAnAdmin', '/admin/MakeAnAdmin?email=', '/admin/MakeAnAdmin?email[$ne]=x'])(
    'wants an address: %s promotes nobody',
    async (path) => {
      const { token } = await shop.signUp({ role: 'admin' });
      const before = await users().countDocuments({ role: 'admin' });
      const { status, body } = await shop.rest('PUT', path, { token });
      expect([status, body.error.code]).toEqual([400, 'BAD_USER_INPUT']);
      expect(await users().countDocuments({ role: 'admin' })).toBe(before);
    },
  );

  it('is for admins only', async () => {
    const { token, email, uid } = await shop.signUp();
    expect((await shop.gql(makeAdmin, { email })).code).toBe('UNAUTHENTICATED');
    expect((await shop.gql(makeAdmin, { email }, token)).code).toBe('FORBIDDEN');
    expect((await shop.rest('PUT', `/admin/MakeAnAdmin?email=${email}`)).status).toBe(401);
    expect((await shop.rest('PUT', `/admin/MakeAnAdmin?email=${email}`, { token })).status).toBe(403);
    expect(await users().findOne({ uid })).toMatchObject({ role: 'regular' });
  });
});
