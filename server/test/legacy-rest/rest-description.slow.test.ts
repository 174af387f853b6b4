import { checkRest } from '../../../tools/external-checks/schemathesis.ts';
import { addItem, anAnimal, anItem } from '../fixtures/shop/items.ts';
import type { RestAnswer } from '../harness/requests.ts';
import { RestDescription } from '../harness/rest-description.ts';
import { type OwnShop, startShop } from '../harness/shop.ts';

/** Of each path as one visitor; `npm run external-checks` asks for more. */
const EXAMPLES = 8;
/** Beyond what installing schemathesis and one run of it may take by themselves. */
const SCHEMATHESIS_TIMEOUT_MS = 1_300_000;

let shop: OwnShop;

beforeAll(async () => {
  shop = await startShop();
  const admin = await shop.signUp({ role: 'admin' });
  await addItem(shop, admin.token, anItem());
  await addItem(shop, admin.token, anAnimal());
});
afterAll(() => shop.stop());

it('is served as OpenAPI 3.1', async () => {
  const { status, body } = await shop.rest('GET', '/openapi.json');
  expect([status, body.openapi]).toEqual([200, '3.1.0']);
});

it('is for who may read the schema: neither is there where introspection is off', async () => {
  const { url, terminate } = await shop.startAnother({ INTROSPECTION: 'off' });
  expect((await fetch(`${url}/openapi.json`)).status).toBe(404);
  await terminate();
});

it('would notice an answer that is not as it says', async () => {
  const description = await RestDescription.read(shop.url);
  const answer = await shop.rest('GET', '/pets/GetAllPets');
  const check = (changes: Partial<RestAnswer>) => () =>
    description?.check('GET', '/pets/GetAllPets', { ...answer, ...changes });
  expect(check({})).not.toThrow();
  expect(check({ body: [{ ...answer.body[0], petprice: '1' }] })).toThrow('petprice must be number');
  expect(check({ body: [{ ...answer.body[0], uid: 'x' }] })).toThrow('additional properties');
  expect(check({ status: 418 })).toThrow('does not describe the answer 418');
});

it.each([['visitor'], ['shopper'], ['admin']] as const)(
  'is kept, says schemathesis, towards: %s',
  async (who) => {
    const account =
      who === 'visitor' ? undefined : await shop.signUp(who === 'admin' ? { role: 'admin' } : {});
    const { isGood, findings } = await checkRest(shop, who, account, EXAMPLES);
    expect([isGood, isGood || findings.join('\n')]).toEqual([true, true]);
  },
  SCHEMATHESIS_TIMEOUT_MS,
);
