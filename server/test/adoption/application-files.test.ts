import { Types } from 'mongoose';
import sharp from 'sharp';
import {
  addApplicationFile,
  askForApplications,
  removeApplicationFile,
  withdrawApplication,
} from '../fixtures/adoption/applications.ts';
import { aPdf, paperFile } from '../fixtures/animals/animal-papers.ts';
import { awaitForgotten, deleteAccount } from '../fixtures/personal-data/traces.ts';
import { orderAnimal } from '../fixtures/shop/animal-orders.ts';
import { addItem, anAnimal } from '../fixtures/shop/items.ts';
import { aPhotograph } from '../fixtures/shop/pictures.ts';
import type { Account } from '../harness/accounts.ts';
import { type OwnShop, startShop } from '../harness/shop.ts';

/* Files in answer to questions: who sends them, who reads them, and where they end. */

let shop: OwnShop;
let admin: Account;
let ada: Account;
let bea: Account;
let id: string;

const question = 'Your landlord’s consent?';

beforeAll(async () => {
  shop = await startShop();
  admin = await shop.signUp({ role: 'admin' });
  bea = await shop.signUp({ isProved: true });
  await askForApplications(shop, admin, { applicationQuestions: [`${question} [file]`, 'Why?'] });
});
beforeEach(async () => {
  ada = await shop.signUp({ isProved: true });
  id = await orderAnimal(shop, ada.token, await addItem(shop, admin.token, anAnimal()));
});
afterAll(() => shop.stop());

async function add(bytes: Uint8Array<ArrayBuffer> = aPdf(), asked = question, by = ada) {
  const variables = { id, question: asked, file: null };
  const { data, code } = await shop.gql(addApplicationFile, variables, by.token, paperFile(bytes));
  return code ?? data.done.application.files;
}

async function remove(fileId: string, by = ada) {
  const { data, code } = await shop.gql(removeApplicationFile, { id, fileId }, by.token);
  return code ?? data.done.application.files;
}

async function get(fileId: string, by?: Account) {
  const headers = by && { authorization: `Bearer ${by.token}` };
  const answer = await fetch(`${shop.url}/applications/${id}/files/${fileId}`, headers && { headers });
  return { status: answer.status, headers: answer.headers, bytes: Buffer.from(await answer.arrayBuffer()) };
}

const contents = () => shop.db.collection<{ _id: string }>('animalcontents').countDocuments();

it('is for its shopper and the staff alone, and nobody keeps it on the way', async () => {
  const [file] = await add();
  expect(file).toMatchObject({ question, name: 'Impfpass Žofka', kind: 'PDF', bytes: aPdf().length });
  for (const reader of [ada, admin]) {
    const { status, headers, bytes } = await get(file.id, reader);
    expect([status, bytes.equals(aPdf())]).toEqual([200, true]);
    expect(headers.get('cache-control')).toBe('no-store');
  }
  expect((await get(file.id, bea)).status).toBe(404);
  expect((await get(file.id)).status).toBe(401);
});

it('that is a photo is made anew, without where it was taken', async () => {
  const [{ id: fileId, kind }] = await add(await aPhotograph());
  expect(kind).toBe('PHOTO');
  const { bytes } = await get(fileId, admin);
  expect(bytes.includes('Someone private')).toBe(false);
  expect(await sharp(bytes).metadata()).not.toHaveProperty('exif');
});

it('is sent by its shopper alone, where it is asked for, while answers can be', async () => {
  const before = await contents();
  for (const other of [admin, bea]) expect(await add(aPdf(), question, other)).toBe('NOT_FOUND');
  expect(await add(aPdf(), 'Why?')).toBe('BAD_USER_INPUT');
  expect(await add(new TextEncoder().encode('<html>'))).toBe('UNSUPPORTED_MEDIA_TYPE');
  await shop.gql(withdrawApplication, { id }, ada.token);
  expect(await add()).toBe('INVALID_TRANSITION');
  expect(await contents()).toBe(before);
});

it('is one of twenty', async () => {
  const [file] = await add();
  const files = Array.from({ length: 20 }, (_, place) => ({ ...file, id: String(place) }));
  await shop.db
    .collection('applicationfiles')
    .updateOne({ _id: new Types.ObjectId(id) }, { $set: { files } });
  expect(await add()).toBe('CONFLICT');
});

it('is taken back by its shopper, with its content', async () => {
  const [{ id: fileId }] = await add();
  const before = await contents();
  for (const other of [admin, bea]) expect(await remove(fileId, other)).toBe('NOT_FOUND');
  expect(await remove(fileId)).toEqual([]);
  expect(await contents()).toBe(before - 1);
  expect((await get(fileId, ada)).status).toBe(404);
});

it('are all kept that come at the same time', async () => {
  await Promise.all([add(), add(), add()]);
  expect(await add()).toHaveLength(4);
});

it('is in what an account takes along, and goes with it', async () => {
  const [{ id: fileId }] = await add();
  const headers = { authorization: `Bearer ${ada.token}` };
  const file = await (await fetch(`${shop.url}/account/export.json`, { headers })).json();
  expect(file.applicationFiles).toMatchObject([{ _id: id, files: [{ id: fileId, question }] }]);
  expect(file.animalPapers).toMatchObject([{ _id: fileId, bytes: Buffer.from(aPdf()).toString('base64') }]);
  await shop.gql(deleteAccount, { confirmEmail: ada.email }, ada.token);
  await awaitForgotten(shop);
  const kept = shop.db.collection('applicationfiles').findOne({ _id: new Types.ObjectId(id) });
  expect(await kept).toBeNull();
  const content = shop.db.collection<{ _id: string }>('animalcontents').findOne({ _id: fileId });
  expect(await content).toBeNull();
});
