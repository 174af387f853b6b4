import { clientQueries, openLegacyPath, runClientQuery } from '../fixtures/api/client-queries.ts';
import { complaintsAbout } from '../fixtures/database/plan-complaints.ts';
import { type ProfiledCommand, type Profiler, profilerOf } from '../fixtures/database/profiler.ts';
import { type BusyShop, startBusyShop } from '../fixtures/shop/busy-shop.ts';
import { type GraphqlAnswer } from '../harness/requests.ts';

let busy: BusyShop;
let profiler: Profiler;
beforeAll(async () => {
  busy = await startBusyShop();
  profiler = await profilerOf(busy.shop.db);
});
afterAll(() => busy.shop.stop());

type Who = 'visitor' | 'shopper' | 'admin';

function tokenOf(who: Who): string | undefined {
  return who === 'visitor' ? undefined : busy[who].token;
}

/** The look-up of the account that a request speaks for. */
function isOfViewer({ name, command }: ProfiledCommand): boolean {
  return name === 'users find' && Object.keys(command.filter).join() === 'uid';
}

/** What some work asks of the database. */
async function askedBy(work: () => Promise<unknown>): Promise<string[]> {
  return namesOf(await profiler.during(work));
}

/** Sorted, because some of it is asked side by side; with the commits of transactions. */
function namesOf(commands: readonly ProfiledCommand[]): string[] {
  const commits = new Set(commands.flatMap(({ transaction }) => transaction ?? []));
  const names = commands.filter((command) => !isOfViewer(command)).map(({ name }) => name);
  return [...names, ...Array.from(commits, () => 'commit')].sort();
}

const figures = [
  'disputes aggregate',
  'moneyfindings aggregate',
  'payments aggregate',
  'payments aggregate',
  'reconciliations find',
  'refunds aggregate',
];

/** All orders of a month, the busy shop's thousand, with their entries by two hundred orders. */
const ordersOfMonth = [
  ...['payments find', 'payments getMore'],
  ...[...Array(6).fill('cartentries find'), ...Array(5).fill('cartentries getMore')],
];

/** All that staff see of an order. */
const wholeOrder = [
  'auditrecords find',
  'cartentries find',
  // For its timeline, and for its cases.
  ...['disputes find', 'disputes find'],
  'mails find',
  'ordernotes find',
  // The order's own, and what was paid on top.
  ...['payments find', 'payments find'],
  'pets find',
  'problems find',
  'refunds find',
  'shipments find',
];

/** Takings come from two kinds of records. */
const takings = ['payments aggregate', 'petorders aggregate'];

