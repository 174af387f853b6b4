import { DAY_MS } from '../../../domain/durations.ts';
import { invite } from '../fixtures/users/staff.ts';
import 'reflect-metadata';
import { Types } from 'mongoose';
import { buildStaleTargets, clientTarget } from '../../../packages/local-stack/build/build.ts';
import { terminalConsole } from '../../../packages/local-stack/terminal/console.ts';
import { neverInterrupted } from '../../../packages/local-stack/terminal/interruption.ts';
import { AuditRecordModel } from '../../src/audit/audit-record.entity.ts';
import { PetModel } from '../../src/catalogue/pet/pet.entity.ts';
import { type PetRecord, toPet } from '../../src/catalogue/pet/pet-record.ts';
import { CartEntryModel } from '../../src/orders/cart-entries/cart-entry.entity.ts';
import { PetOrderModel } from '../../src/orders/pet-orders/pet-order.entity.ts';
import { PaymentModel } from '../../src/orders/records/payment.entity.ts';
import { RefundModel } from '../../src/orders/refunds/refund.entity.ts';
import { FindingModel } from '../../src/payments/findings/finding.entity.ts';
import { ReconciliationRunModel } from '../../src/payments/reconciliation/reconciliation-run.entity.ts';
import { PromotionModel } from '../../src/promotions/promotion.entity.ts';
import { headMarkup } from '../../src/seo/head-tags.ts';
import { CurrentShopSettings } from '../../src/shop-settings/current-shop-settings.ts';
import { PageDataService } from '../../src/ssr/page-data.service.ts';
import { UserModel } from '../../src/users/user.entity.ts';
import { clientQueries, runClientQuery } from '../fixtures/api/client-queries.ts';
import { addOrderCases } from '../fixtures/payments/order-cases.ts';
import { eventually } from '../fixtures/process/eventually.ts';
import { makePromotion } from '../fixtures/promotions/promotion-requests.ts';
import { anOrderFor, orderPet } from '../fixtures/shop/animal-orders.ts';
import { type BrokenRecord, storeBrokenRecords } from '../fixtures/shop/broken-records.ts';
import { type BusyShop, shareWishList } from '../fixtures/shop/busy-shop.ts';
import { aCheckoutOf, buy, createPaymentIntent } from '../fixtures/shop/checkout.ts';
import { addItem, addPet, anAnimal, anItem } from '../fixtures/shop/items.ts';
import { deliverOrder, numberOf, shipOrder } from '../fixtures/shop/orders.ts';
import { aPicture } from '../fixtures/shop/pictures.ts';
import type { Account } from '../harness/accounts.ts';
import { type OwnShop, startShop } from '../harness/shop.ts';

/*
 * Whatever a record holds, by whoever’s hand, the lists that it stands in are answered whole: it shows as itself, and
 * takes no other record away. For each field of each collection, each kind of value that it should not have.
 */

let shop: OwnShop;
let admin: Account;
let shopper: Account;
/** An item with a picture. */
let picturedId: string;

const picture = 'image { hash width height placeholder url }';
const item = `_id petname petprice category type gender age color clan short details availability isAvailable stock
  deliveryCost createdAt img ${picture}`;
const contact = 'username location phone email';
const order = `_id petId petname petprice type ${contact} orderDate status nextStatuses pet { _id } ${picture}`;
const entry = `${order} category accessoriesAmount totalamount paymentId`;
const payment = `_id username phone email paymentdate amount amountRefunded status failureMessage
  cartEntries { ${entry} }`;
const refund = '_id amount reason status createdAt payment { _id status }';

beforeAll(async () => {
  await buildStaleTargets([clientTarget], terminalConsole(neverInterrupted));
  shop = await startShop({ isAsDescribed: false });
  admin = await shop.signUp({ role: 'admin' });
  shopper = await shop.signUp();
  const files = [{ at: 'variables.img', bytes: await aPicture() }];
  const { data } = await shop.gql(addPet, { input: anItem(), img: null }, admin.token, files);
  picturedId = data.addPet._id;
});
afterAll(() => shop.stop());

