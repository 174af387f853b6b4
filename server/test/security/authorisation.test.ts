import { Types } from 'mongoose';
import { addAnimalPaper, addOwnAnimal, aPdf, paperFile } from '../fixtures/animals/animal-papers.ts';
import {
  type AuthorisationPrincipal,
  authorisationRows,
  principals,
} from '../fixtures/api/authorisation-page.ts';
import { orderAnimal } from '../fixtures/shop/animal-orders.ts';
import { buy } from '../fixtures/shop/checkout.ts';
import { addItem, anAnimal, anItem } from '../fixtures/shop/items.ts';
import { aDearerChange, askForDifference, numberOf } from '../fixtures/shop/orders.ts';
import { aPicture } from '../fixtures/shop/pictures.ts';
import { aReport, reportWithPhoto } from '../fixtures/shop/problems.ts';
import type { Account } from '../harness/accounts.ts';
import { openSharedShop } from '../harness/shared-shop.ts';
import type { Shop } from '../harness/shop.ts';

/*
 * Who may do what: the rows of docs/authorisation.md that take a token or a record, each by each of its columns. The
 * operations that ask for a role alone are tried in server/src/app/authorisation.test.ts, with all rows there must be.
 */

let shop: Shop;
let tokens: Record<AuthorisationPrincipal, string | undefined>;
/** Calls of what belongs to the shopper, by the operation or path. */
let own: Record<string, string>;

beforeAll(async () => {
  shop = await openSharedShop();
  const admin = await shop.signUp({ role: 'admin' });
  const staff = await shop.signUp({ role: 'staff' });
  const shopper = await shop.signUp();
  const other = await shop.signUp();
  tokens = {
    ...{ visitor: undefined, shopper: shopper.token, 'another shopper': other.token },
    ...{ staff: staff.token, admin: admin.token },
  };
  own = await thingsOf(shopper, admin.token);
});
afterAll(() => shop.stop());

