import { Types } from 'mongoose';
import { readQuestion } from '../../../domain/adoption/application-questions.ts';
import { householdQuestions } from '../../../domain/matching/household-questions.ts';
import { defaultSettings } from '../../../domain/shop-settings/settings-table.ts';
import {
  answerApplication,
  applicationOf,
  askForApplications,
  bookVisit,
  cancelVisit,
  extendHold,
  handOver,
  inDays,
  moveApplication,
  offerVisits,
  returnAnimal,
  withdrawApplication,
} from '../fixtures/adoption/applications.ts';
import { eventually } from '../fixtures/process/eventually.ts';
import {
  acceptPetOrder,
  anOrderFor,
  cancelPetOrder,
  collectPetOrder,
  declinePetOrder,
  orderAnimal,
  orderPet,
  undoAcceptPetOrder,
} from '../fixtures/shop/animal-orders.ts';
import { addItem, anAnimal } from '../fixtures/shop/items.ts';
import { awaitMail, awaitQuiet, kindsSentTo, sentMails } from '../fixtures/shop/mails.ts';
import { changeSettings } from '../fixtures/shop-settings/settings-requests.ts';
import type { Account } from '../harness/accounts.ts';
import { sendGraphql } from '../harness/requests.ts';
import { type OwnShop, startShop } from '../harness/shop.ts';

let shop: OwnShop;
/** A second server of the same shop. */
let otherUrl: string;
let admin: Account;
let ada: Account;
let bea: Account;
let petId: string;

beforeAll(async () => {
  const env = { MAIL_SECONDS: '1', MAIL_UNDO_SECONDS: '0', APPLICATION_SECONDS: '1' };
  shop = await startShop({ env });
  otherUrl = (await shop.startAnother(env)).url;
  admin = await shop.signUp({ role: 'admin' });
  await askForApplications(shop, admin);
});
beforeEach(async () => {
  ada = await shop.signUp({ name: 'Ada', isProved: true });
  bea = await shop.signUp({ name: 'Bea', isProved: true });
  petId = await addItem(shop, admin.token, anAnimal({ petname: 'Rex' }));
});
afterAll(() => shop.stop());

/** Sends a mutation of one order. @returns the order afterwards */
async function send(query: string, variables: { id: string; [name: string]: unknown }, by = admin) {
  const { data, errors } = await shop.gql(query, variables, by.token);
  if (errors) throw Object.assign(new Error(JSON.stringify(errors)), { code: errors[0]?.extensions?.code });
  return Object.values(data)[0] as Awaited<ReturnType<typeof read>>;
}

async function codeOf(query: string, variables: object, by = admin): Promise<string | undefined> {
  return (await shop.gql(query, variables, by.token)).errors?.[0]?.extensions?.code as string | undefined;
}

async function read(id: string, by = admin) {
  const { data, errors } = await shop.gql(applicationOf, { id }, by.token);
  if (errors) throw new Error(JSON.stringify(errors));
  return data.petOrder;
}

async function stored(id: string) {
  return shop.db.collection('petorders').findOne({ _id: new Types.ObjectId(id) });
}

function change(id: string, $set: object) {
  return shop.db.collection('petorders').updateOne({ _id: new Types.ObjectId(id) }, { $set });
}

async function booked(id: string, by: Account, at: string) {
  await send(offerVisits, { id, starts: [at] });
  return send(bookVisit, { id, at }, by);
}

