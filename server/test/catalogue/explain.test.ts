import { openLegacyPath, runClientQuery } from '../fixtures/api/client-queries.ts';
import { complaintsAbout, EXTRA_RECORDS } from '../fixtures/database/plan-complaints.ts';
import { type Profiler, profilerOf } from '../fixtures/database/profiler.ts';
import { type BusyShop, startBusyShop } from '../fixtures/shop/busy-shop.ts';

let busy: BusyShop;
let profiler: Profiler;
beforeAll(async () => {
  busy = await startBusyShop();
  profiler = await profilerOf(busy.shop.db);
});
afterAll(() => busy.shop.stop());

async function complaintsDuring(work: () => Promise<unknown>): Promise<string[]> {
  const commands = await profiler.during(work);
  if (commands.length === 0) throw new Error('nothing was asked of the database');
  return complaintsAbout(commands);
}

/*
 * Each query of the client and each list of the old client, as it is asked for first: database/commands.test.ts. Here are their
 * other pages and conditions.
 */
describe('every query of the client is answered from indexes', () => {
  it.each([
    ['MyPetOrders', 'shopper'],
    ['MyCartEntries', 'shopper'],
    ['MyRefunds', 'shopper'],
    ['AdminPetOrders', 'admin'],
    ['AdminCartEntries', 'admin'],
    ['AuditRecords', 'admin'],
    ['MoneyFindings', 'admin'],
    ['Admins', 'admin'],
  ] as const)('%s, two pages on', async (name, who) => {
    const { token } = busy[who];
    let after: string | undefined;
    for (let page = 0; page < 3; page++) {
      const complaints = await complaintsDuring(async () => {
        const data = await runClientQuery(busy, name, { first: 3, ...(after && { after }) }, token);
        after = /"endCursor":"([^"]+)"/.exec(JSON.stringify(data))?.[1] ?? after;
      });
      expect(complaints).toEqual([]);
    }
  });

  const period = { since: '2026-01-01T00:00:00Z', until: '2027-01-01T00:00:00Z' };
  it.each<[string, Record<string, unknown>[]]>([
    [
      'AdminPetOrders',
      ['PENDING', 'APPROVED', 'COLLECTED', 'DECLINED', 'CANCELLED'].map((status) => ({ status })),
    ],
    [
      'AdminCartEntries',
      ['PENDING', 'PAID', 'SHIPPED', 'DELIVERED', 'CANCELLED', 'RETURNED'].map((status) => ({ status })),
    ],
    ['MoneyFindings', [{ solved: true }, { solved: false }]],
    [
      'AuditRecords',
      [
        { action: 'ADD_PET' },
        { actor: 'first@petshop.test' },
        { subject: 'PET' },
        period,
        { action: 'ADD_PET', actor: 'first@petshop.test' },
        { action: 'ADD_PET', subject: 'PET', ...period },
        { actor: 'second@petshop.test', subject: 'USER', ...period },
      ].map((where) => ({ where })),
    ],
  ])('%s, with every condition', async (name, conditions) => {
    for (const variables of conditions) {
      const complaints = await complaintsDuring(() =>
        runClientQuery(busy, name, variables, busy.admin.token),
      );
      expect([variables, complaints]).toEqual([variables, []]);
    }
  });

  it('the records of one item in the audit', async () => {
    const where = { subject: 'PET', subjectId: busy.foodId };
    expect(
      await complaintsDuring(() => runClientQuery(busy, 'AuditRecords', { where }, busy.admin.token)),
    ).toEqual([]);
  });

  it('the payments, with their orders', async () => {
    const query = `query ($after: String) {
      payments(first: 5, after: $after) { totalCount edges { node { cartEntries { _id } } } pageInfo { endCursor } }
    }`;
    const first = await busy.shop.gql(query, {}, busy.admin.token);
    const after = first.data.payments.pageInfo.endCursor;
    const complaints = await complaintsDuring(() => busy.shop.gql(query, { after }, busy.admin.token));
    expect(complaints).toEqual([]);
  });
});

it('the old client’s list of a type is answered from indexes', async () => {
  const paths = ['{"type":"other","category":"pets"}', '{"type":"cat"}'].map(
    (filter) => `/pets/GetPetsType?filterdata=${filter}`,
  );
  for (const path of paths) {
    expect([path, await complaintsDuring(() => openLegacyPath(busy, path))]).toEqual([path, []]);
  }
});

