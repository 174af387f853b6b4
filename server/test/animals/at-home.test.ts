import { Types } from 'mongoose';
import { DAY_MS } from '../../../domain/durations.ts';
import { addDays } from '../../../domain/repeats/plan-dates.ts';
import {
  askForApplications,
  bookVisit,
  handOver,
  inDays,
  offerVisits,
  returnAnimal,
} from '../fixtures/adoption/applications.ts';
import { eventually } from '../fixtures/process/eventually.ts';
import { buyRepeated, today } from '../fixtures/repeats/repeat-plans.ts';
import { acceptPetOrder, orderAnimal } from '../fixtures/shop/animal-orders.ts';
import { addItem, anAnimal, anItem } from '../fixtures/shop/items.ts';
import { awaitMail, awaitQuiet, kindsSentTo, sentMails } from '../fixtures/shop/mails.ts';
import type { Account } from '../harness/accounts.ts';
import { type OwnShop, startShop } from '../harness/shop.ts';

/* What follows from having an animal: its passport, a calendar, reminders, and one that the shop hands over. */

const add = 'mutation ($input: AnimalInput!) { addAnimal(input: $input) { id tasks { id } } }';
const weigh = 'mutation ($id: ID!) { addWeight(id: $id, on: "2026-01-31", kg: 4.2) { id } }';
const treat = `mutation ($id: ID!, $input: TreatmentInput!) {
  addTreatment(id: $id, input: $input) { treatments { id nextOn } }
}`;
const share = 'mutation ($id: ID!, $days: Int!) { shareAnimal(id: $id, days: $days) { url endsAt } }';
const endShares = 'mutation ($id: ID!) { endShares(id: $id) { id sharedUntil } }';
const setLost = 'mutation ($id: ID!, $isLost: Boolean!) { setLost(id: $id, isLost: $isLost) { isLost } }';
const own = `{ me { animals {
  id name type breed gender bornOn neutered notes isLost sharedUntil messages { text } weights { on kg } tasks { title dueOn }
} } }`;

let shop: OwnShop;
let admin: Account;
let shopper: Account;
let id: string;

beforeAll(async () => {
  shop = await startShop({ env: { MAIL_SECONDS: '1', TREATMENT_SECONDS: '1' } });
  admin = await shop.signUp({ role: 'admin' });
  await askForApplications(shop, admin, { timeZone: 'America/New_York' });
});
beforeEach(async () => {
  shopper = await shop.signUp({ name: 'Ada Lovelace', isProved: true });
  const input = {
    ...{ name: 'Nala <b>', type: 'CAT', breed: 'Bengal', neutered: 'YES', avoids: ['chicken'] },
    ...{ chipNumber: '981000012345678', notes: 'Hides under the bed' },
  };
  id = (await send(add, { input })).id;
});
afterAll(() => shop.stop());

async function send(query: string, variables: object, { token } = shopper) {
  const { data, errors } = await shop.gql(query, variables, token);
  expect(errors).toBeUndefined();
  return Object.values(data)[0] as ReturnType<typeof JSON.parse>;
}

async function animalsOf(account = shopper) {
  return (await shop.gql(own, {}, account.token)).data.me.animals;
}

/** A page as a browser asks for it. @param address of which the shop's own is taken */
function page(address: string, init: RequestInit = {}): Promise<Response> {
  const { pathname, search } = new URL(address, shop.url);
  const headers = { accept: 'text/html', ...init.headers };
  return fetch(`${shop.url}${pathname}${search}`, { redirect: 'manual', ...init, headers });
}

function write(url: string, text: string): Promise<Response> {
  return page(url, { method: 'POST', body: new URLSearchParams({ text }) });
}