/** A list as it is asked for page by page. */
interface List {
  readonly name: string;
  readonly ask: (after: string | null) => Promise<Page>;
  /** Fields that decide whether a record is in the list at all. */
  readonly goesBy?: readonly string[];
  /** Whether it is counted by what the shop made of the fields, which a hand in the database passes by. */
  readonly isCountedByCell?: boolean;
}

interface Page {
  readonly ids: readonly string[];
  /** Where the next one begins; null after the last. */
  readonly next: string | null;
  readonly total?: number;
}

/** A connection of the API. `path` leads to it from the data. */
function connection(
  name: string,
  field: string,
  node: string,
  { isOwn = false, args = '', goesBy = [] }: { isOwn?: boolean; args?: string; goesBy?: string[] } = {},
): List {
  const [root = '', inner] = field.split('.');
  const page = `(first: 40, after: $after${args && `, ${args}`}) {
    totalCount edges { cursor node { ${node} } } pageInfo { hasNextPage endCursor }
  }`;
  const query = `query ($after: String) { ${inner ? `${root} { ${inner} ${page} }` : `${root} ${page}`} }`;
  return {
    name,
    goesBy,
    async ask(after) {
      const { data, errors } = await shop.gql(query, { after }, (isOwn ? shopper : admin).token);
      if (errors) throw new Error(`${name}: ${JSON.stringify(errors).slice(0, 600)}`);
      const { edges, pageInfo, totalCount } = inner ? data[root][inner] : data[root];
      const ids = edges.map((edge: { node: { _id: string } }) => edge.node._id);
      return { ids, next: pageInfo.hasNextPage ? pageInfo.endCursor : null, total: totalCount };
    },
  };
}

/** A list of the old client, which has no pages. */
function path(
  name: string,
  { isOwn = false, goesBy = [] }: { isOwn?: boolean; goesBy?: string[] } = {},
): List {
  return {
    name,
    goesBy,
    async ask() {
      const { status, body } = await shop.rest('GET', name, { token: (isOwn ? shopper : admin).token });
      if (status !== 200) throw new Error(`${name}: ${status} ${JSON.stringify(body)}`);
      return { ids: body.map((record: { _id: string }) => record._id), next: null };
    },
  };
}

async function walk({ name, ask }: List): Promise<{ ids: string[]; total: number | undefined }> {
  const ids: string[] = [];
  let total: number | undefined;
  let next: string | null = null;
  for (let pages = 0; pages < 100; pages += 1) {
    const page = await ask(next);
    ids.push(...page.ids);
    total = page.total;
    next = page.next;
    if (next === null) return { ids, total };
  }
  throw new Error(`${name} has no end: ${next}`);
}

/** What is wrong with a list that should have all these records; nothing where all is well. */
async function complaintsAbout(list: List, broken: readonly BrokenRecord[]): Promise<string[]> {
  const { ids, total } = await walk(list);
  const listed = new Set(ids);
  const isLeftOut = ({ field }: BrokenRecord) => list.goesBy?.includes(field);
  return [
    ...broken
      .filter((record) => !isLeftOut(record) && !listed.has(record._id))
      .map(({ field, value }) => `${list.name} has no record with ${value} in ${field}`),
    ...broken
      // The database sorts a list of values by each of them.
      .filter(({ _id, value }) => value !== 'a list' && ids.indexOf(_id) !== ids.lastIndexOf(_id))
      .map(({ field, value }) => `${list.name} has the record with ${value} in ${field} twice`),
    ...(total === undefined || total === listed.size || list.isCountedByCell
      ? []
      : [`${list.name} counts ${total} of ${listed.size}`]),
  ];
}

async function expectWhole(lists: readonly List[], broken: readonly BrokenRecord[]): Promise<void> {
  expect(broken.length).toBeGreaterThan(50);
  const complaints: string[] = [];
  for (const list of lists) {
    complaints.push(...(await complaintsAbout(list, broken).catch((error: Error) => [error.message])));
  }
  expect(complaints).toEqual([]);
}

