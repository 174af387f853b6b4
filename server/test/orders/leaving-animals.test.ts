import { Types } from 'mongoose';
import { askedForText, promisedText } from '../../../domain/adoption/leaving-animal.ts';
import {
  acceptPetOrder,
  cancelPetOrder,
  collectPetOrder,
  orderAnimal,
} from '../fixtures/shop/animal-orders.ts';
import { addItem, anAnimal } from '../fixtures/shop/items.ts';
import { awaitMail, awaitQuiet, kindsSentTo } from '../fixtures/shop/mails.ts';
import type { Account } from '../harness/accounts.ts';
import { type Shop, startShop } from '../harness/shop.ts';

let shop: Shop;
let admin: Account;
/** Two who wait for the animal. */
let ada: Account;
let bea: Account;

beforeAll(async () => {
  shop = await startShop({ env: { MAIL_SECONDS: '1' } });
  admin = await shop.signUp({ role: 'admin' });
});
beforeEach(async () => {
  ada = await shop.signUp({ name: 'Ada', isProved: true });
  bea = await shop.signUp({ name: 'Bea', isProved: true });
});
afterAll(() => shop.stop());

const byAdmin = (query: string, variables: object) => shop.gql(query, variables, admin.token);
const remove = (id: string) => byAdmin('mutation ($id: ID!) { deletePet(id: $id) { availability } }', { id });
const restore = (id: string) =>
  byAdmin('mutation ($id: ID!) { restorePet(id: $id) { availability } }', { id });
const retireQuery = `mutation ($ids: [ID!]!) {
  editItems(ids: $ids, change: { isRetired: true }, isDryRun: false) { id } }`;

async function bothWait(petname = 'Rex') {
  const petId = await addItem(shop, admin.token, anAnimal({ petname }));
  const orders = [await orderAnimal(shop, ada.token, petId), await orderAnimal(shop, bea.token, petId)];
  return { petId, orders };
}

function statesOf(ids: readonly string[]): Promise<string[]> {
  return Promise.all(
    ids.map(async (id) => {
      const order = await shop.db.collection('petorders').findOne({ _id: new Types.ObjectId(id) });
      return order?.status;
    }),
  );
}

async function previewOf(id: string) {
  const query = 'query ($id: ID!) { petDeletionPreview(id: $id) { waiting accepted { username } } }';
  return (await byAdmin(query, { id })).data.petDeletionPreview;
}

describe('an animal that leaves while families wait for it', () => {
  it('says before how many they are, and declines them with a mail that shows others like it', async () => {
    const { petId, orders } = await bothWait();
    await addItem(shop, admin.token, anAnimal({ petname: 'Rover' }));
    expect(await previewOf(petId)).toEqual({ waiting: 2, accepted: null });
    expect((await remove(petId)).data.deletePet.availability).toBe('RETIRED');
    expect(await statesOf(orders)).toEqual(['declined', 'declined']);
    for (const { email } of [ada, bea]) {
      const { subject, text } = await awaitMail(shop, 'PET_ORDER_DECLINED', email);
      expect(subject).toBe('Rex is no longer with us');
      expect(text).toContain('Rover');
      expect(text).toMatch(/\/pet\/[0-9a-f]{24}/);
    }
    const noted = await shop.db
      .collection('auditrecords')
      .find({ action: 'decline_pet_order', subjectId: { $in: orders } })
      .toArray();
    expect(noted).toHaveLength(2);
  });

  it('has them wait again when it is brought back, and tells them so; as often as it goes and comes', async () => {
    const { petId, orders } = await bothWait('Bobbin');
    for (let round = 1; round <= 2; round++) {
      await remove(petId);
      await awaitMail(shop, 'PET_ORDER_DECLINED', ada.email);
      await awaitQuiet(shop);
      expect((await restore(petId)).data.restorePet.availability).toBe('AVAILABLE');
      expect(await statesOf(orders)).toEqual(['pending', 'pending']);
      await awaitMail(shop, 'CORRECTION', ada.email);
      await awaitQuiet(shop);
      const kinds = await kindsSentTo(shop, bea.email);
      expect(kinds.filter((kind) => kind === 'CORRECTION')).toHaveLength(round);
    }
    const { text } = await awaitMail(shop, 'CORRECTION', bea.email);
    expect(text).toContain('We e-mailed you that Bobbin is no longer with us');
    expect((await byAdmin(acceptPetOrder, { id: orders[0] })).errors).toBeUndefined();
  });

  it('declines them by a change of many items too, whose undo has them wait again', async () => {
    const { petId, orders } = await bothWait();
    const { data } = await byAdmin(retireQuery, { ids: [petId] });
    expect(await statesOf(orders)).toEqual(['declined', 'declined']);
    await byAdmin('mutation ($id: ID!) { undoItemsEdit(id: $id) { id } }', { id: data.editItems.id });
    expect(await statesOf(orders)).toEqual(['pending', 'pending']);
  });
});

