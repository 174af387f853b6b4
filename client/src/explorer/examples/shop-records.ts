import { DAY_MS } from '../../../../domain/durations.ts';
import type { Audience, ShopRecords } from './explorer-example.ts';

// biome-ignore lint/suspicious/noExplicitAny: the data of three queries, which are read right below them
type Data = any;

/** Runs a query as whoever is signed in, and answers with its data: null for what they may not see. */
export type AskShop = (query: string) => Promise<Data>;

const audienceOf: Readonly<Record<string, Audience>> = {
  REGULAR: 'shoppers',
  STAFF: 'staff',
  ADMIN: 'admins',
};

const ofEverybody = `query ExamplesOfEverybody {
  animals: pets(where: { category: PETS, available: true }, first: 20) { edges { node { _id } } }
  food: pets(where: { category: FOOD, available: true }, first: 20) {
    edges { node { _id reviews(first: 1) { edges { node { _id } } } } }
  }
  missing: pets(where: { available: false, availability: AVAILABLE }, first: 20) { edges { node { _id category } } }
}`;

const ofAccount = `query ExamplesOfAccount {
  me {
    email
    name
    role
    petOrders(first: 50) { edges { node { _id petId status application { stage bookable } } } }
    cartEntries(first: 50) { edges { node { _id orderNumber petId status nextStatuses review { _id } } } }
    orders(first: 20) {
      edges { node { number payment { _id } reportable { entryId } problems { id state } } }
    }
    repeatPlans { _id status }
    animals { id tasks { id } }
  }
}`;

const ofStaff = `query ExamplesOfStaff {
  waiting: petOrders(status: PENDING, first: 50) { edges { node { _id petId application { stage } } } }
  accepted: petOrders(status: APPROVED, first: 50) { edges { node { _id readyAt application { stage } } } }
  collected: petOrders(status: COLLECTED, first: 50) { edges { node { _id application { stage } } } }
  paid: cartEntries(status: PAID, first: 50) { edges { node { _id orderNumber } } }
  sent: cartEntries(status: SHIPPED, first: 50) { edges { node { _id orderNumber } } }
  arrived: cartEntries(status: DELIVERED, first: 50) { edges { node { _id orderNumber refunded } } }
  orders(first: 20) { edges { node { number refundable shipments { id state } } } }
  customers(first: 50) { edges { node { _id email role identities { _id hasRole } } } }
  problems(where: { isOpen: true }, first: 1) { edges { node { id } } }
  promotions(first: 1) { edges { node { _id } } }
  synonyms { _id isBuiltIn }
  missedSearches { _id }
  itemsEdits { id state undoUntil }
  shopLists { _id }
  staffInvitations(first: 1) { edges { node { _id } } }
  moneyHealth { findings(first: 50, solved: false) { edges { node { _id canBeAcknowledged } } } }
  editableShopSettings { version settings { name } }
}`;

/** Looks for what the examples can be tried on. */
export async function findShopRecords(ask: AskShop): Promise<ShopRecords> {
  const [everybodys, { me }] = await Promise.all([ask(ofEverybody), ask(ofAccount)]);
  const audience = audienceOf[me?.role] ?? 'visitors';
  const isOfStaff = audience === 'staff' || audience === 'admins';
  const now = Date.now();
  return {
    audience,
    unusedWord: randomWord(),
    from: new Date(now - 30 * DAY_MS).toISOString(),
    to: new Date(now).toISOString(),
    ...recordsOfEverybody(everybodys, new Set(nodes(me?.petOrders).map(({ petId }) => petId))),
    ...(me && recordsOfAccount(me)),
    ...(isOfStaff && recordsOfStaff(await ask(ofStaff), me.email)),
  };
}

function recordsOfEverybody({ animals, food, missing }: Data, orderedIds: ReadonlySet<string>) {
  const [first, ...others] = nodes(food);
  return {
    animalId: nodes(animals).find(({ _id }) => !orderedIds.has(_id))?._id,
    foodId: first?._id,
    otherFoodId: others.at(-1)?._id,
    soldOutId: nodes(missing).find(({ category }) => category !== 'PETS')?._id,
    reviewId: nodes(food).flatMap(({ reviews }) => nodes(reviews))[0]?._id,
  };
}

