import { acceptPetOrder, anOrderFor, cancelPetOrder, orderPet } from '../fixtures/shop/animal-orders.ts';
import {
  aCheckoutOf,
  buy,
  cancelCartEntry,
  checkOut,
  createPaymentIntent,
} from '../fixtures/shop/checkout.ts';
import { addItem, anAnimal, anItem } from '../fixtures/shop/items.ts';
import {
  addCustomerNote,
  customer,
  customerMails,
  customerSpent,
  customers,
} from '../fixtures/users/customers.ts';
import type { Account } from '../harness/accounts.ts';
import { type Shop, startShop } from '../harness/shop.ts';

let shop: Shop;
let admin: Account;
let staff: Account;
let foodId: string;

beforeAll(async () => {
  shop = await startShop();
  admin = await shop.signUp({ role: 'admin', name: 'Ada Keeper' });
  staff = await shop.signUp({ name: 'Stan Helper' });
  await shop.db.collection('users').updateOne({ uid: staff.uid }, { $set: { role: 'staff' } });
  foodId = await addItem(shop, admin.token, anItem({ petprice: 20, stock: 1000 }));
});
afterAll(() => shop.stop());

async function find(search: string): Promise<string[]> {
  const { data, errors } = await shop.gql(customers, { where: { search } }, staff.token);
  if (errors) throw new Error(JSON.stringify(errors));
  return data.customers.edges.map(({ node }: { node: { name: string } }) => node.name);
}

async function get(id: string, token = staff.token) {
  const { data, errors } = await shop.gql(customer, { id }, token);
  if (errors) throw new Error(JSON.stringify(errors));
  return data.customer;
}

async function order(account: Account, changes: object): Promise<void> {
  const input = aCheckoutOf([{ petId: foodId, accessoriesAmount: 1 }], changes);
  const { errors } = await shop.gql(createPaymentIntent, { input }, account.token);
  if (errors) throw new Error(JSON.stringify(errors));
}

describe('customers', () => {
  it('are everybody with an account, by name, a page at a time', async () => {
    const { data } = await shop.gql(customers, { first: 1 }, staff.token);
    const { edges, pageInfo, totalCount } = data.customers;
    expect(edges[0].node).toMatchObject({
      name: 'Ada Keeper',
      role: 'ADMIN',
      orderCount: 0,
      lastOrderAt: null,
    });
    expect(totalCount).toBeGreaterThanOrEqual(2);
    const next = await shop.gql(customers, { first: 1, after: pageInfo.endCursor }, staff.token);
    expect(next.data.customers.edges[0].node.name > 'Ada Keeper').toBe(true);
  });

  it('are found by words of their names, their addresses and the phone number of their latest order', async () => {
    const lena = await shop.signUp({ name: 'Léna Ortiz-Bloom', email: 'pawsome.lena@petshop.test' });
    await order(lena, { phone: '+1 (555) 010-7788', location: '9 Quay Street' });
    for (const search of [
      'lena',
      'ORT',
      'bloom lena',
      'pawsome',
      'pawsome.lena@petshop.test',
      'pawsome.lena@',
    ]) {
      expect([search, await find(search)]).toEqual([search, ['Léna Ortiz-Bloom']]);
    }
    for (const search of [
      '+15550107788',
      '555 010 7788',
      '(555) 010-7788',
      '7788',
      '0107788',
      'lena 7788',
      '1555',
    ]) {
      expect([search, await find(search)]).toEqual([search, ['Léna Ortiz-Bloom']]);
    }
    for (const search of ['lenaa', '7787', '555 010 7789', 'lena ada', '788']) {
      expect([search, await find(search)]).toEqual([search, []]);
    }
    expect(await get(lena._id)).toMatchObject({ phone: '+15550107788', location: '9 Quay Street' });
  });

  it('are found by an address that looks like a phone number', async () => {
    const email = '1-555-010-44556@petshop.test';
    await shop.signUp({ name: 'Digit Dora', email });
    expect(await find(email)).toEqual(['Digit Dora']);
    expect(await find('dora 1-555-010-44556@petshop.test')).toEqual(['Digit Dora']);
  });

  it('are known by the latest number, whatever was ordered, and found by it after a new name', async () => {
    const moss = await shop.signUp({ name: 'Moss Miller' });
    await order(moss, { phone: '5552220001' });
    const petId = await addItem(shop, admin.token, anAnimal());
    await shop.gql(
      orderPet,
      { input: anOrderFor(petId, { phone: '5552220002', location: '$where St' }) },
      moss.token,
    );
    expect(await find('5552220001')).toEqual([]);
    expect(await find('5552220002')).toEqual(['Moss Miller']);
    expect(await get(moss._id)).toMatchObject({ location: '$where St' });
    await shop.gql('mutation { saveUser(input: { name: "Moss Wilder" }) { _id } }', {}, moss.token);
    expect(await find('wilder 0002')).toEqual(['Moss Wilder']);
    expect(await find('moss miller')).toEqual([]);
  });

  it.each(['', '   ', '()', '@'])('are not looked for by %j, which says nothing', async (search) => {
    const { errors } = await shop.gql(customers, { where: { search } }, staff.token);
    expect(errors).toBeUndefined();
  });
});

