import { Types } from 'mongoose';
import { addDays } from '../../../domain/repeats/plan-dates.ts';
import { askForApplications, handOver, returnAnimal } from '../fixtures/adoption/applications.ts';
import { today } from '../fixtures/repeats/repeat-plans.ts';
import { acceptPetOrder, orderAnimal } from '../fixtures/shop/animal-orders.ts';
import { addItem, anAnimal, anItem } from '../fixtures/shop/items.ts';
import type { Account } from '../harness/accounts.ts';
import { type Shop, startShop } from '../harness/shop.ts';

/* What the staff keep of the animals of the shop. */

const fields = `_id chipNumber place notes intake { from on notes }
  medical { id kind name on nextOn } weights { on kg } due { id name dueOn isOverdue }`;
const fileOf = `query ($id: ID!) { me { _id } pet(id: $id) { facts { weightKg } file { ${fields} } } }`;
const costs = 'query ($id: ID!) { me { _id } pet(id: $id) { file { medical { cost } } } }';
const save = `mutation ($id: ID!, $input: AnimalFileInput!) { done: saveAnimalFile(petId: $id, input: $input) { ${fields} } }`;
const treat = `mutation ($id: ID!, $input: AnimalMedicalInput!) {
  done: addAnimalMedical(petId: $id, input: $input) { ${fields} }
}`;
const untreat = `mutation ($id: ID!, $medicalId: ID!) {
  done: removeAnimalMedical(petId: $id, medicalId: $medicalId) { ${fields} }
}`;
const weigh = `mutation ($id: ID!, $on: LocalDate, $kg: Float!) {
  done: addAnimalWeight(petId: $id, on: $on, kg: $kg) { ${fields} }
}`;
const dueCare = 'query ($days: Int) { dueCare(days: $days) { name dueOn isOverdue pet { _id } } }';
const own = `{ me { animals {
  name chipNumber weights { on kg } treatments { kind name on nextOn }
} } }`;

const rabies = { kind: 'VACCINATION', name: 'Rabies', on: '2025-11-20', nextOn: '2026-11-20' };

let shop: Shop;
let admin: Account;
let staff: Account;
let shopper: Account;
let id: string;

beforeAll(async () => {
  shop = await startShop();
  admin = await shop.signUp({ role: 'admin' });
  staff = await shop.signUp({ role: 'staff' });
  shopper = await shop.signUp({ name: 'Ada', isProved: true });
});
beforeEach(async () => {
  id = await addItem(shop, admin.token, anAnimal({ petname: 'Biscuit' }));
});
afterAll(() => shop.stop());

async function done(query: string, variables: object, { token } = staff) {
  const { data, errors } = await shop.gql(query, { id, ...variables }, token);
  expect(errors).toBeUndefined();
  return data.done;
}

async function answered(query: string, variables: object) {
  expect((await shop.gql(query, variables, admin.token)).errors).toBeUndefined();
}

async function refusal(query: string, variables: object, { token } = staff) {
  const answer = await shop.gql(query, { id, ...variables }, token);
  return { code: answer.code, fields: Object.keys(answer.errors?.[0]?.extensions.fields ?? {}) };
}

async function dueOf(petId: string, days?: number) {
  const { data } = await shop.gql(dueCare, { days }, staff.token);
  return data.dueCare.filter(({ pet }: { pet: { _id: string } }) => pet._id === petId);
}

const stored = () => shop.db.collection('animalfiles').findOne({ _id: new Types.ObjectId(id) });

