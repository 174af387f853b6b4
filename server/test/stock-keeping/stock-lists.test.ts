import { readCsv } from '../fixtures/network/csv.ts';
import { buyRepeated } from '../fixtures/repeats/repeat-plans.ts';
import { buy, checkOut } from '../fixtures/shop/checkout.ts';
import { addItem, anAnimal, anItem } from '../fixtures/shop/items.ts';
import { awaitMail } from '../fixtures/shop/mails.ts';
import type { Account } from '../harness/accounts.ts';
import { type Shop, startShop, withMails } from '../harness/shop.ts';

const shelves = '{ shelves { name items } }';
const countSheet = `query ($shelf: String, $from: String) {
  countSheet(shelf: $shelf, from: $from) { at next lines { ordered pet { petname stock } } }
}`;
const purchases = `{
  purchases { supplier lines { pieces soldAWeek planned pet { petname stock } } }
}`;
const mailPurchases = 'mutation { mailPurchases }';
const update = 'mutation ($id: ID!, $input: UpdatePetInput!) { updatePet(id: $id, input: $input) { _id } }';

let shop: Shop;
let admin: Account;
let staff: Account;
let shopper: Account;

beforeAll(async () => {
  shop = await startShop({ env: withMails });
  admin = await shop.signUp({ role: 'admin' });
  staff = await shop.signUp({ role: 'staff' });
  shopper = await shop.signUp();
});
afterAll(() => shop.stop());

/** Goods with facts of buying them. */
async function goods(petname: string, stock: number, bought: object = {}): Promise<string> {
  const id = await addItem(shop, admin.token, anItem({ petname, stock, petprice: 20 }));
  const { errors } = await shop.gql(update, { id, input: bought }, admin.token);
  expect(errors).toBeUndefined();
  return id;
}

async function asked(query: string, variables: object = {}) {
  const { data, errors } = await shop.gql(query, variables, staff.token);
  expect(errors).toBeUndefined();
  return data;
}

describe('a list to count by', () => {
  it('has what stands on a shelf, by name, with what is ordered and not sent', async () => {
    const pate = await goods('Pâté', 10, { shelf: 'A 1' });
    await goods('Bones', 5, { shelf: 'A 1' });
    await goods('Elsewhere', 5, { shelf: 'A 2' });
    await addItem(shop, admin.token, anAnimal());
    await buy(shop, shopper.token, [{ petId: pate, accessoriesAmount: 2 }]);
    await checkOut(shop, shopper.token, [{ petId: pate, accessoriesAmount: 1 }]);
    const { next, lines } = (await asked(countSheet, { shelf: 'A 1' })).countSheet;
    expect(next).toBeNull();
    expect(lines).toEqual([
      { ordered: 0, pet: { petname: 'Bones', stock: 5 } },
      { ordered: 3, pet: { petname: 'Pâté', stock: 7 } },
    ]);
    expect((await asked(shelves)).shelves).toEqual([
      { name: 'A 1', items: 2 },
      { name: 'A 2', items: 1 },
    ]);
  });

  it('comes in parts', async () => {
    const names = Array.from({ length: 103 }, (_, place) => `Tin ${String(place).padStart(3, '0')}`);
    for (const petname of names) await goods(petname, 1, { shelf: 'Tins' });
    const first = (await asked(countSheet, { shelf: 'Tins' })).countSheet;
    const last = (await asked(countSheet, { shelf: 'Tins', from: first.next })).countSheet;
    const listed = [...first.lines, ...last.lines].map(({ pet }) => pet.petname);
    expect(listed).toEqual(names);
    expect(last.next).toBeNull();
  });

  it('begins nowhere else', async () => {
    const { errors } = await shop.gql(countSheet, { from: 'somewhere' }, staff.token);
    expect(errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
  });
});

describe('what to buy', () => {
  beforeAll(async () => {
    const bought = { supplier: 'Northwind', reorderLevel: 5, reorderTo: 30 };
    const low = await goods('Low kibble', 7, bought);
    await buy(shop, shopper.token, [{ petId: low, accessoriesAmount: 3 }]);
    await goods('Ample kibble', 50, bought);
    const planned = await goods('Planned litter', 5);
    await buyRepeated(shop, { petId: planned, token: shopper.token, pieces: 4 });
  });

  it('is listed by supplier, with what is sold and what repeat plans take', async () => {
    const { purchases: lists } = await asked(purchases);
    expect(lists).toEqual([
      {
        supplier: 'Northwind',
        lines: [{ pieces: 26, soldAWeek: 3, planned: 0, pet: { petname: 'Low kibble', stock: 4 } }],
      },
      {
        supplier: null,
        lines: [
          {
            ...{ pieces: expect.any(Number), soldAWeek: 4, planned: expect.any(Number) },
            pet: { petname: 'Planned litter', stock: 1 },
          },
        ],
      },
    ]);
    const [{ pieces, planned }] = lists[1].lines;
    expect(planned).toBeGreaterThanOrEqual(4);
    expect(pieces).toBe(planned - 1);
  });

  it('comes as a file, without what goods cost for those who see no figures', async () => {
    const taken = async ({ token }: Account) => {
      const { status, body } = await shop.rest('GET', '/admin/export/purchases.csv', { token });
      expect(status).toBe(200);
      return readCsv(body);
    };
    const [first] = await taken(staff);
    expect(first).toMatchObject({ supplier: 'Northwind', petname: 'Low kibble', pieces: '26', stock: '4' });
    expect(first).not.toHaveProperty('costPrice');
    expect((await taken(admin))[0]).toHaveProperty('costPrice');
  });

  it('comes as a mail to the shop', async () => {
    await asked(mailPurchases);
    const mail = await awaitMail(shop, 'SHOP_PURCHASES', admin.email);
    expect(JSON.stringify(mail)).toContain('26 × Low kibble');
  });
});
