import { Types } from 'mongoose';
import {
  askForApplications,
  handOver,
  moveApplication,
  returnAnimal,
} from '../fixtures/adoption/applications.ts';
import { acceptPetOrder, cancelPetOrder, orderAnimal } from '../fixtures/shop/animal-orders.ts';
import { addItem, anAnimal } from '../fixtures/shop/items.ts';
import type { Account } from '../harness/accounts.ts';
import { type OwnShop, startShop } from '../harness/shop.ts';

/* How animals found home: each test has a month of the past to itself. */

const figures = `query ($from: DateTime!, $to: DateTime!) { adoptionFigures(from: $from, to: $to) {
  movedIn known averageDays medianDays applications answeredInTime answeredLate returned
} }`;

let shop: OwnShop;
let admin: Account;

beforeAll(async () => {
  shop = await startShop();
  admin = await shop.signUp({ role: 'admin' });
  await askForApplications(shop, admin, { timeZone: 'America/New_York' });
});
afterAll(() => shop.stop());

const orders = () => shop.db.collection('petorders');

async function figuresOf(month: string) {
  const [from, to] = [`${month}-01T00:00:00Z`, `${month}-28T00:00:00Z`];
  const { data, errors } = await shop.gql(figures, { from, to }, admin.token);
  if (errors) throw new Error(JSON.stringify(errors));
  return data.adoptionFigures;
}

/** An order for an animal that somebody has asked for. */
async function asked(file?: { readonly intakeOn: string }) {
  const petId = await addItem(shop, admin.token, anAnimal());
  const shopper = await shop.signUp({ isProved: true });
  if (file) {
    const save =
      'mutation ($id: ID!, $on: LocalDate!) { saveAnimalFile(petId: $id, input: { intake: { on: $on } }) { _id } }';
    await shop.gql(save, { id: petId, on: file.intakeOn }, admin.token);
  }
  return { id: await orderAnimal(shop, shopper.token, petId), shopper };
}

const act = (query: string, id: string, variables: object = {}, by = admin) =>
  shop.gql(query, { id, ...variables }, by.token);

/** Has what happened to an order happen on other days, first things first. */
async function happened(id: string, ...times: readonly string[]): Promise<void> {
  const _id = new Types.ObjectId(id);
  const events = times.map((at, place) => [`application.timeline.${place}.at`, new Date(at)]);
  const { matchedCount } = await orders().updateOne(
    { _id, 'application.timeline': { $size: times.length } },
    { $set: { orderDate: new Date(times[0] as string), ...Object.fromEntries(events) } },
  );
  expect(matchedCount).toBe(1);
}

async function home(file: { readonly intakeOn: string } | undefined, movedAt: string) {
  const { id } = await asked(file);
  await act(acceptPetOrder, id);
  await act(handOver, id, { input: { paid: 1, paidBy: 'CASH' } });
  await happened(id, movedAt, movedAt, movedAt);
  return id;
}

const noStay = { movedIn: 0, known: 0, averageDays: null, medianDays: null };

it('says nothing of a month in which nothing was', async () => {
  expect(await figuresOf('2020-01')).toEqual({
    ...noStay,
    ...{ applications: 0, answeredInTime: 0, answeredLate: 0, returned: 0 },
  });
});

it('counts days from the intake of a file to the hand-over, by the shop’s calendar', async () => {
  // Still the 20th in New York.
  await home({ intakeOn: '2020-02-10' }, '2020-02-21T03:00:00Z');
  await home({ intakeOn: '2019-12-31' }, '2020-02-20T15:00:00Z');
  await home({ intakeOn: '2020-02-20' }, '2020-02-20T15:00:00Z');
  await home(undefined, '2020-02-20T15:00:00Z');
  // It came again after that.
  await home({ intakeOn: '2020-03-20' }, '2020-02-20T15:00:00Z');
  const { movedIn, known, averageDays, medianDays } = await figuresOf('2020-02');
  expect({ movedIn, known, medianDays }).toEqual({ movedIn: 5, known: 3, medianDays: 10 });
  expect(averageDays).toBeCloseTo((10 + 51 + 0) / 3);
});

it('says who was answered by the end of the day that was promised', async () => {
  const answers = ['2020-03-10T15:00:00Z', '2020-03-14T03:59:00Z', '2020-03-14T04:00:00Z'];
  for (const at of answers) {
    const { id } = await asked();
    await act(moveApplication, id, { stage: 'READING' });
    await act(moveApplication, id, { stage: 'DECLINED' });
    await happened(id, '2020-03-10T14:00:00Z', '2020-03-10T14:30:00Z', at);
  }
  // Nobody answered this one; and who withdraws waits for nothing.
  await happened((await asked()).id, '2020-03-11T14:00:00Z');
  const { id, shopper } = await asked();
  await act(cancelPetOrder, id, {}, shopper);
  await happened(id, '2020-03-12T14:00:00Z', '2020-03-12T15:00:00Z');
  expect(await figuresOf('2020-03')).toMatchObject({ applications: 5, answeredInTime: 2, answeredLate: 2 });
});

it('counts an application that is not due yet neither as in time nor as late', async () => {
  await asked();
  const now = new Date();
  const [from, to] = [new Date(now.getTime() - 60_000), new Date(now.getTime() + 60_000)];
  const { data } = await shop.gql(figures, { from, to }, admin.token);
  const { applications, answeredInTime, answeredLate } = data.adoptionFigures;
  expect(applications - answeredInTime - answeredLate).toBeGreaterThanOrEqual(1);
});

it('counts what came back by the day on which it did', async () => {
  const id = await home(undefined, '2020-04-02T15:00:00Z');
  await act(returnAnimal, id, { reason: 'An allergy' });
  const before = '2020-04-02T15:00:00Z';
  await happened(id, before, before, before, '2020-05-05T15:00:00Z');
  expect(await figuresOf('2020-04')).toMatchObject({ movedIn: 1, returned: 0 });
  expect(await figuresOf('2020-05')).toMatchObject({ movedIn: 0, returned: 1 });
});

it('is found by an index', async () => {
  const event = { stage: 'HANDED_OVER', at: { $gte: new Date(0), $lt: new Date() } };
  const plan = await orders()
    .find({ 'application.timeline': { $elemMatch: event } })
    .explain('queryPlanner');
  expect(JSON.stringify(plan.queryPlanner.winningPlan)).toContain(
    'application.timeline.stage_1_application.timeline.at_1',
  );
});

it('is for those who see figures', async () => {
  const staff = await shop.signUp({ role: 'staff' });
  const [from, to] = ['2020-01-01T00:00:00Z', '2020-02-01T00:00:00Z'];
  const { errors } = await shop.gql(figures, { from, to }, staff.token);
  expect(errors?.[0]?.extensions?.code).toBe('FORBIDDEN');
});