describe('the file of an animal', () => {
  it('is empty where nobody has written any, and food has none', async () => {
    const { data } = await shop.gql(fileOf, { id }, staff.token);
    const nothing = { chipNumber: null, place: null, notes: null, intake: null };
    expect(data.pet.file).toEqual({ _id: id, ...nothing, medical: [], weights: [], due: [] });
    const food = await addItem(shop, admin.token, anItem());
    expect((await shop.gql(fileOf, { id: food }, staff.token)).data.pet.file).toBeNull();
    expect(await refusal(save, { id: food, input: { place: 'A 1' } })).toMatchObject({ code: 'NOT_FOUND' });
  });

  it('keeps how it came, its chip and where it lives; what is left out stays, what is null goes', async () => {
    const intake = { from: 'County shelter', on: '2026-11-02', notes: 'Passport, blood test' };
    await done(save, {
      input: { intake, chipNumber: '981 000 012 345 678', place: 'Kennel 4', notes: 'Shy' },
    });
    expect(await done(save, { input: { place: 'Kennel 5', notes: null } })).toMatchObject({
      ...{ intake, chipNumber: '981000012345678', place: 'Kennel 5', notes: null },
    });
    const audit = await shop.db.collection('auditrecords').find({ subjectId: id }).toArray();
    const changes = audit.flatMap((record) => (record.action === 'update_animal_file' ? record.changes : []));
    expect(changes).toContainEqual({ field: 'place', before: 'Kennel 4', after: 'Kennel 5' });
    expect(changes).toContainEqual({ field: 'notes', before: 'written', after: null });
    expect(JSON.stringify(changes)).not.toMatch(/County|Shy/);
  });

  it('shows what an entry cost to admins alone, who alone may say so', async () => {
    expect(await refusal(treat, { input: { ...rabies, cost: 42.5 } })).toMatchObject({ code: 'FORBIDDEN' });
    await done(treat, { input: { ...rabies, cost: 42.5 } }, admin);
    expect((await shop.gql(costs, { id }, staff.token)).code).toBe('FORBIDDEN');
    const { data } = await shop.gql(costs, { id }, admin.token);
    expect(data.pet.file.medical).toEqual([{ cost: 42.5 }]);
  });

  it('has the newest weight told to shoppers', async () => {
    await done(weigh, { on: '2026-11-02', kg: 6.4 });
    expect((await done(weigh, { on: '2026-10-02', kg: 5.1 })).weights).toEqual([
      { on: '2026-10-02', kg: 5.1 },
      { on: '2026-11-02', kg: 6.4 },
    ]);
    expect((await shop.gql(fileOf, { id }, staff.token)).data.pet.facts).toEqual({ weightKg: 6.4 });
  });

  it.each([
    ['a chip that is none', save, { input: { chipNumber: '1' } }, ['chipNumber']],
    ['a day to come', save, { input: { intake: { on: '2099-01-01' } } }, ['intake.on']],
    ['an entry without a day', treat, { input: { kind: 'OTHER', name: 'Bath' } }, ['on']],
    ['no weight', weigh, { kg: 0 }, ['kg']],
  ])('refuses %s', async (_what, query, variables, fields) => {
    expect(await refusal(query, variables)).toEqual({ code: 'BAD_USER_INPUT', fields });
  });

  it('goes with its animal, and comes back with it', async () => {
    await done(save, { input: { place: 'Kennel 4' } });
    await shop.gql('mutation ($id: ID!) { deletePet(id: $id) { _id } }', { id }, staff.token);
    expect(await stored()).toBeNull();
    await shop.gql('mutation ($id: ID!) { restorePet(id: $id) { _id } }', { id }, staff.token);
    expect(await stored()).toMatchObject({ place: 'Kennel 4' });
  });
});

describe('care that is due', () => {
  it('is what is overdue or comes soon, until it was done again or is forgotten', async () => {
    const soon = addDays(today(), 10);
    const { medical } = await done(treat, { input: { ...rabies, name: 'Soon', nextOn: soon } });
    await done(treat, { input: rabies });
    expect(await dueOf(id)).toEqual([
      { name: 'Rabies', dueOn: '2026-11-20', isOverdue: true, pet: { _id: id } },
      { name: 'Soon', dueOn: soon, isOverdue: false, pet: { _id: id } },
    ]);
    expect(await dueOf(id, 5)).toHaveLength(1);
    await done(treat, { input: { ...rabies, on: today(), nextOn: addDays(today(), 365) } });
    expect(await dueOf(id)).toMatchObject([{ name: 'Soon' }]);
    expect((await done(untreat, { medicalId: medical[0].id })).due).toEqual([]);
    expect(await dueOf(id)).toEqual([]);
  });

  it('is at most so many days ahead', async () => {
    expect(await refusal(dueCare, { days: 366 })).toEqual({ code: 'BAD_USER_INPUT', fields: ['days'] });
  });
});

it('goes to its new people without costs, and is nobody’s care here until it comes back', async () => {
  await askForApplications(shop, admin);
  await done(save, { input: { chipNumber: '981000012345678', intake: { from: 'County shelter' } } });
  await done(treat, { input: { ...rabies, cost: 42.5 } }, admin);
  await done(weigh, { on: '2026-11-02', kg: 6.4 });
  const order = await orderAnimal(shop, shopper.token, id);
  await answered(acceptPetOrder, { id: order });
  await answered(handOver, { id: order });
  const { data } = await shop.gql(own, {}, shopper.token);
  expect(data.me.animals).toEqual([
    {
      ...{ name: 'Biscuit', chipNumber: '981000012345678', weights: [{ on: '2026-11-02', kg: 6.4 }] },
      treatments: [rabies],
    },
  ]);
  const kept = await shop.db.collection('animals').findOne({ uid: shopper.uid });
  expect(JSON.stringify(kept)).not.toMatch(/42\.5|County/);
  expect(await dueOf(id)).toEqual([]);
  await answered(returnAnimal, { id: order, reason: 'Allergic' });
  expect(await dueOf(id)).toHaveLength(1);
});
