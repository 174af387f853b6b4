import { Types } from 'mongoose';
import { DAY_MS } from '../../../domain/durations.ts';
import { eventually } from '../fixtures/process/eventually.ts';
import { aCheckoutOf, buy, confirmPayment, createPaymentIntent } from '../fixtures/shop/checkout.ts';
import { addItem, anAnimal, anItem } from '../fixtures/shop/items.ts';
import { awaitMail, awaitQuiet, sentMails } from '../fixtures/shop/mails.ts';
import { deliverOrder, messageShopper, numberOf, shipOrder } from '../fixtures/shop/orders.ts';
import { changeSettings } from '../fixtures/shop-settings/settings-requests.ts';
import type { Account } from '../harness/accounts.ts';
import { type Shop, startShop, withMails } from '../harness/shop.ts';

const fields =
  '{ id subject isAnswered isClosed dueAt pet { petname } order { number } messages { by text } }';
const connection = 'totalCount pageInfo { hasNextPage endCursor }';
const askShop = `mutation ($input: AskShopInput!) { askShop(input: $input) ${fields} }`;
const answerThread = `mutation ($id: ID!, $text: String!) { answerThread(id: $id, text: $text) ${fields} }`;
const replyToThread = `mutation ($id: ID!, $text: String!) { replyToThread(id: $id, text: $text) ${fields} }`;
const closeThread = `mutation ($id: ID!) { closeThread(id: $id) ${fields} }`;
const ownThreads = `query ($first: Int, $after: String) { me { threads(first: $first, after: $after) { ${connection} edges { cursor node ${fields} } } } }`;
const threads = `query ($where: ThreadWhere, $first: Int, $after: String) { threads(where: $where, first: $first, after: $after) { ${connection} edges { cursor node { id subject name email isAnswered isClosed } } } }`;

let shop: Shop;
let admin: Account;
let staff: Account;
let shopper: Account;

beforeAll(async () => {
  shop = await startShop({ env: withMails });
  admin = await shop.signUp({ role: 'admin' });
  staff = await shop.signUp({ role: 'staff' });
});
beforeEach(async () => {
  shopper = await shop.signUp({ name: 'Mia Keller' });
});
afterAll(() => shop.stop());

function visitorAt(email: string, text = 'Does Juniper get on with cats?') {
  return { name: 'Kim Lee', email, text };
}

async function ask(input: object, token?: string) {
  const { data, errors } = await shop.gql(askShop, { input }, token);
  expect(errors).toBeUndefined();
  return data.askShop;
}

it('keeps a question of a clock that was a month ahead for a week for its proof', async () => {
  const email = `ahead-${new Types.ObjectId()}@petshop.test`;
  await ask(visitorAt(email));
  const stored = shop.db.collection('threads');
  const inDays = (days: number) => new Date(Date.now() + days * DAY_MS);
  await stored.updateOne({ email }, { $set: { proveBy: inDays(37) } });
  await eventually(async () => Number((await stored.findOne({ email }))?.proveBy) <= Number(inDays(7)));
});

type Seen = { id: string; name: string; email: string };

async function seenByStaff(where: object = {}): Promise<Seen[]> {
  const { data } = await shop.gql(threads, { where }, staff.token);
  return data.threads.edges.map(({ node }: { node: Seen }) => node);
}

async function threadsOf({ token }: Account) {
  const { data } = await shop.gql(ownThreads, {}, token);
  return data.me.threads.edges.map(({ node }: { node: object }) => node);
}

/** Opens the link that is mailed to an address, and presses the button there. */
async function openLink(email: string): Promise<string | null> {
  const { text } = await awaitMail(shop, 'ASK_CONFIRM', email);
  const [, path = ''] = /(\/contact\/prove\/[\w-]+)/.exec(text) ?? [];
  const opened = await fetch(`${shop.url}${path}`);
  expect(await opened.text()).toContain('<button>Send my question</button>');
  expect(opened.headers.get('cache-control')).toBe('no-store');
  const { status, headers } = await fetch(`${shop.url}${path}`, { method: 'POST', redirect: 'manual' });
  expect(status).toBe(303);
  return headers.get('location');
}