async function thingsOf({ token, email, _id }: Account, admin: string) {
  const animals = [await addItem(shop, admin, anAnimal()), await addItem(shop, admin, anAnimal())];
  const petOrders: string[] = [];
  for (const petId of animals) petOrders.push(await orderAnimal(shop, token, petId));
  await shop.gql(
    `mutation { addAnimalMedical(petId: "${animals[1]}", input: { kind: OTHER, name: "Bath", on: "2026-11-02" }) { _id } }`,
    {},
    admin,
  );
  const food = await addItem(shop, admin, anItem({ stock: 20 }));
  const dearer = await aDearerChange(shop, token, admin, food);
  await shop.gql(askForDifference, dearer, admin);
  const { payment } = await buy(shop, token, [{ petId: food, accessoriesAmount: 1 }]);
  const arrived = await addItem(shop, admin, anItem({ stock: 20 }));
  const second = await buy(shop, token, [{ petId: arrived, accessoriesAmount: 3 }]);
  const received = second.payment.cartEntries[0]._id;
  const third = await buy(shop, token, [{ petId: food, accessoriesAmount: 1 }]);
  for (const move of ['shipCartEntry', 'deliverCartEntry']) {
    await shop.gql(`mutation { ${move}(id: "${received}") { _id } }`, {}, admin);
  }
  const sent = await numberOf(shop, second.payment._id, token);
  const report = `mutation { reportProblem(number: "${sent}", input: { lines: [{ entryId: "${received}", quantity: 1 }], kind: BROKEN, wants: MONEY }) { problems { id } } }`;
  const reported = await shop.gql(report, {}, token);
  const bytes = await aPicture({ format: 'jpeg' });
  const withPhoto = await shop.gql(
    reportWithPhoto,
    { number: sent, input: aReport(received, { wants: 'ANOTHER' }), photo: null },
    token,
    [{ at: 'variables.photo', bytes, name: 'torn.jpg' }],
  );
  const { data } = await shop.gql(
    `mutation { inviteStaff(email: "${email}", role: STAFF) { code } }`,
    {},
    admin,
  );
  const { code } = data.inviteStaff;
  const me = await shop.gql('{ me { orders(first: 1) { edges { node { number } } } } }', {}, token);
  const { number } = me.data.me.orders.edges[0].node;
  const entry = payment.cartEntries[0]._id;
  const last = third.payment.cartEntries[0]._id;
  const question = { name: 'Mia', email: 'mia@visitors.test', text: 'Does it come in blue?' };
  const asking = `askShop(input: { name: "${question.name}", email: "${question.email}", text: "${question.text}" })`;
  const asked = await shop.gql(`mutation { ${asking} { id } }`, {}, token);
  const askedWithPhoto = await shop.gql(
    'mutation ($photos: [Upload!]) { askShop(input: { text: "Is this one?" }, photos: $photos) { messages { photos { id } } } }',
    { photos: [null] },
    token,
    [{ at: 'variables.photos.0', bytes }],
  );
  return {
    order: `{ order(number: "${number}") { number } }`,
    user: `{ user(email: "${email}") { _id } }`,
    staffInvitation: `{ staffInvitation(code: "${code}") { role } }`,
    confirmPayment: `mutation { confirmPayment(paymentId: "${payment._id}") { _id } }`,
    cancelCartEntry: `mutation { cancelCartEntry(id: "${entry}") { _id } }`,
    cancelEntries: `mutation { cancelEntries(number: "${number}", entryIds: ["${entry}"]) { number } }`,
    cancelEntry: `mutation { cancelEntry(id: "${entry}", fingerprint: "x") { _id } }`,
    cancelPreview: `{ cancelPreview(number: "${number}", entryIds: ["${entry}"]) { toCard } }`,
    orderChangePreview: `{ orderChangePreview(number: "${number}", input: { phone: "5557654321" }) { toCard } }`,
    changeOrder: `mutation { changeOrder(number: "${number}", input: { phone: "5557654321" }, fingerprint: "x") { number } }`,
    openPayLink: `mutation { openPayLink(number: "${dearer.number}") { clientSecret } }`,
    openAdoptionFee: `mutation { openAdoptionFee(id: "${petOrders[0]}") { clientSecret } }`,
    petOrder: `{ petOrder(id: "${petOrders[0]}") { _id } }`,
    answerApplication: `mutation { answerApplication(id: "${petOrders[0]}", answers: []) { _id } }`,
    keepTypedAnswers: `mutation { keepTypedAnswers(id: "${petOrders[0]}", answers: []) { _id } }`,
    addApplicationFile: `mutation { addApplicationFile(id: "${petOrders[0]}", question: "A garden?") { _id } }`,
    removeApplicationFile: `mutation { removeApplicationFile(id: "${petOrders[0]}", fileId: "${petOrders[0]}") { _id } }`,
    bookVisit: `mutation { bookVisit(id: "${petOrders[0]}", at: "2126-11-27T15:00:00Z") { _id } }`,
    cancelVisit: `mutation { cancelVisit(id: "${petOrders[0]}") { _id } }`,
    signAgreement: `mutation { signAgreement(id: "${petOrders[0]}", name: "Ada Keeper") { _id } }`,
    withdrawApplication: `mutation { withdrawApplication(id: "${petOrders[0]}") { _id } }`,
    cancelPetOrder: `mutation { cancelPetOrder(id: "${petOrders[0]}") { _id } }`,
    reviewItem: `mutation { reviewItem(petId: "${arrived}", input: { stars: 5 }) { _id } }`,
    reportProblem: report.replace('BROKEN', 'MISSING'),
    problemPhoto: `{ problemPhoto(id: "${withPhoto.data.reportProblem.problems[1].id}") }`,
    threadPhoto: `{ threadPhoto(id: "${askedWithPhoto.data.askShop.messages[0].photos[0].id}") }`,
    withdrawProblem: `mutation { withdrawProblem(id: "${reported.data.reportProblem.problems[0].id}") { number } }`,
    replyToThread: `mutation { replyToThread(id: "${asked.data.askShop.id}", text: "Or in red?") { id } }`,
    'DELETE /pets/PetOrderDelete/{id}': `/pets/PetOrderDelete/${petOrders[1]}`,
    'DELETE /accessories/accessoriesOrderDelete/{id}': `/accessories/accessoriesOrderDelete/${last}`,
    'GET /applications/{id}/files/{fileId}': await aFileWith(petOrders[0]),
    'GET /animals/{id}/papers/{paperId}': await aPaperOf(token),
    'GET /pets/GetPetOrder': `/pets/GetPetOrder?email=${email}`,
    'GET /accessories/GetAccessoriesOrder': `/accessories/GetAccessoriesOrder?email=${email}`,
    'GET /user/checkUser': `/user/checkUser?email=${email}`,
    'Customer.spent': `{ customer(id: "${_id}") { spent } }`,
    'CartEntry.customer': '{ cartEntries(first: 1) { edges { node { customer { _id } } } } }',
    'CartEntry.holds': '{ cartEntries(first: 1) { edges { node { holds { reason } } } } }',
    'Order.disputes': `{ order(number: "${number}") { disputes { id } } }`,
    'Order.formerEmails': `{ order(number: "${number}") { formerEmails } }`,
    'Order.holds': `{ order(number: "${number}") { holds { reason } } }`,
    'Order.customer': `{ order(number: "${number}") { customer { _id } } }`,
    'Order.mails': `{ order(number: "${number}") { mails { kind } } }`,
    'Order.notes': `{ order(number: "${number}") { notes { _id } } }`,
    'Order.refundable': `{ order(number: "${number}") { refundable } }`,
    'OrderProblem.closedBy': `{ order(number: "${sent}") { problems { closedBy } } }`,
    ...Object.fromEntries(
      ['barcode', 'costPrice', 'reorderLevel', 'reorderTo', 'shelf', 'sku', 'supplier'].map((field) => [
        `Pet.${field}`,
        `{ pet(id: "${food}") { ${field} } }`,
      ]),
    ),
    'Pet.file': `{ pet(id: "${food}") { file { _id } } }`,
    'AnimalMedical.cost': `{ pet(id: "${animals[1]}") { file { medical { cost } } } }`,
    'Pet.stockMoves': `{ pet(id: "${food}") { stockMoves { edges { node { at } } } } }`,
    'Thread.email': `mutation { ${asking} { email } }`,
    'Thread.name': `mutation { ${asking} { name } }`,
    'Thread.notes': `mutation { ${asking} { notes { _id } } }`,
    'ThreadMessage.staff': `mutation { ${asking} { messages { staff } } }`,
    'PetOrder.customer': '{ petOrders(first: 1) { edges { node { customer { _id } } } } }',
  } as Record<string, string>;
}

