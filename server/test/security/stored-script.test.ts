import { buildStaleTargets, clientTarget } from '../../../packages/local-stack/build/build.ts';
import { terminalConsole } from '../../../packages/local-stack/terminal/console.ts';
import { neverInterrupted } from '../../../packages/local-stack/terminal/interruption.ts';
import { type RawRequest, sendRaw } from '../fixtures/network/raw-request.ts';
import { anOrderFor, orderPet } from '../fixtures/shop/animal-orders.ts';
import { aCheckoutOf, createPaymentIntent } from '../fixtures/shop/checkout.ts';
import { aFormWith } from '../fixtures/shop/item-forms.ts';
import { addItem, addPet, anAnimal, anItem } from '../fixtures/shop/items.ts';
import type { Account } from '../harness/accounts.ts';
import { type Shop, startShop } from '../harness/shop.ts';

/* What becomes of such texts in a browser is looked at in the browser tests; here, how the server hands them out. */

const scripts = [
  'javascript:alert(1)',
  '<img src=x onerror=alert(1)>',
  '<svg/onload=alert(1)>',
  '"><script>alert(1)</script>',
  "';alert(1)//",
  '</script><script>alert(1)</script>',
  '{{constructor.constructor("alert(1)")()}}',
];
const lines = 'line\u2028alert(1)\u2029line';
/**
 * All of them in one text, which is as long as a name of an item may be or less; the first stands where an address begins.
 * Beside it what of it people may be called: addresses and what looks like a domain are no names.
 */
const texts = [
  [scripts.slice(0, 4).join(''), scripts.slice(1, 4).join('')],
  [`${scripts.slice(4).join('')}${lines}`, `${scripts.slice(4, 6).join('')}${lines}`],
] as const;

let shop: Shop;
let admin: Account;
let shopper: Account;

beforeAll(async () => {
  await buildStaleTargets([clientTarget], terminalConsole(neverInterrupted));
  // Of its own: its records are broken.
  shop = await startShop();
  admin = await shop.signUp({ role: 'admin' });
});
beforeEach(async () => {
  shopper = await shop.signUp();
});
afterAll(() => shop.stop());

function open(request: RawRequest, account?: Account) {
  const headers = { ...request.headers, ...(account && { authorization: `Bearer ${account.token}` }) };
  return sendRaw(shop.url, { ...request, headers });
}

function ask(query: string, account?: Account) {
  const headers = { 'content-type': 'application/json' };
  return open({ method: 'POST', path: '/graphql', headers, body: JSON.stringify({ query }) }, account);
}

/** JSON, and no browser may take it for anything else. */
function expectOnlyJson({ headers }: { headers: Record<string, unknown> }): void {
  expect(String(headers['content-type'])).toMatch(/^application\/(graphql-response\+)?json/);
  expect(headers['x-content-type-options']).toBe('nosniff');
}