describe('an order for an animal', () => {
  it('begins an application with an answer by a day, a place in the line and a mail', async () => {
    const first = await orderAnimal(shop, ada.token, petId);
    const second = await orderAnimal(shop, bea.token, petId);
    expect(await read(second, bea)).toMatchObject({
      status: 'PENDING',
      application: { stage: 'RECEIVED', waitsFor: 'SHOP', place: 2, visit: null, answers: [], offered: [] },
    });
    const { application } = await read(first, ada);
    expect(application.answerBy).toBe(`${inDays(3).slice(0, 10)}T23:59:59.999Z`);
    const mail = await awaitMail(shop, 'PET_ORDER_RECEIVED', ada.email);
    expect(mail.text).toContain(`/petorder/${first}`);
    await awaitQuiet(shop);
    expect(await kindsSentTo(shop, ada.email)).toEqual(['PET_ORDER_RECEIVED']);
    await send(withdrawApplication, { id: first }, ada);
    expect((await read(second, bea)).application.place).toBe(1);
  });

  it('has none in a shop that does not ask', async () => {
    await changeSettings(shop, admin, { asksForApplication: false });
    const id = await orderAnimal(shop, ada.token, petId);
    await changeSettings(shop, admin, { asksForApplication: true });
    expect((await read(id, ada)).application).toBeNull();
    expect(await stored(id)).not.toHaveProperty('application');
    expect(await codeOf(moveApplication, { id, stage: 'READING' })).toBe('INVALID_TRANSITION');
    await send(acceptPetOrder, { id });
    await send(collectPetOrder, { id });
    await awaitQuiet(shop);
    expect(await kindsSentTo(shop, ada.email)).not.toContain('ANIMAL_HOME');
  });

  it('is answered by its shopper, and matched with the household that is sent along', async () => {
    await changeSettings(shop, admin, { applicationQuestions: ['Why?', 'A garden? [yes / no]'] });
    const id = await orderAnimal(shop, ada.token, petId);
    const household = {
      ...{ home: 'HIGH', hoursAlone: 2, energy: 'LOW', experience: 'LOW' },
      ...{ childrenAges: [], dogs: 0, cats: 0 },
    };
    const answers = [{ question: 'A garden?', answer: 'yes' }];
    const { application } = await send(answerApplication, { id, answers, household }, ada);
    expect(application).toMatchObject({ answers, match: { score: expect.any(Number) } });
    // Nobody asks that: it is kept as it is.
    const more = [{ question: 'Who?', answer: 'I' }];
    expect((await send(answerApplication, { id, answers: more }, ada)).application.answers).toEqual(more);
    const bad = [{ question: 'A garden?', answer: 'perhaps' }];
    expect(await codeOf(answerApplication, { id, answers: bad }, ada)).toBe('BAD_USER_INPUT');
    expect(await codeOf(answerApplication, { id, answers }, bea)).toBe('NOT_FOUND');
  });
});

it('is matched with the household that its answers tell of, and with none that they tell half', async () => {
  await changeSettings(shop, admin, { applicationQuestions: defaultSettings.applicationQuestions });
  const told: Record<string, string> = {
    ...{ home: 'a flat', hoursAlone: '6', energy: 'lively: some play every day' },
    ...{ experience: 'it is our first one', childrenAges: 'none', dogs: 'no', cats: 'yes' },
  };
  const answers = Object.entries(householdQuestions).map(([field, line]) => ({
    question: readQuestion(line).question,
    answer: told[field],
  }));
  const id = await orderAnimal(shop, ada.token, petId);
  const half = { id, answers: answers.slice(1) };
  expect((await send(answerApplication, half, ada)).application.match).toBeNull();
  const { application } = await send(answerApplication, { id, answers }, ada);
  expect(application.match).toEqual({ score: expect.any(Number) });
  await send(moveApplication, { id, stage: 'READING' });
  expect((await read(id)).application.match).toEqual(application.match);
});

describe('answers that come with the order', () => {
  const place = (input: object) => shop.gql(orderPet, { input: anOrderFor(petId, input) }, ada.token);

  it('are kept with its application, and looked at as later ones are', async () => {
    await changeSettings(shop, admin, { applicationQuestions: ['A garden? [yes / no]'] });
    const question = 'A garden? [yes / no]';
    const { errors } = await place({ answers: [{ question, answer: 'perhaps' }] });
    expect(errors?.[0]?.extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: { 'answers.0.answer': 'One of: yes, no' },
    });
    const answers = [{ question, answer: 'yes' }];
    const { data } = await place({ answers });
    expect((await read(data.orderPet._id, ada)).application).toMatchObject({ stage: 'RECEIVED', answers });
  });
});