/** What each query of the client asks of the database, beside the account that it speaks for. */
const queries: Record<string, readonly [Who, string[], variables?: Record<string, unknown>]> = {
  // With the animals that it keeps.
  Me: ['shopper', ['animals find']],
  MailChoices: ['shopper', []],
  LastContact: ['shopper', []],
  AddressBook: ['shopper', []],
  OwnHousehold: ['shopper', []],
  // Who was merged into the account, and whom Stripe knows of them.
  SavedCards: ['shopper', ['stripecustomers find', 'users find']],
  OwnThreads: ['shopper', ['threads aggregate', 'threads find']],
  // Those that wait for an answer, and those that do not.
  ShopThreads: ['admin', [...Array(3).fill('threads aggregate'), ...Array(3).fill('threads find')]],
  // Settings, which are kept.
  AnswerTemplates: ['admin', []],
  DecisionTemplates: ['admin', []],
  AnsweredOrder: ['admin', ['cartentries find', 'payments find', 'shipments find']],
  Outside: ['admin', Array(3).fill('threads find'), { where: { isHere: true } }],
  // Who stands outside, those that wait, and none of the others.
  WaitingQuestions: [
    'admin',
    Array(3).fill('threads aggregate'),
    { where: { isAnswered: false, isClosed: false, orderNumber: 'FP-7K3M-92QD' } },
  ],
  ItemsEdits: ['admin', ['itemedits find']],
  ShopLists: ['admin', ['listvalues find']],
  WatchedItems: ['shopper', ['pricewatches find', 'stockwatches find']],
  OwnWishList: ['shopper', ['wishlists find']],
  MyAnimals: ['shopper', ['animals find']],
  FedAnimals: ['shopper', ['animals find']],
  ReviewersAnimals: ['shopper', ['animals find']],
  // What they come to is kept with the item.
  ReviewsLike: [
    'visitor',
    ['pets find', 'reviews find'],
    { like: { type: 'DOG', stage: 'ADULT', size: 'MEDIUM' } },
  ],
  // It keeps none that must not have something.
  NotTaken: ['shopper', ['animals find'], { petIds: ['f'.repeat(24)] }],
  // It has an address from the first look on.
  MyCalendar: ['shopper', ['users update']],
  MyAnimal: ['shopper', ['animals find']],
  // The item is none of its animals: there is no change of food to look further for.
  MyFoodChange: ['shopper', ['animals find']],
  FoodsToChangeTo: ['shopper', ['pets find']],
  SharedWishList: ['visitor', ['wishlists find']],
  // A page and the count that the page shows: one command each, sent side by side.
  // The order, its place among those for its animal, its files, and what is typed.
  OwnApplication: [
    'shopper',
    ['applicationfiles find', 'petorders find', 'petorders find', 'typedanswers find'],
  ],
  ManagedApplication: ['admin', ['applicationfiles find', 'petorders find', 'petorders find']],
  DueApplications: ['admin', ['petorders find']],
  MyPetOrders: ['shopper', ['petorders aggregate', 'petorders find']],
  // With the numbers of their orders, which their payments have.
  MyCartEntries: ['shopper', ['cartentries aggregate', 'cartentries find', 'payments find']],
  Order: [
    'shopper',
    [
      ...['cartentries find', 'payments find', 'payments find', 'pets find', 'problems find', 'refunds find'],
      ...['reviews find', 'shipments find'],
    ],
  ],
  // What an admin sees beside the order.
  OrderMails: ['admin', ['cartentries find', 'mails find', 'payments find']],
  MyRefunds: ['shopper', ['refunds aggregate', 'refunds find']],
  // With what tells its animals apart.
  AdminPetOrders: ['admin', ['petorders aggregate', 'petorders find', 'pets find']],
  AdminCartEntries: ['admin', ['cartentries aggregate', 'cartentries find', 'payments find']],
  // More than a thousand: a first look at the count, and the count, which is kept for a while.
  AdminOrders: ['admin', ['cartentries find', 'payments aggregate', 'payments aggregate', 'payments find']],
  AdminOrder: ['admin', wholeOrder],
  // With where the items stand.
  RefundPreview: ['admin', ['cartentries find', 'payments find']],
  ReturnPreview: ['admin', ['cartentries find', 'payments find']],
  // Whose it is, and then the whole order.
  CancelPreview: ['shopper', ['cartentries find', 'cartentries find', 'payments find', 'payments find']],
  OrderChangePreview: ['admin', ['cartentries find', 'cartentries find', 'payments find', 'payments find']],
  // What is left of the pieces, and then what a refund of them would be.
  ProblemPreview: [
    'admin',
    ['cartentries find', 'cartentries find', 'payments find', 'payments find', 'problems find'],
  ],
  ProblemPhoto: ['admin', ['problemphotos find', 'problems find']],
  ThreadPhoto: ['admin', ['threadphotos find', 'threads find']],
  // All that the shop knows of the order.
  DisputeEvidence: [
    'admin',
    [
      ...['cartentries find', 'disputes find', 'mails find'],
      ...[
        'payments find',
        'payments find',
        'payments find',
        'problems find',
        'refunds find',
        'shipments find',
      ],
    ],
  ],
  PrintedOrder: ['admin', ['cartentries find', 'payments find', 'pets find']],
  OrdersToPick: ['admin', ['cartentries find', 'payments find', 'pets find']],
  PackingQueue: ['admin', ['cartentries find', 'payments aggregate', 'payments find', 'pets find']],
  // Nothing is held.
  HeldOrders: ['admin', ['payments aggregate', 'payments find']],
  // Nothing is sent once more.
  ReplacementsToPack: ['admin', ['shipments find']],
  // A hundred orders, with more than a hundred entries.
  WaitingOrdersToPick: [
    'admin',
    ['cartentries find', 'cartentries getMore', 'payments aggregate', 'payments find', 'pets find'],
  ],
  SameDayCartEntries: ['admin', ['cartentries find']],
  Promotions: ['admin', ['promotions aggregate', 'promotions find']],
  PromotionPreview: ['admin', ordersOfMonth],
  // The items of all plans, and of what they cost, in one.
  // With what was bought for whom, once for all plans.
  RepeatPlans: ['shopper', ['animals find', 'cartentries find', 'pets find', 'repeatplans find']],
  RepeatPlansInShort: ['shopper', ['pets find', 'repeatplans find']],
  RepeatPricesNow: ['shopper', ['pets find', 'repeatplans find']],
  AllRepeatPlans: ['admin', ['pets find', 'repeatplans aggregate', 'repeatplans find']],
  RepeatOverview: ['admin', ['pets find', ...Array(6).fill('repeatplans aggregate'), 'repeatplans find']],
  AuditRecords: ['admin', ['auditrecords aggregate', 'auditrecords find']],
  Admins: ['admin', ['users aggregate', 'users find']],
  // Lists that show no count.
  AuditActors: ['admin', ['users find']],
  Candidates: ['admin', ['users find']],
  Synonyms: ['admin', ['synonyms find']],
  MissedSearches: ['admin', ['missedsearches find']],
  Staff: ['admin', ['users find', 'users find', 'users find']],
  StaffInvitations: ['admin', ['staffinvitations find']],
  Invitation: ['shopper', ['staffinvitations find']],
  EditableSettings: ['admin', ['shopsettings find']],
  PreviewSettings: ['admin', ['shopsettings find']],
  // Kept in the process.
  PaymentForm: ['shopper', []],
  ShopHolidays: ['visitor', []],
  ShopFacts: ['shopper', []],
  ShopTexts: ['shopper', []],
  WaitingShoppers: ['admin', ['petorders find']],
  // With the orders that a page of moves is for.
  ItemStock: ['admin', ['payments find', 'pets find', 'stockmoves find']],
  AnimalFile: ['admin', ['animalfiles find', 'pets find']],
  // Nothing is due.
  DueCare: ['admin', ['animalfiles find']],
  Shelves: ['admin', ['pets aggregate']],
  CountSheet: ['admin', ['cartentries aggregate', 'pets find']],
  // Nothing is to be bought.
  Purchases: ['admin', ['pets find', 'repeatplans find']],
  PetDeletionPreview: ['admin', ['petorders aggregate', 'petorders find']],
  WaitingForPet: ['admin', ['petorders aggregate', 'petorders find']],
  // Nobody does: the accounts of all who did would be one look-up more.
  WhoWaits: ['admin', ['petorders aggregate', 'petorders find']],
  // A page, its count, and two sums for the figures of all on it.
  Customers: ['admin', ['payments aggregate', 'petorders aggregate', 'users aggregate', 'users find']],
  OtherCustomers: ['admin', ['users aggregate', 'users find']],
  // Who was merged into it too.
  Customer: [
    'admin',
    ['customernotes find', 'payments aggregate', 'petorders aggregate', 'users find', 'users find'],
  ],
  CustomerOrders: ['admin', ['cartentries find', 'payments aggregate', 'payments find', 'users find']],
  CustomerPetOrders: ['admin', ['petorders aggregate', 'petorders find', 'users find']],
  CustomerMails: ['admin', ['mails aggregate', 'mails find', 'users find']],
  // What would be moved, counted kind by kind.
  CustomerMerge: [
    'admin',
    [
      ...['users find', 'users find', 'payments aggregate', 'petorders aggregate', 'refunds aggregate'],
      ...['repeatplans aggregate', 'reviews aggregate', 'stockwatches aggregate', 'pricewatches aggregate'],
      ...['customernotes aggregate', 'mails aggregate'],
    ],
  ],
  // A count that shows no list.
  WaitingOrders: ['admin', ['petorders aggregate']],
  FindUser: ['admin', ['users find']],
  // The payments that the findings are about, all in one; none of the figures beside them.
  MoneyFindings: ['admin', ['moneyfindings aggregate', 'moneyfindings find', 'payments find']],
  MoneyHealth: ['admin', figures],
  // Two rows of takings, of the period and of the month so far; the time zone needs no collection.
  AdminOverview: [
    'admin',
    [
      ...[...takings, ...takings],
      ...['cartentries aggregate', 'cartentries aggregate', 'payments aggregate'],
      ...['petorders aggregate', 'petorders aggregate', 'pets aggregate', 'pets find', 'pets find'],
      ...['disputes aggregate', 'disputes find', 'payments find', 'problems aggregate'],
      ...['threads aggregate', 'threads aggregate'],
    ],
  ],
  // Those that moved in with the files of their animals, those that were asked for, and those that came back.
  AdoptionFigures: ['admin', ['petorders aggregate', 'petorders aggregate', 'petorders aggregate']],
  // An animal that is nobody's yet has no agreement.
  Agreement: ['shopper', ['petorders find']],
  AnimalPapers: ['admin', ['petorders find', 'pets find']],
  RevenueBefore: ['admin', [...takings, ...takings]],
  PeriodBefore: ['admin', takings],
};

