import { Types } from 'mongoose';
import { adminPaths, adminWrites, type TestAccounts } from '../fixtures/shop/admin-writes.ts';
import { acceptPetOrder, cancelPetOrder, orderAnimal } from '../fixtures/shop/animal-orders.ts';
import { buy, cancelCartEntry } from '../fixtures/shop/checkout.ts';
import { addItem, addPet, anAnimal, anItem } from '../fixtures/shop/items.ts';
import { aPicture } from '../fixtures/shop/pictures.ts';
import { readAllRecords } from '../fixtures/shop/stored-records.ts';
import type { Account } from '../harness/accounts.ts';
import { grantFromCommandLine } from '../harness/command-line.ts';
import type { Upload } from '../harness/requests.ts';
import { type Shop, startShop } from '../harness/shop.ts';

let shop: Shop;
let admin: Account;
let shopper: Account;
let cast: TestAccounts;

beforeAll(async () => {
  // What an import does is on record item by item, and only once it is at work.
  shop = await startShop();
  admin = await shop.signUp({ role: 'admin', name: 'Olive Owner' });
  shopper = await shop.signUp({ name: 'Sam Shopper', isProved: true });
  cast = { shop, admin, shopper };
});
afterAll(() => shop.stop());

const auditRecords = `query ($where: AuditWhere, $first: Int! = 100, $after: String) {
  auditRecords(where: $where, first: $first, after: $after) {
    totalCount
    edges { node {
      _id at actor actorName action subject subjectId subjectName requestId
      changes { field before after }
    } }
    pageInfo { hasNextPage endCursor }
  }
}`;

interface Noted {
  _id: string;
  at: string;
  actor: string;
  action: string;
  subject: string;
  subjectId: string;
  requestId: string | null;
  changes: { field: string; before: string | null; after: string | null }[];
}

async function pageOf(variables: object = {}) {
  const { data, errors } = await shop.gql(auditRecords, variables, admin.token);
  if (errors) throw new Error(JSON.stringify(errors));
  return data.auditRecords;
}

/** All of them, however many pages that is. */
async function noted(where: object = {}): Promise<Noted[]> {
  const all: Noted[] = [];
  let after: string | null = null;
  do {
    const { edges, pageInfo }: Awaited<ReturnType<typeof pageOf>> = await pageOf({ where, after });
    all.push(...edges.map(({ node }: { node: Noted }) => node));
    after = pageInfo.hasNextPage ? pageInfo.endCursor : null;
  } while (after);
  return all;
}

/** What is noted of something that is done, and nothing older; a hundred records at most. */
async function notedOf(deed: () => Promise<unknown>): Promise<Noted[]> {
  const known = new Set((await newest()).map(({ _id }) => _id));
  await deed();
  return (await newest()).filter(({ _id }) => !known.has(_id));
}

async function newest(): Promise<Noted[]> {
  const { edges } = await pageOf();
  return edges.map(({ node }: { node: Noted }) => node);
}

/** What everybody does in their own name. An operation that is not named here must stand among the admins’ writes. */
const ownAffairs = [
  // Is on record as the change of a role, by the account itself.
  'acceptInvitation',
  'addReviewPhoto',
  'askShop',
  'confirmPayment',
  'createPaymentIntent',
  'endRepeatPlan',
  // A list for who asks for it.
  'mailPurchases',
  'openAdoptionFee',
  'openPayLink',
  'orderPet',
  'postCart',
  'removeReview',
  'removeReviewPhoto',
  'replyToThread',
  'reviewItem',
  'reportProblem',
  'withdrawProblem',
  'saveUser',
  'sendRepeatDeliveryNow',
  // Is on record once the bank has it, by whoever brings it there (server/test/payments/dispute-evidence.test.ts).
  'submitDisputeEvidence',
  'skipRepeatDelivery',
  'updateRepeatPlan',
  'unwatchStock',
  'updateUnwantedMail',
  'offerLastContact',
  'saveAddress',
  'removeAddress',
  'saveHousehold',
  'forgetHousehold',
  'removeSavedCard',
  'signOutEverywhere',
  'deleteAccount',
  'watchStock',
  'watchPrice',
  'unwatchPrice',
  'addAnimal',
  'updateAnimal',
  'removeAnimal',
  'addWeight',
  'addTreatment',
  'removeTreatment',
  'setAnimalPicture',
  'addAnimalPaper',
  'removeAnimalPaper',
  'addTask',
  'completeTask',
  'startFoodChange',
  'holdFoodChange',
  'endFoodChange',
  'startFirstDays',
  'completeFirstDay',
  'shareAnimal',
  'endShares',
  'setLost',
  'renewCalendar',
  'addToWishList',
  'removeFromWishList',
  'shareWishList',
  'stopSharingWishList',
  'answerApplication',
  'keepTypedAnswers',
  'addApplicationFile',
  'removeApplicationFile',
  'bookVisit',
  'cancelVisit',
  'withdrawApplication',
  'signAgreement',
];

