import { Types } from 'mongoose';
import { connectSubscriptionClient } from '../fixtures/api/subscription-client.ts';
import { signInAgain } from '../fixtures/identity/identity-provider.ts';
import { eventually } from '../fixtures/process/eventually.ts';
import { makePromotion } from '../fixtures/promotions/promotion-requests.ts';
import { buyRepeated, makeDue, sendRepeatDeliveryNow, storedPlan } from '../fixtures/repeats/repeat-plans.ts';
import { receive, review, takeDownReview } from '../fixtures/reviews/reviews.ts';
import { acceptPetOrder, cancelPetOrder, orderAnimal } from '../fixtures/shop/animal-orders.ts';
import {
  aCheckoutOf,
  buy,
  checkOut,
  confirmPayment,
  createPaymentIntent,
} from '../fixtures/shop/checkout.ts';
import { addItem, anAnimal, anItem } from '../fixtures/shop/items.ts';
import { awaitMail, awaitQuiet, kindsSentTo } from '../fixtures/shop/mails.ts';
import { messageShopper, numberOf, refundOrder, shipOrder } from '../fixtures/shop/orders.ts';
import { aReport, reportProblem } from '../fixtures/shop/problems.ts';
import {
  addCustomerNote,
  customer,
  customerMerge,
  customers,
  merge,
  removeSignIn,
} from '../fixtures/users/customers.ts';
import { invite, inviteStaff } from '../fixtures/users/staff.ts';
import type { Account } from '../harness/accounts.ts';
import { runAdminCommand } from '../harness/command-line.ts';
import { type Shop, startShop, withMails } from '../harness/shop.ts';

let shop: Shop;
let admin: Account;
let foodId: string;

beforeAll(async () => {
  shop = await startShop({ env: withMails });
  admin = await shop.signUp({ role: 'admin' });
  foodId = await addItem(shop, admin.token, anItem({ stock: 1000 }));
});
afterAll(() => shop.stop());

async function twoAccounts(): Promise<{ keep: Account; drop: Account }> {
  return { keep: await shop.signUp({ name: 'Kim Kept' }), drop: await shop.signUp({ name: 'Kim Double' }) };
}

const owned = [
  ...[
    'payments',
    'cartentries',
    'petorders',
    'problems',
    'refunds',
    'repeatplans',
    'reviews',
    'stockwatches',
  ],
  ...['promotionuses', 'mails', 'customernotes', 'threads'],
];

/** How many records of each kind an account has, where it has any. */
async function countOf({ uid }: Account): Promise<Record<string, number>> {
  const counts = await Promise.all(
    owned.map(async (name) => [name, await shop.db.collection(name).countDocuments({ uid })] as const),
  );
  return Object.fromEntries(counts.filter(([, count]) => count > 0));
}

async function previewOf(keep: Account, drop: Account) {
  const variables = { keepId: keep._id, dropId: drop._id };
  const { data, errors } = await shop.gql(customerMerge, variables, admin.token);
  if (errors) throw new Error(JSON.stringify(errors));
  return data.customerMerge;
}

/** What keeps two accounts apart, by the preview and by the merge, which then changes nothing. */
async function obstaclesOf(keep: Account, drop: Account): Promise<string[]> {
  const before = await countOf(drop);
  const { obstacles } = await previewOf(keep, drop);
  const refused = await merge(shop, admin, keep, drop);
  expect([refused.code, refused.errors?.[0]?.message]).toEqual(['CONFLICT', obstacles.join(' ')]);
  expect(await countOf(drop)).toEqual(before);
  return obstacles;
}

const askShop = 'mutation ($text: String!) { askShop(input: { text: $text }) { id } }';

const one = (petId: string) => [{ petId, accessoriesAmount: 1 }];

/** Says that what an account has received came broken. */
async function reportArrived({ uid, token }: Account): Promise<void> {
  const entry = await shop.db.collection('cartentries').findOne({ uid, status: 'delivered' });
  const payment = await shop.db.collection('payments').findOne({ _id: entry?.paymentId });
  const input = aReport(String(entry?._id));
  await shop.gql(reportProblem, { number: payment?.number, input }, token);
}