const sampleOf = async (collection: string, filter: object = {}) => {
  const record = await shop.db.collection(collection).findOne(filter);
  if (!record) throw new Error(`There is no record in ${collection} to begin with`);
  return record;
};

describe('items', () => {
  const orders = ['NEWEST', 'NAME', 'PRICE_LOW_TO_HIGH', 'PRICE_HIGH_TO_LOW', 'STOCK_LOW_TO_HIGH'];
  const ofFood = connection('pets of a category', 'pets', item, {
    args: 'where: { category: FOOD }',
    goesBy: ['category', 'cell'],
  });
  const found = connection('a search', 'pets', item, {
    args: 'search: "salmon", orderBy: RELEVANCE',
    goesBy: ['searchWords', 'cell'],
  });
  const whole = [
    ...orders.map((orderBy) => connection(`by ${orderBy}`, 'pets', item, { args: `orderBy: ${orderBy}` })),
    connection('allPets', 'allPets', item),
  ];
  const ofOldClient = [path('/admin/GetAllData'), path('/pets/getAllAccessories', { goesBy: ['category'] })];
  let broken: BrokenRecord[];

  beforeAll(async () => {
    await addItem(shop, admin.token, anAnimal());
    const record = await sampleOf('pets', { _id: new Types.ObjectId(picturedId) });
    broken = await storeBrokenRecords(shop.db, { model: PetModel, record });
    const counted = broken.filter(({ field }) => field !== 'cell').length;
    await eventually(async () => {
      const { data } = await shop.gql('{ pets { totalCount } }');
      return data.pets.totalCount >= counted;
    });
  });

  it('in the shop, the back office and the old client', async () => {
    const lists = [...whole, ofFood, found].map((list) => ({ ...list, isCountedByCell: true }));
    await expectWhole([...lists, ...ofOldClient], broken);
  });

  it('are counted and found again after a start, which derives again what the shop had derived from them', async () => {
    await shop.restart();
    const isNumber = ({ field, value }: BrokenRecord) => field === 'cell' && /number|end|decimal/.test(value);
    await expectWhole(
      [...whole, { ...ofFood, goesBy: ['category'], isCountedByCell: true }],
      broken.filter((record) => !isNumber(record)),
    );
  });
});

it('orders for animals', async () => {
  const petId = await addItem(shop, admin.token, anAnimal());
  await shop.gql(orderPet, { input: anOrderFor(petId) }, shopper.token);
  // Of those that may lead to a home there is one an animal and shopper.
  const record = { ...(await sampleOf('petorders')), image: await storedPicture(), status: 'declined' };
  const broken = await storeBrokenRecords(shop.db, { model: PetOrderModel, record });
  await expectWhole(
    [
      connection('petOrders', 'petOrders', order),
      connection('petOrders with a status', 'petOrders', order, {
        args: 'status: DECLINED',
        goesBy: ['status'],
      }),
      connection('me.petOrders', 'me.petOrders', order, { isOwn: true, goesBy: ['uid'] }),
      path('/admin/GetAllPetOrder'),
      path('/pets/GetPetOrder', { isOwn: true, goesBy: ['uid'] }),
    ],
    broken,
  );
});