describe('a passport', () => {
  it('shows facts and papers to whoever has the link, is kept and listed nowhere, and names nobody', async () => {
    await send(weigh, { id });
    await send(treat, {
      id,
      input: { kind: 'VACCINATION', name: 'FVRCP', on: '2026-01-31', nextOn: '2099-01-31' },
    });
    const { url, endsAt } = await send(share, { id, days: 7 });
    expect(Math.round((Date.parse(endsAt) - Date.now()) / DAY_MS)).toBe(7);
    expect(new URL(url).pathname).toMatch(/^\/passport\/[\w-]{30,}$/);
    const answer = await page(url);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      ...{ 'cache-control': 'no-store', 'x-robots-tag': 'noindex', 'referrer-policy': 'no-referrer' },
    });
    const html = await answer.text();
    expect(html).toContain('<meta name="robots" content="noindex">');
    for (const said of [
      'Nala &lt;b&gt;',
      'Bengal',
      'Yes',
      '981000012345678',
      'chicken',
      'Hides under the bed',
    ])
      expect(html).toContain(said);
    for (const said of ['FVRCP', 'Jan 31, 2099', '4.2 kg']) expect(html).toContain(said);
    expect(html).toContain('<svg');
    expect(html).not.toContain('<form');
    expect(html).not.toMatch(/Lovelace/);
    expect(html).not.toContain(shopper.email);
    expect(await shop.log()).not.toContain(url.split('/').at(-1));
  });

  it('ends by itself, and at once where its people end it; a secret that is none is no page', async () => {
    const [first, second] = [await send(share, { id, days: 1 }), await send(share, { id, days: 30 })];
    const end = { $set: { 'shares.0.endsAt': new Date(Date.now() - 1000) } };
    await shop.db.collection('animals').updateOne({ _id: new Types.ObjectId(id) }, end);
    expect((await page(first.url)).status).toBe(404);
    expect((await page(second.url)).status).toBe(200);
    expect(await send(endShares, { id })).toEqual({ id, sharedUntil: null });
    const gone = await page(second.url);
    expect([gone.status, await gone.text()]).toEqual([404, expect.stringContaining('data-page-head')]);
    expect((await page('/passport/guessed')).status).toBe(404);
    expect((await write(second.url, 'Hello')).status).toBe(404);
  });

  it('is for 1 to 365 days, of one’s own animal, twenty times at most', async () => {
    for (const days of [0, 366])
      expect((await shop.gql(share, { id, days }, shopper.token)).code).toBe('BAD_USER_INPUT');
    const other = await shop.signUp();
    for (const query of [share, endShares, setLost]) {
      const variables = { id, days: 7, isLost: true };
      expect((await shop.gql(query, variables, other.token)).code).toBe('NOT_FOUND');
      expect((await shop.gql(query, variables)).code).toBe('UNAUTHENTICATED');
    }
    for (let count = 0; count < 20; count += 1) await send(share, { id, days: 7 });
    expect((await shop.gql(share, { id, days: 7 }, shopper.token)).code).toBe('CONFLICT');
  });

  it('of one that is lost says so, tells less, and brings its people a message, as text', async () => {
    await send(weigh, { id });
    await send(treat, { id, input: { kind: 'MEDICINE', name: 'Methimazole', on: '2026-01-31' } });
    const { url } = await send(share, { id, days: 7 });
    expect((await write(url, 'Seen')).status).toBe(409);
    expect(await send(setLost, { id, isLost: true })).toEqual({ isLost: true });
    const html = await (await page(url)).text();
    expect(html).toMatch(/is lost/);
    expect(html).toContain('<form method="post">');
    expect(html).toContain('chicken');
    const untold = ['981000012345678', 'Hides under', 'Methimazole', '4.2 kg', 'Nothing is noted'];
    for (const hidden of [...untold, 'Lovelace', shopper.email]) expect(html).not.toContain(hidden);

    const empty = await write(url, '  ');
    expect([empty.status, await empty.text()]).toEqual([400, expect.stringContaining('role="alert"')]);
    const text = 'In my shed <script>alert(1)</script>. Call 555 0100';
    const sent = await write(url, text);
    expect([sent.status, sent.headers.get('location')]).toEqual([303, expect.stringMatching(/\?sent$/)]);
    expect(await (await page(sent.headers.get('location') ?? '')).text()).toContain(
      'your message is on its way',
    );
    const mail = await awaitMail(shop, 'ANIMAL_FOUND', shopper.email);
    expect(mail.text).toContain('In my shed');
    expect(mail.html).not.toContain('<script>');
    expect(await animalsOf()).toMatchObject([{ id, isLost: true, messages: [{ text }] }]);

    for (let count = 0; count < 9; count += 1) expect((await write(url, `${count}`)).status).toBe(303);
    const tooMany = await write(url, 'One <more>');
    expect([tooMany.status, await tooMany.text()]).toEqual([
      429,
      expect.stringContaining('One &lt;more&gt;'),
    ]);
    await awaitQuiet(shop);
    expect((await kindsSentTo(shop, shopper.email)).filter((kind) => kind === 'ANIMAL_FOUND')).toHaveLength(
      10,
    );
  });
});

