import { Types } from 'mongoose';
import {
  answerApplication,
  askForApplications,
  keepTypedAnswers,
  typedAnswersOf,
  withdrawApplication,
} from '../fixtures/adoption/applications.ts';
import { awaitForgotten, deleteAccount } from '../fixtures/personal-data/traces.ts';
import { acceptPetOrder, orderAnimal, undoAcceptPetOrder } from '../fixtures/shop/animal-orders.ts';
import { addItem, anAnimal } from '../fixtures/shop/items.ts';
import type { Account } from '../harness/accounts.ts';
import { type OwnShop, startShop } from '../harness/shop.ts';

/* Answers are kept while they are typed, for whoever types them, until they are sent. */

let shop: OwnShop;
let admin: Account;
let ada: Account;
let bea: Account;
let id: string;

beforeAll(async () => {
  shop = await startShop();
  admin = await shop.signUp({ role: 'admin' });
  await askForApplications(shop, admin, { applicationQuestions: ['Why?', 'A garden? [yes / no]'] });
});
beforeEach(async () => {
  ada = await shop.signUp({ isProved: true });
  bea = await shop.signUp({ isProved: true });
  id = await orderAnimal(shop, ada.token, await addItem(shop, admin.token, anAnimal()));
});
afterAll(() => shop.stop());

const half = [
  { question: 'Why?', answer: 'Because ' },
  { question: 'A garden?', answer: '' },
];

function keep(answers: readonly object[] = half, by = ada) {
  return shop.gql(keepTypedAnswers, { id, answers }, by.token);
}

async function typed(by = ada) {
  const { data, errors } = await shop.gql(typedAnswersOf, { id }, by.token);
  return errors?.[0]?.extensions?.code ?? data.petOrder.application.typed;
}

function stored() {
  return shop.db.collection('typedanswers').findOne({ _id: new Types.ObjectId(id) });
}

async function takenAlong({ token }: Account) {
  const headers = { Authorization: `Bearer ${token}` };
  return (await fetch(`${shop.url}/account/export.json`, { headers })).json();
}

it('are there to the letter on any device, the last ones alone', async () => {
  expect(await typed()).toEqual([]);
  expect((await keep()).data.keepTypedAnswers.application.typed).toEqual(half);
  await keep(half.slice(1));
  expect(await typed()).toEqual(half.slice(1));
});

it('are read and written by nobody else, not even the shop', async () => {
  await keep();
  expect(await typed(admin)).toEqual([]);
  expect(await typed(bea)).toBe('NOT_FOUND');
  for (const other of [admin, bea]) expect((await keep([], other)).code).toBe('NOT_FOUND');
  expect(await typed()).toEqual(half);
});

it('are bound as those are that are sent', async () => {
  const { errors } = await keep([{ question: 'A garden?', answer: 'perhaps' }]);
  expect(errors?.[0]?.extensions).toMatchObject({
    code: 'BAD_USER_INPUT',
    fields: { 'answers.0.answer': 'One of: yes, no' },
  });
  expect((await keep([{ question: 'Why?', answer: 'x'.repeat(2001) }])).code).toBe('BAD_USER_INPUT');
  expect(await stored()).toBeNull();
});

it('are gone once they are sent', async () => {
  await keep();
  const answers = [{ question: 'Why?', answer: 'Because' }];
  await shop.gql(answerApplication, { id, answers }, ada.token);
  expect(await typed()).toEqual([]);
  expect(await stored()).toBeNull();
});

it('are typed no more once the shop has decided, and are there again where that is undone', async () => {
  await keep();
  await shop.gql(acceptPetOrder, { id }, admin.token);
  expect((await keep([])).code).toBe('INVALID_TRANSITION');
  await shop.gql(undoAcceptPetOrder, { id }, admin.token);
  expect(await typed()).toEqual(half);
  await shop.gql(withdrawApplication, { id }, ada.token);
  expect((await keep([])).code).toBe('INVALID_TRANSITION');
});

it('go by their age where they are never sent', async () => {
  const indexes = await shop.db.collection('typedanswers').indexes();
  const month = 30 * 24 * 60 * 60;
  expect(indexes).toContainEqual(expect.objectContaining({ key: { typedAt: 1 }, expireAfterSeconds: month }));
});

it('are in what an account takes along, and go with it', async () => {
  await keep();
  expect((await takenAlong(ada)).typedAnswers).toMatchObject([{ _id: id, answers: half }]);
  expect((await takenAlong(bea)).typedAnswers).toEqual([]);
  await shop.gql(deleteAccount, { confirmEmail: ada.email }, ada.token);
  await awaitForgotten(shop);
  expect(await stored()).toBeNull();
});