/** The catalogue, as it stands once a list was asked for: the most commands of each. */
const catalogue: Record<string, number> = {
  // The total and the choices are counted in memory.
  PetList: 1,
  PetListMore: 1,
  PetsData: 1,
  // The words that stand for brands, and their names; the owner's lists.
  KnownBrands: 2,
  PetCard: 1,
  QuestionItem: 1,
  ComparedPet: 2,
  // What is matched, and the page of it.
  PetMatches: 2,
  // What has been reviewed, and the page of it.
  RatedPets: 2,
  PetRatings: 1,
  WatchedItem: 1,
  // Two lists.
  Showcase: 2,
  WaitingAnimals: 1,
  // The item, others of its kind and, where these are few, of its category; what it is bought with, and what an animal
  // needs: up to four things, each looked for in up to three places.
  SimilarPets: 17,
  RepeatItems: 1,
  // The words that begin so, three looks for items, the found ones, and a list for each of up to three categories.
  SearchSuggestions: 9,
  PetDetails: 1,
  WholePet: 1,
  CartQuote: 1,
  CartDelivery: 1,
  // A page, its count, and the files of all on it.
  AnimalFiles: 3,
  // The item, a page of its reviews and what all of them come to.
  ItemReviews: 3,
};

/** They count what they read for it: the orders of one account, up to a thousand (list-counts.ts), what runs low, shelves, what waits to be sent, and days until animals found home. */
const counted = ['AdminOverview', 'AdoptionFigures', 'CustomerOrders', 'Shelves', 'CountSheet'];