/** Gives an account something of everything. @returns the number of its first order */
async function fill(account: Account): Promise<string> {
  const { token, _id } = account;
  const code = `CODE${new Types.ObjectId().toHexString().slice(-8).toUpperCase()}`;
  await makePromotion(shop, admin.token, { code, percentOff: 10 });
  const input = aCheckoutOf(one(foodId), { choices: { promotionCode: code } });
  const { data } = await shop.gql(createPaymentIntent, { input }, token);
  await shop.pay(data.createPaymentIntent.clientSecret);
  await shop.gql(confirmPayment, { id: data.createPaymentIntent.payment._id }, token);

  await receive(shop, account, admin, foodId);
  await review(shop, account, foodId);
  await reportArrived(account);
  const { payment } = await buy(shop, token, one(foodId));
  await shop.gql(
    'mutation ($id: ID!) { cancelCartEntry(id: $id) { _id } }',
    { id: payment.cartEntries[0]._id },
    token,
  );
  await orderAnimal(shop, token, await addItem(shop, admin.token, anAnimal()));
  await buyRepeated(shop, { petId: await addItem(shop, admin.token, anItem({ stock: 100 })), token });
  const soldOutId = await addItem(shop, admin.token, anItem({ stock: 0 }));
  await shop.gql('mutation ($petId: ID!) { watchStock(petId: $petId) { _id } }', { petId: soldOutId }, token);
  await shop.gql(addCustomerNote, { id: _id, text: 'Likes cats.' }, admin.token);
  await shop.gql(askShop, { text: 'Do you have leashes?' }, token);
  const first = await shop.db.collection('payments').findOne({ uid: account.uid });
  return first?.number;
}

