import { Types } from 'mongoose';
import { addDays } from '../../../domain/repeats/plan-dates.ts';
import { eventually } from '../fixtures/process/eventually.ts';
import { today } from '../fixtures/repeats/repeat-plans.ts';
import { buy } from '../fixtures/shop/checkout.ts';
import { addItem, anItem } from '../fixtures/shop/items.ts';
import { awaitQuiet, sentMails } from '../fixtures/shop/mails.ts';
import type { Account } from '../harness/accounts.ts';
import { type OwnShop, startShop } from '../harness/shop.ts';

/* A change of food that an animal's people begin, hold and end. What is reckoned has tables in domain/feeding/changes/. */

const facts = `id foodChange {
  petId newName currentPetId currentName kcalPerDay heldOn canHold notes
  steps { day on currentGrams newGrams } today { day currentGrams newGrams }
} foodChangeSupply { currentEndsOn newEndsOn orderBy }`;
const start = `mutation ($id: ID!, $input: FoodChangeInput!) { startFoodChange(id: $id, input: $input) { ${facts} } }`;
const hold = `mutation ($id: ID!) { holdFoodChange(id: $id) { ${facts} } }`;
const end = `mutation ($id: ID!) { endFoodChange(id: $id) { ${facts} } }`;
const add = 'mutation ($input: AnimalInput!) { addAnimal(input: $input) { id } }';
const weigh = 'mutation ($id: ID!, $kg: Float!) { addWeight(id: $id, kg: $kg) { id } }';
const own = `query ($id: ID!) { me { animals(id: $id) { ${facts} } } }`;
const rex = { name: 'Rex <b>', type: 'DOG', bornOn: '2020-02-29', neutered: 'YES' };
const old = { currentName: 'Supper <i>', currentKcalPer100g: 400 };

let shop: OwnShop;
let admin: Account;
let shopper: Account;
let kibble: string;
let stew: string;
let id: string;

beforeAll(async () => {
  shop = await startShop({ env: { MAIL_SECONDS: '1', TREATMENT_SECONDS: '1' } });
  admin = await shop.signUp({ role: 'admin' });
  const food = { kcalPer100g: 360, netWeightGrams: 12_000, stock: 100 };
  kibble = await addItem(shop, admin.token, anItem(food));
  stew = await addItem(shop, admin.token, anItem({ ...food, petname: 'Stew', kcalPer100g: 400 }));
});
beforeEach(async () => {
  shopper = await shop.signUp({ isProved: true });
  id = (await send(add, { input: rex })).id;
  await send(weigh, { id, kg: 20 });
});
afterAll(() => shop.stop());

async function send(query: string, variables: object) {
  const { data, errors } = await shop.gql(query, variables, shopper.token);
  expect(errors).toBeUndefined();
  return Object.values(data)[0] as ReturnType<typeof JSON.parse>;
}

const begin = (input: object) => send(start, { id, input: { petId: kibble, ...old, ...input } });

async function refusal(input: object) {
  const { code, errors } = await shop.gql(
    start,
    { id, input: { petId: kibble, ...old, ...input } },
    shopper.token,
  );
  return [code, errors?.[0]?.message];
}

it('is the worked one, by the weight and stage of the animal, and says what is fed today', async () => {
  const { foodChange } = await begin({ days: 7 });
  expect(foodChange).toMatchObject({
    ...{ petId: kibble, newName: 'Salmon kibble', currentPetId: null, currentName: 'Supper <i>' },
    ...{ kcalPerDay: 1059, heldOn: [], canHold: true },
    today: { day: 1, currentGrams: 199, newGrams: 74 },
  });
  const grams = foodChange.steps.map((one: Record<string, number>) => [one.currentGrams, one.newGrams]);
  expect(grams).toEqual([
    ...[
      [199, 74],
      [199, 74],
      [132, 147],
      [132, 147],
      [66, 221],
      [66, 221],
      [0, 294],
    ],
  ]);
  expect(foodChange.notes.join(' ')).toMatch(/blood or black stool/);
  const [kept] = (await send(own, { id })).animals;
  expect(kept.foodChange).toEqual(foodChange);
});