describe('a visitor’s question', () => {
  it('is for the staff once its address is proved, and answered by mail', async () => {
    const email = 'kim@visitors.test';
    const { id, dueAt, messages } = await ask(visitorAt(email));
    expect(messages).toEqual([{ by: 'SHOPPER', text: 'Does Juniper get on with cats?' }]);
    expect(dueAt).toBeNull();
    expect((await seenByStaff({ email })).length).toBe(0);
    expect((await shop.gql(answerThread, { id, text: 'Yes.' }, staff.token)).code).toBe('NOT_FOUND');

    expect(await openLink(email)).toBe('/contact?asked');
    expect(await seenByStaff({ email, isAnswered: false })).toEqual([
      expect.objectContaining({ id, name: 'Kim Lee', email }),
    ]);
    const told = await awaitMail(shop, 'SHOP_QUESTION', admin.email);
    expect(told.text).toContain('Does Juniper get on with cats?');

    const { data } = await shop.gql(answerThread, { id, text: 'She does. Come and meet her.' }, staff.token);
    expect(data.answerThread).toMatchObject({ isAnswered: true, dueAt: null });
    const answer = await awaitMail(shop, 'THREAD_ANSWER', email);
    expect(answer.text).toContain('She does. Come and meet her.');
    expect(await seenByStaff({ email, isAnswered: false })).toEqual([]);
  });

  it('is proved once: opened again, its link asks nothing anew; one that is none says so', async () => {
    const email = 'twice@visitors.test';
    await ask(visitorAt(email));
    const { text: link } = await awaitMail(shop, 'ASK_CONFIRM', email);
    // What looks at links before their reader does proves nothing.
    await fetch(`${shop.url}${/\/contact\/prove\/[\w-]+/.exec(link)?.[0]}`);
    expect(await seenByStaff({ email })).toEqual([]);
    await openLink(email);
    expect(await openLink(email)).toBe('/contact?asked');
    await awaitQuiet(shop);
    const asked = (await sentMails(shop)).filter(
      ({ kind, text }) => kind === 'SHOP_QUESTION' && text.includes(email),
    );
    expect(asked.length).toBe(1);
    const press = { method: 'POST', redirect: 'manual' } as const;
    const wrong = await fetch(`${shop.url}/contact/prove/none`, press);
    expect(wrong.headers.get('location')).toBe('/contact?expired');
  });

  it('tells the address nothing of what was typed before it is proved', async () => {
    const email = 'victim@visitors.test';
    await ask({ ...visitorAt(email, 'Win a prize at evil.example'), name: 'Evil Example' });
    const { text, subject } = await awaitMail(shop, 'ASK_CONFIRM', email);
    expect(`${subject} ${text}`).not.toMatch(/evil|prize/i);
  });

  it('fills nobody’s mailbox: three wait at most for one address', async () => {
    const email = 'busy@visitors.test';
    for (const text of ['One?', 'Two?', 'Three?']) await ask(visitorAt(email, text));
    const { code } = await shop.gql(askShop, { input: visitorAt(email, 'Four?') });
    expect(code).toBe('RATE_LIMITED');
  });

  it.each([
    [{ email: 'kim@visitors.test', text: 'Hello?' }, 'name'],
    [{ name: 'Kim', text: 'Hello?' }, 'email'],
    [{ name: 'Kim', email: 'kim at home', text: 'Hello?' }, 'email'],
    [{ name: 'Kim', email: 'kim@visitors.test', text: ' ' }, 'text'],
    [{ name: 'Kim', email: 'kim@visitors.test', text: 'x'.repeat(4001) }, 'text'],
  ])('names what is wrong with %j', async (input, field) => {
    const { code, errors } = await shop.gql(askShop, { input });
    expect([code, Object.keys(errors?.[0]?.extensions?.fields ?? {})]).toEqual(['BAD_USER_INPUT', [field]]);
  });

  it('is about an order only where the address is the order’s, and tells nobody whether there is one', async () => {
    const { order } = await buyOne();
    const stranger = 'stranger@visitors.test';
    const { subject } = await ask({ ...visitorAt(stranger), orderNumber: order.number });
    expect(subject).toBe('Does Juniper get on with cats?');
    const own = await ask({ ...visitorAt(shopper.email), orderNumber: order.number });
    expect(own).toMatchObject({ subject: `Order ${order.number}`, order: null });
  });
});