test.each(['orders', 'items', 'customers', 'payments'])('%s.csv is read along indexes', async (table) => {
  const period = '?from=2020-01-01&to=2100-01-01';
  for (const path of [`/admin/export/${table}.csv`, `/admin/export/${table}.csv${period}`]) {
    const commands = await profiler.during(() => openLegacyPath(busy, path, busy.admin.token));
    expect(commands).not.toEqual([]);
    // It is as long as what it reads: only the way there can be wrong.
    const wrong = commands.filter(({ plan, isSorted }) => plan.includes('COLLSCAN') || isSorted);
    expect(wrong).toEqual([]);
  }
});

describe('the search among accounts', () => {
  it.each([
    ['a name that many have', 'Ada', 6],
    ['a beginning that all have', 'b', 6],
    ['two words', 'cl 322', 1],
    ['an address', 'busy-33@petshop.test', 1],
    ['what nobody has', 'zzz', 0],
    ['a name and what nobody has', 'ada zzzz', 0],
  ])('for %s', async (_what, search, count) => {
    let found: unknown[] = [];
    const complaints = await complaintsDuring(async () => {
      const { users } = await runClientQuery(busy, 'Candidates', { search, first: 6 }, busy.admin.token);
      found = users.edges;
    });
    expect(complaints).toEqual([]);
    expect(found).toHaveLength(count);
  });

  it('with its total, and a page on', async () => {
    const query = `query ($after: String) {
      users(search: "busy", first: 5, after: $after) { totalCount pageInfo { endCursor } }
    }`;
    const { token } = busy.admin;
    const after = (await busy.shop.gql(query, {}, token)).data.users.pageInfo.endCursor;
    expect(await complaintsDuring(() => busy.shop.gql(query, { after }, token))).toEqual([]);
  });
});

describe('the list of orders', () => {
  const query = `query ($where: OrderWhere, $after: String, $isCounted: Boolean = true) {
    orders(where: $where, first: 5, after: $after) {
      totalCount @include(if: $isCounted) edges { node { number status entries { petname } } } pageInfo { endCursor }
    }
  }`;
  const list = async (where: object, after?: string, isCounted = true) => {
    const { data, errors } = await busy.shop.gql(query, { where, after, isCounted }, busy.admin.token);
    if (errors) throw new Error(JSON.stringify(errors));
    return data.orders;
  };
  const period = { placedFrom: '2020-01-01T00:00:00Z', placedTo: '2100-01-01T00:00:00Z' };

  async function expectIndexed(where: object, isCounted = true): Promise<void> {
    let after: string | undefined;
    for (let page = 0; page < 2; page++) {
      const complaints = await complaintsDuring(async () => {
        after = (await list(where, after, isCounted)).pageInfo.endCursor ?? after;
      });
      expect([where, complaints]).toEqual([where, []]);
    }
  }

  it('of all, of a state, a way of delivery or a time, and a page on', async () => {
    await expectIndexed({});
    await expectIndexed({ status: 'DELIVERED' });
    // One that none is in.
    await expectIndexed({ status: 'RETURNED' });
    await expectIndexed({ delivery: 'CURBSIDE' });
    await expectIndexed({ status: 'PAID', delivery: 'STANDARD' });
    await expectIndexed(period);
    await expectIndexed({ status: 'SHIPPED', ...period });
  });

  it('with words that all have, begun or whole, or that nobody has, and a page on', async () => {
    await expectIndexed({ search: 'kibble' });
    await expectIndexed({ search: 'rob' });
    await expectIndexed({ search: 'kibble', ...period });
    await expectIndexed({ search: 'zzz' });
    await expectIndexed({ search: 'robin zzz' });
    // Counting these looks at the orders: at a thousand, and at all of them every ten seconds.
    await expectIndexed({ search: 'robin kibble' }, false);
    await expectIndexed({ search: 'kibble robin' }, false);
  });

  it('of a part that all have in the middle of a word looks no further than two hundred', async () => {
    const commands = await profiler.during(() => list({ search: 'ibbl' }, undefined, false));
    for (const { plan, docsExamined, isSorted } of commands) {
      expect([plan.includes('COLLSCAN'), isSorted]).toEqual([false, false]);
      expect(docsExamined).toBeLessThanOrEqual(200);
    }
  });

  it('with a word that few have reads those and no others, and puts them in order', async () => {
    const { edges, totalCount } = await list({ search: 'kibble 49' });
    expect(edges).toHaveLength(5);
    const commands = await profiler.during(() => list({ search: 'kibble 49' }));
    for (const { plan, docsExamined } of commands) {
      expect(plan).not.toContain('COLLSCAN');
      expect(docsExamined).toBeLessThan(totalCount + EXTRA_RECORDS + 20);
    }
  });

  it('with a whole number reads one order', async () => {
    const commands = await profiler.during(async () => {
      const { edges } = await list({ search: busy.orderNumber });
      expect(edges).toMatchObject([{ node: { number: busy.orderNumber } }]);
    });
    for (const { docsExamined } of commands) expect(docsExamined).toBeLessThanOrEqual(EXTRA_RECORDS);
  });
});