it('takes eleven days unless said, from an item of the shop too, and for the stage that is said', async () => {
  const input = { petId: kibble, currentPetId: stew, stage: 'WEIGHT_LOSS', startOn: addDays(today(), 3) };
  const { foodChange } = await send(start, { id, input });
  expect(foodChange).toMatchObject({ currentPetId: stew, currentName: 'Stew', kcalPerDay: 662, today: null });
  expect(foodChange.steps).toHaveLength(11);
  expect(foodChange.steps[0].on).toBe(addDays(today(), 3));
  expect(foodChange.canHold).toBe(false);
  expect(foodChange.notes.join(' ')).toMatch(/Losing weight goes with your veterinarian/);
});

it('waits two days where its stomach is upset, once a day, and ends when one wants', async () => {
  await begin({});
  const { foodChange } = await send(hold, { id });
  expect(foodChange).toMatchObject({ heldOn: [today()], canHold: false });
  expect(foodChange.steps).toHaveLength(13);
  expect(foodChange.notes[0]).toMatch(/^It waited once/);
  expect((await shop.gql(hold, { id }, shopper.token)).code).toBe('CONFLICT');
  expect((await refusal({}))[0]).toBe('CONFLICT');
  expect(await send(end, { id })).toEqual({ id, foodChange: null, foodChangeSupply: null });
  expect(await send(end, { id })).toMatchObject({ foodChange: null });
  expect((await shop.gql(hold, { id }, shopper.token)).code).toBe('CONFLICT');
});

it('that is over makes room for another', async () => {
  await begin({ days: 7 });
  const past = { $set: { 'foodChange.startOn': addDays(today(), -7) } };
  await shop.db.collection('animals').updateOne({ _id: new Types.ObjectId(id) }, past);
  const [over] = (await send(own, { id })).animals;
  expect(over).toMatchObject({ foodChange: { today: null, canHold: false }, foodChangeSupply: null });
  expect((await begin({ days: 28 })).foodChange.steps).toHaveLength(28);
});

describe('is refused', () => {
  it('for foods that are not there, or no diet of such an animal, and for a food without a name', async () => {
    const treats = await addItem(shop, admin.token, anItem({ kind: 'TREAT', kcalPer100g: 300 }));
    const unknown = await addItem(shop, admin.token, anItem());
    const tuna = await addItem(shop, admin.token, anItem({ type: 'CAT', kcalPer100g: 300 }));
    for (const petId of [treats, unknown, tuna])
      expect(await refusal({ petId })).toEqual(['BAD_USER_INPUT', expect.stringMatching(/^petId: No food/)]);
    expect((await refusal({ currentPetId: treats }))[1]).toMatch(/^currentPetId: No food/);
    for (const petId of ['f'.repeat(24), 'none']) expect((await refusal({ petId }))[0]).toBe('NOT_FOUND');
    expect((await refusal({ currentName: ' ' }))[1]).toMatch(/^currentName: /);
    expect((await refusal({ startOn: addDays(today(), -1) }))[1]).toMatch(/^startOn: From today on/);
  });

  it('for an animal of which too little is known, another kind of animal, and another’s', async () => {
    id = (await send(add, { input: { name: 'Bo', type: 'DOG' } })).id;
    expect(await refusal({})).toEqual([
      'CONFLICT',
      'Say first what it weighs, when it was born and whether it is neutered',
    ]);
    await send(weigh, { id, kg: 20 });
    expect((await begin({ stage: 'EASY_GAINER' })).foodChange.kcalPerDay).toBe(927);
    id = (await send(add, { input: { name: 'Bun', type: 'OTHER' } })).id;
    expect((await refusal({}))[1]).toMatch(/^Dogs and cats only/);
    const other = await shop.signUp();
    for (const query of [start, hold, end]) {
      const variables = { id, input: { petId: kibble, ...old } };
      expect((await shop.gql(query, variables, other.token)).code).toBe('NOT_FOUND');
      expect((await shop.gql(query, variables)).code).toBe('UNAUTHENTICATED');
    }
  });
});

describe('the food at home', () => {
  it('that is not known says nothing of the old food, and that the new one is to be ordered', async () => {
    const { foodChangeSupply } = await begin({});
    expect(foodChangeSupply).toMatchObject({ currentEndsOn: null, newEndsOn: today() });
    expect(foodChangeSupply.orderBy < today()).toBe(true);
  });

  it('is what was bought, of both foods', async () => {
    await buy(shop, shopper.token, [{ petId: stew, accessoriesAmount: 1 }]);
    await buy(shop, shopper.token, [{ petId: kibble, accessoriesAmount: 1 }]);
    const startOn = addDays(today(), 60);
    const input = { petId: kibble, currentPetId: stew, startOn };
    const { foodChangeSupply } = await send(start, { id, input });
    // 12 kg of it are gone after 46 days of 265 g: long before the change.
    expect(foodChangeSupply.currentEndsOn).toBe(startOn);
    // 12 kg of it: the eleven days, and 294 g a day for about a month after them.
    expect(foodChangeSupply.newEndsOn > addDays(startOn, 40)).toBe(true);
    expect(foodChangeSupply.orderBy < addDays(foodChangeSupply.newEndsOn, -2)).toBe(true);
  });
});