function recordsOfAccount(me: Data) {
  const entries = nodes(me.cartEntries);
  const orders = nodes(me.orders);
  const [order] = orders;
  const reportable = orders.find((one) => one.reportable.length > 0);
  const cancellable = entries.find(({ nextStatuses }) => nextStatuses.includes('CANCELLED'));
  return {
    email: me.email,
    name: me.name,
    ...ownApplications(nodes(me.petOrders)),
    ownPetOrderId: nodes(me.petOrders).find(({ status }) => status === 'PENDING')?._id,
    ownEntryId: cancellable?._id,
    ownEntryOrderNumber: cancellable?.orderNumber,
    ownOrderNumber: order?.number,
    ownPaymentId: order?.payment._id,
    receivedPetId: entries.find(({ status, review }) => status === 'DELIVERED' && !review)?.petId,
    reportableOrderNumber: reportable?.number,
    reportableEntryId: reportable?.reportable[0].entryId,
    ownProblemId: orders.flatMap(({ problems }) => problems).find(({ state }: Data) => state === 'OPEN')?.id,
    ...ownAnimal(me.animals.find(({ tasks }: Data) => tasks.length > 0)),
    ownPlanId: me.repeatPlans.find(({ status }: Data) => status === 'ACTIVE')?._id,
  };
}

function ownAnimal(animal: Data) {
  return { ownAnimalId: animal?.id, ownTaskId: animal?.tasks[0]?.id };
}

function ownApplications(orders: Data[]) {
  const at = (...stages: string[]) => orders.find(({ application }) => stages.includes(application?.stage));
  const offered = orders.find(
    ({ application }) => application?.stage === 'VISIT_OFFERED' && application.bookable[0],
  );
  return {
    ownApplicationId: at('RECEIVED', 'READING', 'VISIT_OFFERED', 'VISIT_BOOKED', 'VISITED')?._id,
    ownBookedApplicationId: at('VISIT_BOOKED')?._id,
    ownOfferedApplicationId: offered?._id,
    offeredAt: offered?.application.bookable[0],
  };
}

function recordsOfStaff(shop: Data, ownEmail: string) {
  const [waiting] = nodes(shop.waiting);
  const accepted = nodes(shop.accepted);
  const [paid] = nodes(shop.paid);
  const sent = nodes(shop.sent);
  const arrived = nodes(shop.arrived).find(({ refunded }) => refunded === 0);
  const orders = nodes(shop.orders);
  const [customer, otherCustomer] = nodes(shop.customers)
    .filter(({ email, role }) => role === 'REGULAR' && email !== ownEmail)
    .reverse();
  return {
    orderNumber: orders[0]?.number,
    waitingPetOrderId: waiting?._id,
    applicationId: nodes(shop.waiting).find(({ application }) => application?.stage === 'RECEIVED')?._id,
    approvedApplicationId: accepted.find(({ application }) => application)?._id,
    handedOverApplicationId: nodes(shop.collected).find(({ application }) => application)?._id,
    visitAt: nextVisit(),
    waitingAnimalId: waiting?.petId,
    acceptedPetOrderId: accepted[0]?._id,
    unannouncedPetOrderId: accepted.find(({ readyAt }) => readyAt === null)?._id,
    paidEntryId: paid?._id,
    paidOrderNumber: paid?.orderNumber,
    sentEntryId: sent[0]?._id,
    sentOrderNumber: sent.at(-1)?.orderNumber,
    arrivedOrderNumber: arrived?.orderNumber,
    arrivedEntryId: arrived?._id,
    refundableOrderNumber: orders.find(({ refundable }) => refundable > 1)?.number,
    shipmentId: orders.flatMap(({ shipments }) => shipments).find(({ state }: Data) => state === 'ON_ITS_WAY')
      ?.id,
    problemId: nodes(shop.problems)[0]?.id,
    customerId: customer?._id,
    customerEmail: customer?.email,
    otherCustomerId: otherCustomer?._id,
    signInId: nodes(shop.customers)
      .flatMap(({ identities }) => identities)
      .find(({ hasRole }: Data) => !hasRole)?._id,
    promotionId: nodes(shop.promotions)[0]?._id,
    synonymId: shop.synonyms?.find(({ isBuiltIn }: Data) => !isBuiltIn)?._id,
    undoableEditId: shop.itemsEdits?.find(({ undoUntil }: Data) => undoUntil)?.id,
    plannedEditId: shop.itemsEdits?.find(({ state }: Data) => state === 'SCHEDULED')?.id,
    listValueId: shop.shopLists?.[0]?._id,
    missedWords: shop.missedSearches?.[0]?._id,
    invitationId: nodes(shop.staffInvitations)[0]?._id,
    findingId: nodes(shop.moneyHealth?.findings).find(({ canBeAcknowledged }) => canBeAcknowledged)?._id,
    settingsVersion: shop.editableShopSettings?.version,
    shopName: shop.editableShopSettings?.settings.name,
  };
}

function nodes(connection: Data): Data[] {
  return connection?.edges.map(({ node }: Data) => node) ?? [];
}

function randomWord(): string {
  return Array.from({ length: 8 }, () => String.fromCharCode(97 + Math.floor(Math.random() * 26))).join('');
}

/** In a week at noon by UTC, when shops on both sides of the Atlantic may be open. */
function nextVisit(): string {
  return `${new Date(Date.now() + 7 * DAY_MS).toISOString().slice(0, 10)}T16:00:00.000Z`;
}