describe('stage and status', () => {
  it('move together by the mutations that there were before', async () => {
    const [first, second] = [
      await orderAnimal(shop, ada.token, petId),
      await orderAnimal(shop, bea.token, petId),
    ];
    await send(moveApplication, { id: second, stage: 'READING', message: 'We read it' });
    await send(acceptPetOrder, { id: first });
    expect(await stored(first)).toMatchObject({ status: 'approved', application: { stage: 'APPROVED' } });
    expect(await stored(second)).toMatchObject({ status: 'declined', application: { stage: 'DECLINED' } });
    await send(undoAcceptPetOrder, { id: first });
    expect(await stored(first)).toMatchObject({ status: 'pending', application: { stage: 'RECEIVED' } });
    expect(await stored(second)).toMatchObject({ status: 'pending', application: { stage: 'READING' } });
    await send(declinePetOrder, { id: first });
    expect(await stored(first)).toMatchObject({ status: 'declined', application: { stage: 'DECLINED' } });
    await shop.rest('DELETE', `/pets/PetOrderDelete/${second}`, { token: bea.token });
    expect(await stored(second)).toMatchObject({ status: 'cancelled', application: { stage: 'WITHDRAWN' } });
    expect((await read(second, bea)).application.timeline).toMatchObject([
      { stage: 'RECEIVED', by: 'SHOPPER' },
      { stage: 'READING', by: 'SHOP', message: 'We read it' },
      { stage: 'DECLINED', by: 'SHOP', message: null },
      { stage: 'READING', by: 'SHOP' },
      { stage: 'WITHDRAWN', by: 'SHOPPER' },
    ]);
  });

  it('go back by an undo to where they were, with the visit that was booked', async () => {
    const [first, second] = [
      await orderAnimal(shop, ada.token, petId),
      await orderAnimal(shop, bea.token, petId),
    ];
    const [at, other] = [inDays(9, '10:00'), inDays(9, '12:00')];
    await booked(first, ada, at);
    await booked(second, bea, other);
    expect((await send(acceptPetOrder, { id: first })).status).toBe('APPROVED');
    await send(undoAcceptPetOrder, { id: first });
    expect((await read(first)).application).toMatchObject({ stage: 'VISIT_BOOKED', visit: { at } });
    expect((await read(second)).application).toMatchObject({ stage: 'VISIT_BOOKED', visit: { at: other } });
    await send(acceptPetOrder, { id: first });
    // Free, so that another family may have it.
    const otherPet = await addItem(shop, admin.token, anAnimal({ petname: 'Mia' }));
    const cleo = await shop.signUp({ name: 'Cleo' });
    await booked(await orderAnimal(shop, cleo.token, otherPet), cleo, at);
    await send(undoAcceptPetOrder, { id: first });
    expect((await read(first)).application).toMatchObject({ stage: 'VISIT_OFFERED', visit: null });
  });

  it('wait for the shop where nobody came to a visit, from where all is open again', async () => {
    const id = await orderAnimal(shop, ada.token, petId);
    await booked(id, ada, inDays(10, '10:00'));
    await send(moveApplication, { id, stage: 'NO_SHOW' });
    expect(await read(id)).toMatchObject({
      ...{ status: 'PENDING', application: { stage: 'NO_SHOW', waitsFor: 'SHOP', place: 1 } },
    });
    await send(moveApplication, { id, stage: 'READING' });
    await booked(id, ada, inDays(10, '11:00'));
    await send(moveApplication, { id, stage: 'NO_SHOW' });
    await send(acceptPetOrder, { id });
    expect(await codeOf(moveApplication, { id, stage: 'NO_SHOW' })).toBe('INVALID_TRANSITION');
  });

  it('go where the table leads, and nowhere else', async () => {
    const id = await orderAnimal(shop, ada.token, petId);
    for (const stage of ['RECEIVED', 'VISITED', 'HANDED_OVER', 'NO_SHOW']) {
      expect(await codeOf(moveApplication, { id, stage })).toBe('INVALID_TRANSITION');
    }
    expect(await codeOf(moveApplication, { id, stage: 'VISIT_OFFERED' })).toBe('BAD_USER_INPUT');
    expect(await codeOf(returnAnimal, { id, reason: 'Early' })).toBe('INVALID_TRANSITION');
    expect(await codeOf(moveApplication, { id, stage: 'READING' }, ada)).toBe('FORBIDDEN');
    expect((await read(id)).application.stage).toBe('RECEIVED');
  });

  it('agree for whoever reads them, whatever another version has written', async () => {
    const id = await orderAnimal(shop, ada.token, petId);
    await change(id, { status: 'approved' });
    expect(await read(id)).toMatchObject({ status: 'APPROVED', application: { stage: 'APPROVED' } });
    await change(id, { status: 'pending' });
  });
});

