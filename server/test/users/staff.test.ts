import { DAY_MS } from '../../../domain/durations.ts';
import { eventually } from '../fixtures/process/eventually.ts';
import { awaitMail, sentMails } from '../fixtures/shop/mails.ts';
import { changeSettings } from '../fixtures/shop-settings/settings-requests.ts';
import type { Account } from '../harness/accounts.ts';
import { type Shop, startShop } from '../harness/shop.ts';

let shop: Shop;
let admin: Account;

const setRole =
  'mutation ($email: EmailAddress!, $role: Role!) { setRole(email: $email, role: $role) { email role } }';
const inviteStaff =
  'mutation ($email: EmailAddress!, $role: Role!) { inviteStaff(email: $email, role: $role) { _id email role code } }';
const withdrawInvitation = 'mutation ($id: ID!) { withdrawInvitation(id: $id) { _id } }';
const staffInvitation = 'query ($code: String!) { staffInvitation(code: $code) { role invitedBy } }';
const acceptInvitation = 'mutation ($code: String!) { acceptInvitation(code: $code) { email role } }';
const invitations = '{ staffInvitations { edges { node { email role } } } }';

beforeAll(async () => {
  shop = await startShop({ env: { MAIL_SECONDS: '1' } });
  admin = await shop.signUp({ role: 'admin' });
});
afterAll(() => shop.stop());

async function invite(email: string, role = 'STAFF') {
  const { data, errors } = await shop.gql(inviteStaff, { email, role }, admin.token);
  if (errors) throw new Error(JSON.stringify(errors));
  return data.inviteStaff as { _id: string; email: string; role: string; code: string };
}

async function lastAudit() {
  const [record] = await shop.db
    .collection('auditrecords')
    .find()
    .sort({ at: -1, _id: -1 })
    .limit(1)
    .toArray();
  return record;
}

async function roleOf({ token }: Account): Promise<string> {
  return (await shop.gql('{ me { role } }', {}, token)).data.me.role;
}

describe('a role', () => {
  it.each([
    ['STAFF', 'set_role'],
    ['ADMIN', 'make_admin'],
    ['STAFF', 'remove_admin'],
    ['REGULAR', 'set_role'],
  ])('is given, counts at the next request and is on record: %s by %s', async (role, action) => {
    // The four follow one another on one account.
    const email = 'promoted@petshop.test';
    const known = await shop.db.collection('users').findOne({ email });
    if (!known) await shop.signUp({ email });
    const { data } = await shop.gql(setRole, { email, role }, admin.token);
    expect(data.setRole).toEqual({ email, role });
    expect(await lastAudit()).toMatchObject({ action, subjectName: email, actor: admin.email });
  });

  it('that an account has already changes nothing, and is not on record', async () => {
    const { email } = await shop.signUp({ role: 'staff' });
    const before = await lastAudit();
    const { data } = await shop.gql(setRole, { email, role: 'STAFF' }, admin.token);
    expect(data.setRole.role).toBe('STAFF');
    expect(await lastAudit()).toEqual(before);
  });

  it('is for admins to give, not for staff', async () => {
    const { token, email } = await shop.signUp({ role: 'staff' });
    for (const role of ['ADMIN', 'STAFF', 'REGULAR']) {
      expect((await shop.gql(setRole, { email, role }, token)).code).toBe('FORBIDDEN');
    }
    expect((await shop.gql(inviteStaff, { email, role: 'ADMIN' }, token)).code).toBe('FORBIDDEN');
  });

  it('of the last admin stays', async () => {
    await shop.db.collection('users').updateMany({ uid: { $ne: admin.uid } }, { $set: { role: 'regular' } });
    for (const role of ['STAFF', 'REGULAR']) {
      expect((await shop.gql(setRole, { email: admin.email, role }, admin.token)).code).toBe('LAST_ADMIN');
    }
    expect(await roleOf(admin)).toBe('ADMIN');
  });
});

describe('what staff may do', () => {
  it.each([
    ['orders', '{ orders { totalCount } }'],
    ['animal orders', '{ petOrders { totalCount } }'],
    ['all items', '{ allPets { totalCount } }'],
  ])('includes %s', async (_what, query) => {
    const { token } = await shop.signUp({ role: 'staff' });
    expect((await shop.gql(query, {}, token)).code).toBeUndefined();
  });

  it.each([
    ['money', '{ payments { totalCount } }'],
    ['figures', '{ moneyHealth { __typename } }'],
    ['the audit', '{ auditRecords { totalCount } }'],
    ['promotions', '{ promotions { totalCount } }'],
    ['roles', '{ users { totalCount } }'],
  ])('does not include %s', async (_what, query) => {
    const { token } = await shop.signUp({ role: 'staff' });
    const { code, errors } = await shop.gql(query, {}, token);
    expect([code, errors?.[0]?.message]).toEqual(['FORBIDDEN', 'Only admins may do this']);
  });
});