describe('every mutation that is for admins', () => {
  it('stands in the table of this test', async () => {
    const { data } = await shop.gql('{ __schema { mutationType { fields { name } } } }');
    const names: string[] = data.__schema.mutationType.fields.map(({ name }: { name: string }) => name);
    expect([...Object.keys(adminWrites), ...ownAffairs].toSorted()).toEqual(names.toSorted());
  });

  /** The database refuses every new record, as it would with its disk full. */
  function refuseRecords(validator: object) {
    return shop.db.command({ collMod: 'auditrecords', validator });
  }

  afterEach(() => refuseRecords({}));

  async function expectNotMade(query: string, variables: object, files?: Upload[]): Promise<void> {
    await refuseRecords({ actor: 'nobody' });
    const before = await readAllRecords(shop);
    expect((await shop.gql(query, variables, admin.token, files)).code).toBe('INTERNAL');
    expect(await readAllRecords(shop)).toEqual(before);
    await refuseRecords({});
  }

  it.each(Object.entries(adminWrites))(
    '%s leaves one record, and is not made where it can not be audited',
    async (name, { action, query, arrange, files }) => {
      const variables = await arrange(cast);
      const sent = await files?.();
      // A comparison with Stripe is many changes, all of which the shop makes by itself within a minute.
      if (name !== 'reconcile') await expectNotMade(query, variables, sent);
      let requestId: string | null = null;
      const records = await notedOf(async () => {
        const { headers, errors } = await shop.gql(query, variables, admin.token, sent);
        expect(errors).toBeUndefined();
        requestId = headers.get('x-request-id');
      });
      expect(records).toMatchObject([{ action, actor: admin.email, actorName: 'Olive Owner', requestId }]);
      expect(records[0]?.changes.length).toBeGreaterThan(0);
    },
  );
});

describe('every path of the old client that changes something', () => {
  const ownPaths = [
    'POST /pets/PetOrderPost',
    'POST /accessories/PostCart',
    'POST /user/saveuser',
    'POST /payment/create-payment-intent',
    'POST /payment/paymentstatus',
    // A file that is looked at changes no item yet.
    'POST /admin/imports',
    'PUT /admin/imports/:id',
  ];

  /** Of Stripe and of the mail provider, which change nothing in the name of anybody who is signed in. */
  const webhooks = ['POST /payment/webhook', 'POST /mail/inbound'];

  it('stands in the table of this test', async () => {
    const { body } = await shop.rest('GET', '/openapi.json');
    const paths = Object.entries<object>(body.paths).flatMap(([path, operations]) =>
      Object.keys(operations)
        .filter((method) => method !== 'get')
        .map((method) => `${method.toUpperCase()} ${path.replace('{id}', ':id')}`),
    );
    expect([...Object.keys(adminPaths), ...ownPaths, ...webhooks].toSorted()).toEqual(paths.toSorted());
  });

  it.each(Object.entries(adminPaths))('%s leaves one record', async (route, { action, arrange }) => {
    const { path, form } = await arrange(cast);
    let requestId: string | null = null;
    const records = await notedOf(async () => {
      const method = route.split(' ')[0] ?? '';
      const answer = await shop.rest(method, path, { token: admin.token, form });
      expect(answer.status).toBeLessThan(300);
      requestId = answer.headers.get('x-request-id');
    });
    expect(records).toMatchObject([{ action, actor: admin.email, requestId }]);
  });
});

