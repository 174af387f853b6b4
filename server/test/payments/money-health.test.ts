import { runBuilt } from '../fixtures/database/backups.ts';
import {
  changePayment,
  moneyHealthQuery,
  paymentOf,
  reconcileNow,
} from '../fixtures/payments/money-health.ts';
import { buy, cancelCartEntry, checkOut, intentIdOf } from '../fixtures/shop/checkout.ts';
import { addItem, anItem } from '../fixtures/shop/items.ts';
import type { Account } from '../harness/accounts.ts';
import { type OwnShop, startShop } from '../harness/shop.ts';

let shop: OwnShop;
let admin: Account;
let shopper: Account;
let petId: string;
let stripePort: string;

beforeAll(async () => {
  shop = await startShop({ hasWebhooks: false });
  admin = await shop.signUp({ role: 'admin' });
  stripePort = String(shop.stripe.getApiField('port'));
});
beforeEach(async () => {
  shopper = await shop.signUp();
  petId = await addItem(shop, admin.token, anItem({ petprice: 20, stock: 10 }));
});
afterAll(() => shop.stop());

async function health(variables: object = {}) {
  return (await shop.gql(moneyHealthQuery, variables, admin.token)).data.moneyHealth;
}

function startOne() {
  return checkOut(shop, shopper.token, [{ petId, accessoriesAmount: 1 }]);
}

async function makeOneExpire(): Promise<string> {
  const { paymentId } = await startOne();
  await changePayment(shop, paymentId, { expiresAt: new Date(Date.now() - 1000) });
  return paymentId;
}

function runReconcile() {
  return runBuilt('cli/reconcile', shop.db.databaseName, [], { env: { STRIPE_PORT: stripePort } });
}

describe('the health of the money', () => {
  it('counts what waits for a card, and what is owed', async () => {
    const before = await health();
    await startOne();
    const other = await shop.signUp();
    const bought = await buy(shop, other.token, [{ petId, accessoriesAmount: 2 }]);
    await shop.stopStripe();
    await shop.gql(cancelCartEntry, { id: bought.payment.cartEntries[0]._id }, other.token);
    await shop.startStripe();
    expect(await health()).toMatchObject({
      openPayments: before.openPayments + 1,
      openAmount: before.openAmount + 25,
      refundsOwed: 1,
      refundsOwedAmount: 45,
    });
    expect(await reconcileNow(shop, admin)).toMatchObject({ refundsOwed: 0, refundsOwedAmount: 0 });
  });

  it('counts amounts of the old client that wait for orders', async () => {
    const token = shopper.token;
    const { body } = await shop.rest('POST', '/payment/create-payment-intent', {
      token,
      json: { alltotalamount: 110.1 },
    });
    await shop.pay(body.clientSecret);
    await shop.rest('POST', '/payment/paymentstatus', { token, json: { transaction: body.clientSecret } });
    expect(await health()).toMatchObject({ unclaimed: 1, unclaimedAmount: 110.1 });

    await shop.db
      .collection('payments')
      .updateOne({ intentId: intentIdOf(body.clientSecret) }, { $set: { closesAt: new Date(0) } });
    const after = await reconcileNow(shop, admin);
    expect(after).toMatchObject({ unclaimed: 0, unclaimedAmount: 0 });
    expect(after.findings.edges[0]?.node).toMatchObject({
      kind: 'UNCLAIMED',
      amount: 110.1,
      outcome: '$110.10 goes back.',
    });
  });

  it('says when the books were last compared, and how long that took', async () => {
    const before = await reconcileNow(shop, admin);
    const { checkedAt, tookMs } = await reconcileNow(shop, admin);
    expect(Date.parse(checkedAt ?? '')).toBeGreaterThan(Date.parse(before.checkedAt ?? ''));
    expect(tookMs).toBeGreaterThan(0);
  });

  it('lists what was found, newest first, in pages, resolved or not', async () => {
    await makeOneExpire();
    await reconcileNow(shop, admin);
    shopper = await shop.signUp();
    const bad = await makeOneExpire();
    const intentId = (await paymentOf(shop, bad))?.intentId;
    await changePayment(shop, bad, { intentId: 'pi_that_nobody_made' });
    expect(await reconcileNow(shop, admin)).toMatchObject({ unmatched: 1 });

    const unsolved = await health({ solved: false });
    expect(unsolved.findings).toMatchObject({ totalCount: 1, edges: [{ node: { payment: { _id: bad } } }] });
    const solved = await health({ solved: true, first: 1 });
    const next = await health({ solved: true, first: 1, after: solved.findings.pageInfo.endCursor });
    expect(solved.findings.edges[0].node.foundAt >= next.findings.edges[0].node.foundAt).toBe(true);
    expect(solved.findings.edges[0].node).not.toEqual(next.findings.edges[0].node);
    await changePayment(shop, bad, { intentId });
    expect(await reconcileNow(shop, admin)).toMatchObject({ unmatched: 0 });
  });

  it('compared at an admin’s word leaves a record of who did it', async () => {
    await makeOneExpire();
    await reconcileNow(shop, admin);
    const { data } = await shop.gql(
      '{ auditRecords(where: { action: RECONCILE }, first: 1) { edges { node { actor subject changes { field after } } } } }',
      {},
      admin.token,
    );
    expect(data.auditRecords.edges[0].node).toMatchObject({
      actor: admin.email,
      subject: 'PAYMENT',
      changes: [
        { field: 'found', after: '1' },
        { field: 'put right', after: '1' },
      ],
    });
  });
});

describe('npm run reconcile', () => {
  it('says what it found and did, and ends with 0 when everything agrees', async () => {
    const paymentId = await makeOneExpire();
    const run = await runReconcile();
    expect(run.output).toMatch(/: 1 found, 1 put right, 0 unmatched\./);
    expect(run.output).toContain(`EXPIRED  $25.00  ${paymentId}  `);
    expect(run.output).toContain('It was called off; its stock is free again.');
    expect(run.code).toBe(0);
  });

  it('ends with 1 while something does not agree, and names it', async () => {
    const bad = await makeOneExpire();
    const intentId = (await paymentOf(shop, bad))?.intentId;
    await changePayment(shop, bad, { intentId: 'pi_that_nobody_made' });
    const run = await runReconcile();
    expect(run.output).toMatch(new RegExp(`EXPIRED +\\$25\\.00 +${bad} .* UNMATCHED`));
    expect(run.code).toBe(1);

    await changePayment(shop, bad, { intentId });
    expect((await runReconcile()).code).toBe(0);
  });

  it('ends with 1 when Stripe does not answer: nobody knows then', async () => {
    await shop.stopStripe();
    const run = await runReconcile();
    await shop.startStripe();
    expect(run.output).toContain('Not everything could be looked at');
    expect(run.code).toBe(1);
  });

  it('says in a sentence what is wrong with the settings', async () => {
    const run = await runBuilt('cli/reconcile', shop.db.databaseName, [], {
      env: { RECONCILE_SECONDS: 'often' },
    });
    expect(run.output).toContain('RECONCILE_SECONDS must be a number of seconds');
    expect(run.code).toBe(1);
  });
});
