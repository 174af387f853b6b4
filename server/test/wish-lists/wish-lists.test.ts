import { Types } from 'mongoose';
import { addItem, anAnimal, anItem } from '../fixtures/shop/items.ts';
import { merge } from '../fixtures/users/customers.ts';
import type { Account } from '../harness/accounts.ts';
import { type Shop, startShop } from '../harness/shop.ts';

const add = 'mutation ($petIds: [ID!]!) { addToWishList(petIds: $petIds) { wishList { petIds code } } }';
const remove = 'mutation ($petId: ID!) { removeFromWishList(petId: $petId) { wishList { petIds } } }';
const share = 'mutation { shareWishList { wishList { petIds code } } }';
const stopSharing = 'mutation { stopSharingWishList { wishList { petIds code } } }';
const own = '{ me { wishList { petIds code } } }';
const shared = 'query ($code: String!) { wishList(code: $code) { petIds } }';

let shop: Shop;
let admin: Account;
let shopper: Account;
let food: string;
let animal: string;

beforeAll(async () => {
  shop = await startShop();
  admin = await shop.signUp({ role: 'admin' });
  food = await addItem(shop, admin.token, anItem());
  animal = await addItem(shop, admin.token, anAnimal());
});
beforeEach(async () => {
  shopper = await shop.signUp();
});
afterAll(() => shop.stop());

async function wish(account: Account, ...petIds: string[]): Promise<string[]> {
  const { data, errors } = await shop.gql(add, { petIds }, account.token);
  expect(errors).toBeUndefined();
  return data.addToWishList.wishList.petIds;
}

async function listOf({ token }: Account): Promise<{ petIds: string[]; code: string | null }> {
  return (await shop.gql(own, {}, token)).data.me.wishList;
}

async function shareOf(account: Account): Promise<string> {
  const { data } = await shop.gql(share, {}, account.token);
  return data.shareWishList.wishList.code;
}

/** Fills a list up to so many items that need not be in the shop. */
function fill({ uid }: Account, count: number) {
  const petIds = Array.from({ length: count }, () => new Types.ObjectId());
  return shop.db.collection('wishlists').insertOne({ uid, petIds });
}

describe('a wish list', () => {
  it('has each item once, the latest first, animals too, and gives them up again', async () => {
    expect(await listOf(shopper)).toEqual({ petIds: [], code: null });
    expect(await wish(shopper, food)).toEqual([food]);
    expect(await wish(shopper, animal, food)).toEqual([animal, food]);
    const { data } = await shop.gql(remove, { petId: food }, shopper.token);
    expect(data.removeFromWishList.wishList.petIds).toEqual([animal]);
    await shop.gql(remove, { petId: food }, shopper.token);
    expect((await listOf(shopper)).petIds).toEqual([animal]);
  });

  it('is one where ten presses come at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => shop.gql(add, { petIds: [food] }, shopper.token)),
    );
    expect(answers.flatMap(({ errors = [] }) => errors)).toEqual([]);
    expect((await listOf(shopper)).petIds).toEqual([food]);
  });

  it('takes what a visitor had, but for what has left the shop', async () => {
    expect(await wish(shopper, 'f'.repeat(24), food, 'nothing')).toEqual([food]);
    expect((await shop.gql(add, { petIds: ['f'.repeat(24)] }, shopper.token)).code).toBe('NOT_FOUND');
  });

  it('takes as many as fit, and says so where none does', async () => {
    await fill(shopper, 99);
    expect(await wish(shopper, food, animal)).toHaveLength(100);
    const { code, errors } = await shop.gql(add, { petIds: [animal] }, shopper.token);
    expect(code).toBe('CONFLICT');
    expect(errors?.[0]?.message).toContain('100 items');
    // What is on it already needs no room.
    expect((await shop.gql(add, { petIds: [food] }, shopper.token)).errors).toBeUndefined();
  });

  it('is not asked for more than it can have', async () => {
    const petIds = Array.from({ length: 101 }, () => food);
    expect((await shop.gql(add, { petIds }, shopper.token)).code).toBe('BAD_USER_INPUT');
  });

  it.each([[add], [remove], [share], [stopSharing]])('is nothing for visitors: %s', async (query) => {
    const variables = { petIds: [food], petId: food };
    expect((await shop.gql(query, variables)).code).toBe('UNAUTHENTICATED');
  });

  it('is joined with that of an account that is merged into its own, whose link leads nowhere then', async () => {
    const gone = await shop.signUp();
    await wish(shopper, food);
    await wish(gone, food, animal);
    const kept = await shareOf(shopper);
    const lost = await shareOf(gone);
    expect((await merge(shop, admin, shopper, gone)).errors).toBeUndefined();
    expect(await listOf(shopper)).toEqual({ petIds: [animal, food], code: kept });
    expect((await shop.gql(shared, { code: lost })).code).toBe('NOT_FOUND');
    expect(await shop.db.collection('wishlists').countDocuments({ uid: gone.uid })).toBe(0);
  });
});

describe('a link to it', () => {
  it('shows the items to whoever has it, and nobody’s name, until it is ended for good', async () => {
    await wish(shopper, food);
    const code = await shareOf(shopper);
    expect(code).toMatch(/^[\w-]{24}$/);
    expect(await shareOf(shopper)).toBe(code);
    expect((await shop.gql(shared, { code })).data).toEqual({ wishList: { petIds: [food] } });
    await wish(shopper, animal);
    expect((await shop.gql(shared, { code })).data.wishList.petIds).toEqual([animal, food]);

    const { data } = await shop.gql(stopSharing, {}, shopper.token);
    expect(data.stopSharingWishList.wishList).toEqual({ petIds: [animal, food], code: null });
    expect((await shop.gql(shared, { code })).code).toBe('NOT_FOUND');
    expect(await shareOf(shopper)).not.toBe(code);
  });

  it('can be made before there is a wish', async () => {
    const code = await shareOf(shopper);
    expect((await shop.gql(shared, { code })).data.wishList.petIds).toEqual([]);
  });

  it.each([[''], ['x'], ['null']])('is no guess such as %p', async (code) => {
    expect((await shop.gql(shared, { code })).code).toBe('NOT_FOUND');
  });

  it('opens a page that search engines leave out', async () => {
    const response = await fetch(`${shop.url}/wishList/${await shareOf(shopper)}`);
    expect(response.status).toBe(200);
    expect(await response.text()).toMatch(/ name="robots" content="noindex"/);
  });
});

it('goes along with what an account takes', async () => {
  await wish(shopper, food);
  const headers = { authorization: `Bearer ${shopper.token}` };
  const file = await (await fetch(`${shop.url}/account/export.json`, { headers })).json();
  expect(file).toMatchObject({ wishList: [{ petIds: [food] }], watchedPrices: [] });
});