it('stands in the calendar, an event a step, which a hold moves under its id', async () => {
  await begin({ days: 7 });
  const { calendarUrl } = await send('{ me { calendarUrl } }', {});
  const stepsOf = async () => {
    const file = await (await fetch(new URL(new URL(calendarUrl).pathname, shop.url))).text();
    const events = file
      .replaceAll('\r\n ', '')
      .split('BEGIN:VEVENT')
      .filter((event) => event.includes(' g of '));
    const field = (event: string, name: string) =>
      event.match(new RegExp(`^${name}[:;](.*)\r$`, 'm'))?.[1] ?? '';
    return events.map((event) => ({
      ...{ uid: field(event, 'UID'), sequence: field(event, 'SEQUENCE'), summary: field(event, 'SUMMARY') },
      days: [field(event, 'DTSTART'), field(event, 'DTEND')].map((day) => day.replace('VALUE=DATE:', '')),
    }));
  };
  const plain = (days: number) => addDays(today(), days).replaceAll('-', '');
  const before = await stepsOf();
  expect(before.map(({ days }) => days)).toEqual([
    ...[
      [plain(0), plain(2)],
      [plain(2), plain(4)],
      [plain(4), plain(6)],
      [plain(6), plain(7)],
    ],
  ]);
  expect(before[0]?.summary).toBe('Rex <b>: 199 g of Supper <i> and 74 g of Salmon kibble a day');
  await send(hold, { id });
  const after = await stepsOf();
  expect(after.map(({ uid }) => uid)).toEqual(before.map(({ uid }) => uid));
  expect(after.map(({ sequence }) => sequence)).toEqual(['1', '1', '1', '1']);
  expect(after[1]?.days).toEqual([plain(4), plain(6)]);
  await send(end, { id });
  expect(await stepsOf()).toEqual([]);
});

describe('by mail', () => {
  const toldTo = async ({ email }: Account) =>
    (await sentMails(shop)).filter(({ to, kind }) => to === email && kind === 'FOOD_CHANGE');

  it('is told once, when it begins, with its steps, and is in what the account takes along', async () => {
    await begin({});
    await eventually(async () => (await toldTo(shopper)).length === 1);
    const [mail] = await toldTo(shopper);
    expect(mail?.subject).toBe('The change of food of Rex <b> begins');
    expect(mail?.html).not.toContain('<i>');
    for (const said of [
      '199 g of the old food, 74 g of the new one',
      'blood or black stool',
      `/myAnimals/${id}`,
    ])
      expect(mail?.text).toContain(said);
    expect(mail?.text).toMatch(/\/unsubscribe\//);
    await send(hold, { id });
    await awaitQuiet(shop);
    expect(await toldTo(shopper)).toHaveLength(1);
    const headers = { authorization: `Bearer ${shopper.token}` };
    const taken = await (await fetch(`${shop.url}/account/export.json`, { headers })).json();
    expect(taken.animals).toMatchObject([{ foodChange: { newName: 'Salmon kibble', heldOn: [today()] } }]);
  });

  it('is not told before its day, nor to who switched that off', async () => {
    await begin({ startOn: addDays(today(), 1) });
    const kept = await shop.db.collection('animals').findOne({ _id: new Types.ObjectId(id) });
    expect(kept?.remindOn).toBe(addDays(today(), 1));
    const off = 'mutation ($kinds: [MailKind!]!) { updateUnwantedMail(kinds: $kinds) { unwantedMail } }';
    await send(off, { kinds: ['FOOD_CHANGE'] });
    await send(end, { id });
    await begin({});
    const withdrawn = { uid: shopper.uid, kind: 'FOOD_CHANGE', status: 'withdrawn' };
    await eventually(async () => (await shop.db.collection('mails').countDocuments(withdrawn)) === 1);
    expect(await toldTo(shopper)).toEqual([]);
  });
});