describe('a merge of two accounts', () => {
  it('gives all that one has to the other, which is told before, and loses nothing', async () => {
    const { keep, drop } = await twoAccounts();
    const number = await fill(drop);
    await buy(shop, keep.token, one(foodId));
    const before = { keep: await countOf(keep), drop: await countOf(drop) };
    expect(Object.keys(before.drop).sort()).toEqual([...owned].sort());
    expect(await previewOf(keep, drop)).toMatchObject({
      ...{ keep: { _id: keep._id }, drop: { _id: drop._id }, obstacles: [] },
      ...{ orders: 4, petOrders: 1, refunds: 1, repeatPlans: 1, reviews: 1, stockWatches: 1, notes: 1 },
      mails: before.drop.mails,
    });

    const { data, errors } = await merge(shop, admin, keep, drop);
    expect(errors).toBeUndefined();
    expect(data.mergeCustomers).toMatchObject({ _id: keep._id, formerEmails: [drop.email], orderCount: 5 });
    expect(await countOf(drop)).toEqual({});
    const sums = owned.map((name) => [name, (before.keep[name] ?? 0) + (before.drop[name] ?? 0)]);
    const { mails = 0, ...moved } = Object.fromEntries(sums);
    // And those that tell both addresses of it.
    expect(await countOf(keep)).toEqual({ ...moved, mails: mails + 2 });
    const order = await shop.gql(
      'query ($number: String!) { order(number: $number) { number } }',
      { number },
      keep.token,
    );
    expect(order.data.order).toEqual({ number });
  });

  it('has orders name the address that stays, and staff find them by either', async () => {
    const { keep, drop } = await twoAccounts();
    const { payment } = await buy(shop, drop.token, one(foodId));
    const number = await numberOf(shop, payment._id, drop.token);
    await merge(shop, admin, keep, drop);
    await shop.gql(shipOrder, { number }, admin.token);
    const search =
      'query ($search: String!) { orders(where: { search: $search }) { edges { node { number email formerEmails } } } }';
    for (const address of [keep.email, drop.email]) {
      const { data } = await shop.gql(search, { search: address }, admin.token);
      const found = { number, email: keep.email, formerEmails: [drop.email] };
      expect(data.orders.edges).toEqual([{ node: found }]);
    }
    const file = await fetch(`${shop.url}/admin/export/orders.csv`, {
      headers: { authorization: `Bearer ${admin.token}` },
    });
    const row = (await file.text()).split('\r\n').find((line) => line.includes(number));
    expect([row?.includes(keep.email), row?.includes(drop.email)]).toEqual([true, false]);
    const own = 'query ($number: String!) { order(number: $number) { email } }';
    expect((await shop.gql(own, { number }, keep.token)).data.order.email).toBe(keep.email);
    const former = 'query ($number: String!) { order(number: $number) { formerEmails } }';
    expect((await shop.gql(former, { number }, keep.token)).code).toBe('FORBIDDEN');
  });

  it('has all that is mailed from then on go to the address that stays, whoever ordered', async () => {
    const keep = await shop.signUp({ name: 'Kim Kept', isProved: true });
    const drop = await shop.signUp({ name: 'Kim Double', isProved: true });
    const { payment } = await buy(shop, drop.token, [{ petId: foodId, accessoriesAmount: 2 }]);
    const number = await numberOf(shop, payment._id, drop.token);
    const petOrderId = await orderAnimal(shop, drop.token, await addItem(shop, admin.token, anAnimal()));
    const { data } = await shop.gql(askShop, { text: 'When does it come?' }, drop.token);
    await awaitQuiet(shop);
    await merge(shop, admin, keep, drop);

    const { _id: entryId } = payment.cartEntries[0];
    const lines = [{ entryId, quantity: 1 }];
    const { errors } = await shop.gql(
      refundOrder,
      { number, input: { lines, reason: 'One was torn', requestId: 'torn' } },
      admin.token,
    );
    expect(errors).toBeUndefined();
    await shop.gql(shipOrder, { number }, admin.token);
    await shop.gql(messageShopper, { number, text: 'It comes on Tuesday.' }, admin.token);
    await shop.gql(acceptPetOrder, { id: petOrderId }, admin.token);
    const answer = 'mutation ($id: ID!) { answerThread(id: $id, text: "On Tuesday.") { id } }';
    await shop.gql(answer, { id: data.askShop.id }, admin.token);
    const kinds = ['ORDER_SHIPPED', 'ORDER_MESSAGE', 'ORDER_REFUNDED', 'PET_ORDER_ACCEPTED', 'THREAD_ANSWER'];
    for (const kind of kinds) await awaitMail(shop, kind, keep.email);
    const toOther = await kindsSentTo(shop, drop.email);
    expect(toOther.filter((kind) => kinds.includes(kind))).toEqual([]);
    const threads = await shop.db.collection('threads').find({ uid: keep.uid }).toArray();
    const answered = { email: keep.email, isAnswered: true };
    expect(threads).toMatchObject([answered, answered]);
  });

  it('lets who signs in to the one that is gone into the other', async () => {
    const { keep, drop } = await twoAccounts();
    await merge(shop, admin, keep, drop);
    const me = await shop.gql('{ me { _id email name } }', {}, drop.token);
    expect(me.data.me).toEqual({ _id: keep._id, email: keep.email, name: 'Kim Kept' });
    const { payment } = await buy(shop, drop.token, one(foodId));
    const own = await shop.gql('{ me { orders { edges { node { payment { _id } } } } } }', {}, keep.token);
    expect(own.data.me.orders.edges).toEqual([{ node: { payment: { _id: payment._id } } }]);
    expect(await countOf(drop)).toEqual({});
  });

  it('has the one found by either address, and the other listed no more', async () => {
    const { keep, drop } = await twoAccounts();
    await merge(shop, admin, keep, drop);
    const find = async (search: string) =>
      (await shop.gql(customers, { where: { search } }, admin.token)).data.customers.edges.map(
        ({ node }: { node: { _id: string } }) => node._id,
      );
    expect(await find(drop.email)).toEqual([keep._id]);
    expect(await find(keep.email)).toEqual([keep._id]);
    const byOldId = await shop.gql(customer, { id: drop._id }, admin.token);
    expect(byOldId.data.customer._id).toBe(keep._id);
    const user = await shop.gql(
      'query ($email: EmailAddress!) { user(email: $email) { _id } }',
      { email: drop.email },
      admin.token,
    );
    expect(user.code).toBe('NOT_FOUND');
    const file = await fetch(`${shop.url}/admin/export/customers.csv`, {
      headers: { authorization: `Bearer ${admin.token}` },
    });
    const lines = await file.text();
    expect([lines.includes(keep._id), lines.includes(drop._id)]).toEqual([true, false]);
  });

  it('changes nothing more the second time, and is noted once', async () => {
    const { keep, drop } = await twoAccounts();
    await buy(shop, drop.token, one(foodId));
    const [first, second] = await Promise.all([
      merge(shop, admin, keep, drop),
      merge(shop, admin, keep, drop),
    ]);
    const third = await merge(shop, admin, keep, drop);
    for (const { data } of [first, second, third])
      expect(data.mergeCustomers.formerEmails).toEqual([drop.email]);
    const noted = await shop.db.collection('auditrecords').find({ subjectId: keep._id }).toArray();
    expect(noted).toMatchObject([{ action: 'merge_customers', actor: admin.email, subjectName: keep.email }]);
    expect(noted[0]?.changes).toEqual(
      expect.arrayContaining([
        { field: 'mergedAccount', before: null, after: `${drop.email} (${drop._id})` },
        { field: 'moved.orders', before: null, after: '1' },
      ]),
    );
  });

  it('leads on from one that was merged into it before', async () => {
    const { keep, drop } = await twoAccounts();
    const third = await shop.signUp({ name: 'Kim Third' });
    await merge(shop, admin, drop, third);
    await merge(shop, admin, keep, drop);
    const { data } = await shop.gql('{ me { _id } }', {}, third.token);
    expect(data.me._id).toBe(keep._id);
    const { data: found } = await shop.gql(customer, { id: third._id }, admin.token);
    expect(found.customer.formerEmails).toEqual([drop.email, third.email]);
    expect((await merge(shop, admin, drop, await shop.signUp())).code).toBe('CONFLICT');
  });

  it('of each into the other leaves one of the two', async () => {
    const { keep, drop } = await twoAccounts();
    const answers = await Promise.all([merge(shop, admin, keep, drop), merge(shop, admin, drop, keep)]);
    expect(answers.map(({ code }) => code ?? 'done').sort()).toEqual(['CONFLICT', 'done']);
  });

  it('closes the live connection of who is signed in to the one that goes', async () => {
    const { keep, drop } = await twoAccounts();
    const heard = await connectSubscriptionClient(shop.url, { token: drop.token });
    await heard.subscribe('subscription { ownOrderChanged { kind } }');
    await merge(shop, admin, keep, drop);
    await heard.closed;
  });

  it('has plans charge the cards that they had', async () => {
    const { keep, drop } = await twoAccounts();
    const [own, other] = [
      await addItem(shop, admin.token, anItem({ stock: 100 })),
      await addItem(shop, admin.token, anItem({ stock: 100 })),
    ];
    // Each has a customer of its own at Stripe.
    await buyRepeated(shop, { petId: own, token: keep.token });
    await buyRepeated(shop, { petId: other, token: drop.token });
    await merge(shop, admin, keep, drop);
    for (const petId of [own, other]) {
      await makeDue(shop, petId);
      const plan = await storedPlan(shop, petId);
      expect(plan).toMatchObject({ uid: keep.uid, email: keep.email });
      const { errors } = await shop.gql(sendRepeatDeliveryNow, { id: plan?._id.toHexString() }, keep.token);
      expect(errors).toBeUndefined();
      const [paid] = await shop.db.collection('payments').find({ repeatPlanId: plan?._id }).toArray();
      expect(paid).toMatchObject({ uid: keep.uid, status: 'succeeded' });
    }
  });

  it('keeps checkouts apart that have the same key, because one browser used both accounts', async () => {
    const { keep, drop } = await twoAccounts();
    for (const { token } of [keep, drop]) {
      const input = aCheckoutOf(one(foodId), { idempotencyKey: `of one browser ${keep._id}` });
      const { data } = await shop.gql(createPaymentIntent, { input }, token);
      await shop.pay(data.createPaymentIntent.clientSecret);
      await shop.gql(confirmPayment, { id: data.createPaymentIntent.payment._id }, token);
    }
    expect((await merge(shop, admin, keep, drop)).errors).toBeUndefined();
    expect(await countOf(keep)).toMatchObject({ payments: 2, cartentries: 2 });
  });

  it('of two that wait for the same item waits for it once, at the address that stays', async () => {
    const { keep, drop } = await twoAccounts();
    const petId = await addItem(shop, admin.token, anItem({ stock: 0 }));
    for (const { token } of [keep, drop]) {
      await shop.gql('mutation ($petId: ID!) { watchStock(petId: $petId) { _id } }', { petId }, token);
    }
    await merge(shop, admin, keep, drop);
    const watches = await shop.db
      .collection('stockwatches')
      .find({ petId: new Types.ObjectId(petId) })
      .toArray();
    expect(watches).toMatchObject([{ uid: keep.uid, email: keep.email }]);
  });
});