describe('the audit log', () => {
  it('says of a new item all that it is', async () => {
    const [record] = await notedOf(() => addItem(shop, admin.token, anItem({ petname: 'Cork ball' })));
    expect(record).toMatchObject({ subject: 'PET', subjectName: 'Cork ball' });
    expect(record?.changes).toContainEqual({ field: 'petprice', before: null, after: '12.5' });
    expect(record?.changes).toContainEqual({ field: 'stock', before: null, after: '10' });
    expect(record?.changes.map(({ field }) => field)).not.toContain('searchWords');
  });

  it('says of a change what was there before and what is there now, and nothing else', async () => {
    const id = await addItem(shop, admin.token, anItem());
    const query =
      'mutation ($id: ID!, $input: UpdatePetInput!) { updatePet(id: $id, input: $input) { _id } }';
    const input = { petprice: 14, short: 'Crunchier.', petname: 'Salmon kibble' };
    const [record] = await notedOf(() => shop.gql(query, { id, input }, admin.token));
    expect(record?.subjectId).toBe(id);
    expect(record?.changes).toEqual([
      { field: 'petprice', before: '12.5', after: '14' },
      { field: 'short', before: 'Crunchy and complete.', after: 'Crunchier.' },
    ]);
  });

  it('names a picture by the hash of its bytes', async () => {
    const files = [{ at: 'variables.img', bytes: await aPicture() }];
    const [record] = await notedOf(() =>
      shop.gql(addPet, { input: anItem(), img: null }, admin.token, files),
    );
    // The request is not forgotten while its file is read.
    expect(record?.requestId).toMatch(/^[0-9a-f-]{36}$/);
    const img = record?.changes.find(({ field }) => field === 'img');
    expect(img).toEqual({ field: 'img', before: null, after: expect.stringMatching(/^[0-9a-f]{64}$/) });
  });

  it('tells a deletion from a retirement', async () => {
    const [food, animal] = [
      await addItem(shop, admin.token, anItem()),
      await addItem(shop, admin.token, anAnimal()),
    ];
    await orderAnimal(shop, shopper.token, animal);
    const deletePet = 'mutation ($id: ID!) { deletePet(id: $id) { _id } }';
    const [deleted] = await notedOf(() => shop.gql(deletePet, { id: food }, admin.token));
    const [retired] = await notedOf(() => shop.gql(deletePet, { id: animal }, admin.token));
    expect(deleted?.changes).toContainEqual({ field: 'petname', before: 'Salmon kibble', after: null });
    expect(retired?.changes).toEqual([{ field: 'availability', before: 'available', after: 'retired' }]);
  });

  it('says who else was turned down when an animal was given away', async () => {
    const petId = await addItem(shop, admin.token, anAnimal());
    const rival = await shop.signUp();
    const waits = await orderAnimal(shop, rival.token, petId);
    const id = await orderAnimal(shop, shopper.token, petId);
    const [record] = await notedOf(() => shop.gql(acceptPetOrder, { id }, admin.token));
    expect(record).toMatchObject({ subject: 'PET_ORDER', subjectId: id });
    expect(record?.changes).toEqual([
      { field: 'status', before: 'pending', after: 'approved' },
      { field: 'pet.availability', before: 'available', after: 'sold' },
      { field: 'declinedOrders', before: null, after: waits },
    ]);
  });

  it('says what a cancelled order refunds', async () => {
    const petId = await addItem(shop, admin.token, anItem({ petprice: 60 }));
    const { payment } = await buy(shop, shopper.token, [{ petId, accessoriesAmount: 1 }]);
    const id = payment.cartEntries[0]._id;
    const [record] = await notedOf(() => shop.gql(cancelCartEntry, { id }, admin.token));
    expect(record?.changes).toEqual([
      { field: 'status', before: 'paid', after: 'cancelled' },
      { field: 'refund', before: null, after: '85' },
    ]);
  });

  it('is nothing where nothing changed', async () => {
    const id = await addItem(shop, admin.token, anItem());
    const retired = await addItem(shop, admin.token, anAnimal());
    await orderAnimal(shop, shopper.token, retired);
    await shop.gql('mutation ($id: ID!) { deletePet(id: $id) { _id } }', { id: retired }, admin.token);
    const records = await notedOf(async () => {
      const answers = [
        await shop.gql(
          'mutation ($id: ID!) { updatePet(id: $id, input: { petprice: 12.5 }) { _id } }',
          { id },
          admin.token,
        ),
        await shop.gql('mutation ($id: ID!) { restorePet(id: $id) { _id } }', { id }, admin.token),
        await shop.gql('mutation ($id: ID!) { deletePet(id: $id) { _id } }', { id: retired }, admin.token),
        await shop.gql(
          'mutation ($email: EmailAddress!) { makeAdmin(email: $email) { _id } }',
          { email: admin.email },
          admin.token,
        ),
        await shop.gql(
          'mutation ($email: EmailAddress!) { removeAdmin(email: $email) { _id } }',
          { email: shopper.email },
          admin.token,
        ),
      ];
      expect(answers.map(({ errors }) => errors)).toEqual(answers.map(() => undefined));
    });
    expect(records).toEqual([]);
  });

  it('is nothing where the change was rejected', async () => {
    const id = await orderAnimal(shop, shopper.token, await addItem(shop, admin.token, anAnimal()));
    await shop.gql(cancelPetOrder, { id }, shopper.token);
    const records = await notedOf(async () => {
      expect((await shop.gql(acceptPetOrder, { id }, admin.token)).code).toBe('INVALID_TRANSITION');
    });
    expect(records).toEqual([]);
  });

  it('is nothing of what people do with their own orders, an admin’s own among them', async () => {
    const [first, second] = [
      await addItem(shop, admin.token, anAnimal()),
      await addItem(shop, admin.token, anAnimal()),
    ];
    const orders = [
      { id: await orderAnimal(shop, shopper.token, first), token: shopper.token },
      { id: await orderAnimal(shop, admin.token, second), token: admin.token },
    ];
    const records = await notedOf(async () => {
      for (const { id, token } of orders) await shop.gql(cancelPetOrder, { id }, token);
    });
    expect(records).toEqual([]);
  });

  it('has nothing in it of where customers live and how they are reached', async () => {
    const all = JSON.stringify(await shop.db.collection('auditrecords').find().toArray());
    expect(all).toContain('accept_pet_order');
    for (const secret of ['5551234567', '12 Kennel Lane', 'Sam Shopper', shopper.email]) {
      expect(all).not.toContain(secret);
    }
  });

  it('says that a first admin was made from the command line', async () => {
    const { email, _id } = await shop.signUp();
    const [record] = await notedOf(() => grantFromCommandLine(shop, email));
    expect(record).toEqual({
      _id: expect.any(String),
      at: expect.any(String),
      actor: 'command line',
      actorName: 'Command line',
      action: 'MAKE_ADMIN',
      subject: 'USER',
      subjectId: _id,
      subjectName: email,
      requestId: null,
      changes: [{ field: 'role', before: 'regular', after: 'admin' }],
    });
    expect((await noted({ actor: 'Command Line' })).map((one) => one._id)).toEqual([record?._id]);
  });
});

