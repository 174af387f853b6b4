import { once } from 'node:events';
import { createServer } from 'node:http';
import { eventually } from '../fixtures/process/eventually.ts';
import { aCheckoutOf, buy, cancelCartEntry, createPaymentIntent } from '../fixtures/shop/checkout.ts';
import { addItem, anItem } from '../fixtures/shop/items.ts';
import type { Account } from '../harness/accounts.ts';
import { type OwnShop, startShop, withRounds } from '../harness/shop.ts';

let shop: OwnShop;
let admin: Account;
let shopper: Account;
let petId: string;

beforeAll(async () => {
  shop = await startShop({ env: withRounds });
  admin = await shop.signUp({ role: 'admin' });
  shopper = await shop.signUp({ name: 'Sam Shopper' });
});
beforeEach(async () => {
  petId = await addItem(shop, admin.token, anItem({ petprice: 20, stock: 5 }));
});
afterAll(() => shop.stop());

function paymentsOf({ uid }: Account) {
  return shop.db.collection('payments').find({ uid }).sort({ _id: -1 }).toArray();
}

describe('while Stripe does not answer', () => {
  it('the shop sells on up to payment and says so; the same checkout goes on when Stripe is back', async () => {
    const input = aCheckoutOf([{ petId, accessoriesAmount: 2 }]);
    await shop.stopStripe();
    const refused = await shop.gql(createPaymentIntent, { input }, shopper.token);
    expect(refused.errors?.[0]?.extensions.code).toBe('UPSTREAM_UNAVAILABLE');
    const list = await shop.gql('{ pets(first: 1) { totalCount } }');
    expect(list.data.pets.totalCount).toBeGreaterThan(0);

    await shop.startStripe();
    const { data } = await shop.gql(createPaymentIntent, { input }, shopper.token);
    await shop.pay(data.createPaymentIntent.clientSecret);
    await eventually(async () => {
      const [payment, ...others] = await paymentsOf(shopper);
      expect(others).toEqual([]);
      expect(payment).toMatchObject({ status: 'succeeded', amount: 45 });
      return true;
    });
  });

  it('a cancelled order is owed its money, and gets it once Stripe is back', async () => {
    const bought = await buy(shop, shopper.token, [{ petId, accessoriesAmount: 1 }]);
    const [entry] = bought.payment.cartEntries;
    await shop.stopStripe();
    const { data } = await shop.gql(cancelCartEntry, { id: entry._id }, shopper.token);
    expect(data.cancelCartEntry.status).toBe('CANCELLED');
    expect(await shop.db.collection('refunds').countDocuments({ status: 'owed' })).toBe(1);

    await shop.startStripe();
    await shop.kill();
    await shop.startAgain();
    await eventually(async () => {
      const [payment] = await paymentsOf(shopper);
      expect(payment).toMatchObject({ status: 'refunded', amountRefunded: 25 });
      return true;
    });
    const { data: refunds } = await shop.stripe.refunds.list();
    expect(refunds.map((refund) => refund.amount)).toEqual([2500]);
  });
});

describe('while something else answers in the place of Stripe', () => {
  it.each<[string, number, string]>([
    ['a page', 502, '<h1>Bad gateway</h1>'],
    ['an error of its own', 503, '{"message":"no healthy upstream"}'],
    ['nothing that is asked for', 200, '{}'],
    ['another object', 200, '{"object":"balance","id":"b_1"}'],
  ])('with %s, a checkout is told that card payments are away', async (_what, status, body) => {
    const input = aCheckoutOf([{ petId, accessoriesAmount: 1 }]);
    await shop.stopStripe();
    const other = createServer((_request, response) => {
      response.writeHead(status, { 'content-type': 'application/json' }).end(body);
    });
    other.listen(shop.stripePort, '127.0.0.1');
    await once(other, 'listening');
    try {
      const { code } = await shop.gql(createPaymentIntent, { input }, shopper.token);
      expect(code).toBe('UPSTREAM_UNAVAILABLE');
    } finally {
      other.closeAllConnections();
      other.close();
      await once(other, 'close');
      await shop.startStripe();
    }
    const { code } = await shop.gql(createPaymentIntent, { input }, shopper.token);
    expect(code).toBeUndefined();
  });
});
