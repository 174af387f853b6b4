import { runAdminCommand } from '../harness/command-line.ts';
import { type Shop, startShop } from '../harness/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.stop());
beforeEach(() => shop.db.collection('users').deleteMany({}));

const admin = (...args: string[]) => runAdminCommand(shop, ...args);

/** What the audit says of an account, oldest first. */
async function noted(subjectName: string) {
  const records = await shop.db.collection('auditrecords').find({ subjectName }).sort({ at: 1 }).toArray();
  return records.map(({ actor, action, changes }) => [actor, action, changes[0].before, changes[0].after]);
}

describe('npm run admin', () => {
  it('grant makes the first admin, and a member of the staff where that is said', async () => {
    const [owner, helper] = [await shop.signUp(), await shop.signUp()];
    expect(await admin('grant', owner.email)).toEqual({ code: 0, says: `${owner.email} is an admin now.` });
    expect(await admin('grant', helper.email, 'staff')).toEqual({
      code: 0,
      says: `${helper.email} is staff now.`,
    });
    expect(await noted(owner.email)).toEqual([['command line', 'make_admin', 'regular', 'admin']]);
    expect(await noted(helper.email)).toEqual([['command line', 'set_role', 'regular', 'staff']]);
  });

  it('list names everybody with a role, admins first', async () => {
    expect(await admin('list')).toEqual({ code: 0, says: expect.stringContaining('Nobody has a role') });
    const helper = await shop.signUp({ role: 'staff' });
    const owner = await shop.signUp({ role: 'admin' });
    const shopper = await shop.signUp();
    const { code, says } = await admin('list');
    expect(code).toBe(0);
    expect(says.split('\n')).toEqual([
      expect.stringMatching(`^admin   ${owner.email}  `),
      expect.stringMatching(`^staff   ${helper.email}  `),
    ]);
    expect(says).not.toContain(shopper.email);
  });

  it('set-aside names the records that did not fit', async () => {
    expect(await admin('set-aside')).toEqual({ code: 0, says: expect.stringContaining('Every record fits') });
    const [at, from, why] = [new Date('2026-11-27T08:00:00Z'), 'payments', 'does not fit: amount'];
    const records = shop.db.collection('setasiderecords');
    await records.insertOne({ from, record: { _id: 'a' }, why, isRepaired: false, at });
    expect(await admin('set-aside')).toEqual({
      code: 0,
      says: `2026-11-27  set aside  payments      a  ${why}`,
    });
    await records.deleteMany({});
  });

  it('revoke takes the role of one of two admins, and notes it as the back office does', async () => {
    const [one, other] = [await shop.signUp({ role: 'admin' }), await shop.signUp({ role: 'admin' })];
    expect(await admin('revoke', one.email)).toEqual({
      code: 0,
      says: `${one.email} has no role in the shop now.`,
    });
    expect(await noted(one.email)).toEqual([['command line', 'remove_admin', 'admin', 'regular']]);
    expect((await admin('list')).says).toContain(`admin   ${other.email}`);
  });

  it.each(['revoke', 'grant'])('%s takes nothing from the last admin', async (command) => {
    const owner = await shop.signUp({ role: 'admin' });
    const role = command === 'grant' ? ['staff'] : [];
    expect(await admin(command, owner.email, ...role)).toEqual({
      code: 1,
      says: `${owner.email} is the last admin. Make somebody else one first. (LAST_ADMIN)`,
    });
    expect((await admin('list')).says).toContain(`admin   ${owner.email}`);
  });

  it.each(['grant', 'revoke'])('%s of an address that never signed in says what to do', async (command) => {
    expect(await admin(command, 'nobody@petshop.test')).toEqual({
      code: 1,
      says:
        'An account with the e-mail nobody@petshop.test not found. ' +
        'Log in to the shop with this address once, then try again.',
    });
  });

  it.each([
    [[]],
    [['grant']],
    [['grant', 'a@petshop.test', 'owner']],
    [['revoke']],
    [['revoke', 'a@petshop.test', 'staff']],
    [['list', 'all']],
    [['promote', 'a@petshop.test']],
  ])('%j is answered with how it is used', async (args) => {
    const { code, says } = await admin(...args);
    expect(code).toBe(2);
    expect(says).toMatch(/^Usage:\n(.*\n){2}.*revoke EMAIL/);
  });
});
