import { globSync, readFileSync } from 'node:fs';
import { buildSchema } from 'graphql';
import { callOf, operationsOf } from '../fixtures/api/operations.ts';
import { orderAnimal } from '../fixtures/shop/animal-orders.ts';
import { buy } from '../fixtures/shop/checkout.ts';
import { addItem, anAnimal, anItem } from '../fixtures/shop/items.ts';
import type { Account } from '../harness/accounts.ts';
import { type Shop, startShop } from '../harness/shop.ts';

/*
 * Who may do what: each row of docs/authorisation.md is tried by each of its columns, and every operation of the schema
 * and every path of the server has a row.
 */

const page = readFileSync('docs/authorisation.md', 'utf8');
const operations = operationsOf(buildSchema(readFileSync('schema.graphql', 'utf8')));
const principals = ['visitor', 'another shopper', 'staff', 'admin', 'shopper'] as const;
type Principal = (typeof principals)[number];

/** Whether each may, by the page's columns. */
type Row = Readonly<Record<Principal, boolean>>;

const rows: ReadonlyMap<string, Row> = new Map(
  [...page.matchAll(/^\| `([^`]+)` \|(.+)\|$/gm)].map(([, name = '', cells = '']) => {
    const [visitor, shopper, other, staff, admin] = cells.split('|').map((cell) => cell.trim() === 'yes');
    return [name, { visitor, shopper, 'another shopper': other, staff, admin } as Row];
  }),
);

let shop: Shop;
let tokens: Record<Principal, string | undefined>;
/** Calls of what belongs to the shopper, by the operation or path. */
let own: Record<string, string>;

beforeAll(async () => {
  shop = await startShop();
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
  const food = await addItem(shop, admin, anItem({ stock: 20 }));
  const { payment } = await buy(shop, token, [{ petId: food, accessoriesAmount: 1 }]);
  const arrived = await addItem(shop, admin, anItem({ stock: 20 }));
  const second = await buy(shop, token, [{ petId: arrived, accessoriesAmount: 1 }]);
  const received = second.payment.cartEntries[0]._id;
  const third = await buy(shop, token, [{ petId: food, accessoriesAmount: 1 }]);
  for (const move of ['shipCartEntry', 'deliverCartEntry']) {
    await shop.gql(`mutation { ${move}(id: "${received}") { _id } }`, {}, admin);
  }
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
  return {
    order: `{ order(number: "${number}") { number } }`,
    user: `{ user(email: "${email}") { _id } }`,
    staffInvitation: `{ staffInvitation(code: "${code}") { role } }`,
    confirmPayment: `mutation { confirmPayment(paymentId: "${payment._id}") { _id } }`,
    cancelCartEntry: `mutation { cancelCartEntry(id: "${entry}") { _id } }`,
    cancelPetOrder: `mutation { cancelPetOrder(id: "${petOrders[0]}") { _id } }`,
    reviewItem: `mutation { reviewItem(petId: "${arrived}", input: { stars: 5 }) { _id } }`,
    'DELETE /pets/PetOrderDelete/{id}': `/pets/PetOrderDelete/${petOrders[1]}`,
    'DELETE /accessories/accessoriesOrderDelete/{id}': `/accessories/accessoriesOrderDelete/${last}`,
    'GET /pets/GetPetOrder': `/pets/GetPetOrder?email=${email}`,
    'GET /accessories/GetAccessoriesOrder': `/accessories/GetAccessoriesOrder?email=${email}`,
    'GET /user/checkUser': `/user/checkUser?email=${email}`,
    'Customer.spent': `{ customer(id: "${_id}") { spent } }`,
    'Order.customer': `{ order(number: "${number}") { customer { _id } } }`,
    'Order.mails': `{ order(number: "${number}") { mails { kind } } }`,
    'Order.notes': `{ order(number: "${number}") { notes { _id } } }`,
    'Order.refundable': `{ order(number: "${number}") { refundable } }`,
    'Pet.shelf': `{ pet(id: "${food}") { shelf } }`,
    'PetOrder.customer': '{ petOrders(first: 1) { edges { node { customer { _id } } } } }',
  } as Record<string, string>;
}

/** Fields that ask for a permission, as the resolvers declare them: `Order.mails`. */
function guardedFields(): string[] {
  return globSync('server/src/**/*.resolver.ts').flatMap((file) => {
    const parts = readFileSync(file, 'utf8').split(/@Resolver\(\(\) => (\w+)\)/);
    return parts.flatMap((text, place) => {
      if (place === 0 || place % 2 === 1) return [];
      const fields = text.matchAll(
        /@Authorized\('\w+'\)\s+@FieldResolver\(([\s\S]*?)\n {2}(?:async )?(\w+)\(@Root/g,
      );
      return [...fields].map(([, options = '', method]) => {
        const [, name = method] = options.match(/name: '(\w+)'/) ?? [];
        return `${parts[place - 1]}.${name}`;
      });
    });
  });
}

/** @returns the code of the refusal; undefined where there is none */
async function attempt(name: string, who: Principal): Promise<string | undefined> {
  const token = tokens[who];
  if (name.includes(' ')) return attemptPath(name, token);
  const operation = operations.find((one) => one.name === name);
  const query = own[name] ?? (operation && callOf(operation));
  if (!query) throw new Error(`${name} is no operation`);
  return (await shop.gql(query, {}, token)).code;
}

async function attemptPath(name: string, token: string | undefined): Promise<string | undefined> {
  const [method = '', path = ''] = name.split(' ');
  const address = own[name] ?? path.replace(/\{\w+\}/g, '0123456789abcdef01234567');
  const { status, body } = await shop.rest(method as 'GET', address, { ...(token && { token }) });
  return status === 401 || status === 403 || status === 404
    ? (body?.error?.code ?? String(status))
    : undefined;
}

const refusals = ['UNAUTHENTICATED', 'FORBIDDEN', '401', '403'];

/** Not-yours and not-there answer the same, where a row is about what is the shopper's own. */
function isRefused(name: string, code: string | undefined): boolean {
  return code !== undefined && (refusals.includes(code) || (name in own && code === 'NOT_FOUND'));
}

it('has a row for every operation, every path that is described, and every field for staff alone', async () => {
  const { body } = await shop.rest('GET', '/openapi.json', {});
  const paths = Object.entries(body.paths as Record<string, object>).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  const names = [...operations.map(({ name }) => name), ...paths, ...guardedFields()];
  expect([...rows.keys()].toSorted()).toEqual([...new Set(names)].toSorted());
});

describe.each([...rows.keys()])('%s', (name) => {
  it('is for whom its row says', async () => {
    const found: Record<string, boolean> = {};
    // The owner last: what is done then is done.
    for (const who of principals) found[who] = !isRefused(name, await attempt(name, who));
    expect(found).toEqual(rows.get(name));
  });
});