async function buyOne() {
  const petId = await addItem(shop, admin.token, anItem({ stock: 10 }));
  const { payment } = await buy(shop, shopper.token, [{ petId, accessoriesAmount: 1 }]);
  const stored = await shop.db
    .collection('payments')
    .findOne({ _id: new Types.ObjectId(String(payment._id)) });
  return { order: { number: String(stored?.number) } };
}

describe('an account’s question', () => {
  it('is with the shop at once, about an item or an order of its own, and has a day', async () => {
    const petId = await addItem(shop, admin.token, anAnimal({ petname: 'Juniper' }));
    const about = await ask({ text: 'Does she get on with cats?', petId }, shopper.token);
    expect(about).toMatchObject({ subject: 'Juniper', pet: { petname: 'Juniper' }, isAnswered: false });
    expect(new Date(about.dueAt).getTime()).toBeGreaterThan(Date.now());
    const { order } = await buyOne();
    const ofOrder = await ask({ text: 'Where is it?', orderNumber: order.number }, shopper.token);
    expect(ofOrder).toMatchObject({ subject: `Order ${order.number}`, order: { number: order.number } });
    expect((await seenByStaff({ orderNumber: order.number })).map(({ id }) => id)).toEqual([ofOrder.id]);
  });

  it('goes on until everything is said, and is seen by nobody else', async () => {
    const { id } = await ask({ text: 'Are you open on Sunday?' }, shopper.token);
    await shop.gql(answerThread, { id, text: 'From ten to five.' }, staff.token);
    const { html } = await awaitMail(shop, 'THREAD_ANSWER', shopper.email);
    expect(html).toContain(`/contact#question-${id}"`);
    const { data } = await shop.gql(replyToThread, { id, text: 'Thank you! And on Monday?' }, shopper.token);
    expect(data.replyToThread).toMatchObject({ isAnswered: false, isClosed: false });
    expect(data.replyToThread.dueAt).not.toBeNull();
    const own = await threadsOf(shopper);
    expect(own[0].messages.map(({ by }: { by: string }) => by)).toEqual(['SHOPPER', 'SHOP', 'SHOPPER']);

    const other = await shop.signUp();
    expect((await shop.gql(replyToThread, { id, text: 'Hi' }, other.token)).code).toBe('NOT_FOUND');
    expect(await threadsOf(other)).toEqual([]);
    const { errors } = await shop.gql('{ me { threads { edges { node { email } } } } }', {}, shopper.token);
    expect(errors?.[0]?.extensions?.code).toBe('FORBIDDEN');
  });

  it('is over once it is closed, until its shopper writes again', async () => {
    const { id } = await ask({ text: 'Do you sell vouchers?' }, shopper.token);
    const closed = await shop.gql(closeThread, { id }, staff.token);
    expect(closed.data.closeThread).toMatchObject({ isClosed: true, dueAt: null });
    await shop.gql(replyToThread, { id, text: 'Please?' }, shopper.token);
    expect(await seenByStaff({ isClosed: false, email: shopper.email })).toEqual([
      expect.objectContaining({ id, isClosed: false }),
    ]);
  });

  it('that is sent twice at once is one, and so is its answer', async () => {
    const input = { text: 'Is the shop wheelchair accessible?' };
    await Promise.all([ask(input, shopper.token), ask(input, shopper.token)]);
    const [thread, ...others] = await threadsOf(shopper);
    expect(others).toEqual([]);
    const answer = { id: thread.id, text: 'It is, all of it.' };
    await Promise.all([1, 2].map(() => shop.gql(answerThread, answer, staff.token)));
    await eventually(async () => {
      const [after] = await threadsOf(shopper);
      return after.messages.length === 2;
    });
  });

  it('is about no order of somebody else', async () => {
    const { order } = await buyOne();
    const other = await shop.signUp();
    const input = { text: 'Where is it?', orderNumber: order.number };
    expect((await shop.gql(askShop, { input }, other.token)).code).toBe('NOT_FOUND');
  });
});