describe('what is bought', () => {
  beforeAll(async () => {
    const petId = await addItem(shop, admin.token, anItem({ stock: 50 }));
    await buy(shop, shopper.token, [{ petId, accessoriesAmount: 2 }]);
  });

  it('orders for food and accessories', async () => {
    const record = { ...(await sampleOf('cartentries')), image: await storedPicture() };
    // Those of one payment are not told page by page.
    const other = { ...record, paymentId: new Types.ObjectId() };
    const broken = await storeBrokenRecords(shop.db, { model: CartEntryModel, record: other });
    await expectWhole(
      [
        connection('cartEntries', 'cartEntries', entry),
        connection('cartEntries with a status', 'cartEntries', entry, {
          args: 'status: PAID',
          goesBy: ['status'],
        }),
        connection('me.cartEntries', 'me.cartEntries', entry, { isOwn: true, goesBy: ['uid'] }),
        path('/admin/GetAllAccessoriesOrder'),
        path('/accessories/GetAccessoriesOrder', { isOwn: true, goesBy: ['uid'] }),
      ],
      broken,
    );
  });

  it('payments, and orders of a payment', async () => {
    const record = await sampleOf('payments');
    const unique = ['intentId', 'idempotencyKey', 'number'];
    const broken = await storeBrokenRecords(shop.db, { model: PaymentModel, record, unique });
    await expectWhole([connection('payments', 'payments', payment)], broken);
    const ofPayment = { ...(await sampleOf('cartentries')), paymentId: record._id };
    const entries = await storeBrokenRecords(shop.db, { model: CartEntryModel, record: ofPayment });
    const list = {
      name: 'payment.cartEntries',
      goesBy: ['paymentId'],
      async ask() {
        const query = `mutation ($id: ID!) { confirmPayment(paymentId: $id) { cartEntries { ${entry} } } }`;
        const { data, errors } = await shop.gql(query, { id: String(record._id) }, admin.token);
        if (errors) throw new Error(`payment.cartEntries: ${JSON.stringify(errors).slice(0, 600)}`);
        const ids = data.confirmPayment.cartEntries.map(({ _id }: { _id: string }) => _id);
        return { ids, next: null };
      },
    };
    await expectWhole([list], entries);
  });

  it('refunds', async () => {
    const { _id: paymentId } = await sampleOf('payments');
    const record = {
      paymentId,
      uid: shopper.uid,
      amount: 30,
      reason: 'It was canceled.',
      status: 'done',
      stripeRefundId: 're_1',
      createdAt: new Date(),
    };
    const broken = await storeBrokenRecords(shop.db, {
      model: RefundModel,
      record,
      unique: ['stripeRefundId'],
    });
    await expectWhole(
      [connection('me.refunds', 'me.refunds', refund, { isOwn: true, goesBy: ['uid'] })],
      broken,
    );
  });

  it('findings, and how the money stands', async () => {
    const { _id: paymentId } = await sampleOf('payments');
    const record = {
      kind: 'unsettled',
      subject: 'x',
      what: 'Stripe had finished it.',
      amount: 30,
      paymentId,
      intentId: 'pi_1',
      foundAt: new Date(),
      solvedAt: new Date(),
      outcome: 'It is paid.',
    };
    const broken = await storeBrokenRecords(shop.db, {
      model: FindingModel,
      record,
      unique: ['subject'],
    });
    const node = `_id kind what amount intentId foundAt solvedAt outcome payment { _id status }`;
    await expectWhole(
      [
        connection('findings', 'moneyHealth.findings', node),
        connection('solved findings', 'moneyHealth.findings', node, {
          args: 'solved: true',
          goesBy: ['solvedAt'],
        }),
      ],
      broken,
    );
    const run = {
      startedAt: new Date(),
      finishedAt: new Date(),
      tookMs: 5,
      found: 0,
      solved: 0,
      isComplete: true,
    };
    await storeBrokenRecords(shop.db, { model: ReconciliationRunModel, record: run });
    const { errors } = await shop.gql(
      `{ moneyHealth { checkedAt tookMs openPayments openAmount refundsOwed refundsOwedAmount unclaimed
        unclaimedAmount unmatched } }`,
      {},
      admin.token,
    );
    expect(errors).toBeUndefined();
  });
});

it('accounts', async () => {
  const record = await sampleOf('users', { uid: shopper.uid });
  const broken = await storeBrokenRecords(shop.db, { model: UserModel, record, unique: ['uid', 'email'] });
  const node = `_id email emailVerified name role createdAt petOrders { ${'edges { node { _id } }'} }`;
  await expectWhole(
    // An account without an address has lost it to another one, and can not sign in any more.
    [connection('users', 'users', node, { goesBy: ['email'] })],
    broken,
  );
});

