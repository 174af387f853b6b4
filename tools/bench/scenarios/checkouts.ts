import type { Shop } from '../../../server/test/harness/shop.ts';
import { type BareServer } from '../baseline/start.ts';
import { type Scenario, WARM_UP_OF_SALES } from '../load/passes.ts';
import { clientDocument } from '../setup/documents.ts';
import { mongodPid } from '../setup/stage.ts';

/** Products that checkouts are about; enough that two shoppers seldom want the same at once. */
const PRODUCTS = 100;
/** Pieces that nobody buys up in a run. */
const PLENTY = 10_000_000;

/** @returns two sets of products with all the stock that a run can want: one for the shop, one for the bare server */
export async function plentyOf(shop: Shop): Promise<{ ours: string[]; bare: string[] }> {
  const pets = shop.db.collection('pets');
  const found = await pets
    .find({ category: { $ne: 'pets' }, availability: 'available', stock: { $gt: 0 } })
    .limit(2 * PRODUCTS)
    .project({ _id: 1 })
    .toArray();
  await pets.updateMany({ _id: { $in: found.map(({ _id }) => _id) } }, { $set: { stock: PLENTY } });
  const ids = found.map(({ _id }) => String(_id));
  return { ours: ids.slice(0, PRODUCTS), bare: ids.slice(PRODUCTS) };
}

/**
 * Accounts that buy in turns. With as few as there are connections, each would buy several times a second, and what is
 * measured would be MongoDB's way past the entries that an account's last hundreds of checkouts left in the indexes.
 */
export const SHOPPERS = 500;

/** ID tokens of accounts of their own: an account has one open checkout at a time. */
export async function shoppers(shop: Shop, count: number): Promise<string[]> {
  const tokens: string[] = [];
  while (tokens.length < count) tokens.push((await shop.signUp()).token);
  return tokens;
}

/** What is bought, and by whom. */
interface Sales {
  readonly tokens: readonly string[];
  readonly petIds: readonly string[];
}

/** Whole checkouts at one server of a shop. */
export async function checkoutScenario(
  shop: Shop,
  plan: Sales & { readonly name: string; readonly title: string },
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
    warmUp: WARM_UP_OF_SALES,
    job: (connections, seconds) => ({
      kind: 'buy',
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
export async function bareSales(
  bare: BareServer,
  shop: Shop,
  { tokens, petIds }: Sales,
): Promise<Scenario[]> {
  const common = { servers: [bare.pid], mongod: await mongodPid(shop), warmUp: WARM_UP_OF_SALES };
  return [
    {
      ...common,
      name: 'bare sale',
      title: 'bare: a transaction of four documents',
      job: (connections, seconds) => ({
        kind: 'ask',
        urls: [bare.url],
        connections,
        seconds,
        questions: [{ method: 'POST', path: '/sale' }],
      }),
    },
    {
      ...common,
      name: 'bare checkout',
      title: 'bare: the steps of a checkout',
      job: (connections, seconds) => ({
        kind: 'buy',
        url: bare.url,
        stripePort: bare.stripePort,
        connections,
        seconds,
        tokens,
        petIds,
        documents: { start: '', confirm: '' },
      }),
    },
  ];
}