it('says to the staff, and to nobody else, who of them has answered', async () => {
  const { id } = await ask({ text: 'Is Juniper shy?' }, shopper.token);
  const answer =
    'mutation ($id: ID!, $text: String!) { answerThread(id: $id, text: $text) { messages { by staff } } }';
  const { data } = await shop.gql(answer, { id, text: 'A little.' }, staff.token);
  expect(data.answerThread.messages).toEqual([
    { by: 'SHOPPER', staff: null },
    { by: 'SHOP', staff: staff.email },
  ]);
  const own = '{ me { threads { edges { node { messages { staff } } } } } }';
  const refused = await shop.gql(own, {}, shopper.token);
  expect([refused.code, JSON.stringify(refused.data ?? null)]).toEqual([
    'FORBIDDEN',
    expect.not.stringContaining(staff.email),
  ]);
});

it('takes no answer with a gap that a template has left', async () => {
  const { id } = await ask({ text: 'When does it come?' }, shopper.token);
  const { errors } = await shop.gql(answerThread, { id, text: 'By [… by when …].' }, staff.token);
  expect(errors?.[0]?.extensions?.fields).toEqual({ text: 'Fill in “by when” first' });
  expect(await seenByStaff({ email: shopper.email, isAnswered: false })).toHaveLength(1);
});

it('offers the staff, and nobody else, the answers that the owner keeps', async () => {
  const read = '{ answerTemplates { name text } }';
  const late = { name: 'Late', text: 'Sorry, {name}: {order} is late.' };
  expect((await shop.gql(read, {}, staff.token)).data.answerTemplates).toHaveLength(5);
  await changeSettings(shop, admin, { answerTemplates: [late] });
  expect((await shop.gql(read, {}, staff.token)).data.answerTemplates).toEqual([late]);
  expect((await shop.gql(read, {}, shopper.token)).code).toBe('FORBIDDEN');
});