describe('a calendar', () => {
  const calendarUrl = '{ me { calendarUrl } }';
  const renew = 'mutation { renewCalendar }';
  const urlOf = async () => (await shop.gql(calendarUrl, {}, shopper.token)).data.me.calendarUrl as string;

  it('has treatments, tasks, visits and repeat deliveries, each under one id for ever', async () => {
    const [task] = (await animalsOf())[0].tasks;
    await send(treat, { id, input: { kind: 'VACCINATION', name: 'FVRCP', nextOn: '2099-01-31' } });
    const petId = await addItem(shop, admin.token, anAnimal({ petname: 'Rex' }));
    const orderId = await orderAnimal(shop, shopper.token, petId);
    const at = inDays(6, '15:00');
    await send(offerVisits, { id: orderId, starts: [at] }, admin);
    await send(bookVisit, { id: orderId, at });
    const food = await addItem(shop, admin.token, anItem());
    await buyRepeated(shop, { petId: food, token: shopper.token });

    const url = await urlOf();
    expect(await urlOf()).toBe(url);
    const answer = await page(url);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      ...{ 'content-type': 'text/calendar; charset=utf-8', 'cache-control': 'no-store' },
      ...{ 'x-robots-tag': 'noindex' },
    });
    const file = await answer.text();
    const lines = file.replaceAll('\r\n ', '').split('\r\n');
    expect(lines).toEqual(
      expect.arrayContaining([
        ...[
          'DTSTART;VALUE=DATE:20990131',
          'SUMMARY:Nala <b>: FVRCP',
          'SUMMARY:Repeat delivery: Salmon kibble',
        ],
        ...[`SUMMARY:Nala <b>: ${task.title.replaceAll(/[,;]/g, '\\$&')}`],
        ...[`DTSTART:${at.replace(/[-:]|\.000/g, '')}`, `UID:${orderId}@127.0.0.1`],
        `DTSTART;VALUE=DATE:${addDays(today(), 28).replaceAll('-', '')}`,
      ]),
    );
    expect(await (await page(url)).text()).toBe(file);
  });

  it('has a new address when one wants one, and then the old one leads nowhere', async () => {
    const before = await urlOf();
    const after = await send(renew, {});
    expect(new URL(after).pathname).toMatch(/^\/calendar\/[\w-]{30,}\.ics$/);
    expect(await urlOf()).toBe(after);
    expect([(await page(before)).status, (await page(after)).status]).toEqual([404, 200]);
    expect((await shop.gql(renew)).code).toBe('UNAUTHENTICATED');
    const query = 'query ($email: EmailAddress!) { user(email: $email) { calendarUrl } }';
    const { data } = await shop.gql(query, { email: shopper.email }, admin.token);
    expect(data.user.calendarUrl).toBeNull();
  });
});

