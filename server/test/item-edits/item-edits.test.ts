import { Types } from 'mongoose';
import { eventually } from '../fixtures/process/eventually.ts';
import { badFieldsOf } from '../fixtures/shop/bad-fields.ts';
import { buy } from '../fixtures/shop/checkout.ts';
import { addItem, anAnimal, anItem } from '../fixtures/shop/items.ts';
import type { Account } from '../harness/accounts.ts';
import { type OwnShop, type ServerProcess, startShop } from '../harness/shop.ts';

/** Changes of many items over the API. How prices are reckoned, and which are unusual, is tried in domain/item-edits. */

const fields = `id state summary by from doneAt saleUntil undoUntil count keptCount unchangedCount unusualCount
  problemCount problems { petname field reason } problem fingerprint
  items { petId petname changes { field before after } unusual kept }`;
const editItems = `mutation ($where: PetWhere, $search: String, $ids: [ID!], $change: ItemsChangeInput!,
  $isDryRun: Boolean!, $fingerprint: String) {
  editItems(where: $where, search: $search, ids: $ids, change: $change, isDryRun: $isDryRun,
    fingerprint: $fingerprint) { ${fields} } }`;
const undo = `mutation ($id: ID!) { undoItemsEdit(id: $id) { ${fields} } }`;
const cancel = `mutation ($id: ID!) { cancelItemsEdit(id: $id) { state } }`;
const item = '{ petprice regularPrice saleUntil stock shelf brand family availability }';

let shop: OwnShop;
let other: ServerProcess;
let admin: Account;
let count = 0;

beforeAll(async () => {
  shop = await startShop({ env: { ITEM_EDIT_SECONDS: '1' } });
  // Two look at the same time: it must not matter.
  other = await shop.startAnother({ ITEM_EDIT_SECONDS: '1' });
  admin = await shop.signUp({ role: 'admin' });
});
afterAll(() => shop.stop());

/** Goods of a brand of their own, so that a filter finds these alone. */
async function someGoods(...changes: object[]): Promise<{ brand: string; ids: string[] }> {
  count += 1;
  const brand = `Brand ${count}`;
  const ids: string[] = [];
  for (const change of changes) ids.push(await addItem(shop, admin.token, anItem({ brand, ...change })));
  return { brand, ids };
}

async function edit(variables: object) {
  const answer = await shop.gql(editItems, { isDryRun: false, ...variables }, admin.token);
  return { ...answer, edit: answer.data?.editItems };
}

async function read(id: string) {
  const { data } = await shop.gql(
    `query ($id: ID!) { me { _id } pet(id: $id) ${item} }`,
    { id },
    admin.token,
  );
  return data.pet;
}

async function takeBack(id: string) {
  const answer = await shop.gql(undo, { id }, admin.token);
  return { ...answer, edit: answer.data?.undoItemsEdit };
}

function change(id: string, input: object) {
  const update = 'mutation ($id: ID!, $input: UpdatePetInput!) { updatePet(id: $id, input: $input) { _id } }';
  return shop.gql(update, { id, input }, admin.token);
}

/** Until then nothing comes of it by itself, however long the test takes. */
function inAnHour(): string {
  return new Date(Date.now() + 3_600_000).toISOString();
}

/** As if the day of a change had come. */
async function letBegin(id: string): Promise<void> {
  const begun = { $set: { from: new Date() } };
  await shop.db.collection('itemedits').updateOne({ _id: new Types.ObjectId(id) }, begun);
}

/** As if the last day of a sale were over. */
async function letEnd(id: string, saleUntil: string): Promise<void> {
  const until = new Date();
  const onSale = { 'sale.until': new Date(saleUntil) };
  await shop.db.collection('pets').updateMany(onSale, { $set: { 'sale.until': until } });
  const ended = { $set: { saleUntil: until } };
  await shop.db.collection('itemedits').updateOne({ _id: new Types.ObjectId(id) }, ended);
}

function auditOf(id: string) {
  return shop.db.collection('auditrecords').find({ subjectId: id, action: 'update_pet' }).toArray();
}

it('changes all that a filter finds, as it was looked at, and takes it back', async () => {
  const { brand, ids } = await someGoods({ petname: 'A', petprice: 20 }, { petname: 'B', petprice: 7.5 });
  const wanted = { where: { brand }, change: { pricePercent: 5, roundTo: 'NINETY_NINE' } };

  const looked = await edit({ ...wanted, isDryRun: true });
  expect(looked.edit).toMatchObject({
    ...{ id: null, state: 'LOOKED_AT', summary: 'Price +5%, ending in .99', count: 2, unusualCount: 0 },
    ...{ undoUntil: null, problemCount: 0 },
  });
  expect(looked.edit.items.map(({ petname, changes }: never) => [petname, changes])).toEqual([
    ['A', [{ field: 'petprice', before: '20', after: '20.99' }]],
    ['B', [{ field: 'petprice', before: '7.5', after: '7.99' }]],
  ]);
  expect((await read(ids[0] ?? '')).petprice).toBe(20);

  const done = await edit({ ...wanted, fingerprint: looked.edit.fingerprint });
  expect(done.edit).toMatchObject({ state: 'DONE', count: 2, undoUntil: expect.any(String) });
  expect((await Promise.all(ids.map(read))).map(({ petprice }) => petprice)).toEqual([20.99, 7.99]);
  const [audited] = await auditOf(ids[0] ?? '');
  expect(audited).toMatchObject({
    actor: admin.email,
    changes: [{ field: 'petprice', before: '20', after: '20.99' }],
  });

  expect((await takeBack(done.edit.id)).edit).toMatchObject({
    state: 'UNDONE',
    keptCount: 0,
    undoUntil: null,
  });
  expect((await Promise.all(ids.map(read))).map(({ petprice }) => petprice)).toEqual([20, 7.5]);
  expect((await takeBack(done.edit.id)).code).toBe('INVALID_TRANSITION');
});

