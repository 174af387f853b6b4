import { addDays, shopDay } from '../../../domain/repeats/plan-dates.ts';
import { merge } from '../fixtures/users/customers.ts';
import type { Account } from '../harness/accounts.ts';
import { type Shop, startShop } from '../harness/shop.ts';

const facts =
  'id name type species breed neutered chipNumber picture notes avoids weights { on kg } treatments { id kind name on nextOn } tasks { id title source dueOn doneOn }';
const add = `mutation ($input: AnimalInput!) { addAnimal(input: $input) { ${facts} } }`;
const update = `mutation ($id: ID!, $input: AnimalChangeInput!) { updateAnimal(id: $id, input: $input) { ${facts} } }`;
const remove = `mutation ($id: ID!) { removeAnimal(id: $id) { ${facts} } }`;
const weigh = `mutation ($id: ID!, $on: LocalDate, $kg: Float!) { addWeight(id: $id, on: $on, kg: $kg) { ${facts} } }`;
const treat = `mutation ($id: ID!, $input: TreatmentInput!) { addTreatment(id: $id, input: $input) { ${facts} } }`;
const untreat = `mutation ($id: ID!, $treatmentId: ID!) { removeTreatment(id: $id, treatmentId: $treatmentId) { ${facts} } }`;
const addTask = `mutation ($id: ID!, $title: String!, $dueOn: LocalDate) { addTask(id: $id, title: $title, dueOn: $dueOn) { ${facts} } }`;
const complete = `mutation ($id: ID!, $taskId: ID!, $isDone: Boolean! = true) { completeTask(id: $id, taskId: $taskId, isDone: $isDone) { ${facts} } }`;
const firstDays = 'firstDays { lines { day dueOn doneOn } }';
const start = `mutation ($id: ID!, $on: LocalDate!) { startFirstDays(id: $id, on: $on) { ${firstDays} } }`;
const finish = `mutation ($id: ID!, $day: Int!) { completeFirstDay(id: $id, day: $day) { ${firstDays} } }`;
const listed = `query ($id: ID) { me { animals(id: $id) { ${firstDays} } } }`;
const own = `query ($id: ID) { me { animals(id: $id) { ${facts} } } }`;

const nala = { name: 'Nala', type: 'CAT', neutered: 'YES', avoids: ['chicken'] };
const vaccine = { kind: 'VACCINATION', name: 'FVRCP', on: '2026-01-31', nextOn: '2027-01-31' };

let shop: Shop;
let shopper: Account;
beforeAll(async () => {
  shop = await startShop();
});
beforeEach(async () => {
  shopper = await shop.signUp();
});
afterAll(() => shop.stop());

async function addNala(account = shopper) {
  const { data, errors } = await shop.gql(add, { input: nala }, account.token);
  expect(errors).toBeUndefined();
  return data.addAnimal;
}

async function animalsOf({ token }: Account) {
  return (await shop.gql(own, {}, token)).data.me.animals;
}

it('keeps an animal with a first plan, each line of which says who says so', async () => {
  const animal = await addNala();
  expect(animal).toMatchObject({ ...nala, breed: null, picture: null, weights: [], treatments: [] });
  expect(animal.tasks.length).toBeGreaterThan(1);
  expect(animal.tasks.every(({ source }: { source: string }) => source)).toBe(true);
  expect(await animalsOf(shopper)).toEqual([animal]);
});

it('changes what is given, and leaves the rest', async () => {
  const { id } = await addNala();
  const input = { chipNumber: '981 000 012 345 678', breed: 'Bengal', neutered: null };
  const { data } = await shop.gql(update, { id, input }, shopper.token);
  expect(data.updateAnimal).toMatchObject({
    ...{ name: 'Nala', avoids: ['chicken'], breed: 'Bengal', neutered: 'UNKNOWN' },
    chipNumber: '981000012345678',
  });
  const cleared = await shop.gql(update, { id, input: { breed: null } }, shopper.token);
  expect(cleared.data.updateAnimal).toMatchObject({ breed: null, chipNumber: '981000012345678' });
  const { code, errors } = await shop.gql(update, { id, input: { name: ' ' } }, shopper.token);
  expect([code, errors?.[0]?.message]).toEqual(['BAD_USER_INPUT', expect.stringContaining('name')]);
});

it('notes weights, treatments and what was done, also where ten presses come at once', async () => {
  const { id, tasks } = await addNala();
  const days = Array.from({ length: 10 }, (_, day) => `2026-01-${10 + day}`);
  await Promise.all(days.map((on) => shop.gql(weigh, { id, on, kg: 4 }, shopper.token)));
  const { data: weighed } = await shop.gql(weigh, { id, on: days[0], kg: 4.2 }, shopper.token);
  expect(weighed.addWeight.weights).toEqual(days.map((on, index) => ({ on, kg: index ? 4 : 4.2 })));
  const { data: treated } = await shop.gql(treat, { id, input: vaccine }, shopper.token);
  expect(treated.addTreatment.treatments).toMatchObject([vaccine]);
  const treatmentId = treated.addTreatment.treatments[0].id;
  const { data: left } = await shop.gql(untreat, { id, treatmentId }, shopper.token);
  expect(left.removeTreatment.treatments).toEqual([]);
  const { data: planned } = await shop.gql(
    addTask,
    { id, title: 'Brush', dueOn: '2020-01-31' },
    shopper.token,
  );
  expect(planned.addTask.tasks).toEqual([
    { id: expect.any(String), title: 'Brush', source: null, dueOn: '2020-01-31', doneOn: null },
    ...tasks,
  ]);
  const taskId = tasks[0].id;
  const { data: done } = await shop.gql(complete, { id, taskId }, shopper.token);
  expect(done.completeTask.tasks[1].doneOn).toMatch(/^\d{4}-/);
  const { data: open } = await shop.gql(complete, { id, taskId, isDone: false }, shopper.token);
  expect(open.completeTask.tasks.slice(1)).toEqual(tasks);
  expect((await shop.gql(complete, { id, taskId: 'none' }, shopper.token)).code).toBe('NOT_FOUND');
});

