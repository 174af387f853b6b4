import type { OwnShop } from '../../../server/test/harness/shop.ts';
import { type BaselineServer } from '../baseline/start.ts';
import { CHECKOUT_WARM_UP_S, type Scenario } from '../load/measurements.ts';
import { clientDocument } from '../setup/documents.ts';
import { mongodPid } from '../setup/environment.ts';

/** Products that checkouts are about; enough that two shoppers seldom want the same at once. */
const PRODUCT_COUNT = 100;
/** Pieces that nobody buys up in a run. */
const AMPLE_STOCK = 10_000_000;

/** @returns two sets of products with all the stock that a run can want: one for the shop, one for the baseline server */
export async function prepareProducts(shop: OwnShop): Promise<{ ours: string[]; baseline: string[] }> {
  const pets = shop.db.collection('pets');
  const found = await pets
    .find({ category: { $ne: 'pets' }, availability: 'available', stock: { $gt: 0 } })
    .limit(2 * PRODUCT_COUNT)
    .project({ _id: 1 })
    .toArray();
  await pets.updateMany({ _id: { $in: found.map(({ _id }) => _id) } }, { $set: { stock: AMPLE_STOCK } });
  const ids = found.map(({ _id }) => String(_id));
  return { ours: ids.slice(0, PRODUCT_COUNT), baseline: ids.slice(PRODUCT_COUNT) };
}

/**
 * Accounts that buy in turns. With as few as there are connections, each would buy several times a second, and what is
 * measured would be MongoDB's way past the entries that an account's last hundreds of checkouts left in the indexes.
 */
export const SHOPPER_COUNT = 500;

/** ID tokens of accounts of their own: an account has one open checkout at a time. */
export async function signUpShoppers(shop: OwnShop, count: number): Promise<string[]> {
  const tokens: string[] = [];
  while (tokens.length < count) tokens.push((await shop.signUp()).token);
  return tokens;
}

/** What is bought, and by whom. */
interface Buyers {
  readonly tokens: readonly string[];
  readonly petIds: readonly string[];
}

/** Whole checkouts at one server of a shop. */
export async function checkoutScenario(
  shop: OwnShop,
  plan: Buyers & { readonly name: string; readonly title: string },
): Promise<Scenario> {
  const documents = {
    start: clientDocument('CreatePaymentIntent').text,
    confirm: clientDocument('ConfirmPayment').text,
  };
  const { name, title, tokens, petIds } = plan;
  return {
    name,
    title,
    servers: [shop.pid()],
    mongod: await mongodPid(shop),
    warmUpSeconds: CHECKOUT_WARM_UP_S,
    job: (connections, seconds) => ({
      kind: 'checkout',
      url: shop.url,
      stripePort: shop.stripePort,
      connections,
      seconds,
      tokens,
      petIds,
      documents,
    }),
  };
}

/** The limits of selling: the smallest sale there is, and checkouts in the shop's own steps with nothing beside them. */
export async function baselineCheckouts(
  baseline: BaselineServer,
  shop: OwnShop,
  { tokens, petIds }: Buyers,
): Promise<Scenario[]> {
  const common = { servers: [baseline.pid], mongod: await mongodPid(shop), warmUp: CHECKOUT_WARM_UP_S };
  return [
    {
      ...common,
      name: 'baseline sale',
      title: 'baseline: a transaction of four documents',
      job: (connections, seconds) => ({
        kind: 'query',
        urls: [baseline.url],
        connections,
        seconds,
        requests: [{ method: 'POST', path: '/sale' }],
      }),
    },
    {
      ...common,
      name: 'baseline checkout',
      title: 'baseline: the steps of a checkout',
      job: (connections, seconds) => ({
        kind: 'checkout',
        url: baseline.url,
        stripePort: baseline.stripePort,
        connections,
        seconds,
        tokens,
        petIds,
        documents: { start: '', confirm: '' },
      }),
    },
  ];
}