describe('reading the audit log', () => {
  it('gives the newest first', async () => {
    const moments = (await noted()).map(({ at }) => at);
    expect(moments).toEqual(moments.toSorted().toReversed());
  });

  it('turns pages without skipping or repeating', async () => {
    const all = (await noted()).map(({ _id }) => _id);
    const seen: string[] = [];
    let after: string | null = null;
    do {
      const page: Awaited<ReturnType<typeof pageOf>> = await pageOf({ first: 7, after });
      seen.push(...page.edges.map(({ node }: { node: Noted }) => node._id));
      after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
      expect(page.totalCount).toBe(all.length);
    } while (after);
    expect(seen).toEqual(all);
  });

  it.each<[string, (record: Noted) => object, (record: Noted, sample: Noted) => boolean]>([
    ['action', ({ action }) => ({ action }), (a, b) => a.action === b.action],
    ['actor, in any case', ({ actor }) => ({ actor: actor.toUpperCase() }), (a, b) => a.actor === b.actor],
    ['kind of record', ({ subject }) => ({ subject }), (a, b) => a.subject === b.subject],
    ['record', ({ subjectId }) => ({ subjectId }), (a, b) => a.subjectId === b.subjectId],
    ['first moment', ({ at }) => ({ since: at }), (a, b) => a.at >= b.at],
    ['first moment after', ({ at }) => ({ until: at }), (a, b) => a.at < b.at],
    [
      'all of it together',
      ({ action, subject, at }) => ({ action, subject, since: at }),
      (a, b) => a.action === b.action && a.subject === b.subject && a.at >= b.at,
    ],
  ])('filters by %s', async (_what, whereOf, belongs) => {
    const all = await noted();
    for (const sample of all.filter((_record, place) => place % 9 === 4)) {
      const expected = all.filter((record) => belongs(record, sample));
      expect((await noted(whereOf(sample))).map(({ _id }) => _id)).toEqual(expected.map(({ _id }) => _id));
    }
  });

  it.each<[string, object]>([
    ['everything', {}],
    ['one action', { action: 'update_pet' }],
    ['one admin', { actor: 'olive@petshop.test' }],
    ['one kind of record', { subject: 'pet' }],
    ['one record', { subjectId: '0123456789abcdef01234567' }],
    ['a stretch of time', { at: { $gte: new Date(0), $lt: new Date() } }],
  ])('finds %s by an index that has it in order', async (_what, filter) => {
    const plan = await shop.db.collection('auditrecords').find(filter).sort({ at: -1, _id: -1 }).explain();
    const stages = JSON.stringify(plan.queryPlanner.winningPlan);
    expect(stages).toContain('IXSCAN');
    expect(stages).not.toContain('"SORT"');
  });

  it.each([
    ['a visitor', () => undefined, 'UNAUTHENTICATED'],
    ['a shopper', () => shopper.token, 'FORBIDDEN'],
  ])('is not for %s', async (_who, token, code) => {
    expect((await shop.gql(auditRecords, {}, token())).code).toBe(code);
  });

  it('takes a filter for text, never for a question to the database', async () => {
    const where = { subjectId: JSON.stringify({ $ne: null }), actor: '{"$gt":""}' };
    expect(await noted(where)).toEqual([]);
    const { code } = await shop.gql(auditRecords, { where: { actor: { $ne: null } } }, admin.token);
    expect(code).toBe('BAD_USER_INPUT');
  });
});

it('keeps records for two years, and knows no way to change or remove one', async () => {
  const indexes = await shop.db.collection('auditrecords').indexes();
  expect(indexes.find(({ expireAfterSeconds }) => expireAfterSeconds)).toMatchObject({
    key: { at: 1 },
    expireAfterSeconds: 2 * 365 * 24 * 60 * 60,
  });
  const { data } = await shop.gql(
    '{ __schema { mutationType { fields { name args { type { name ofType { name } } } } } } }',
  );
  expect(JSON.stringify(data)).not.toMatch(/audit/i);
});

it('leaves a record alone whose subject is long gone', async () => {
  const id = await addItem(shop, admin.token, anItem());
  await shop.db.collection('pets').deleteOne({ _id: new Types.ObjectId(id) });
  expect(await noted({ subjectId: id })).toHaveLength(1);
});