describe('the figures of a customer', () => {
  it('count what was paid for, with animals that were given, less what went back', async () => {
    const fay = await shop.signUp({ name: 'Fay Figures' });
    await checkOut(shop, fay.token, [{ petId: foodId, accessoriesAmount: 1 }]);
    expect(await get(fay._id)).toMatchObject({ orderCount: 0, petOrderCount: 0, lastOrderAt: null });

    await buy(shop, fay.token, [{ petId: foodId, accessoriesAmount: 2 }]);
    const { payment } = await buy(shop, fay.token, [{ petId: foodId, accessoriesAmount: 3 }]);
    const rex = await addItem(shop, admin.token, anAnimal({ petprice: 300.1 }));
    const pip = await addItem(shop, admin.token, anAnimal({ petprice: 77 }));
    const given = await shop.gql(orderPet, { input: anOrderFor(rex) }, fay.token);
    const called = await shop.gql(orderPet, { input: anOrderFor(pip) }, fay.token);
    await shop.gql(acceptPetOrder, { id: given.data.orderPet._id }, admin.token);
    await shop.gql(cancelPetOrder, { id: called.data.orderPet._id }, fay.token);
    const spent = async () =>
      (await shop.gql(customerSpent, { id: fay._id }, admin.token)).data.customer.spent;
    // Twice and three times 20 dollars with 5 for delivery, and Rex.
    expect(await spent()).toBe(45 + 65 + 300.1);
    await shop.gql(cancelCartEntry, { id: payment.cartEntries[0]._id }, fay.token);
    expect(await spent()).toBe(45 + 300.1);
    expect(await get(fay._id)).toMatchObject({
      orderCount: 2,
      petOrderCount: 1,
      lastOrderAt: given.data.orderPet.orderDate,
      orders: { totalCount: 2 },
      petOrders: { edges: [{ node: { status: 'APPROVED' } }] },
    });
  });

  it('show no money to staff, who see everything else', async () => {
    const { data, errors } = await shop.gql(customerSpent, { id: admin._id }, staff.token);
    expect(data.customer).toEqual({ name: 'Ada Keeper', spent: null });
    expect(errors).toMatchObject([{ path: ['customer', 'spent'], extensions: { code: 'FORBIDDEN' } }]);
  });
});

describe('notes about a customer', () => {
  it('are read by the staff alone, newest first, with who wrote them and when', async () => {
    const nina = await shop.signUp({ name: 'Nina Noted' });
    const add = (text: string, by: Account) => shop.gql(addCustomerNote, { id: nina._id, text }, by.token);
    await add('Rings back in the evening.', staff);
    const { data } = await add('  Has a parrot.  ', admin);
    const expected = [
      { by: 'Ada Keeper', text: 'Has a parrot.' },
      { by: 'Stan Helper', text: 'Rings back in the evening.' },
    ];
    expect(data.addCustomerNote.notes).toEqual(expected);
    expect((await get(nina._id)).notes).toMatchObject(expected);
    expect((await shop.gql(customer, { id: nina._id }, nina.token)).code).toBe('FORBIDDEN');
  });

  it('are in the audit without what they say', async () => {
    const nora = await shop.signUp({ name: 'Nora Noted' });
    await shop.gql(addCustomerNote, { id: nora._id, text: 'Secret of Nora' }, staff.token);
    const records = await shop.db.collection('auditrecords').find({ subjectId: nora._id }).toArray();
    expect(records).toMatchObject([{ action: 'add_customer_note', subject: 'user', actor: staff.email }]);
    expect(JSON.stringify(records)).not.toContain('Secret');
  });

  it.each(['', '   ', 'x'.repeat(2001)])('are refused where they say nothing, or too much', async (text) => {
    const { errors, code } = await shop.gql(addCustomerNote, { id: admin._id, text }, staff.token);
    expect(code).toBe('BAD_USER_INPUT');
    expect(errors?.[0]?.extensions).toMatchObject({ fields: { text: expect.any(String) } });
  });

  it('about nobody are not written', async () => {
    const { code } = await shop.gql(addCustomerNote, { id: 'f'.repeat(24), text: 'x' }, staff.token);
    expect(code).toBe('NOT_FOUND');
    expect((await shop.gql(customer, { id: 'nobody' }, staff.token)).code).toBe('NOT_FOUND');
  });
});

