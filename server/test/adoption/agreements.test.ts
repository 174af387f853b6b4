import { Types } from 'mongoose';
import { askForApplications, handOver, returnAnimal } from '../fixtures/adoption/applications.ts';
import { deleteAccount } from '../fixtures/personal-data/traces.ts';
import { eventually } from '../fixtures/process/eventually.ts';
import {
  acceptPetOrder,
  cancelPetOrder,
  orderAnimal,
  undoAcceptPetOrder,
} from '../fixtures/shop/animal-orders.ts';
import { addItem, anAnimal } from '../fixtures/shop/items.ts';
import { changeSettings } from '../fixtures/shop-settings/settings-requests.ts';
import type { Account } from '../harness/accounts.ts';
import { type OwnShop, startShop } from '../harness/shop.ts';

/* The agreement about an animal: read, signed by name, and kept as it was signed. */

const agreement = 'agreement { text checklist signedBy signedAt }';
const read = `query ($id: ID!) { order: petOrder(id: $id) { _id ${agreement} } }`;
const sign = `mutation ($id: ID!, $name: String!, $read: String) {
  order: signAgreement(id: $id, name: $name, read: $read) { _id status ${agreement} }
}`;

let shop: OwnShop;
let admin: Account;
let ada: Account;
let bea: Account;
let id: string;

beforeAll(async () => {
  shop = await startShop();
  admin = await shop.signUp({ role: 'admin' });
  await askForApplications(shop, admin);
});
beforeEach(async () => {
  await changeSettings(shop, admin, {
    adoptionAgreement: '{shop} gives {animal} to {name}. The fee: {fee}.',
    collectionChecklist: ['A leash'],
  });
  ada = await shop.signUp({ name: 'Ada', isProved: true });
  bea = await shop.signUp({ name: 'Bea', isProved: true });
  const petId = await addItem(shop, admin.token, anAnimal({ petname: 'Rex', petprice: 50 }));
  id = await orderAnimal(shop, ada.token, petId);
});
afterAll(() => shop.stop());

async function ask(query: string, variables: object = {}, by = ada) {
  const { data, errors } = await shop.gql(query, { id, ...variables }, by.token);
  if (errors) throw Object.assign(new Error(JSON.stringify(errors)), { code: errors[0]?.extensions?.code });
  return data.order;
}

async function codeOf(query: string, variables: object, by = ada): Promise<unknown> {
  return (await shop.gql(query, { id, ...variables }, by.token)).errors?.[0]?.extensions?.code;
}

function stored() {
  return shop.db.collection('petorders').findOne({ _id: new Types.ObjectId(id) });
}

const move = (query: string, variables: object = {}) => shop.gql(query, { id, ...variables }, admin.token);

it('is there once the animal is theirs, with the parties, the animal and the fee in it', async () => {
  expect((await ask(read)).agreement).toBeNull();
  await move(acceptPetOrder);
  const { text, ...others } = (await ask(read)).agreement;
  expect(text).toMatch(/ gives Rex to .+\. The fee: \$50\.00, payable at the shop\.$/);
  expect(others).toEqual({ checklist: ['A leash'], signedBy: null, signedAt: null });
});

it('keeps the very text that was signed, whatever becomes of the owner’s', async () => {
  await move(acceptPetOrder);
  const { text } = (await ask(read)).agreement;
  const signed = await ask(sign, { name: ' Ada Keeper ', read: text });
  expect(signed.agreement).toMatchObject({ text, signedBy: 'Ada Keeper' });
  await changeSettings(shop, admin, { adoptionAgreement: 'Something else' });
  const again = await ask(sign, { name: 'Somebody', read: 'Something else' });
  expect(again.agreement).toEqual(signed.agreement);
  expect((await ask(read)).agreement).toEqual(signed.agreement);
});

it('is signed once where two sign at the same time', async () => {
  await move(acceptPetOrder);
  const names = ['Ada One', 'Ada Two', 'Ada Three'];
  const signed = await Promise.all(names.map((name) => ask(sign, { name })));
  expect(new Set(signed.map((order) => order.agreement.signedBy)).size).toBe(1);
});

it('is not signed unread, nor before or after the animal is theirs', async () => {
  expect(await codeOf(sign, { name: 'Ada Keeper' })).toBe('CONFLICT');
  await move(acceptPetOrder);
  expect(await codeOf(sign, { name: 'Ada Keeper', read: 'Another text' })).toBe('CONFLICT');
  expect(await codeOf(sign, { name: ' ' })).toBe('BAD_USER_INPUT');
  expect(await codeOf(sign, { name: 'Bea' }, bea)).toBe('NOT_FOUND');
  await move(cancelPetOrder);
  expect(await codeOf(sign, { name: 'Ada Keeper' })).toBe('CONFLICT');
  expect((await ask(read)).agreement).toBeNull();
});

it('is signed at the shop too, and later where that was forgotten; the audit keeps no name', async () => {
  await move(acceptPetOrder);
  await move(handOver, { input: { paid: 50, paidBy: 'CASH' } });
  const { text } = (await ask(sign, { name: 'Ada Keeper' }, admin)).agreement;
  expect(text).toContain('$50.00, paid at the shop');
  const audits = shop.db.collection('auditrecords').find({ action: 'sign_agreement', subjectId: id });
  expect(await audits.toArray()).toMatchObject([
    { changes: [{ field: 'agreement', before: null, after: 'signed' }] },
  ]);
  await move(returnAnimal, { reason: 'An allergy' });
  expect((await ask(read)).agreement).toMatchObject({ text, signedBy: 'Ada Keeper' });
});

it('is void where the acceptance is taken back', async () => {
  await move(acceptPetOrder);
  await ask(sign, { name: 'Ada Keeper' });
  await move(undoAcceptPetOrder);
  expect((await ask(read)).agreement).toBeNull();
  await move(acceptPetOrder);
  expect((await ask(read)).agreement).toMatchObject({ signedBy: null });
});

it('goes along with the account that is exported, and names nobody once that is deleted', async () => {
  await move(acceptPetOrder);
  await ask(sign, { name: 'Ada Keeper' });
  const headers = { authorization: `Bearer ${ada.token}` };
  const file = await fetch(`${shop.url}/account/export.json`, { headers });
  expect(await file.text()).toContain('Ada Keeper');
  await move(handOver, { input: { paid: 50, paidBy: 'CASH' } });
  await shop.gql(deleteAccount, { confirmEmail: ada.email }, ada.token);
  await eventually(async () => (await stored())?.agreement.text === '');
  expect(JSON.stringify(await stored())).not.toContain('Ada');
});