describe('a role', () => {
  const makeAdmin = 'mutation ($email: EmailAddress!) { makeAdmin(email: $email) { role } }';
  const setRole = 'mutation ($email: EmailAddress!) { setRole(email: $email, role: STAFF) { role } }';
  const acceptInvitation = 'mutation ($code: String!) { acceptInvitation(code: $code) { role } }';

  const roleOf = async ({ token }: Account) => (await shop.gql('{ me { role } }', {}, token)).data.me.role;

  /** @returns the code and the words that it was refused with; undefined where it was given */
  type WayToRole = (keep: Account, at?: string) => Promise<{ code?: string | undefined; says: string }>;
  const answerOf = ({ code, errors }: Awaited<ReturnType<Shop['gql']>>) => ({
    code,
    says: errors?.[0]?.message ?? '',
  });

  it.each<[string, string, WayToRole]>([
    [
      'setRole',
      'STAFF',
      async (keep, email = keep.email) => answerOf(await shop.gql(setRole, { email }, admin.token)),
    ],
    [
      'makeAdmin',
      'ADMIN',
      async (keep, email = keep.email) => answerOf(await shop.gql(makeAdmin, { email }, admin.token)),
    ],
    [
      'the REST path',
      'ADMIN',
      async (keep, email = keep.email) => {
        const path = `/admin/MakeAnAdmin?email=${encodeURIComponent(email)}`;
        const { body } = await shop.rest('PUT', path, { token: admin.token });
        return { code: body.error?.code, says: body.error?.message ?? '' };
      },
    ],
    [
      'an invitation',
      'STAFF',
      async (keep, email = keep.email) => {
        const invited = await shop.gql(inviteStaff, { email }, admin.token);
        if (invited.errors) return answerOf(invited);
        const { code } = invited.data.inviteStaff;
        return answerOf(await shop.gql(acceptInvitation, { code }, keep.token));
      },
    ],
    [
      'the command line',
      'ADMIN',
      async (keep, email = keep.email) => {
        const { code, says } = await runAdminCommand(shop, 'grant', email);
        return { code: code === 0 ? undefined : /\((\w+)\)$/.exec(says)?.[1], says };
      },
    ],
  ])('is not given by %s while somebody else signs in to the account too', async (_way, role, give) => {
    const { keep, drop } = await twoAccounts();
    await merge(shop, admin, keep, drop);
    for (const address of [keep.email, drop.email]) {
      const refused = await give(keep, address);
      expect([refused.code, refused.says]).toEqual([
        'CONFLICT',
        expect.stringContaining('Take the other sign-in away first'),
      ]);
    }
    expect([await roleOf(keep), await roleOf(drop)]).toEqual(['REGULAR', 'REGULAR']);

    await shop.gql(removeSignIn, { id: drop._id }, admin.token);
    expect((await give(keep)).code).toBeUndefined();
    expect([await roleOf(keep), await roleOf(drop)]).toEqual([role, 'REGULAR']);
  });

  it('that was invited to is not accepted where a merge came between, until the sign-in is gone', async () => {
    const { keep, drop } = await twoAccounts();
    const { code } = await invite(shop, admin, keep.email);
    await merge(shop, admin, keep, drop);
    expect((await shop.gql(acceptInvitation, { code }, keep.token)).code).toBe('CONFLICT');
    await shop.gql(removeSignIn, { id: drop._id }, admin.token);
    expect((await shop.gql(acceptInvitation, { code }, keep.token)).errors).toBeUndefined();
    expect(await roleOf(keep)).toBe('STAFF');
  });

  it('and a merge at the same moment do not both happen', async () => {
    for (let round = 0; round < 4; round++) {
      const { keep, drop } = await twoAccounts();
      const answers = await Promise.all([
        merge(shop, admin, keep, drop),
        shop.gql(setRole, { email: keep.email }, admin.token),
      ]);
      expect(answers.map(({ code }) => code ?? 'done').sort()).toEqual(['CONFLICT', 'done']);
    }
  });

  it('can be taken, and one of before reaches nobody who was merged in', async () => {
    const { keep, drop } = await twoAccounts();
    await merge(shop, admin, keep, drop);
    await shop.db.collection('users').updateOne({ uid: keep.uid }, { $set: { role: 'admin' } });
    expect([await roleOf(keep), await roleOf(drop)]).toEqual(['ADMIN', 'REGULAR']);
    const orders = '{ orders(first: 1) { totalCount } }';
    expect((await shop.gql(orders, {}, keep.token)).errors).toBeUndefined();
    expect((await shop.gql(orders, {}, drop.token)).code).toBe('FORBIDDEN');
    expect((await shop.rest('GET', '/admin/GetAllPetOrder', { token: drop.token })).status).toBe(403);
    const asked = await shop.rest('GET', '/user/checkUser', { token: drop.token });
    expect(asked.body).toMatchObject({ email: keep.email, role: 'regular' });
    expect((await shop.gql(setRole, { email: keep.email }, admin.token)).code).toBe('CONFLICT');
    const { data } = await shop.gql(
      'mutation ($email: EmailAddress!) { removeAdmin(email: $email) { role } }',
      { email: keep.email },
      admin.token,
    );
    expect(data.removeAdmin.role).toBe('REGULAR');
  });

  it('is not accepted by whoever was merged in either', async () => {
    const { keep, drop } = await twoAccounts();
    const { code } = await invite(shop, admin, keep.email);
    await merge(shop, admin, keep, drop);
    expect((await shop.gql(acceptInvitation, { code }, drop.token)).code).toBe('FORBIDDEN');
    expect((await shop.gql('{ me { role } }', {}, keep.token)).data.me.role).toBe('REGULAR');
  });

  it('is shown with all who can sign in to its account', async () => {
    const { keep, drop } = await twoAccounts();
    await merge(shop, admin, keep, drop);
    const identities = 'identities { _id email emailVerified hasRole }';
    const { data } = await shop.gql(
      `query ($email: EmailAddress!, $id: ID!) { user(email: $email) { ${identities} } customer(id: $id) { ${identities} } }`,
      { email: keep.email, id: keep._id },
      admin.token,
    );
    const both = [
      { _id: keep._id, email: keep.email, emailVerified: false, hasRole: true },
      { _id: drop._id, email: drop.email, emailVerified: false, hasRole: false },
    ];
    expect([data.user.identities, data.customer.identities]).toEqual([both, both]);
  });
});