it('does not do what was not looked at', async () => {
  const { brand, ids } = await someGoods({ petprice: 20 });
  const wanted = { where: { brand }, change: { pricePercent: 5 } };
  const { fingerprint } = (await edit({ ...wanted, isDryRun: true })).edit;
  await change(ids[0] ?? '', { petprice: 30 });
  expect((await edit({ ...wanted, fingerprint })).code).toBe('CONFLICT');
  expect((await read(ids[0] ?? '')).petprice).toBe(30);
});

it('asks about unusual prices, all or nothing', async () => {
  const { brand, ids } = await someGoods(
    { petname: 'Dear', petprice: 20 },
    { petname: 'Cheap', petprice: 0.3 },
    // Next to nothing before and after, and no more than half off.
    { petname: 'Cheaper', petprice: 0.4 },
  );
  const wanted = { where: { brand }, change: { priceAmount: -0.2 } };
  const looked = (await edit({ ...wanted, isDryRun: true })).edit;
  expect(looked).toMatchObject({ count: 3, unusualCount: 1 });
  expect(looked.items[0]).toMatchObject({
    petname: 'Cheap',
    unusual: '$0.10 is less than half of what it costs now',
  });

  const refused = await edit(wanted);
  expect(refused.code).toBe('BAD_USER_INPUT');
  expect(refused.errors?.[0]?.extensions.fields).toEqual({
    change: 'Confirm unusual prices: Cheap: $0.10 is less than half of what it costs now',
  });
  expect((await read(ids[0] ?? '')).petprice).toBe(20);

  const done = await edit({ ...wanted, change: { ...wanted.change, confirmsUnusual: true } });
  expect(done.edit.state).toBe('DONE');
  expect((await read(ids[1] ?? '')).petprice).toBe(0.1);
  expect((await read(ids[2] ?? '')).petprice).toBe(0.2);
});

it('asks about a price below what the shop pays', async () => {
  const { ids } = await someGoods({ petname: 'Slim', petprice: 10, costPrice: 9 });
  const refused = await edit({ ids, change: { pricePercent: -15 } });
  expect(refused.errors?.[0]?.extensions.fields).toEqual({
    change: 'Confirm unusual prices: Slim: $8.50 is less than the shop pays for it',
  });
});

it('names what can not be changed so, and then changes nothing', async () => {
  const { ids } = await someGoods({ petname: 'Cheap', petprice: 1 });
  const animal = await addItem(shop, admin.token, anAnimal({ petname: 'Rex' }));
  const refused = await edit({
    ids: [...ids, animal],
    change: { stock: 5, priceAmount: -2, confirmsUnusual: true },
  });
  expect(refused.errors?.[0]?.extensions.fields).toEqual({
    'change.pricePercent': 'Cheap: It would cost less than nothing',
    'change.stock': 'Rex: An animal is one of a kind and has none',
  });
  expect(await read(animal)).toMatchObject({ petprice: 600, stock: null });
});

it.each([
  ['nothing', {}, 'pricePercent'],
  ['percent and an amount', { pricePercent: 1, priceAmount: 1 }, 'priceAmount'],
  ['a stock on a day to come', { pricePercent: 1, stock: 2, from: '2030-01-01T00:00:00Z' }, 'from'],
  ['a sale that is over', { pricePercent: -10, saleUntil: '2020-01-01T00:00:00Z' }, 'saleUntil'],
])('refuses %s', async (_what, wanted, field) => {
  const { ids } = await someGoods({});
  expect(badFieldsOf(await edit({ ids, change: wanted }))).toEqual([`change.${field}`]);
});