describe('mails to a customer', () => {
  it('are listed newest first, page after page, and those of others are not', async () => {
    const { _id: id, uid, token } = await shop.signUp({ name: 'Mel Mailed', email: 'mel@petshop.test' });
    await shop.gql('mutation { saveUser(input: { name: "Mel Mailed" }) { _id } }', {}, token);
    const at = new Date('2026-01-01T00:00:00Z');
    const mailOf = (place: number) => ({
      ...{
        _id: `TEST:${place}`,
        kind: 'ORDER_PAID',
        uid,
        to: 'mel@petshop.test',
        status: 'sent',
        attempts: 1,
      },
      // Two of them at the same moment.
      createdAt: new Date(at.getTime() + Math.floor(place / 2) * 1000),
    });
    // biome-ignore lint/suspicious/noExplicitAny: the ids of mails are texts
    await shop.db.collection('mails').insertMany([0, 1, 2, 3, 4].map(mailOf) as any[]);
    const kinds: unknown[] = [];
    let after: string | undefined;
    for (let page = 0; page < 4; page++) {
      const { mails } = (await shop.gql(customerMails, { id, first: 2, after }, staff.token)).data.customer;
      kinds.push(...mails.edges.map(({ node }: { node: { kind: string } }) => node.kind));
      expect([mails.totalCount, mails.pageInfo.hasPreviousPage]).toEqual([6, page > 0]);
      after = mails.pageInfo.endCursor;
      if (!mails.pageInfo.hasNextPage) break;
    }
    expect(kinds).toEqual(['REGISTERED', ...Array(5).fill('ORDER_PAID')]);
  });

  it.each(['nonsense', Buffer.from('[{"$gt":0},"x"]').toString('base64url'), 'x'.repeat(500)])(
    'have no page after %s',
    async (after) => {
      const { code } = await shop.gql(customerMails, { id: admin._id, after }, staff.token);
      expect(code).toBe('BAD_USER_INPUT');
    },
  );
});

describe('who has asked for an animal', () => {
  const waiting = `query ($petId: ID!) {
    waitingPetOrders(petId: $petId) { edges { node { username customer { _id name } } } }
  }`;

  it('is told to the staff in the order in which they asked, each with their account', async () => {
    const petId = await addItem(shop, admin.token, anAnimal());
    const asked: Account[] = [];
    for (const name of ['First Asker', 'Second Asker', 'Third Asker']) {
      const account = await shop.signUp({ name });
      await shop.gql(orderPet, { input: anOrderFor(petId, { username: name }) }, account.token);
      asked.push(account);
    }
    const { data } = await shop.gql(waiting, { petId }, staff.token);
    expect(data.waitingPetOrders.edges).toEqual(
      asked.map(({ _id, name }) => ({ node: { username: name, customer: { _id, name } } })),
    );
  });

  it('and whose account it is, to nobody else', async () => {
    const query = '{ me { petOrders { edges { node { customer { email } } } } } }';
    const asker = await shop.signUp();
    const petId = await addItem(shop, admin.token, anAnimal());
    await shop.gql(orderPet, { input: anOrderFor(petId) }, asker.token);
    const { data, errors } = await shop.gql(query, {}, asker.token);
    expect(data.me.petOrders.edges).toEqual([{ node: { customer: null } }]);
    expect(errors).toMatchObject([{ extensions: { code: 'FORBIDDEN' } }]);
  });
});

describe('a line of an order', () => {
  it('says to the staff whose it is, whatever the address was when it was ordered, and to nobody else', async () => {
    const buyer = await shop.signUp();
    await buy(shop, buyer.token, [{ petId: foodId, accessoriesAmount: 1 }]);
    const former = { $set: { email: 'former@petshop.test' } };
    await shop.db.collection('cartentries').updateOne({ uid: buyer.uid }, former);
    const lines = 'cartEntries(first: 1) { edges { node { email customer { _id } } } }';
    const { data } = await shop.gql(`{ ${lines} }`, {}, staff.token);
    expect(data.cartEntries.edges).toEqual([
      { node: { email: 'former@petshop.test', customer: { _id: buyer._id } } },
    ]);

    const own = await shop.gql(`{ me { ${lines} } }`, {}, buyer.token);
    expect(own.data.me.cartEntries.edges).toEqual([
      { node: { email: 'former@petshop.test', customer: null } },
    ]);
    expect(own.errors).toMatchObject([{ extensions: { code: 'FORBIDDEN' } }]);
  });
});
