import { Types } from 'mongoose';
import { DAY_MS } from '../../../domain/durations.ts';
import { askForApplications, handOver, returnAnimal } from '../fixtures/adoption/applications.ts';
import { eventually } from '../fixtures/process/eventually.ts';
import { acceptPetOrder, orderAnimal } from '../fixtures/shop/animal-orders.ts';
import { addItem, anAnimal } from '../fixtures/shop/items.ts';
import { awaitMail, awaitQuiet, sentMails } from '../fixtures/shop/mails.ts';
import type { Account } from '../harness/accounts.ts';
import { type OwnShop, startShop } from '../harness/shop.ts';

/* Some days after an animal has moved in, its people are asked how it is going. */

let shop: OwnShop;
let admin: Account;
let ada: Account;
let id: string;

beforeAll(async () => {
  const env = { MAIL_SECONDS: '1', MAIL_UNDO_SECONDS: '0', APPLICATION_SECONDS: '1' };
  shop = await startShop({ env });
  await shop.startAnother(env);
  admin = await shop.signUp({ role: 'admin' });
  await askForApplications(shop, admin);
});
beforeEach(async () => {
  ada = await shop.signUp({ name: 'Ada', isProved: true });
  const petId = await addItem(shop, admin.token, anAnimal({ petname: 'Tom', type: 'CAT' }));
  id = await orderAnimal(shop, ada.token, petId);
  await shop.gql(acceptPetOrder, { id }, admin.token);
  await shop.gql(handOver, { id, input: { paid: 50, paidBy: 'CASH' } }, admin.token);
});
afterAll(() => shop.stop());

const orders = () => shop.db.collection('petorders');

async function application() {
  return (await orders().findOne({ _id: new Types.ObjectId(id) }))?.application;
}

/** Has so many days pass since the hand-over. */
async function pass(days: number): Promise<void> {
  const { timeline } = await application();
  const last = `application.timeline.${timeline.length - 1}.at`;
  const at = new Date(Date.now() - days * DAY_MS);
  await orders().updateOne(
    { _id: new Types.ObjectId(id) },
    { $set: { [last]: at, 'application.wakeAt': new Date(0) } },
  );
}

async function asked() {
  await eventually(async () => (await application()).wakeAt?.getTime() !== 0);
  await awaitQuiet(shop);
  return (await sentMails(shop)).filter(({ to, kind }) => to === ada.email && kind === 'AFTER_HOME');
}

it('on day 2, 14 and 60, once each, by what kind of animal it is', async () => {
  const { wakeAt } = await application();
  expect(Math.round((wakeAt.getTime() - Date.now()) / DAY_MS)).toBe(2);
  await pass(2);
  const mail = await awaitMail(shop, 'AFTER_HOME', ada.email);
  expect(mail.text).toContain('within the last 24 hours');
  for (const path of [`/petorder/${id}`, '/contact']) expect(mail.text).toContain(path);
  expect(await asked()).toHaveLength(1);
  await pass(2);
  expect(await asked()).toHaveLength(1);
  await pass(14.5);
  expect(await asked()).toHaveLength(2);
  await pass(61);
  expect(await asked()).toHaveLength(3);
  expect(await application()).not.toHaveProperty('wakeAt');
});

it('once where a server was away for weeks', async () => {
  await pass(20);
  const mails = await asked();
  expect(mails.map(({ text }) => text.includes('out of its first room'))).toEqual([true]);
});

it('never once the animal came back', async () => {
  await shop.gql(returnAnimal, { id, reason: 'An allergy' }, admin.token);
  expect(await application()).not.toHaveProperty('wakeAt');
  await pass(2);
  expect(await asked()).toEqual([]);
});

it('never where they do not want that', async () => {
  const unwanted = 'mutation ($kinds: [MailKind!]!) { updateUnwantedMail(kinds: $kinds) { _id } }';
  const { errors } = await shop.gql(unwanted, { kinds: ['AFTER_HOME'] }, ada.token);
  expect(errors).toBeUndefined();
  await pass(2);
  expect(await asked()).toEqual([]);
});