describe('a sign-in that is taken away', () => {
  it('has an account of its own with nothing in it, and what was merged stays', async () => {
    const { keep, drop } = await twoAccounts();
    await buy(shop, drop.token, one(foodId));
    await merge(shop, admin, keep, drop);
    const { data, errors } = await shop.gql(removeSignIn, { id: drop._id }, admin.token);
    expect(errors).toBeUndefined();
    expect(data.removeSignIn).toMatchObject({ _id: keep._id, orderCount: 1, formerEmails: [drop.email] });
    expect(data.removeSignIn.identities).toMatchObject([{ email: keep.email, hasRole: true }]);

    const me = '{ me { email role orders(first: 5) { totalCount } } }';
    expect((await shop.gql(me, {}, drop.token)).data.me).toEqual({
      ...{ email: drop.email, role: 'REGULAR', orders: { totalCount: 0 } },
    });
    const again = await signInAgain(shop, drop);
    expect((await shop.gql(me, {}, again)).data.me).toMatchObject({ email: drop.email });
    expect((await shop.gql(me, {}, keep.token)).data.me).toMatchObject({ orders: { totalCount: 1 } });
    const found = await shop.gql(customers, { where: { search: drop.email } }, admin.token);
    const emails = found.data.customers.edges.map(({ node }: { node: { email: string } }) => node.email);
    expect(emails.sort()).toEqual([drop.email, keep.email].sort());
    const [own] = await shop.db.collection('users').find({ uid: drop.uid }).toArray();
    for (const field of ['phone', 'location', 'recipient', 'addresses'])
      expect(own).not.toHaveProperty(field);
  });

  it('is noted, and taken away once', async () => {
    const { keep, drop } = await twoAccounts();
    await merge(shop, admin, keep, drop);
    expect((await shop.gql(removeSignIn, { id: keep._id }, admin.token)).code).toBe('NOT_FOUND');
    const answers = await Promise.all([
      shop.gql(removeSignIn, { id: drop._id }, admin.token),
      shop.gql(removeSignIn, { id: drop._id }, admin.token),
    ]);
    expect(answers.map(({ code }) => code ?? 'done').sort()).toEqual(['NOT_FOUND', 'done']);
    const filter = { subjectId: keep._id, action: 'remove_sign_in' };
    const noted = await shop.db.collection('auditrecords').find(filter).toArray();
    expect(noted).toMatchObject([{ actor: admin.email, subjectName: keep.email }]);
    expect(noted[0]?.changes).toEqual([
      { field: 'signIn', before: `${drop.email} (${drop._id})`, after: null },
    ]);
  });

  it('of several leaves the others, and may be merged in again', async () => {
    const { keep, drop } = await twoAccounts();
    const third = await shop.signUp({ name: 'Kim Third' });
    await merge(shop, admin, drop, third);
    await merge(shop, admin, keep, drop);
    await shop.gql(removeSignIn, { id: drop._id }, admin.token);
    const idOf = async ({ token }: Account) => (await shop.gql('{ me { _id } }', {}, token)).data.me._id;
    expect([await idOf(drop), await idOf(third)]).toEqual([drop._id, keep._id]);
    expect((await merge(shop, admin, keep, drop)).errors).toBeUndefined();
    expect(await idOf(drop)).toBe(keep._id);
  });

  it('closes the live connection that it has, and that alone', async () => {
    const { keep, drop } = await twoAccounts();
    await merge(shop, admin, keep, drop);
    const connect = ({ token }: Account) => connectSubscriptionClient(shop.url, { token });
    const [own, merged] = [await connect(keep), await connect(drop)];
    for (const client of [own, merged]) await client.subscribe('subscription { ownOrderChanged { kind } }');
    await shop.gql(removeSignIn, { id: drop._id }, admin.token);
    await merged.closed;
    await orderAnimal(shop, keep.token, await addItem(shop, admin.token, anAnimal()));
    await eventually(async () => own.received.length > 0);
    own.close();
  });
});

