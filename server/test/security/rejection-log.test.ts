import { eventually } from '../fixtures/process/eventually.ts';
import { cancelPetOrder, orderAnimal } from '../fixtures/shop/animal-orders.ts';
import { addItem, anAnimal } from '../fixtures/shop/items.ts';
import type { Account } from '../harness/accounts.ts';
import { type Shop, startShop } from '../harness/shop.ts';

let shop: Shop;
let shopper: Account;
/** An order of somebody else. */
let orderId: string;

const makeAdmin = 'mutation { wish: makeAdmin(email: "boss@petshop.test") { role } }';

beforeAll(async () => {
  shop = await startShop();
  const admin = await shop.signUp({ role: 'admin' });
  shopper = await shop.signUp({ email: 'curious@petshop.test' });
  const owner = await shop.signUp();
  orderId = await orderAnimal(shop, owner.token, await addItem(shop, admin.token, anAnimal()));
});
afterAll(() => shop.stop());

interface Refused {
  headers: Headers;
  code: string | undefined;
}

async function rest(method: string, path: string, token?: string): Promise<Refused> {
  const { headers, body } = await shop.rest(method, path, { token });
  return { headers, code: body.error.code };
}

/** The lines that say which request was refused. */
async function linesOf(headers: Headers): Promise<Record<string, unknown>[]> {
  const id = headers.get('x-request-id') ?? 'no id';
  const lines = (await shop.log()).split('\n').filter((line) => line.includes(id));
  return lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'refused');
}

it.each<[string, () => Promise<Refused>, string, string, 'shopper' | 'nobody']>([
  [
    'a visitor who calls an admin’s operation',
    () => shop.gql(makeAdmin),
    'UNAUTHENTICATED',
    'makeAdmin',
    'nobody',
  ],
  [
    'a shopper who calls it, under another name',
    () => shop.gql(makeAdmin, {}, shopper.token),
    'FORBIDDEN',
    'makeAdmin',
    'shopper',
  ],
  [
    'a token that is none',
    () => shop.gql('{ me { name } }', {}, 'aa.bb.cc'),
    'UNAUTHENTICATED',
    'graphql',
    'nobody',
  ],
  [
    'somebody else’s order',
    () => shop.gql(cancelPetOrder, { id: orderId }, shopper.token),
    'NOT_FOUND',
    'cancelPetOrder',
    'shopper',
  ],
  [
    'somebody else’s account',
    () => shop.gql('{ user(email: "boss@petshop.test") { name } }', {}, shopper.token),
    'FORBIDDEN',
    'user',
    'shopper',
  ],
  [
    'a visitor on an admin’s path',
    () => rest('GET', '/admin/GetAllData'),
    'UNAUTHENTICATED',
    'GET /admin/GetAllData',
    'nobody',
  ],
  [
    'a shopper on an admin’s path',
    () => rest('PUT', '/admin/MakeAnAdmin?email=boss@petshop.test', shopper.token),
    'FORBIDDEN',
    'PUT /admin/MakeAnAdmin',
    'shopper',
  ],
  [
    'somebody else’s orders by e-mail address',
    () => rest('GET', '/pets/GetPetOrder?email=boss@petshop.test', shopper.token),
    'FORBIDDEN',
    'GET /pets/GetPetOrder',
    'shopper',
  ],
  [
    'an order that is not there',
    () => rest('DELETE', '/pets/PetOrderDelete/0123456789abcdef01234567', shopper.token),
    'NOT_FOUND',
    'DELETE /pets/PetOrderDelete/0123456789abcdef01234567',
    'shopper',
  ],
])('one line tells of %s', async (_what, ask, code, what, who) => {
  const answer = await ask();
  expect(answer.code).toBe(code);
  const lines = await eventually(async () => {
    const found = await linesOf(answer.headers);
    expect(found).toHaveLength(1);
    return found;
  });
  expect(lines[0]).toMatchObject({ level: 40, code, what, uid: who === 'shopper' ? shopper.uid : null });
  const line = JSON.stringify(lines[0]);
  for (const secret of [shopper.token, shopper.email, 'boss@petshop.test', 'aa.bb.cc']) {
    expect(line).not.toContain(secret);
  }
});

it('each of many rejected operations in one request has its line', async () => {
  const query = '{ a: user(email: "a@petshop.test") { name } b: user(email: "b@petshop.test") { name } }';
  const { headers } = await shop.gql(query, {}, shopper.token);
  const lines = await eventually(async () => {
    const found = await linesOf(headers);
    expect(found).toHaveLength(2);
    return found;
  });
  expect(lines.map(({ code, what }) => [code, what])).toEqual(Array(2).fill(['FORBIDDEN', 'user']));
});

it('what is granted is no rejection', async () => {
  const { headers } = await shop.gql('{ me { name } }', {}, shopper.token);
  await eventually(async () => (await shop.log()).includes(headers.get('x-request-id') ?? 'no id'));
  expect(await linesOf(headers)).toEqual([]);
});