describe('what is due', () => {
  const treatments = () => shop.db.collection('animals').findOne({ _id: new Types.ObjectId(id) });
  const note = (name: string, days: number) =>
    send(treat, { id, input: { kind: 'VACCINATION', name, nextOn: addDays(today(), days) } });
  const toldTo = async (email: string) =>
    (await sentMails(shop)).filter(({ to, kind }) => to === email && kind === 'TREATMENT_DUE');

  it('is mailed a week before and on the day, once each, and not in between', async () => {
    await note('In eight days', 8);
    await note('In a week', 7);
    await note('Tomorrow', 1);
    await note('Today', 0);
    await eventually(async () => (await toldTo(shopper.email)).length === 2);
    const subjects = async () => (await toldTo(shopper.email)).map(({ subject }) => subject).toSorted();
    expect(await subjects()).toEqual([
      expect.stringMatching(/^In a week for Nala/),
      expect.stringMatching(/^Today for Nala/),
    ]);
    const [mail] = await toldTo(shopper.email);
    expect(mail?.text).toContain(`/myAnimals/${id}`);
    expect(mail?.text).toContain('your veterinarian decides');
    expect(mail?.text).toMatch(/\/unsubscribe\//);
    // The day comes again in every round.
    await note('Noted after that', 7);
    await eventually(async () => (await toldTo(shopper.email)).length === 3);
    await eventually(async () => (await treatments())?.remindOn === addDays(today(), 1));
    expect(await toldTo(shopper.email)).toHaveLength(3);
  });

  it('of a first plan and of tasks of one’s own is mailed too, once each', async () => {
    const born = (days: number) => ({ name: 'Rex', type: 'DOG', bornOn: addDays(today(), days) });
    // Worms at 6 weeks, today; the lines of 8 weeks come in a fortnight.
    const rex = await send(add, { input: born(-42) });
    const plan =
      'mutation ($id: ID!, $title: String!, $dueOn: LocalDate) { addTask(id: $id, title: $title, dueOn: $dueOn) { id } }';
    await send(plan, { id: rex.id, title: 'Trim its claws', dueOn: addDays(today(), 7) });
    await send(plan, { id: rex.id, title: 'Buy a brush', dueOn: addDays(today(), 6) });
    await eventually(async () => (await toldTo(shopper.email)).length === 2);
    await awaitQuiet(shop);
    const told = await toldTo(shopper.email);
    expect(told.map(({ subject }) => subject.split(':')[0]).toSorted()).toEqual([
      'Trim its claws for Rex',
      'Worms for Rex',
    ]);
    const [worms] = told.filter(({ subject }) => subject.startsWith('Worms'));
    expect(worms?.text).toContain('It is usually due about');
    expect(worms?.text).toContain(`/myAnimals/${rex.id}`);
  });

  it('is not mailed to an account that switched it off', async () => {
    const off = 'mutation ($kinds: [MailKind!]!) { updateUnwantedMail(kinds: $kinds) { unwantedMail } }';
    await send(off, { kinds: ['TREATMENT_DUE'] });
    await note('Today', 0);
    const withdrawn = { uid: shopper.uid, kind: 'TREATMENT_DUE', status: 'withdrawn' };
    await eventually(async () => (await shop.db.collection('mails').countDocuments(withdrawn)) === 1);
  });
});

describe('an animal that the shop hands over', () => {
  it('is with its new people, with what the shop knew, once', async () => {
    const facts = {
      ...{ bornOn: '2024-02-29', isBirthEstimated: true, weightKg: 12.5, neutered: 'YES' },
      ...{ vaccinated: 'YES', healthNotes: 'A heart murmur' },
    };
    const item = { ...anAnimal({ petname: 'Biscuit' }), facts };
    const petId = await addItem(shop, admin.token, item as never);
    const orderId = await orderAnimal(shop, shopper.token, petId);
    await send(acceptPetOrder, { id: orderId }, admin);
    await send(handOver, { id: orderId }, admin);
    expect((await shop.gql(handOver, { id: orderId }, admin.token)).code).toBe('INVALID_TRANSITION');
    const [, biscuit, ...others] = await animalsOf();
    expect(others).toEqual([]);
    expect(biscuit).toMatchObject({
      ...{ name: 'Biscuit', type: 'DOG', breed: 'Harrier', gender: 'MALE', bornOn: '2024-02-29' },
      ...{ neutered: 'YES', weights: [{ on: today(), kg: 12.5 }] },
      notes: 'The day of its birth is an estimate.\nVaccinated: its papers say when.\nA heart murmur',
    });
    expect(biscuit.tasks.length).toBeGreaterThan(1);
    const kept = await shop.db.collection('animals').findOne({ name: 'Biscuit' });
    expect(kept?.remindOn).toBe(addDays(biscuit.tasks[0].dueOn, -7));
    await send(returnAnimal, { id: orderId, reason: 'An allergy' }, admin);
    expect(await animalsOf()).toHaveLength(2);
  });
});