it('a merge of addresses that nobody has proved is warned of, and told at both', async () => {
  const { keep, drop } = await twoAccounts();
  const { warnings } = await previewOf(keep, drop);
  expect(warnings).toEqual([
    expect.stringContaining(`Nobody has proved yet that ${drop.email} is theirs.`),
    expect.stringContaining(`Nobody has proved yet that ${keep.email} is theirs.`),
  ]);
  await merge(shop, admin, keep, drop);
  for (const { email } of [keep, drop]) {
    const { text } = await awaitMail(shop, 'ACCOUNTS_MERGED', email);
    expect([text.includes(keep.email), text.includes(drop.email)]).toEqual([false, false]);
  }
  await shop.db.collection('users').updateMany({ uid: keep.uid }, { $set: { emailVerified: true } });
  const third = await shop.signUp();
  await shop.db.collection('users').updateMany({ uid: third.uid }, { $set: { emailVerified: true } });
  expect((await previewOf(keep, third)).warnings).toEqual([]);
});

describe('in the way of a merge', () => {
  it('is an account of the staff, on either side', async () => {
    const { keep } = await twoAccounts();
    const staff = await shop.signUp();
    await shop.db.collection('users').updateOne({ uid: staff.uid }, { $set: { role: 'staff' } });
    for (const other of [admin, staff]) {
      expect(await obstaclesOf(keep, other)).toEqual([expect.stringContaining('works in the shop')]);
      expect(await obstaclesOf(other, keep)).toEqual([expect.stringContaining('works in the shop')]);
    }
  });

  it('is an account itself', async () => {
    const { keep } = await twoAccounts();
    expect(await obstaclesOf(keep, keep)).toEqual(['These are one account.']);
  });

  it('is a checkout that is open, until it is paid', async () => {
    const { keep, drop } = await twoAccounts();
    const { clientSecret, paymentId } = await checkOut(shop, drop.token, one(foodId));
    expect(await obstaclesOf(keep, drop)).toEqual([expect.stringContaining('is at the checkout right now')]);
    await shop.pay(clientSecret);
    await shop.gql(confirmPayment, { id: paymentId }, drop.token);
    expect((await merge(shop, admin, keep, drop)).errors).toBeUndefined();
  });

  it('is an animal that both have asked for, until one of them calls it off', async () => {
    const { keep, drop } = await twoAccounts();
    const petId = await addItem(shop, admin.token, anAnimal({ petname: 'Rex' }));
    await orderAnimal(shop, keep.token, petId);
    const id = await orderAnimal(shop, drop.token, petId);
    expect(await obstaclesOf(keep, drop)).toEqual([
      'Both have asked for Rex. Decline or cancel one of the two orders.',
    ]);
    await shop.gql(cancelPetOrder, { id }, drop.token);
    expect((await merge(shop, admin, keep, drop)).errors).toBeUndefined();
    expect(await countOf(keep)).toMatchObject({ petorders: 2 });
  });

  it('is an item that both have reviewed, until one review is removed', async () => {
    const { keep, drop } = await twoAccounts();
    const petId = await addItem(shop, admin.token, anItem({ petname: 'Kibble of both', stock: 10 }));
    await receive(shop, keep, admin, petId);
    await receive(shop, drop, admin, petId);
    await review(shop, keep, petId);
    const id = await review(shop, drop, petId);
    expect(await obstaclesOf(keep, drop)).toEqual([
      'Both have reviewed Kibble of both. Remove one of the two reviews.',
    ]);
    await shop.gql(takeDownReview, { id }, admin.token);
    expect((await merge(shop, admin, keep, drop)).errors).toBeUndefined();
  });

  it('is a repeat delivery of the same item', async () => {
    const { keep, drop } = await twoAccounts();
    const petId = await addItem(shop, admin.token, anItem({ petname: 'Litter', stock: 100 }));
    await buyRepeated(shop, { petId, token: keep.token });
    await buyRepeated(shop, { petId, token: drop.token });
    expect(await obstaclesOf(keep, drop)).toEqual([
      'Both have a repeat delivery of Litter. One of them has to be ended first.',
    ]);
  });
});