/** @returns the address of a paper of an animal */
async function aPaperOf(token: string): Promise<string> {
  const { id } = (await shop.gql(addOwnAnimal, {}, token)).data.done;
  const { data } = await shop.gql(addAnimalPaper, { id, file: null }, token, paperFile(aPdf()));
  return `/animals/${id}/papers/${data.done.papers[0].id}`;
}

/** @returns the address of a file with an order for an animal */
async function aFileWith(orderId = ''): Promise<string> {
  const fileId = new Types.ObjectId().toHexString();
  const file = {
    id: fileId,
    name: 'Fence',
    kind: 'PDF',
    bytes: 4,
    addedOn: '2026-11-30',
    question: 'A fence?',
  };
  await shop.db.collection('applicationfiles').insertOne({ _id: new Types.ObjectId(orderId), files: [file] });
  await shop.db
    .collection<{ _id: string }>('animalcontents')
    .insertOne({ _id: fileId, bytes: Buffer.from('%PDF') } as never);
  return `/applications/${orderId}/files/${fileId}`;
}

/** @returns the code of the refusal; undefined where there is none */
async function attempt(name: string, who: AuthorisationPrincipal): Promise<string | undefined> {
  const token = tokens[who];
  if (!name.includes(' ')) return (await shop.gql(own[name] ?? '', {}, token)).code;
  const [method = '', path = ''] = name.split(' ');
  const address = own[name] ?? path.replace(/\{\w+\}/g, '0123456789abcdef01234567');
  const { status, body } = await shop.rest(method, address, { ...(token && { token }) });
  return status === 401 || status === 403 || status === 404
    ? (body?.error?.code ?? String(status))
    : undefined;
}

const refusals = ['UNAUTHENTICATED', 'FORBIDDEN', '401', '403'];

/** Not-yours and not-there answer the same, where a row is about what is the shopper's own. */
function isRefused(name: string, code: string | undefined): boolean {
  return code !== undefined && (refusals.includes(code) || (name in own && code === 'NOT_FOUND'));
}

const tried = [...authorisationRows].filter(
  ([name, row]) => /[ .]/.test(name) || row.shopper !== row['another shopper'],
);

it.each(principals)('is for the %s as far as the rows say', async (who) => {
  expect(tried.length).toBeGreaterThan(40);
  const found: [string, boolean][] = [];
  for (const [name] of tried) found.push([name, !isRefused(name, await attempt(name, who))]);
  expect(found).toEqual(tried.map(([name, row]) => [name, row[who]]));
});

describe('operations of one request', () => {
  it('are rejected alone: what is public is answered beside what is not', async () => {
    const { data, errors } = await shop.gql('{ pets { totalCount } petOrders { totalCount } }');
    expect(data).toEqual({ pets: { totalCount: expect.any(Number) }, petOrders: null });
    expect(errors).toMatchObject([{ path: ['petOrders'], extensions: { code: 'UNAUTHENTICATED' } }]);
  });

  it('are rejected alone: what was changed is told beside what was rejected', async () => {
    const query =
      'mutation { saveUser(input: { name: "Ann Example" }) { name } makeAdmin(email: "x@petshop.test") { role } }';
    const { data, errors } = await shop.gql(query, {}, tokens.shopper);
    expect(data).toEqual({ saveUser: { name: 'Ann Example' }, makeAdmin: null });
    expect(errors).toMatchObject([{ path: ['makeAdmin'], extensions: { code: 'FORBIDDEN' } }]);
  });
});