describe('what the client asks of the database, and how it is answered: from indexes', () => {
  it.each(Object.entries(queries))('%s', async (name, [who, expected, variables]) => {
    const commands = await profiler.during(() => runClientQuery(busy, name, variables, tokenOf(who)));
    expect(namesOf(commands)).toEqual([...expected].sort());
    if (!counted.includes(name)) expect(complaintsAbout(commands)).toEqual([]);
  });

  it('is recorded here for each of its queries', () => {
    expect(clientQueries.filter((name) => !(name in queries || name in catalogue))).toEqual([]);
  });

  it('is of the catalogue no more than so many commands', async () => {
    for (const [name, most] of Object.entries(catalogue)) {
      const ask = () => runClientQuery(busy, name, {}, busy.admin.token);
      const [first, commands] = [await profiler.during(ask), await profiler.during(ask)];
      expect([name, namesOf(commands).length > most, complaintsAbout([...first, ...commands])]).toEqual([
        name,
        false,
        [],
      ]);
    }
  });

  it('is one look-up of the account more, at most, where somebody is signed in', async () => {
    const commands = await profiler.during(() => runClientQuery(busy, 'MyPetOrders', {}, busy.shopper.token));
    expect(commands.filter(isOfViewer).length).toBeLessThanOrEqual(1);
  });
});

describe('items that are asked for at one time', () => {
  it('are one find, whatever becomes of one of them', async () => {
    const { shop, foodId, animalId } = busy;
    const query = `{
      first: pet(id: "${foodId}") { _id } second: pet(id: "${animalId}") { _id } again: pet(id: "${foodId}") { _id }
      unknown: pet(id: "${'f'.repeat(24)}") { _id }
    }`;
    const answers: GraphqlAnswer<unknown>[] = [];
    expect(await askedBy(async () => answers.push(await shop.gql(query)))).toEqual(['pets find']);
    const [{ data, errors } = {}] = answers;
    expect(data).toEqual({
      first: { _id: foodId },
      second: { _id: animalId },
      again: { _id: foodId },
      unknown: null,
    });
    expect(errors).toMatchObject([{ path: ['unknown'], extensions: { code: 'NOT_FOUND' } }]);
  });

  it('go each to who asked for it', async () => {
    const records = await busy.shop.db.collection('pets').find().limit(100).toArray();
    const answers = await Promise.all(
      records.map(({ _id }) => runClientQuery(busy, 'PetDetails', { id: _id.toHexString() })),
    );
    expect(answers.map(({ pet }) => [pet._id, pet.petname])).toEqual(
      records.map(({ _id, petname }) => [_id.toHexString(), petname]),
    );
  });
});