it('counts its first thirty days from a day that moves, and keeps what was done', async () => {
  const { id } = await addNala();
  const { data } = await shop.gql('{ shopSettings { timeZone } }', {});
  const today = shopDay(new Date(), data.shopSettings.timeZone).date;
  const { data: none } = await shop.gql(listed, { id }, shopper.token);
  expect(none.me.animals[0].firstDays).toBeNull();
  expect((await shop.gql(finish, { id, day: 7 }, shopper.token)).code).toBe('NOT_FOUND');

  const { data: begun } = await shop.gql(start, { id, on: today }, shopper.token);
  expect(begun.startFirstDays.firstDays.lines).toHaveLength(12);
  await Promise.all([7, 0, 7].map((day) => shop.gql(finish, { id, day }, shopper.token)));
  expect((await shop.gql(finish, { id, day: 4 }, shopper.token)).code).toBe('NOT_FOUND');
  const { data: moved } = await shop.gql(start, { id, on: addDays(today, -1) }, shopper.token);
  const { lines } = moved.startFirstDays.firstDays;
  expect(lines.filter((line: { doneOn: string }) => line.doneOn)).toEqual([
    { day: 0, dueOn: addDays(today, -1), doneOn: today },
    { day: 7, dueOn: addDays(today, 6), doneOn: today },
  ]);
  expect((await shop.gql(start, { id, on: '1999-01-01' }, shopper.token)).code).toBe('BAD_USER_INPUT');
  const input = { name: 'Bub', type: 'OTHER', species: 'FISH' };
  const { data: fish } = await shop.gql(add, { input }, shopper.token);
  expect((await shop.gql(start, { id: fish.addAnimal.id, on: today }, shopper.token)).code).toBe('CONFLICT');
});

it('of another account is not there', async () => {
  const { id, tasks } = await addNala();
  const { token } = await shop.signUp();
  const calls: [string, object][] = [
    [update, { input: { name: 'Mine' } }],
    [remove, {}],
    [weigh, { kg: 4 }],
    [treat, { input: vaccine }],
    [untreat, { treatmentId: 'x' }],
    [addTask, { title: 'Mine' }],
    [complete, { taskId: tasks[0].id }],
    [start, { on: '2026-11-28' }],
    [finish, { day: 7 }],
  ];
  for (const [query, variables] of calls) {
    expect((await shop.gql(query, { id, ...variables }, token)).code).toBe('NOT_FOUND');
    expect((await shop.gql(query, { id, ...variables })).code).toBe('UNAUTHENTICATED');
  }
  expect((await shop.gql(own, { id }, token)).data.me.animals).toEqual([]);
  expect(await animalsOf(shopper)).toMatchObject([{ id, name: 'Nala', weights: [] }]);
});

it('is shown to no admin either', async () => {
  await addNala();
  const admin = await shop.signUp({ role: 'admin' });
  const query = 'query ($email: EmailAddress!) { user(email: $email) { animals { id } } }';
  const { data } = await shop.gql(query, { email: shopper.email }, admin.token);
  expect(data.user.animals).toEqual([]);
});

it('is one of thirty, and has two hundred weights and treatments at most', async () => {
  const { id } = await addNala();
  const { uid, token } = shopper;
  const animals = shop.db.collection('animals');
  const day = (index: number) => new Date(Date.UTC(2020, 0, 1 + index)).toISOString().slice(0, 10);
  const weights = Array.from({ length: 200 }, (_, index) => ({ on: day(index), kg: 4 }));
  const treatments = weights.map(({ on }) => ({ id: on, kind: 'OTHER', name: 'Brush', on }));
  await animals.updateOne({ uid }, { $set: { weights, treatments } });
  expect((await shop.gql(weigh, { id, kg: 4 }, token)).code).toBe('CONFLICT');
  expect((await shop.gql(weigh, { id, kg: 5, on: day(0) }, token)).errors).toBeUndefined();
  expect((await shop.gql(treat, { id, input: vaccine }, token)).code).toBe('CONFLICT');
  const others = Array.from({ length: 29 }, () => ({
    ...{ uid, name: 'Rex', type: 'dog', neutered: 'NO', avoids: [], weights: [], treatments: [], tasks: [] },
  }));
  await animals.insertMany(others);
  expect((await shop.gql(add, { input: nala }, token)).code).toBe('CONFLICT');
});

it('goes along with its account: into its file, into another account, and away', async () => {
  const { id } = await addNala();
  const headers = { authorization: `Bearer ${shopper.token}` };
  const file = await (await fetch(`${shop.url}/account/export.json`, { headers })).json();
  expect(file.animals).toMatchObject([{ _id: id, name: 'Nala', avoids: ['chicken'] }]);
  const admin = await shop.signUp({ role: 'admin' });
  const kept = await shop.signUp();
  expect((await merge(shop, admin, kept, shopper)).errors).toBeUndefined();
  expect(await animalsOf(kept)).toMatchObject([{ id }]);
  expect((await shop.gql(remove, { id }, kept.token)).data.removeAnimal).toMatchObject({ id, ...nala });
  expect((await shop.gql(remove, { id }, kept.token)).code).toBe('NOT_FOUND');
  expect(await shop.db.collection('animals').countDocuments({ uid: kept.uid })).toBe(0);
});