describe('an animal that is promised to somebody', () => {
  it('stays until that order is settled, and says to whom', async () => {
    const { petId, orders } = await bothWait();
    const [id = '', other = ''] = orders;
    await byAdmin(acceptPetOrder, { id });
    expect(await previewOf(petId)).toEqual({ waiting: 0, accepted: { username: 'Sam Shopper' } });
    const refused = await remove(petId);
    expect([refused.code, refused.errors?.[0]?.message]).toEqual([
      'CONFLICT',
      promisedText('Rex', 'Sam Shopper'),
    ]);
    expect((await byAdmin(retireQuery, { ids: [petId] })).code).toBe('CONFLICT');
    expect(await statesOf(orders)).toEqual(['approved', 'declined']);

    await byAdmin(cancelPetOrder, { id });
    expect(await statesOf([other])).toEqual(['pending']);
    expect((await remove(petId)).errors).toBeUndefined();
    expect(await statesOf([other])).toEqual(['declined']);
  });

  it('may leave once it is at home', async () => {
    const { petId, orders } = await bothWait();
    for (const move of [acceptPetOrder, collectPetOrder]) await byAdmin(move, { id: orders[0] });
    expect((await remove(petId)).errors).toBeUndefined();
    expect(await statesOf(orders)).toEqual(['collected', 'declined']);
  });

  it('is either accepted or gone, never both', async () => {
    for (let round = 0; round < 4; round++) {
      const { petId, orders } = await bothWait();
      const [accepted, removed] = await Promise.all([
        byAdmin(acceptPetOrder, { id: orders[0] }),
        remove(petId),
      ]);
      expect([accepted, removed].filter(({ code }) => code === undefined)).toHaveLength(1);
      expect((await statesOf(orders))[0]).toBe(removed.code ? 'approved' : 'declined');
    }
  });
});

describe('an animal that somebody waits for becomes nothing else', () => {
  const change = 'mutation ($id: ID!) { updatePet(id: $id, input: { category: FOOD }) { category } }';
  const file = (id: string) => `_id,category\r\n${id},food\r\n`;
  const send = (csv: string, query = '') =>
    shop.rest('POST', `/admin/import/items.csv${query}`, { token: admin.token, csv });

  it('by its form', async () => {
    const { petId, orders } = await bothWait();
    expect((await byAdmin(change, { id: petId })).code).toBe('CONFLICT');
    for (const id of orders) await byAdmin(cancelPetOrder, { id });
    expect((await byAdmin(change, { id: petId })).data.updatePet.category).toBe('FOOD');
  });

  it('by a file, whose row says why', async () => {
    const { petId, orders } = await bothWait();
    const row = { line: 2, fields: { category: askedForText } };
    expect((await send(file(petId), '?dryRun=true')).body.badRows).toMatchObject([row]);
    const { status, body } = await send(file(petId));
    expect([status, body.error.code, body.imported]).toEqual([409, 'CONFLICT', false]);
    for (const id of orders) await byAdmin(cancelPetOrder, { id });
    expect((await send(file(petId))).body).toMatchObject({ imported: true });
  });
});