describe.each(texts)('the text %s', (script, name) => {
  it('in an item is answered as it is, as JSON', async () => {
    const item = anItem({ petname: script, short: script, details: script });
    const { data } = await shop.gql(addPet, { input: item }, admin.token);
    const form = aFormWith({ petname: script, short: script, details: script });
    const old = await shop.rest('POST', '/admin/Petspost', { token: admin.token, form });
    for (const pet of [data.addPet, old.body]) {
      expect(pet).toMatchObject({ petname: script, short: script, details: script });
    }
    const answers = [
      await open({ path: '/pets/getAllAccessories' }),
      await open({ path: '/admin/GetAllData' }, admin),
      await ask('{ pets(first: 5) { edges { node { petname short details } } } }'),
    ];
    for (const answer of answers) {
      expectOnlyJson(answer);
      expect(answer.text).toContain(JSON.stringify(script));
    }
  });

  it('in an order, a parcel and an account is answered as it is, as JSON', async () => {
    const contact = { username: name, location: script };
    const animal = await addItem(shop, admin.token, anAnimal());
    const food = await addItem(shop, admin.token, anItem());
    await shop.gql(
      'mutation ($name: String!) { saveUser(input: { name: $name }) { name } }',
      { name },
      shopper.token,
    );
    await shop.gql(orderPet, { input: anOrderFor(animal, contact) }, shopper.token);
    const entries = [{ petId: food, accessoriesAmount: 1 }];
    await shop.gql(createPaymentIntent, { input: aCheckoutOf(entries, contact) }, shopper.token);
    await shop.rest('POST', '/accessories/PostCart', {
      token: shopper.token,
      json: { _id: food, accessoriesAmount: 1, ...contact },
    });
    const ofOrders = [
      await open({ path: '/pets/GetPetOrder' }, shopper),
      await open({ path: '/accessories/GetAccessoriesOrder' }, shopper),
      await open({ path: '/admin/GetAllPetOrder' }, admin),
      await open({ path: '/admin/GetAllAccessoriesOrder' }, admin),
      await ask(
        '{ me { petOrders { edges { node { username location } } } cartEntries { edges { node { username location } } } } }',
        shopper,
      ),
    ];
    const ofAccounts = [
      await open({ path: '/user/checkUser' }, shopper),
      await ask('{ users(first: 100) { edges { node { name } } } }', admin),
    ];
    for (const answer of [...ofOrders, ...ofAccounts]) {
      expectOnlyJson(answer);
      expect(answer.text).toContain(JSON.stringify(name));
    }
    for (const { text } of ofOrders) expect(text).toContain(JSON.stringify(script));
  });

  it('that is already in the database, where no form allows it, stays in its place on every page', async () => {
    const id = await addItem(shop, admin.token, anItem({ petname: 'Older than the rules' }));
    const fields = ['petname', 'short', 'details', 'clan', 'color', 'age', 'gender'];
    await shop.db
      .collection('pets')
      .updateOne(
        { petname: 'Older than the rules' },
        { $set: Object.fromEntries(fields.map((name) => [name, script])) },
      );
    for (const path of [`/pet/${id}`, `/PetOrderDetails/${id}`, '/DogsFood', '/sitemap.xml']) {
      const { status, text } = await open({ path, headers: { accept: 'text/html' } });
      expect([path, status]).toEqual([path, 200]);
      expectNoScript(text);
    }
  });

  it('in an address, a query or the name of the host is in no page as it is', async () => {
    const text = encodeURIComponent(script);
    const requests: RawRequest[] = [
      { path: `/PetSearchItems?q=${text}` },
      { path: `/FindDog?color=${text}&${text}=1` },
      { path: `/no/such/${text}` },
      { path: `/pet/${text}` },
      { path: `/PetOrderDetails/${text}` },
      { path: '/FindDog', headers: { host: 'shop.test"><script>alert(1)</script>' } },
      { path: '/sitemap.xml', headers: { host: 'shop.test</loc><script>alert(1)</script>' } },
      { path: '/robots.txt', headers: { host: 'shop.test\tDisallow: /' } },
      {
        path: '/FindDog',
        headers: { 'x-forwarded-host': `evil.test/${text}`, 'x-forwarded-proto': 'javascript' },
      },
    ];
    for (const { path, headers } of requests) {
      const answer = await open({ path, headers: { accept: 'text/html', ...headers } });
      expect([path, answer.status < 500]).toEqual([path, true]);
      expectNoScript(answer.text);
      // The title of a search says what was searched for; an address must never be made of it.
      expect(answer.text).not.toMatch(/evil\.test|(?:href|src|action)="[^"]*javascript:/i);
    }
  });

  it('in what is rejected is answered as JSON, or with a page that it is not in', async () => {
    const text = encodeURIComponent(script);
    const requests: RawRequest[] = [
      { path: `/pets/${text}` },
      { path: `/pets/GetPetsType?filterdata=${text}` },
      { path: `/user/checkUser?email=${text}` },
      { method: 'PUT', path: `/admin/MakeAnAdmin?email=${text}` },
      { method: 'PUT', path: `/admin/AcceptPet/${text}` },
      { method: 'DELETE', path: `/pets/PetOrderDelete/${text}` },
      { path: `/images/${text}/320.webp` },
      { path: `/graphql?query=${text}`, headers: { accept: '*/*', 'apollo-require-preflight': '1' } },
    ];
    for (const request of requests) {
      const answer = await open({ ...request, headers: { accept: 'text/html', ...request.headers } }, admin);
      expect(answer.status).toBeGreaterThanOrEqual(400);
      expect(answer.status).toBeLessThan(500);
      // A path that nobody knows leads a browser to the page that says so.
      if (/html/.test(String(answer.headers['content-type']))) expectNoScript(answer.text);
      else expectOnlyJson(answer);
    }
    expectOnlyJson(await ask(`{ pet(id: ${JSON.stringify(script)}) { _id } ${script} }`));
    expectOnlyJson(await ask(`query ($x: ${script}) { me { _id } }`));
  });
});

/** Nothing of the scripts can run in this HTML or XML: each of them stands there as text, or inside quoted JSON. */
function expectNoScript(html: string): void {
  expect(/<script>|<img src=x|<svg\/|"><script/.exec(html)).toBeNull();
  const jsons = [...html.matchAll(/<script[^>]*ld\+json[^>]*>([\s\S]*?)<\/script>/g)];
  for (const [, json = ''] of jsons) expect(() => JSON.parse(json)).not.toThrow();
}
