import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { sendRaw } from '../fixtures/network/raw-request.ts';
import type { Account } from '../harness/accounts.ts';
import { type Shop, startShop } from '../harness/shop.ts';

/*
 * One of each kind of request that is made to cost more than its size, and what it is answered. How long they hold up
 * others is measured in hostile-requests.slow.test.ts; what a body of JSON may hold is in
 * server/src/app/large-requests.test.ts and server/src/legacy-rest/read-json.test.ts.
 */

let shop: Shop;
let shopper: Account;
let admin: Account;

beforeAll(async () => {
  shop = await startShop();
  [shopper, admin] = await Promise.all([shop.signUp(), shop.signUp({ role: 'admin' })]);
});
afterAll(() => shop.stop());

const signedIn = (account: Account) => ({ authorization: `Bearer ${account.token}` });

async function post(path: string, body: string | Uint8Array<ArrayBuffer>, headers = {}) {
  const common = { 'content-type': 'application/json', ...signedIn(shopper) };
  const answer = await fetch(`${shop.url}${path}`, {
    method: 'POST',
    headers: { ...common, ...headers },
    body,
  });
  return { status: answer.status, length: (await answer.text()).length };
}

function unknownKeys(count: number): Record<string, number> {
  return Object.fromEntries(Array.from({ length: count }, (_, index) => [`k${index}`, index]));
}

it('a body that unpacks to more than one may send is too large, and one of too many values is refused', async () => {
  const packed = { 'content-encoding': 'gzip' };
  const unpacksTo = (bytes: number) => gzipSync(Buffer.alloc(bytes, ' '));
  const whole = JSON.stringify(unknownKeys(10_000));
  for (const [path, body, headers, status] of [
    ['/graphql', unpacksTo(1_000_000), packed, 413],
    ['/user/saveuser', unpacksTo(53_000_000), packed, 413],
    ['/graphql', `{"query":"{ pets { totalCount } }","variables":${whole}}`, {}, 400],
    ['/accessories/PostCart', JSON.stringify(Array(5000).fill({ _id: 1 })), {}, 400],
    ['/payment/paymentstatus', whole, {}, 400],
  ] as const) {
    const answer = await post(path, body, headers);
    expect([path, answer.status, answer.length < 10_000]).toEqual([path, status, true]);
  }
});

it.each([
  ['br', brotliCompressSync],
  ['deflate', deflateSync],
])('a body packed with %s is said not to be taken, and not to be broken', async (encoding, pack) => {
  const form = '--x\r\ncontent-disposition: form-data; name="petname"\r\n\r\nRex\r\n--x--\r\n';
  for (const [path, type, body] of [
    ['/graphql', 'application/json', '{"query":"{ __typename }"}'],
    ['/graphql', 'multipart/form-data; boundary=x', form],
    ['/user/saveuser', 'application/json', '{"name":"Rex"}'],
    ['/admin/Petspost', 'multipart/form-data; boundary=x', form],
    ['/admin/import/items.csv', 'text/csv', 'petname'],
    ['/payment/webhook', 'application/json', '{}'],
  ] as const) {
    const headers = { 'content-type': type, 'content-encoding': encoding };
    expect([path, (await post(path, pack(body), headers)).status]).toEqual([path, 415]);
  }
});

it('an address that is long or odd is answered in short', async () => {
  const preflight = { 'apollo-require-preflight': '1' };
  for (const [path, headers, status] of [
    [`/graphql?${'a=1&'.repeat(3000)}`, preflight, 400],
    [`/pets/GetPetsType?filterdata=${encodeURIComponent(JSON.stringify(unknownKeys(700)))}`, {}, 400],
    [`/pets/GetPetsType?filterdata=${'['.repeat(14_000)}`, {}, 400],
    [`/user/checkUser?email=${'a.'.repeat(7000)}`, signedIn(shopper), 403],
    [`/${'..%2f'.repeat(2500)}`, {}, 404],
    [`/PetSearchItems?search=${'a'.repeat(15_000)}`, {}, 200],
  ] as const) {
    const answer = await sendRaw(shop.url, { path, headers });
    expect([path.slice(0, 40), answer.status]).toEqual([path.slice(0, 40), status]);
  }
});

it('a header that is long or odd is no fault of ours', async () => {
  const headers = {
    ...{ accept: 'a/b;q=0.1,'.repeat(1400), 'accept-encoding': 'gzip;q=0.1,'.repeat(1300) },
    ...{ 'if-none-match': '"a",'.repeat(3500), 'accept-language': 'a,'.repeat(7000) },
    ...{ authorization: `Bearer ${'.'.repeat(15_000)}`, range: `bytes=${'0-1,'.repeat(3500)}` },
    ...{ 'x-forwarded-for': '1.1.1.1,'.repeat(1800), origin: `http://${'a.'.repeat(7000)}` },
  };
  for (const path of ['/graphql?query={__typename}', '/', '/pets/GetAllPets', '/robots.txt']) {
    for (const [name, value] of Object.entries(headers)) {
      const { status } = await sendRaw(shop.url, { path, headers: { [name]: value } });
      expect([path, name, status < 500]).toEqual([path, name, true]);
    }
  }
});

it('a form of too many values, places or steps is refused', async () => {
  const file = new Blob(['x'], { type: 'image/jpeg' });
  const query = 'mutation ($input: AddPetInput!, $img: Upload) { addPet(input: $input, img: $img) { _id } }';
  const operations = (variables: object) => JSON.stringify({ query, variables });
  const places = Array.from({ length: 3000 }, (_, index) => `variables.list.${index}`);
  const forms: [string, Record<string, string | Blob>][] = [
    [
      '/graphql',
      {
        operations: operations({ img: null, list: Array(3000).fill(null) }),
        map: JSON.stringify({ 0: places }),
        0: file,
      },
    ],
    [
      '/graphql',
      {
        operations: operations({ img: null }),
        map: JSON.stringify({ 0: [`variables${'.a'.repeat(40_000)}`] }),
        0: file,
      },
    ],
    [
      '/graphql',
      {
        operations: operations({ input: unknownKeys(9000), img: null }),
        map: '{"0":["variables.img"]}',
        0: file,
      },
    ],
    ['/admin/Petspost', Object.fromEntries(Object.keys(unknownKeys(5000)).map((name) => [name, 'x']))],
  ];
  for (const [path, fields] of forms) {
    const body = new FormData();
    for (const [name, value] of Object.entries(fields)) body.set(name, value);
    const headers = { ...signedIn(admin), 'apollo-require-preflight': '1' };
    const { status } = await fetch(`${shop.url}${path}`, { method: 'POST', headers, body });
    expect([Object.keys(fields).slice(0, 3), status]).toEqual([Object.keys(fields).slice(0, 3), 400]);
  }
});

it('none of it is in the log as a fault of ours', async () => {
  expect(await shop.log()).not.toContain('unexpected error');
});
