import { askByPost, type ClientOperation, clientOperation } from '../fixtures/api/persisted-operations.ts';
import { type ClientQueries, prepareClientQueries, withoutPlaces } from '../fixtures/api/sampled-queries.ts';
import { withBug } from '../fixtures/process/planted-bug.ts';
import { type Shop, startShop } from '../harness/shop.ts';

/** An Apollo plug-in that looks at each field, as tracers do. */
const withFieldPlugIn = withBug({
  in: 'app/apollo-server.js',
  replace: 'landingPage(settings, clientDir),',
  by: `landingPage(settings, clientDir),
    { requestDidStart: async () => ({ executionDidStart: async () => ({ willResolveField: ({ info }) => {
        log.info('looked at ' + info.parentType.name + '.' + info.fieldName);
    } }) }) },`,
});

let shop: Shop;
let uncompiled: { url: string; log: () => Promise<string> };
let client: ClientQueries;

beforeAll(async () => {
  const compiling = await startShop({ env: withFieldPlugIn });
  shop = compiling;
  uncompiled = await compiling.startAnother({ COMPILED_QUERIES: 'off' });
  client = await prepareClientQueries(compiling);
});
afterAll(() => shop.stop());

/** Without the address of the server, which is in what it links to. */
async function ask(url: string, query: ClientOperation, token?: string) {
  const answer = await askByPost(url, query, client.variablesOf(query), { ...(token && { token }) });
  const text = (await answer.text()).replaceAll(/http:\/\/localhost:\d+/g, 'http://shop');
  return { status: answer.status, body: withoutPlaces(JSON.parse(text)) };
}

describe('COMPILED_QUERIES=off', () => {
  it.each<[string, () => string | undefined]>([
    ['an admin', () => client.admin.token],
    ['a shopper', () => client.shopper.token],
    ['a visitor', () => undefined],
  ])('answers %s the same', async (_who, tokenOf) => {
    expect(client.queries.length).toBeGreaterThan(50);
    for (const query of client.queries) {
      const [answer, expected] = await Promise.all([
        ask(uncompiled.url, query, tokenOf()),
        ask(shop.url, query, tokenOf()),
      ]);
      expect([query.name, answer]).toEqual([query.name, expected]);
    }
  });

  it('lets plug-ins look at each field, as compiled queries do', async () => {
    for (const { url, log } of [shop, uncompiled]) {
      await ask(url, clientOperation('ShopTexts'));
      expect(await log()).toContain('looked at ShopSettings.privacyText');
    }
  });
});
