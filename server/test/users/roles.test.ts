import { meet } from '../fixtures/database/meeting-transactions.ts';
import { changeAccount, signInAgain } from '../fixtures/identity/identity-provider.ts';
import { withBug } from '../fixtures/process/planted-bug.ts';
import type { Account } from '../harness/accounts.ts';
import { type ReplicaSet, startReplicaSet } from '../harness/replica-set.ts';
import { type Shop, startShop } from '../harness/shop.ts';

/** Its own, on which commits are held back. */
let set: ReplicaSet;
let shop: Shop;
let admin: Account;

const removeAdmin = 'mutation ($email: EmailAddress!) { removeAdmin(email: $email) { email role } }';
const makeStaff = 'mutation ($email: EmailAddress!) { setRole(email: $email, role: STAFF) { email role } }';
const makeAdmin = 'mutation ($email: EmailAddress!) { makeAdmin(email: $email) { email role } }';
const adminsOnly = '{ payments { totalCount } }';

beforeAll(async () => {
  set = await startReplicaSet({ size: 1 });
  shop = await startShop({ set });
  admin = await shop.signUp({ role: 'admin' });
});
afterAll(async () => {
  await shop.stop();
  await set.stop();
});

function users() {
  return shop.db.collection('users');
}

function countAdmins(): Promise<number> {
  return users().countDocuments({ role: 'admin' });
}

/** Leaves nobody else in charge. */
async function onlyAdmins(...accounts: readonly Account[]): Promise<void> {
  const uids = accounts.map(({ uid }) => uid);
  await users().updateMany({ uid: { $nin: uids } }, { $set: { role: 'regular' } });
  await users().updateMany({ uid: { $in: uids } }, { $set: { role: 'admin' } });
}

describe('taking the admin role from somebody', () => {
  beforeEach(() => onlyAdmins(admin));

  it('works from their next request on, though their token is good for an hour', async () => {
    const other = await shop.signUp({ role: 'admin' });
    expect((await shop.gql(adminsOnly, {}, other.token)).code).toBeUndefined();
    const { data } = await shop.gql(removeAdmin, { email: other.email.toUpperCase() }, admin.token);
    expect(data.removeAdmin).toEqual({ email: other.email, role: 'REGULAR' });
    expect((await shop.gql(adminsOnly, {}, other.token)).code).toBe('FORBIDDEN');
    expect((await shop.rest('GET', '/admin/GetAllPetOrder', { token: other.token })).status).toBe(403);
  });

  it('changes nothing for a regular account', async () => {
    const { email } = await shop.signUp();
    const { data } = await shop.gql(removeAdmin, { email }, admin.token);
    expect(data.removeAdmin.role).toBe('REGULAR');
  });

  it('is NOT_FOUND for an address that nobody signed in with', async () => {
    const answer = await shop.gql(removeAdmin, { email: 'no-such@petshop.test' }, admin.token);
    expect(answer.code).toBe('NOT_FOUND');
  });

  it('is not for shoppers, who learn nothing about an address either', async () => {
    const { token } = await shop.signUp();
    const answers = [
      await shop.gql(removeAdmin, { email: admin.email }, token),
      await shop.gql(removeAdmin, { email: 'no-such@petshop.test' }, token),
    ];
    expect(answers.map(({ code }) => code)).toEqual(['FORBIDDEN', 'FORBIDDEN']);
    expect((await shop.gql(removeAdmin, { email: admin.email })).code).toBe('UNAUTHENTICATED');
    expect(await countAdmins()).toBe(1);
  });
});

describe('stepping back as an admin', () => {
  it('is possible while somebody else stays', async () => {
    const other = await shop.signUp();
    await onlyAdmins(admin, other);
    const { data } = await shop.gql(removeAdmin, { email: other.email }, other.token);
    expect(data.removeAdmin.role).toBe('REGULAR');
    expect(await countAdmins()).toBe(1);
  });

  it('is rejected to the last one, who reads what to do first', async () => {
    await onlyAdmins(admin);
    const { code, errors } = await shop.gql(removeAdmin, { email: admin.email }, admin.token);
    expect([code, errors?.[0]?.message]).toEqual([
      'LAST_ADMIN',
      'You are the last admin. Make somebody else one first.',
    ]);
    expect((await shop.gql(adminsOnly, {}, admin.token)).code).toBeUndefined();
  });

  it('does not count on an admin whose address belongs to somebody else by now', async () => {
    const lost = await shop.signUp();
    await onlyAdmins(admin, lost);
    await users().updateOne({ uid: lost.uid }, { $unset: { email: '' } });
    expect((await shop.gql(removeAdmin, { email: admin.email }, admin.token)).code).toBe('LAST_ADMIN');
  });
});