it('gives goods a stock, a shelf, a family and another state, and back what nobody changed since', async () => {
  const { ids } = await someGoods({ stock: 10, shelf: 'A 1' }, { stock: 3, shelf: 'A 2' });
  const [sold = '', moved = ''] = ids;
  const wanted = {
    ...{ stock: 20, shelf: 'B 1', family: 'Kibble', isRetired: true },
    ...{ supplier: 'Mill', reorderLevel: 4 },
  };
  const done = (await edit({ ids, change: wanted })).edit;
  expect(await read(sold)).toMatchObject({
    stock: 20,
    shelf: 'B 1',
    family: 'Kibble',
    availability: 'RETIRED',
  });
  const moves = await shop.db
    .collection('stockmoves')
    .find({ petId: new Types.ObjectId(sold) })
    .sort({ _id: 1 })
    .toArray();
  expect(moves.map(({ quantity, stockAfter }) => [stockAfter, quantity])).toEqual([
    [10, 10],
    [20, 10],
  ]);

  await change(moved, { shelf: 'C 9' });
  const undone = (await takeBack(done.id)).edit;
  expect(await read(sold)).toMatchObject({
    stock: 10,
    shelf: 'A 1',
    family: null,
    availability: 'AVAILABLE',
  });
  expect(await read(moved)).toMatchObject({ stock: 3, shelf: 'C 9', availability: 'AVAILABLE' });
  expect(undone).toMatchObject({ state: 'UNDONE', keptCount: 1 });
  expect(undone.items.map(({ kept }: never) => kept)).toEqual([null, 'Changed meanwhile']);
});

it('keeps what was paid, and what was sold meanwhile, where a change is taken back', async () => {
  const shopper = await shop.signUp();
  const { ids } = await someGoods({ petprice: 10, stock: 10 });
  const [petId = ''] = ids;
  const done = (await edit({ ids, change: { pricePercent: 10, stock: 20 } })).edit;
  const { payment } = await buy(shop, shopper.token, [{ petId, accessoriesAmount: 3 }]);
  await takeBack(done.id);
  expect(await read(petId)).toMatchObject({ petprice: 10, stock: 7 });
  expect(payment.cartEntries[0]).toMatchObject({ totalamount: 33 });
});

it('begins prices on their day, once, and leaves what has another price by then', async () => {
  const { ids } = await someGoods({ petname: 'A', petprice: 10 }, { petname: 'B', petprice: 10 });
  const [steady = '', touched = ''] = ids;
  const from = inAnHour();
  const { edit: scheduled } = await edit({ ids, change: { pricePercent: 10, from } });
  expect(scheduled).toMatchObject({ state: 'SCHEDULED', from, doneAt: null, undoUntil: null });
  await change(touched, { petprice: 12 });
  expect((await read(steady)).petprice).toBe(10);

  await letBegin(scheduled.id);
  await eventually(async () => (await read(steady)).petprice === 11);
  expect((await read(touched)).petprice).toBe(12);
  const stored = await shop.db.collection('itemedits').findOne({ _id: new Types.ObjectId(scheduled.id) });
  expect(stored).toMatchObject({ status: 'done', keptCount: 1, expiresAt: expect.any(Date) });
  expect(await auditOf(steady)).toHaveLength(1);
  expect((await takeBack(scheduled.id)).edit).toMatchObject({ state: 'UNDONE', keptCount: 1 });
  expect((await read(steady)).petprice).toBe(10);
});

it('begins prices after a restart, too, and none that were called off', async () => {
  const { ids } = await someGoods({ petprice: 10 }, { petprice: 10 });
  const [kept = '', calledOff = ''] = ids;
  const from = inAnHour();
  const off = (await edit({ ids: [calledOff], change: { pricePercent: 10, from } })).edit;
  const { edit: scheduled } = await edit({ ids: [kept], change: { pricePercent: 10, from } });
  expect((await shop.gql(cancel, { id: off.id }, admin.token)).data.cancelItemsEdit.state).toBe('CANCELLED');
  expect((await shop.gql(cancel, { id: off.id }, admin.token)).code).toBe('INVALID_TRANSITION');
  await other.terminate();
  await shop.restart();
  for (const { id } of [off, scheduled]) await letBegin(id);
  await eventually(async () => (await read(kept)).petprice === 11);
  expect((await read(calledOff)).petprice).toBe(10);
});

it('ends a sale by itself, but not for what has another price by then', async () => {
  const { ids } = await someGoods({ petprice: 10 }, { petprice: 10 });
  const [onSale = '', repriced = ''] = ids;
  const saleUntil = inAnHour();
  const { edit: sale } = await edit({ ids, change: { pricePercent: -20, saleUntil } });
  expect(await read(onSale)).toMatchObject({ petprice: 8, regularPrice: 10, saleUntil });
  await change(repriced, { petprice: 7 });
  expect(await read(repriced)).toMatchObject({ petprice: 7, regularPrice: null, saleUntil: null });
  // A rise meanwhile is one of the price without the sale.
  await edit({ ids: [onSale], change: { pricePercent: 10 } });
  expect(await read(onSale)).toMatchObject({ petprice: 8, regularPrice: 11 });

  await letEnd(sale.id, saleUntil);
  await eventually(async () => (await read(onSale)).petprice === 11);
  expect(await read(onSale)).toMatchObject({ regularPrice: null, saleUntil: null });
  expect((await read(repriced)).petprice).toBe(7);
});

it('lists what is to come and what was done, the newest first', async () => {
  const { data } = await shop.gql(
    '{ itemsEdits { state count items(first: 1) { petname } } }',
    {},
    admin.token,
  );
  expect(data.itemsEdits.length).toBeGreaterThan(5);
  expect(data.itemsEdits[0]).toMatchObject({ state: 'DONE', items: [{ petname: 'Salmon kibble' }] });
});