describe('who uses an account while it is merged', () => {
  it('loses no order: it is moved, or was not taken, or keeps the merge out', async () => {
    for (let round = 0; round < 6; round++) {
      const { keep, drop } = await twoAccounts();
      const animals = await Promise.all([1, 2, 3].map(() => addItem(shop, admin.token, anAnimal())));
      const orders = animals.map((petId) => orderAnimal(shop, drop.token, petId).catch(() => null));
      const cart = shop.gql(
        'mutation ($entries: [CartEntryInput!]!) { postCart(entries: $entries, username: "Kim", location: "1 Way", phone: "5551234567") { _id } }',
        { entries: one(foodId) },
        drop.token,
      );
      const checkout = checkOut(shop, drop.token, one(foodId)).catch(() => null);
      const merged = await merge(shop, admin, keep, drop);
      const placed = (await Promise.all(orders)).filter((id) => id !== null).length;
      const posted = (await cart).errors ? 0 : 1;
      const opened = (await checkout) ? 1 : 0;
      const [has, other] = merged.errors ? [drop, keep] : [keep, drop];
      const counts = await countOf(has);
      expect(counts.petorders ?? 0).toBe(placed);
      expect(counts.payments ?? 0).toBe(opened);
      expect(counts.cartentries ?? 0).toBe(posted + opened);
      const { mails: _registered, ...left } = await countOf(other);
      expect(left).toEqual({});
    }
  });

  it('and the kept one takes turns with it as well', async () => {
    const { keep, drop } = await twoAccounts();
    const petId = await addItem(shop, admin.token, anAnimal());
    await orderAnimal(shop, drop.token, petId);
    const [merged, ordered] = await Promise.all([
      merge(shop, admin, keep, drop),
      orderAnimal(shop, keep.token, petId).catch(() => null),
    ]);
    // One live order an animal and shopper: whichever comes second is refused.
    expect([merged.errors === undefined, ordered !== null].filter(Boolean)).toHaveLength(1);
  });
});