describe('whoever stands outside', () => {
  const outside = `query ($where: ThreadWhere) {
    threads(where: $where) { totalCount edges { node { id hereSince isClosed isAnswered order { number } } } } }`;
  const isOut = async (orderNumber: string) =>
    (await shop.gql(outside, { where: { isHere: true, orderNumber } }, staff.token)).data.threads.edges;
  const say = (orderNumber: string, text: string, token = shopper.token) =>
    shop.gql(askShop, { input: { text, orderNumber, isHere: true } }, token);

  async function toPickUp(delivery = 'CURBSIDE'): Promise<string> {
    const petId = await addItem(shop, admin.token, anItem({ petprice: 60 }));
    const input = aCheckoutOf([{ petId, accessoriesAmount: 1 }], { choices: { delivery } });
    const { clientSecret, payment } = (await shop.gql(createPaymentIntent, { input }, shopper.token)).data
      .createPaymentIntent;
    await shop.pay(clientSecret);
    await shop.gql(confirmPayment, { id: payment._id }, shopper.token);
    return numberOf(shop, payment._id, shopper.token);
  }

  it('comes before all other questions, until the answer; said twice, it is one', async () => {
    const other = await ask({ text: 'Do you have mice?' }, shopper.token);
    const number = await toPickUp();
    const { data } = await say(number, 'I am outside (2:05 PM)');
    await say(number, 'Still here, in a blue car (2:10 PM)');
    const { id } = data.askShop;
    expect(await isOut(number)).toEqual([
      { node: { id, hereSince: expect.any(String), isClosed: false, isAnswered: false, order: { number } } },
    ]);
    const from = { email: shopper.email };
    expect((await seenByStaff(from)).map((one) => one.id)).toEqual([id, other.id]);
    expect((await seenByStaff({ ...from, isHere: false })).map((one) => one.id)).toEqual([other.id]);
    await awaitQuiet(shop);
    const subjects = (await sentMails(shop))
      .filter(({ kind }) => kind === 'SHOP_QUESTION')
      .map((mail) => mail.subject);
    expect(subjects).toContain('Mia Keller waits outside');
    await shop.gql(answerThread, { id, text: 'We come.' }, staff.token);
    expect(await isOut(number)).toEqual([]);
  });

  it.each([
    ['alone, it closes that', [], [{ isClosed: true, dueAt: null }]],
    [
      'what else was asked stays open',
      ['And my other bag?'],
      [{ isClosed: false, dueAt: expect.any(String) }],
    ],
  ])('is there until it is handed over: %s', async (_why, more, expected) => {
    const number = await toPickUp();
    const { data } = await say(number, 'I am outside');
    for (const text of more) await shop.gql(replyToThread, { id: data.askShop.id, text }, shopper.token);
    await shop.gql(shipOrder, { number }, staff.token);
    expect(await isOut(number)).toHaveLength(1);
    await shop.gql(deliverOrder, { number }, staff.token);
    expect(await isOut(number)).toEqual([]);
    expect(await threadsOf(shopper)).toMatchObject(expected);
    expect((await say(number, 'I am outside again')).code).toBe('CONFLICT');
  });

  it('is its shopper, for what is picked up', async () => {
    const number = await toPickUp();
    expect((await say(number, 'Me too', (await shop.signUp()).token)).code).toBe('NOT_FOUND');
    expect((await say(number, 'Me too', staff.token)).code).toBe('NOT_FOUND');
    const asVisitor = { ...visitorAt(shopper.email, 'Me too'), orderNumber: number, isHere: true };
    expect((await shop.gql(askShop, { input: asVisitor })).code).toBe('NOT_FOUND');
    expect((await say(await toPickUp('STANDARD'), 'Hello?')).code).toBe('CONFLICT');
  });

  it('is gone with a question that is closed', async () => {
    const number = await toPickUp();
    const { data } = await say(number, 'I am outside');
    await shop.gql(closeThread, { id: data.askShop.id }, staff.token);
    expect(await isOut(number)).toEqual([]);
  });
});

describe('a note on a question', () => {
  const addThreadNote = `mutation ($id: ID!, $text: String!) {
    addThreadNote(id: $id, text: $text) { isAnswered dueAt messages { text } notes { _id at by text } } }`;

  it('is for the staff alone: it is no answer, and in no mail', async () => {
    const { id, dueAt } = await ask({ text: 'Does she bite?' }, shopper.token);
    const note = (text: string) => shop.gql(addThreadNote, { id, text }, staff.token);
    await note(' Ask Dr. Quill. ');
    const { data } = await note('Quill says no.');
    const written = { _id: expect.any(String), at: expect.any(String), by: staff.email };
    expect(data.addThreadNote).toEqual({
      ...{ isAnswered: false, dueAt, messages: [{ text: 'Does she bite?' }] },
      notes: [
        { ...written, text: 'Ask Dr. Quill.' },
        { ...written, text: 'Quill says no.' },
      ],
    });
    await shop.gql(answerThread, { id, text: 'She does not.' }, staff.token);
    const { text, html } = await awaitMail(shop, 'THREAD_ANSWER', shopper.email);
    expect(`${text}${html}`).not.toMatch(/quill/i);
    expect(JSON.stringify(await threadsOf(shopper))).not.toMatch(/quill/i);

    const own = '{ me { threads { edges { node { id notes { text } } } } } }';
    const refused = await shop.gql(own, {}, shopper.token);
    expect([refused.code, JSON.stringify(refused.data ?? null)]).toEqual([
      'FORBIDDEN',
      expect.not.stringMatching(/quill/i),
    ]);
  });

  it('is written on none that nobody sees yet, and by nobody who asks', async () => {
    const { id } = await ask(visitorAt('noted@visitors.test'));
    const write = (token?: string) => shop.gql(addThreadNote, { id, text: 'Hm.' }, token);
    expect((await write(staff.token)).code).toBe('NOT_FOUND');
    expect((await write(shopper.token)).code).toBe('FORBIDDEN');
  });

  it('is one of a hundred at most', async () => {
    const { id } = await ask({ text: 'How many?' }, shopper.token);
    const notes = Array.from({ length: 100 }, () => ({
      ...{ _id: new Types.ObjectId(), at: new Date(), by: staff.email, text: 'One more.' },
    }));
    const _id = new Types.ObjectId(String(id));
    await shop.db.collection('threads').updateOne({ _id }, { $set: { notes } });
    expect((await shop.gql(addThreadNote, { id, text: 'Too many.' }, staff.token)).code).toBe('CONFLICT');
  });
});