/**
 * What each list of the old client asks of the database: a cursor, which is read on as the list is sent. Lists of more
 * than one kind or state end with what is of none of them.
 */
const lists: readonly (readonly [string, Who, string[]])[] = [
  ['/pets/GetAllPets', 'visitor', ['pets find', 'pets find', 'pets getMore']],
  [
    '/pets/getAllAccessories',
    'visitor',
    ['pets find', 'pets find', 'pets find', 'pets find', 'pets getMore'],
  ],
  ['/pets/GetPetsType?filterdata={"type":"dog","category":"food"}', 'visitor', ['pets find', 'pets getMore']],
  ['/admin/GetAllData', 'admin', ['pets find', 'pets find', 'pets getMore']],
  ['/pets/GetPetOrder', 'shopper', ['petorders find', 'petorders getMore']],
  ['/accessories/GetAccessoriesOrder', 'shopper', ['cartentries find', 'cartentries getMore']],
  ['/admin/GetAllPetOrder', 'admin', ['petorders find', 'petorders find', 'petorders getMore']],
  ['/admin/GetAllAccessoriesOrder', 'admin', ['cartentries find', 'cartentries find', 'cartentries getMore']],
  ['/user/checkUser', 'shopper', []],
];

it.each(lists)(
  'the old client’s %s is asked of the database in so many cursors, along indexes, and read on',
  async (path, who, expected) => {
    const commands = await profiler.during(() => openLegacyPath(busy, path, tokenOf(who)));
    const asked = namesOf(commands);
    expect([...new Set(asked)]).toEqual([...new Set(expected)]);
    const begun = (names: readonly string[]) => names.filter((name) => name.endsWith('find')).length;
    expect(begun(asked)).toBe(begun(expected));
    expect(complaintsAbout(commands)).toEqual([]);
  },
);

const contact = { username: 'Robin Park', location: '1 Fern Road', phone: '5551234567' };

async function checkout(token: string, idempotencyKey: string): Promise<void> {
  const input = { ...contact, entries: [{ petId: busy.foodId, accessoriesAmount: 1 }], idempotencyKey };
  const { createPaymentIntent } = await runClientQuery(busy, 'CreatePaymentIntent', { input }, token);
  await busy.shop.pay(createPaymentIntent.clientSecret);
  await runClientQuery(busy, 'ConfirmPayment', { paymentId: createPaymentIntent.payment._id }, token);
}

test('a checkout asks the database as often for an account with hundreds of orders as for a new one', async () => {
  const newcomer = await busy.shop.signUp();
  // The first checkout of a process asks which shop it is.
  await checkout(busy.admin.token, 'the first one');

  const first = await askedBy(() => checkout(newcomer.token, 'a first order'));
  expect(await askedBy(() => checkout(busy.shopper.token, 'one more order'))).toEqual(first);
  expect(first).toEqual(
    [
      // Whether another one was just paid, and what it costs.
      ...['payments find', 'pets find'],
      // The hold, by the prices of the shop as they are in it, and how the account is reached: one transaction.
      ...['shopsettings find', 'payments insert', 'pets findAndModify', 'stockmoves insert'],
      ...['cartentries insert', 'users update', 'commit'],
      // The intent is noted.
      'payments findAndModify',
      // Settled: one transaction that pays all that was ordered, and has shopper and shop told.
      ...['payments find', 'payments findAndModify', 'cartentries find', 'cartentries update', 'commit'],
      // What was held is free again and sold.
      ...['pets findAndModify', 'stockmoves insert'],
      // Both in one command, which the profiler takes apart.
      ...['mails update', 'mails update'],
      // The shopper is told, with the orders.
      ...['payments update', 'cartentries find'],
    ].sort(),
  );
});

test('a checkout looks at none of what its account has just paid and heard of', async () => {
  const { token } = await busy.shop.signUp();
  for (const key of ['a first cart', 'another one', 'one more']) await checkout(token, key);
  const commands = await profiler.during(() => checkout(token, 'the last cart'));
  const [begun] = commands.filter(
    ({ name, command }) => name === 'payments find' && command.filter.settledAt,
  );
  expect(begun).toMatchObject({ docsExamined: 0 });
  expect(begun?.keysExamined).toBeLessThanOrEqual(1);
});