describe('an invitation', () => {
  it('is open until a day of the shop’s', async () => {
    // Where it is another day now than in UTC.
    const timeZone = new Date().getUTCHours() < 11 ? 'Etc/GMT+11' : 'Etc/GMT-13';
    await changeSettings(shop, admin, { timeZone });
    const { email, code } = await invite('far.away@petshop.test');
    const mail = await awaitMail(shop, 'STAFF_INVITED', email);
    await changeSettings(shop, admin, { timeZone: 'America/New_York' });
    const stored = await shop.db.collection('staffinvitations').findOne({ code });
    const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone }).format(stored?.expiresAt);
    expect(mail.text).toContain(`The invitation is open until ${day}.`);
  });

  it('is mailed with a link, which gives the role to the account with the address', async () => {
    const { email, code } = await invite('New.Hand@petshop.test');
    expect(email).toBe('new.hand@petshop.test');
    const mail = await awaitMail(shop, 'STAFF_INVITED', email);
    expect(mail.text).toContain(`/invitation/${code}`);
    expect(mail.text).toContain(admin.email);

    const hand = await shop.signUp({ email });
    const { data } = await shop.gql(staffInvitation, { code }, hand.token);
    expect(data.staffInvitation).toEqual({ role: 'STAFF', invitedBy: admin.email });
    const accepted = await shop.gql(acceptInvitation, { code }, hand.token);
    expect(accepted.data.acceptInvitation).toEqual({ email, role: 'STAFF' });
    expect(await roleOf(hand)).toBe('STAFF');
    expect(await lastAudit()).toMatchObject({ action: 'set_role', actor: email, subjectName: email });
    expect((await shop.gql(acceptInvitation, { code }, hand.token)).code).toBe('NOT_FOUND');
  });

  it('is for no other account, whatever it knows', async () => {
    const { code } = await invite('invited@petshop.test', 'ADMIN');
    const other = await shop.signUp();
    expect((await shop.gql(acceptInvitation, { code }, other.token)).code).toBe('FORBIDDEN');
    expect((await shop.gql(staffInvitation, { code }, other.token)).code).toBe('FORBIDDEN');
    expect((await shop.gql(acceptInvitation, { code })).code).toBe('UNAUTHENTICATED');
    expect(await roleOf(other)).toBe('REGULAR');
  });

  it('is replaced by the next one for the same address', async () => {
    const { email, code } = await invite('twice@petshop.test');
    const again = await invite(email, 'ADMIN');
    const person = await shop.signUp({ email });
    expect((await shop.gql(acceptInvitation, { code }, person.token)).code).toBe('NOT_FOUND');
    const { data } = await shop.gql(acceptInvitation, { code: again.code }, person.token);
    expect(data.acceptInvitation.role).toBe('ADMIN');
    const mails = (await sentMails(shop)).filter(({ to }) => to === email);
    expect(mails.length).toBeLessThanOrEqual(2);
    await shop.gql(setRole, { email, role: 'REGULAR' }, admin.token);
  });

  it('of a clock that was a month ahead is open for a week from now, and no longer', async () => {
    const { email } = await invite('ahead@petshop.test');
    const stored = shop.db.collection('staffinvitations');
    const inDays = (days: number) => new Date(Date.now() + days * DAY_MS);
    await stored.updateOne({ email }, { $set: { invitedAt: inDays(30), expiresAt: inDays(37) } });
    await eventually(async () => Number((await stored.findOne({ email }))?.expiresAt) <= Number(inDays(7)));
    const now = await stored.findOne({ email });
    expect(Number(now?.expiresAt) - Number(now?.invitedAt)).toBe(7 * DAY_MS);
  });

  it('is over after a week, or once it is withdrawn', async () => {
    const late = await invite('late@petshop.test');
    await shop.db
      .collection('staffinvitations')
      .updateOne({ email: late.email }, { $set: { expiresAt: new Date(Date.now() - 1000) } });
    const withdrawn = await invite('withdrawn@petshop.test');
    await shop.gql(withdrawInvitation, { id: withdrawn._id }, admin.token);
    for (const { email, code } of [late, withdrawn]) {
      const { token } = await shop.signUp({ email });
      expect((await shop.gql(acceptInvitation, { code }, token)).code).toBe('NOT_FOUND');
    }
    const { data } = await shop.gql(invitations, {}, admin.token);
    const open = data.staffInvitations.edges.map(({ node }: { node: { email: string } }) => node.email);
    expect(open).toContain(late.email);
    expect(open).not.toContain(withdrawn.email);
  });

  it('takes nothing from an account that may do more', async () => {
    const { code } = await invite(admin.email);
    const { data } = await shop.gql(acceptInvitation, { code }, admin.token);
    expect(data.acceptInvitation.role).toBe('ADMIN');
  });

  it.each([
    ['to be a shopper', { email: 'x@petshop.test', role: 'REGULAR' }, 'Staff or admin'],
    ['to no address', { email: 'x@y', role: 'STAFF' }, undefined],
  ])('is no invitation %s', async (_what, input, message) => {
    const { code, errors } = await shop.gql(inviteStaff, input, admin.token);
    expect(code).toBe('BAD_USER_INPUT');
    if (message) expect(errors?.[0]?.message).toContain(message);
  });

  it('is accepted once, however often at once', async () => {
    const { email, code } = await invite('eager@petshop.test');
    const { token } = await shop.signUp({ email });
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => shop.gql(acceptInvitation, { code }, token)),
    );
    expect(answers.filter(({ code: error }) => error === undefined)).toHaveLength(1);
    const records = await shop.db
      .collection('auditrecords')
      .countDocuments({ action: 'set_role', subjectName: email });
    expect(records).toBe(1);
  });
});