interface Page {
  edges: { cursor: string; node: { id: string } }[];
  pageInfo: { endCursor: string };
}

it('what waits for an answer stands first, by when it is due, page after page', async () => {
  const first = await ask({ text: 'First question?' }, shopper.token);
  const second = await ask({ text: 'Second question?' }, shopper.token);
  const third = await ask({ text: 'Third question?' }, shopper.token);
  await shop.gql(answerThread, { id: third.id, text: 'Yes.' }, staff.token);
  const due = new Date('2026-01-01T12:00:00Z');
  await shop.db
    .collection('threads')
    .updateOne({ _id: new Types.ObjectId(String(second.id)) }, { $set: { dueAt: due } });
  const ids = (await seenByStaff({ email: shopper.email })).map(({ id }) => id);
  expect(ids).toEqual([second.id, first.id, third.id]);

  const seen: string[] = [];
  let after: string | null = null;
  for (const hasNextPage of [true, true, false]) {
    const asked: object = { where: { email: shopper.email }, first: 1, after };
    const page: Page = (await shop.gql(threads, asked, staff.token)).data.threads;
    expect(page).toMatchObject({ totalCount: 3, pageInfo: { hasNextPage } });
    expect(page.edges[0]?.cursor).toBe(page.pageInfo.endCursor);
    seen.push(...page.edges.map(({ node }) => node.id));
    after = page.pageInfo.endCursor;
  }
  expect(seen).toEqual(ids);
  expect((await shop.gql(threads, { first: 101 }, staff.token)).code).toBe('BAD_USER_INPUT');
  const { data } = await shop.gql(ownThreads, { first: 2 }, shopper.token);
  expect(data.me.threads).toMatchObject({ totalCount: 3, pageInfo: { hasNextPage: true } });
});

describe('what the shop writes about an order', () => {
  const writeAbout = (number: string, text: string) =>
    shop.gql(messageShopper, { number, text }, staff.token);

  it('begins a thread, which goes on with what is written next, and is answered in', async () => {
    const item = await addItem(shop, admin.token, anItem());
    const { payment } = await buy(shop, shopper.token, [{ petId: item, accessoriesAmount: 1 }]);
    const number = await numberOf(shop, payment._id, shopper.token);
    await writeAbout(number, 'It comes on Tuesday.');
    await writeAbout(number, 'On Wednesday, after all.');
    const [thread, ...more] = await threadsOf(shopper);
    expect(more).toEqual([]);
    expect(thread).toMatchObject({
      ...{ subject: `Order ${number}`, order: { number }, isAnswered: true, dueAt: null },
      messages: [
        { by: 'SHOP', text: 'It comes on Tuesday.' },
        { by: 'SHOP', text: 'On Wednesday, after all.' },
      ],
    });
    expect((await awaitMail(shop, 'ORDER_MESSAGE', shopper.email)).text).toContain(
      `/contact#question-${thread.id}`,
    );

    const { data } = await shop.gql(replyToThread, { id: thread.id, text: 'Fine!' }, shopper.token);
    expect(data.replyToThread).toMatchObject({ isAnswered: false, dueAt: expect.any(String) });
    // What waits for an answer is not answered by something else.
    await writeAbout(number, 'Your address lacks a street.');
    const after: { isAnswered: boolean }[] = await threadsOf(shopper);
    expect(after.map(({ isAnswered }) => isAnswered).toSorted()).toEqual([false, true]);
  });
});