it('promotions', async () => {
  await makePromotion(shop, admin.token, { from: '2026-03-01T00:00:00Z', until: '2026-04-01T00:00:00Z' });
  const record = {
    ...(await sampleOf('promotions')),
    ...{ categories: ['food'], types: ['dog'], dollarsOff: 5, maxUses: 9, maxUsesPerAccount: 1 },
  };
  const broken = await storeBrokenRecords(shop.db, { model: PromotionModel, record, unique: ['code'] });
  const node = `_id code percentOff dollarsOff minEntriesTotal categories types from until maxUses maxUsesPerAccount
    isActive uses createdAt`;
  await expectWhole([connection('promotions', 'promotions', node)], broken);
});

it('what admins did', async () => {
  const record = await sampleOf('auditrecords');
  const broken = await storeBrokenRecords(shop.db, { model: AuditRecordModel, record });
  const node = `_id at actor actorName action subject subjectId subjectName changes { field before after } requestId`;
  await expectWhole([connection('auditRecords', 'auditRecords', node)], broken);
});

async function storedPicture(): Promise<unknown> {
  return (await sampleOf('pets', { _id: new Types.ObjectId(picturedId) })).image;
}

/*
 * The same shop, in which every kind of broken record stands by now.
 */
describe('what is made of all of them', () => {
  const now = new Date();
  let busy: BusyShop;

  beforeAll(async () => {
    const foodId = await addItem(shop, admin.token, anItem({ petname: 'Sound kibble', stock: 50 }));
    const whole = { uid: shopper.uid, number: /^FP-/, kind: 'checkout' };
    const paid = await shop.db.collection('payments').findOne(whole, { sort: { _id: 1 } });
    const { code: invitationCode } = await invite(shop, admin, shopper.email);
    await shareWishList(shop, invitationCode);
    const entry = await shop.db.collection('cartentries').findOne({ paymentId: paid?._id });
    const { payment } = await buy(shop, shopper.token, [{ petId: foodId, accessoriesAmount: 1 }]);
    const order = await shop.db.collection('petorders').findOne({ uid: shopper.uid, status: 'pending' });
    const number = await numberOf(shop, payment._id, shopper.token);
    for (const move of [shipOrder, deliverOrder]) await shop.gql(move, { number }, admin.token);
    busy = {
      ...{ shop, admin, shopper, foodId, animalId: picturedId },
      ...{ orderNumber: paid?.number, entryId: String(entry?._id), invitationCode },
      arrived: { number, entryIds: [payment.cartEntries[0]._id] },
      cases: await addOrderCases(shop, payment.cartEntries[0]._id),
      petOrderId: String(order?._id),
    };
  });

  it('every query of the client, by an admin and a shopper', async () => {
    const complaints: string[] = [];
    for (const name of clientQueries) {
      for (const { token } of [admin, shopper]) {
        // A shopper is refused what is for admins, by a code that says so.
        await runClientQuery(busy, name, {}, token).catch(({ message }: Error) => {
          if (!message.includes('FORBIDDEN')) complaints.push(message);
        });
      }
    }
    expect(complaints).toEqual([]);
  });

  it('the overview', async () => {
    const ago = new Date(now.getTime() - 40 * DAY_MS);
    const query = `query ($from: DateTime!, $to: DateTime!) {
      overview(from: $from, to: $to) {
        today { total orders } thisMonth { total } period { items animals total orders } series { start total }
        petOrders { status count } cartEntries { status count } waitingPetOrders paidCartEntries
        lowStock { ${item} } bestSellers { petId petname pieces revenue pet { _id } }
      }
    }`;
    const until = new Date(now.getTime() + DAY_MS);
    const { errors } = await shop.gql(query, { from: ago, to: until }, admin.token);
    expect(errors).toBeUndefined();
  });

  it.each([
    '/',
    '/FindDog',
    '/DogsFood',
    '/sitemap.xml',
    '/sitemap-1.xml',
    '/metrics',
    '/pets/GetPetsType?filterdata={"type":"dog","category":"food"}',
  ])('the page %s', async (path) => {
    const answer = await fetch(`${shop.url}${path}`);
    expect(answer.status).toBe(200);
    expect(await answer.text()).not.toBe('');
  });

  it('the head of each item’s page', async () => {
    const records = await shop.db.collection('pets').find<PetRecord>({}).toArray();
    const bad: unknown[] = [];
    const settings = new CurrentShopSettings({ timeZone: 'UTC', mail: { undoSeconds: 0 } }, null).complete(
      null,
    );
    for (const record of records) {
      const pages = new PageDataService({
        shop: { get: async () => settings, lastKnown: () => settings },
        pets: { get: async () => toPet(record) },
        search: { page: () => Promise.reject(new Error('an item asks for no list')) },
        similarPets: { hasLeft: async () => true },
        variants: { of: async (pet) => [pet] },
        patience: 1,
      });
      await pages
        .at(`/pet/${new Types.ObjectId()}`, shop.url)
        .then((page) => headMarkup(page, shop.url))
        .catch((error) => bad.push([record, error]));
    }
    expect(records.length).toBeGreaterThan(300);
    expect(bad).toEqual([]);
  });

  it('the page of each item that reads unlike the others, and a cart with it', async () => {
    const bad: unknown[] = [];
    const quote = `query ($entries: [CartEntryInput!]!) { quote(entries: $entries) {
      total entriesTotal delivery lines { petId petname petprice totalamount available pet { ${item} } }
    } }`;
    for (const petId of await unlikeItems()) {
      const page = await fetch(`${shop.url}/pet/${petId}`);
      if (page.status !== 200) bad.push([petId, page.status]);
      await page.text();
      const entries = [
        { petId: busy.foodId, accessoriesAmount: 2 },
        { petId, accessoriesAmount: 1 },
      ];
      const { data, errors, code } = await shop.gql(quote, { entries });
      // Animals are ordered through their form.
      if (code === 'BAD_USER_INPUT') continue;
      if (errors) bad.push([petId, errors]);
      else if (data.quote.entriesTotal < 25) bad.push([petId, data.quote]);
    }
    expect(bad).toEqual([]);
  });

  /** One item of each way in which the API tells one: pages and carts are made of nothing else. */
  async function unlikeItems(): Promise<string[]> {
    const byText = new Map<string, string>();
    for (let after: string | null = null, hasNext = true; hasNext; ) {
      const query = `query ($after: String) {
        pets(first: 100, after: $after, orderBy: NAME) { edges { node { ${item} } } pageInfo { hasNextPage endCursor } }
      }`;
      // biome-ignore lint/suspicious/noExplicitAny: as every answer
      const { data }: { data: any } = await shop.gql(query, { after });
      for (const { node } of data.pets.edges) {
        const { _id, createdAt, ...told } = node;
        if (Types.ObjectId.isValid(_id)) byText.set(JSON.stringify([told, typeof createdAt]), _id);
      }
      ({ endCursor: after, hasNextPage: hasNext } = data.pets.pageInfo);
    }
    expect(byText.size).toBeGreaterThan(50);
    return [...byText.values()];
  }

  it('nothing that has no price is sold', async () => {
    const input = aCheckoutOf([]);
    const unpriced = await shop.db
      .collection('pets')
      .find({
        $or: [{ petprice: { $not: { $gte: 0 } } }, { petprice: { $type: ['string', 'array', 'bool'] } }],
      })
      .toArray();
    expect(unpriced.length).toBeGreaterThan(10);
    for (const { _id } of unpriced) {
      const entries = [{ petId: String(_id), accessoriesAmount: 1 }];
      const { code } = await shop.gql(createPaymentIntent, { input: { ...input, entries } }, shopper.token);
      expect([String(_id), code]).toEqual([String(_id), 'OUT_OF_STOCK']);
      const json = entries.map(({ petId, accessoriesAmount }) => ({ _id: petId, accessoriesAmount }));
      const posted = await shop.rest('POST', '/accessories/PostCart', { token: shopper.token, json });
      expect([String(_id), posted.status]).toEqual([String(_id), 409]);
    }
  });

  it('and none of it was a fault of ours', async () => {
    const lines = (await shop.log()).split('\n').filter((line) => line.includes('"level":50'));
    const undrawn = (await shop.log()).split('\n').filter((line) => line.includes('the browser has to draw'));
    expect([...lines, ...undrawn]).toEqual([]);
  });
});