describe('two admins at the same time', () => {
  let other: Account;

  beforeAll(async () => {
    other = await shop.signUp();
  });

  it.each<[string, string, (mine: Account, theirs: Account) => Account]>([
    ['who remove each other', removeAdmin, (_mine, theirs) => theirs],
    ['who make each other staff', makeStaff, (_mine, theirs) => theirs],
    ['who both step back', removeAdmin, (mine) => mine],
  ])('%s never leave the shop without one', async (_what, deed, target) => {
    await onlyAdmins(admin, other);
    const answers = await meet(
      set,
      () => shop.gql(deed, { email: target(admin, other).email }, admin.token),
      () => shop.gql(deed, { email: target(other, admin).email }, other.token),
    );
    expect(await countAdmins()).toBe(1);
    const refused = answers.flatMap(({ code }) => code ?? []);
    expect(refused).toHaveLength(1);
    expect(['LAST_ADMIN', 'FORBIDDEN']).toContain(refused[0]);
  });

  it('in a ring of four never leave the shop without one', async () => {
    const ring = [admin, other, await shop.signUp(), await shop.signUp()];
    for (let round = 0; round < 5; round++) {
      await onlyAdmins(...ring);
      await Promise.all(
        ring.map(({ token }, place) =>
          shop.gql(removeAdmin, { email: ring[(place + 1) % ring.length]?.email }, token),
        ),
      );
      expect(await countAdmins()).toBeGreaterThanOrEqual(1);
    }
  });

  it('would leave it without one, if neither wrote to the admin who stays', async () => {
    const bug = { in: 'lock-admin.js', replace: '{ $inc: { revision: 1 } }', by: '{}' };
    const broken = await startShop({ set, env: withBug(bug) });
    try {
      const pair = [await broken.signUp({ role: 'admin' }), await broken.signUp({ role: 'admin' })] as const;
      const [one, other] = pair.map(
        ({ email, token }) =>
          () =>
            broken.gql(removeAdmin, { email }, token),
      );
      if (one && other) await meet(set, one, other);
      expect(await broken.db.collection('users').countDocuments({ role: 'admin' })).toBe(0);
    } finally {
      await broken.stop();
    }
  });

  it('who promote the same account make it an admin once', async () => {
    await onlyAdmins(admin, other);
    const promoted = await shop.signUp();
    const answers = await Promise.all(
      [admin, other, admin, other].map(({ token }) => shop.gql(makeAdmin, { email: promoted.email }, token)),
    );
    expect(answers.map(({ data }) => data?.makeAdmin?.role)).toEqual(Array(4).fill('ADMIN'));
    const records = await shop.db
      .collection('auditrecords')
      .countDocuments({ action: 'make_admin', subjectId: promoted._id });
    expect(records).toBe(1);
  });
});

describe('whether an address was proved', () => {
  const users = 'query ($search: String) { users(search: $search) { edges { node { emailVerified } } } }';

  async function seenByAdmin(email: string): Promise<boolean[]> {
    const { data } = await shop.gql(users, { search: email }, admin.token);
    return data.users.edges.map(({ node }: { node: { emailVerified: boolean } }) => node.emailVerified);
  }

  beforeAll(() => onlyAdmins(admin));

  it('is told to admins, who should know before they promote it', async () => {
    const { email } = await shop.signUp({ email: 'boss@petshop.test' });
    expect(await seenByAdmin(email)).toEqual([false]);
  });

  it('is what the latest sign-in says', async () => {
    const account = await shop.signUp();
    await changeAccount(shop, account.uid, { emailVerified: true });
    const token = await signInAgain(shop, account);
    await shop.gql('{ me { _id } }', {}, token);
    expect(await seenByAdmin(account.email)).toEqual([true]);
  });

  it('is no for an account that has not signed in since the shop asks', async () => {
    const { uid, email } = await shop.signUp();
    await shop.db.collection('users').updateOne({ uid }, { $unset: { emailVerified: '' } });
    expect(await seenByAdmin(email)).toEqual([false]);
  });
});