describe('a visit', () => {
  it('is offered within the opening hours, on no holiday, and booked once', async () => {
    const id = await orderAnimal(shop, ada.token, petId);
    await changeSettings(shop, admin, { holidays: [inDays(3).slice(0, 10)] });
    for (const at of [inDays(2, '08:00'), inDays(2, '18:30'), inDays(3), inDays(2, '10:02'), inDays(-1)]) {
      expect(await codeOf(offerVisits, { id, starts: [at] })).toBe('BAD_USER_INPUT');
    }
    await changeSettings(shop, admin, { holidays: [] });
    const [at, later] = [inDays(2, '10:00'), inDays(2, '11:00')];
    const offered = (await send(offerVisits, { id, starts: [later, at] })).application;
    expect(offered).toMatchObject({ offered: [at, later], answerBy: null, chooseBy: later });
    const due = await shop.gql('{ dueApplications { _id } }', {}, admin.token);
    expect(due.data.dueApplications).toContainEqual({ _id: id });
    const offer = await awaitMail(shop, 'VISIT_OFFERED', ada.email);
    expect(offer.text).toContain('10:00');
    expect(await codeOf(bookVisit, { id, at: inDays(2, '12:00') }, ada)).toBe('BAD_USER_INPUT');
    expect(await codeOf(bookVisit, { id, at }, bea)).toBe('NOT_FOUND');
    const { application } = await send(bookVisit, { id, at }, ada);
    expect(application.chooseBy).toBeNull();
    expect(application).toMatchObject({ stage: 'VISIT_BOOKED', visit: { at, endsAt: inDays(2, '10:45') } });
    expect((await send(bookVisit, { id, at: later }, ada)).application.visit.at).toBe(later);
    expect((await send(cancelVisit, { id }, ada)).application).toMatchObject({
      ...{ stage: 'VISIT_OFFERED', visit: null, offered: [at, later], bookable: [at, later] },
    });
  });

  it('is one family’s at a time, whichever server is asked, and whatever they come for', async () => {
    const otherPet = await addItem(shop, admin.token, anAnimal({ petname: 'Mia' }));
    const ids = [await orderAnimal(shop, ada.token, petId), await orderAnimal(shop, bea.token, otherPet)];
    const times = [inDays(4, '10:00'), inDays(4, '10:40')];
    await send(offerVisits, { id: ids[0] ?? '', starts: [times[0]] });
    await send(offerVisits, { id: ids[1] ?? '', starts: [times[1]] });
    const book = (id: string | undefined, at: string | undefined, url: string, { token }: Account) =>
      sendGraphql(url, { query: bookVisit, variables: { id, at }, token });
    const answers = await Promise.all([
      book(ids[0], times[0], shop.url, ada),
      book(ids[1], times[1], otherUrl, bea),
    ]);
    const codes = answers.map(({ errors }) => errors?.[0]?.extensions?.code ?? 'booked');
    expect(codes.toSorted()).toEqual(['CONFLICT', 'booked']);
    const loser = codes.indexOf('CONFLICT');
    expect((await read(ids[loser] ?? '')).application).toMatchObject({
      ...{ stage: 'VISIT_OFFERED', bookable: [], offered: [times[loser]] },
    });
    // Free again for the other one.
    await send(cancelVisit, { id: ids[1 - loser] ?? '' }, loser === 0 ? bea : ada);
    await send(bookVisit, { id: ids[loser] ?? '', at: times[loser] }, loser === 0 ? ada : bea);
  });

  it('has a calendar file, which says so where it is called off', async () => {
    const id = await orderAnimal(shop, ada.token, petId);
    await booked(id, ada, inDays(6, '15:00'));
    const { text, attachments } = await awaitMail(shop, 'VISIT_BOOKED', ada.email);
    expect(attachments).toEqual([{ filename: 'visit.ics', contentType: 'text/calendar; charset=utf-8' }]);
    const path = /\/visits\/\S+\.ics/.exec(text)?.[0] ?? '';
    expect((await read(id)).application.visit.calendarPath).toBe(path);
    const file = await fetch(`${shop.url}${path}`);
    expect(file.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    const start = inDays(6, '15:00').replace(/[-:]|\.000/g, '');
    expect(await file.text()).toContain(`DTSTART:${start}\r\n`);
    expect((await fetch(`${shop.url}/visits/${id}/guessed.ics`)).status).toBe(404);
    await send(cancelVisit, { id }, ada);
    expect(await (await fetch(`${shop.url}${path}`)).text()).toContain('STATUS:CANCELLED');
  });

  it.each([
    ['cancelVisit', cancelVisit, {}],
    ['moveApplication', moveApplication, { stage: 'VISIT_OFFERED' }],
  ])('that the shop calls off by %s is mailed about, once; one’s own is not', async (_name, query, input) => {
    const id = await orderAnimal(shop, ada.token, petId);
    const at = inDays(6, '16:00');
    await send(offerVisits, { id, starts: [at] });
    await awaitMail(shop, 'VISIT_OFFERED', ada.email);
    await send(bookVisit, { id, at }, ada);
    await send(cancelVisit, { id }, ada);
    await send(bookVisit, { id, at }, ada);
    await send(query, { id, ...input });
    await eventually(async () =>
      (await sentMails(shop)).some(({ to, text }) => to === ada.email && text.includes('can not take place')),
    );
    await awaitQuiet(shop);
    const toAda = (await sentMails(shop)).filter(
      ({ to, kind }) => to === ada.email && kind === 'VISIT_OFFERED',
    );
    expect(toAda.map(({ text }) => text.includes('can not take place'))).toEqual([true, false]);
  });

  it('is reminded of once, a day before', async () => {
    const id = await orderAnimal(shop, ada.token, petId);
    await booked(id, ada, inDays(7, '12:00'));
    const soon = new Date(Date.now() + 20 * 3_600_000);
    await change(id, { 'application.visitAt': soon, 'application.wakeAt': new Date(0) });
    await awaitMail(shop, 'VISIT_REMINDER', ada.email);
    expect((await stored(id))?.application).not.toHaveProperty('wakeAt');
    await change(id, { 'application.wakeAt': new Date(0) });
    await eventually(async () => !(await stored(id))?.application.wakeAt);
    await awaitQuiet(shop);
    const kinds = await kindsSentTo(shop, ada.email);
    expect(kinds.filter((kind) => kind === 'VISIT_REMINDER')).toHaveLength(1);
  });
});

describe('the decision', () => {
  it('leads home, with what was paid, and back without blame to the next in line', async () => {
    const [first, second] = [
      await orderAnimal(shop, ada.token, petId),
      await orderAnimal(shop, bea.token, petId),
    ];
    await booked(first, ada, inDays(8, '10:00'));
    await send(moveApplication, { id: first, stage: 'VISITED' });
    expect((await read(first)).application.answerBy).not.toBeNull();
    await send(moveApplication, { id: first, stage: 'APPROVED', message: 'Welcome' });
    expect((await read(second, bea)).application).toMatchObject({ stage: 'DECLINED', place: 1 });
    await send(handOver, { id: first, input: { paid: 120, paidBy: 'CASH' } });
    expect(await stored(first)).toMatchObject({
      ...{ status: 'collected', handOver: { paid: 120, paidBy: 'CASH' } },
    });
    await awaitMail(shop, 'ANIMAL_HOME', ada.email);
    const back = await send(returnAnimal, { id: first, reason: 'An allergy' });
    expect(back).toMatchObject({ status: 'RETURNED', application: { stage: 'RETURNED' } });
    expect(back.application.timeline.at(-1).message).toBe('An allergy');
    const { timeline } = (await read(first, ada)).application;
    expect(timeline.at(-1)).toMatchObject({ stage: 'RETURNED', by: 'SHOP', message: null });
    expect(await stored(second)).toMatchObject({ status: 'pending', application: { stage: 'RECEIVED' } });
    await send(acceptPetOrder, { id: second });
  });

  it('may be a kind no, which is mailed once', async () => {
    const id = await orderAnimal(shop, ada.token, petId);
    await send(moveApplication, { id, stage: 'DECLINED', message: 'Rex needs a garden.' });
    const mail = await awaitMail(shop, 'PET_ORDER_DECLINED', ada.email);
    expect(mail.text).toContain('Rex needs a garden.');
    await awaitQuiet(shop);
    expect(await kindsSentTo(shop, ada.email)).toEqual(
      expect.not.arrayContaining(['ORDER_CANCELLED', 'WAITING_LIST_TURN']),
    );
    const kinds = await kindsSentTo(shop, ada.email);
    expect(kinds.filter((kind) => kind === 'PET_ORDER_DECLINED')).toHaveLength(1);
  });

  it('is asked for in time: whoever runs the shop is told once', async () => {
    const id = await orderAnimal(shop, ada.token, petId);
    await change(id, { 'application.wakeAt': new Date(0) });
    const mail = await awaitMail(shop, 'SHOP_ANSWER_DUE', admin.email);
    expect(mail.text).toContain(`/adminDashboard/ManagePetsOrder/${id}`);
    const { data } = await shop.gql('{ dueApplications { _id } }', {}, admin.token);
    expect(data.dueApplications.map(({ _id }: { _id: string }) => _id)).toContain(id);
  });
});

describe('words for a decision', () => {
  const words = '{ decisionTemplates { name text } }';

  it('are the owner’s, for the staff and for nobody else', async () => {
    const staff = await shop.signUp({ role: 'staff' });
    const { data } = await shop.gql(words, {}, staff.token);
    expect(data.decisionTemplates).toEqual(defaultSettings.decisionTemplates);
    const yes = { name: 'Yes', text: 'Yes, {name}!' };
    await changeSettings(shop, admin, { decisionTemplates: [yes] });
    expect((await shop.gql(words, {}, staff.token)).data.decisionTemplates).toEqual([yes]);
    expect(await codeOf(words, {}, ada)).toBe('FORBIDDEN');
  });

  it('are sent without a gap', async () => {
    const id = await orderAnimal(shop, ada.token, petId);
    const no = { id, stage: 'DECLINED', message: 'Because [… reason …].' };
    const { errors } = await shop.gql(moveApplication, no, admin.token);
    expect(errors?.[0]?.extensions).toMatchObject({
      ...{ code: 'BAD_USER_INPUT', fields: { message: 'Fill in “reason” first' } },
    });
    expect((await read(id)).status).toBe('PENDING');
  });
});

describe('an approved animal', () => {
  it('that nobody collects goes to the next in line, after a mail two days before', async () => {
    const [first, second] = [
      await orderAnimal(shop, ada.token, petId),
      await orderAnimal(shop, bea.token, petId),
    ];
    await send(acceptPetOrder, { id: first });
    const { heldUntil } = (await read(first)).application;
    expect(Math.round((Date.parse(heldUntil) - Date.now()) / 3_600_000)).toBe(7 * 24);
    await change(first, { 'application.wakeAt': new Date(0) });
    await awaitMail(shop, 'COLLECTION_REMINDER', ada.email);
    expect((await read(first)).status).toBe('APPROVED');
    const over = new Date(Date.now() - 1000);
    await change(first, { 'application.heldUntil': over, 'application.wakeAt': over });
    await eventually(async () => (await read(first)).status === 'CANCELLED');
    const { stage, timeline } = (await read(first)).application;
    expect([stage, timeline.at(-1).by]).toEqual(['WITHDRAWN', 'CLOCK']);
    expect(await stored(second)).toMatchObject({ status: 'pending', application: { stage: 'RECEIVED' } });
    await awaitMail(shop, 'WAITING_LIST_TURN', bea.email);
    await awaitQuiet(shop);
    const kinds = await kindsSentTo(shop, ada.email);
    expect(kinds.filter((kind) => kind === 'COLLECTION_REMINDER')).toHaveLength(1);
  });

  describe('that is kept longer', () => {
    const dayIn = (days: number) => inDays(days).slice(0, 10);
    const endOf = (day: string) => `${day}T23:59:59.999Z`;
    const reminders = async () =>
      (await kindsSentTo(shop, ada.email)).filter((kind) => kind === 'COLLECTION_REMINDER').length;
    let id: string;

    beforeEach(async () => {
      id = await orderAnimal(shop, ada.token, petId);
      await send(acceptPetOrder, { id });
    });

    it('is so until the end of a day, as its page says, and for the same day once', async () => {
      const staff = await shop.signUp({ role: 'staff' });
      const until = dayIn(20);
      await send(extendHold, { id, until }, staff);
      await send(extendHold, { id, until }, staff);
      const { application } = await read(id, ada);
      expect(application.heldUntil).toBe(endOf(until));
      const longer = { stage: 'APPROVED', by: 'SHOP', heldUntil: endOf(until) };
      expect(application.timeline.slice(1)).toMatchObject([{ stage: 'APPROVED', heldUntil: null }, longer]);
      const noted = shop.db.collection('auditrecords').find({ subjectId: id, action: 'extend_hold' });
      expect(await noted.toArray()).toMatchObject([
        { actor: staff.email, changes: [{ field: 'heldUntil', after: endOf(until) }] },
      ]);
    });

    it.each([
      ['today', 0, 'Tomorrow at the earliest'],
      ['a day before the present end', 6, 'Not before the animal is kept until now'],
      ['more than 60 days', 61, 'At most 60 days from today'],
    ])('is not so until %s', async (_when, days, problem) => {
      const { errors } = await shop.gql(extendHold, { id, until: dayIn(days) }, admin.token);
      const { code, fields } = errors?.[0]?.extensions ?? {};
      expect([code, fields]).toEqual(['BAD_USER_INPUT', { until: problem }]);
    });

    it('is so by the staff alone, and while it waits to be collected', async () => {
      const until = dayIn(20);
      expect(await codeOf(extendHold, { id, until }, ada)).toBe('FORBIDDEN');
      expect(await codeOf(extendHold, { id: new Types.ObjectId().toHexString(), until })).toBe('NOT_FOUND');
      await send(cancelPetOrder, { id }, ada);
      expect(await codeOf(extendHold, { id, until })).toBe('CONFLICT');
      const pending = await orderAnimal(shop, bea.token, petId);
      expect(await codeOf(extendHold, { id: pending, until })).toBe('CONFLICT');
    });

    it('is reminded of before each end, once', async () => {
      await change(id, { 'application.wakeAt': new Date(0) });
      await awaitMail(shop, 'COLLECTION_REMINDER', ada.email);
      await send(extendHold, { id, until: dayIn(20) });
      const { wakeAt, heldUntil } = (await stored(id))?.application ?? {};
      expect(heldUntil - wakeAt).toBe(2 * 24 * 3_600_000);
      await awaitQuiet(shop);
      expect(await reminders()).toBe(1);
      await change(id, { 'application.wakeAt': new Date(0) });
      await eventually(async () => (await reminders()) === 2);
      await eventually(async () => +(await stored(id))?.application.wakeAt === +heldUntil);
      expect((await read(id)).status).toBe('APPROVED');
      await awaitQuiet(shop);
      expect(await reminders()).toBe(2);
    });

    it('by less than two days is reminded of at once', async () => {
      const soon = new Date(Date.now() + 3_600_000);
      await change(id, { 'application.heldUntil': soon, 'application.wakeAt': soon });
      await send(extendHold, { id, until: dayIn(1) });
      const mail = await awaitMail(shop, 'COLLECTION_REMINDER', ada.email);
      const weekday = new Date(inDays(1)).toLocaleDateString('en-US', { weekday: 'long', timeZone: 'UTC' });
      expect(mail.subject).toMatch(`Rex is kept for you until ${weekday}`);
      expect((await stored(id))?.application.wakeAt).toEqual(new Date(endOf(dayIn(1))));
    });
  });

  it('that is called off leaves no hold behind', async () => {
    const id = await orderAnimal(shop, ada.token, petId);
    await send(acceptPetOrder, { id });
    await send(cancelPetOrder, { id }, ada);
    const application = (await stored(id))?.application;
    expect(application.stage).toBe('WITHDRAWN');
    for (const field of ['heldUntil', 'dueAt', 'wakeAt']) expect(application).not.toHaveProperty(field);
  });
});