test('the figures for who watches the shop are answered from indexes', async () => {
  expect(await complaintsDuring(() => openLegacyPath(busy, '/metrics'))).toEqual([]);
});

describe('what changes something looks at nothing but what it changes', () => {
  const contact = { username: 'Robin Park', location: '1 Fern Road', phone: '5551234567' };

  it('an order for food, from the cart to its refund', async () => {
    const { shop, shopper, admin, foodId } = busy;
    const input = {
      ...contact,
      entries: [{ petId: foodId, accessoriesAmount: 2 }],
      idempotencyKey: 'explain this',
    };
    const complaints = await complaintsDuring(async () => {
      const { createPaymentIntent: started } = await runClientQuery(
        busy,
        'CreatePaymentIntent',
        { input },
        shopper.token,
      );
      await shop.pay(started.clientSecret);
      const paymentId = started.payment._id;
      const { confirmPayment } = await runClientQuery(busy, 'ConfirmPayment', { paymentId }, shopper.token);
      await runClientQuery(
        busy,
        'CreatePaymentIntent',
        { input: { ...input, idempotencyKey: 'and another' } },
        shopper.token,
      );
      await runClientQuery(
        busy,
        'CreatePaymentIntent',
        { input: { ...input, idempotencyKey: 'and one more' } },
        shopper.token,
      );
      await runClientQuery(busy, 'CancelCartEntry', { id: confirmPayment.cartEntries[0]._id }, shopper.token);
      await runClientQuery(busy, 'MyCartEntries', {}, admin.token);
    });
    expect(complaints).toEqual([]);
  });

  it('an order for an animal, from the form to the new home', async () => {
    const { shopper, admin, animalId } = busy;
    const complaints = await complaintsDuring(async () => {
      const input = { ...contact, petId: animalId };
      const { orderPet } = await runClientQuery(busy, 'OrderPet', { input }, shopper.token);
      await runClientQuery(busy, 'AcceptPetOrder', { id: orderPet._id }, admin.token);
      await runClientQuery(busy, 'UndoAcceptPetOrder', { id: orderPet._id }, admin.token);
      await runClientQuery(busy, 'AcceptPetOrder', { id: orderPet._id }, admin.token);
      await runClientQuery(busy, 'CancelPetOrder', { id: orderPet._id }, shopper.token);
      const again = await runClientQuery(busy, 'OrderPet', { input }, shopper.token);
      await runClientQuery(busy, 'DeclinePetOrder', { id: again.orderPet._id }, admin.token);
    });
    expect(complaints).toEqual([]);
  });

  it('the cart of the old client', async () => {
    const { shop, shopper, foodId } = busy;
    const complaints = await complaintsDuring(async () => {
      const json = { alltotalamount: 30 };
      const started = await shop.rest('POST', '/payment/create-payment-intent', {
        token: shopper.token,
        json,
      });
      await shop.rest('POST', '/accessories/PostCart', {
        token: shopper.token,
        json: [{ _id: foodId, accessoriesAmount: 2 }],
      });
      await shop.pay(started.body.clientSecret);
      await shop.rest('POST', '/payment/paymentstatus', {
        token: shopper.token,
        json: { transaction: started.body.clientSecret },
      });
    });
    expect(complaints).toEqual([]);
  });

  it('a role that is given and taken', async () => {
    const { admin, shopper } = busy;
    const complaints = await complaintsDuring(async () => {
      await runClientQuery(busy, 'MakeAdmin', { email: shopper.email }, admin.token);
      await runClientQuery(busy, 'RemoveAdmin', { email: shopper.email }, admin.token);
    });
    expect(complaints).toEqual([]);
  });

  it('a reconciliation run', async () => {
    expect(await complaintsDuring(() => runClientQuery(busy, 'Reconcile', {}, busy.admin.token))).toEqual([]);
  });
});
