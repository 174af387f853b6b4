import { askByGet, askByPost, clientOperation } from '../fixtures/api/persisted-operations.ts';
import { eventually } from '../fixtures/process/eventually.ts';
import { type PlantedBug, withBug } from '../fixtures/process/planted-bug.ts';
import { addItem, anItem } from '../fixtures/shop/items.ts';
import { type Shop, startShop } from '../harness/shop.ts';

/*
 * What somebody adds to the shop sees all that happens in it: an Apollo plug-in each operation that is executed, an
 * express middleware each request for which one is.
 */

const plugIn: PlantedBug = {
  in: 'app/apollo-server.js',
  replace: 'landingPage(settings, clientDir),',
  by: `landingPage(settings, clientDir),
    { requestDidStart: async () => ({ executionDidStart: async ({ operation }) => {
        log.info('added here, for ' + (operation.name?.value ?? 'none'));
    } }) },`,
};

const middleware: PlantedBug = {
  in: 'app/express-app.js',
  replace: "app.disable('x-powered-by');",
  by: `app.disable('x-powered-by');
    app.use((request, _response, next) => {
      const { operationName } = Object.fromEntries(new URL(request.url, 'http://any').searchParams);
      log.info('added here, for ' + (operationName ?? request.get('x-operation') ?? request.path));
      next();
    });`,
};

/** Asks in every way that there is. @returns what was executed, and for which requests */
async function ask(shop: Shop): Promise<{ executed: string[]; requests: string[] }> {
  const admin = await shop.signUp({ role: 'admin' });
  const id = await addItem(shop, admin.token, anItem());
  await askByGet(shop.url, clientOperation('PetDetails'), { id });
  await askByGet(shop.url, clientOperation('Me'), {}, { token: admin.token });
  const headers = { 'x-operation': 'PetListMore' };
  await askByPost(shop.url, clientOperation('PetListMore'), { orderBy: 'NEWEST', first: 5 }, { headers });
  const send = (query: string, name: string) =>
    fetch(`${shop.url}/graphql`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-operation': name,
        authorization: `Bearer ${admin.token}`,
      },
      body: JSON.stringify({ query }),
    });
  await send('query OfAnotherClient { pets { totalCount } }', 'OfAnotherClient');
  await send('mutation Rename { saveUser(input: { name: "Ann" }) { name } }', 'Rename');
  await fetch(`${shop.url}/FindCat`, { headers: { accept: 'text/html' } });
  const common = ['PetDetails', 'Me', 'PetListMore', 'OfAnotherClient', 'Rename'];
  return { executed: [...common, 'PetList'], requests: [...common, '/FindCat'] };
}

/** What the addition said, in the order of its lines. */
async function said(shop: Shop): Promise<string[]> {
  return [...(await shop.log()).matchAll(/added here, for ([\w/]+)/g)].map(([, name = '']) => name);
}

describe.each([
  ['an Apollo plug-in', plugIn, 'executed'],
  ['an express middleware', middleware, 'requests'],
] as const)('%s that somebody adds', (_what, addition, seen) => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await startShop({ env: withBug(addition) });
  });
  afterAll(() => shop.stop());

  it('sees each operation, however it is asked for', async () => {
    const expected = (await ask(shop))[seen];
    await eventually(async () => {
      const names = await said(shop);
      return expected.every((name) => names.includes(name));
    });
  });

  it('is not asked again for a cached response', async () => {
    const details = clientOperation('PetDetails');
    const { token } = await shop.signUp({ role: 'admin' });
    const id = await addItem(shop, token, anItem());
    const times = async () => (await said(shop)).filter((name) => name === 'PetDetails').length;
    const askAgain = async () => (await askByGet(shop.url, details, { id })).text();
    await askAgain();
    expect(await times()).toBeGreaterThan(0);
    // Once the change feed has told of the new item, nothing is forgotten any more.
    await eventually(async () => {
      const before = await times();
      for (let time = 0; time < 5; time++) await askAgain();
      return (await times()) === before;
    });
  });
});
