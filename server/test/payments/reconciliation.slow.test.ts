import { Types } from 'mongoose';
import { paymentOf, reconcileNow } from '../fixtures/payments/money-health.ts';
import { eventually } from '../fixtures/process/eventually.ts';
import { checkOut } from '../fixtures/shop/checkout.ts';
import { addItem, anItem } from '../fixtures/shop/items.ts';
import type { Account } from '../harness/accounts.ts';
import { type OwnShop, startShop } from '../harness/shop.ts';

/* Rounds of processes that were killed, and a round with much to do. */

let shop: OwnShop;
let admin: Account;

beforeAll(async () => {
  shop = await startShop({ hasWebhooks: false });
  admin = await shop.signUp({ role: 'admin' });
});
afterAll(() => shop.stop());

describe('a round', () => {
  it('works off more than five hundred records that hang', async () => {
    const now = new Date();
    const left = Array.from({ length: 520 }, (_unused, i) => ({
      _id: new Types.ObjectId(),
      kind: 'checkout',
      uid: `gone-${i}`,
      email: `gone-${i}@petshop.test`,
      username: 'Gone',
      phone: '',
      paymentdate: now,
      amount: 10,
      refundDue: 0,
      amountRefunded: 0,
      status: 'requires_payment',
      expiresAt: new Date(now.getTime() - 1000),
    }));
    await shop.db.collection('payments').insertMany(left);
    await reconcileNow(shop, admin);
    const open = { uid: /^gone-/, status: { $ne: 'cancelled' } };
    expect(await shop.db.collection('payments').countDocuments(open)).toBe(0);
  });

  it('is made by one process at a time; another’s that was killed passes on by itself', async () => {
    const leases = shop.db.collection('leases');
    const _id = 'reconciliation' as never;
    const until = new Date(Date.now() + 3000);
    await leases.updateOne(
      { _id },
      { $set: { holder: 'a process that was killed', until } },
      { upsert: true },
    );
    await reconcileNow(shop, admin);
    const [first] = await shop.db.collection('reconciliations').find().sort({ startedAt: -1 }).toArray();
    // Give or take how far the server's reckoning is from the database's clock.
    expect(first?.startedAt.getTime()).toBeGreaterThan(until.getTime() - 1000);
    const together = await Promise.all(Array.from({ length: 4 }, () => reconcileNow(shop, admin)));
    expect(together.map((health) => health.unmatched)).toEqual([0, 0, 0, 0]);
    const rounds = await shop.db.collection('reconciliations').find().sort({ startedAt: 1 }).toArray();
    const overlaps = rounds.filter((round, i) => i > 0 && round.startedAt < rounds[i - 1]?.finishedAt);
    expect(overlaps).toEqual([]);
  });

  it('is made at every start', async () => {
    const shopper = await shop.signUp();
    const petId = await addItem(shop, admin.token, anItem());
    const { paymentId, clientSecret } = await checkOut(shop, shopper.token, [
      { petId, accessoriesAmount: 1 },
    ]);
    await shop.pay(clientSecret);
    await shop.kill();
    await shop.startAgain();
    await eventually(async () => (await paymentOf(shop, paymentId))?.status === 'succeeded');
  });
});
