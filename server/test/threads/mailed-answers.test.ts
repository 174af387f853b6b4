import { createHmac } from 'node:crypto';
import { sendRaw } from '../fixtures/network/raw-request.ts';
import { awaitMail, awaitQuiet, sentMails } from '../fixtures/shop/mails.ts';
import { dropped, written } from '../fixtures/threads/raw-mails.ts';
import type { Account } from '../harness/accounts.ts';
import { type OwnShop, startShop, withMails } from '../harness/shop.ts';

const secret = 'what the provider signs with';
const askShop = 'mutation ($input: AskShopInput!) { askShop(input: $input) { id } }';
const answerThread = 'mutation ($id: ID!, $text: String!) { answerThread(id: $id, text: $text) { id } }';
const closeThread = 'mutation ($id: ID!) { closeThread(id: $id) { id } }';
const ownThreads =
  '{ me { threads { edges { node { id isAnswered isClosed dueAt messages { by text } } } } } }';

interface Seen {
  readonly isAnswered: boolean;
  readonly isClosed: boolean;
  readonly dueAt: string | null;
  readonly messages: readonly { readonly by: string; readonly text: string }[];
}

let shop: OwnShop;
let staff: Account;
let admin: Account;
let shopper: Account;
let id: string;
let to: string;

beforeAll(async () => {
  shop = await startShop({ env: { ...withMails, INBOUND_MAIL_SECRET: secret } });
  admin = await shop.signUp({ role: 'admin' });
  staff = await shop.signUp({ role: 'staff' });
  shopper = await shop.signUp({ name: 'Mia Keller', isProved: true });
  id = (await shop.gql(askShop, { input: { text: 'Is Juniper there?' } }, shopper.token)).data.askShop.id;
  await shop.gql(answerThread, { id, text: 'She is.' }, staff.token);
  to = (await answerMail()).replyTo;
});
afterAll(() => shop.stop());

async function answerMail() {
  await awaitMail(shop, 'THREAD_ANSWER', shopper.email);
  const mails = shop.db.collection<{ _id: string; replyTo: string }>('mails');
  const mail = await mails.findOne({ kind: 'THREAD_ANSWER', to: shopper.email });
  if (!mail) throw new Error('There is no answer of the shop.');
  return mail;
}

/** Brings a mail as the provider does. */
async function bring(
  mail: string,
  timestamp = Math.floor(Date.now() / 1000),
  by = secret,
  url = shop.url,
): Promise<number> {
  const signature = createHmac('sha256', by).update(`${timestamp}.${mail}`).digest('hex');
  const headers = { 'x-petshop-timestamp': String(timestamp), 'x-petshop-signature': signature };
  return (await fetch(`${url}/mail/inbound`, { method: 'POST', headers, body: mail })).status;
}

async function thread(): Promise<Seen> {
  return (await shop.gql(ownThreads, {}, shopper.token)).data.me.threads.edges[0].node;
}

test('an answer of the shop says where it is answered, at an address that nobody guesses', () => {
  expect(to).toMatch(/^answers\+[0-9a-f]{32}@petshop\.test$/);
});

test.each(written)('what comes by mail is in its thread, once: %s', async (_what, mailOf, text) => {
  const mail = mailOf({ from: shopper.email, to });
  const before = (await thread()).messages.length;
  expect(await Promise.all([bring(mail), bring(mail)])).toEqual([200, 200]);
  expect(await bring(mail)).toBe(200);
  const { messages, isAnswered, dueAt } = await thread();
  expect(messages.slice(before)).toEqual([{ by: 'SHOPPER', text }]);
  expect([isAnswered, dueAt === null]).toEqual([false, false]);
});

test.each(dropped)(
  'what does not belong there is dropped, and nobody hears of it: %s',
  async (_why, mailOf) => {
    await awaitQuiet(shop);
    const [before, mails] = [await thread(), await sentMails(shop)];
    expect(await bring(mailOf({ from: shopper.email, to }))).toBe(200);
    await awaitQuiet(shop);
    expect(await thread()).toEqual(before);
    expect((await sentMails(shop)).length).toBe(mails.length);
  },
);

test('the staff hear of an answer, and a thread that was closed is open again', async () => {
  await shop.gql(closeThread, { id }, staff.token);
  await bring(`From: ${shopper.email}\r\nTo: ${to}\r\nMessage-ID: <again@x.test>\r\n\r\nAnd on Sunday?`);
  expect(await thread()).toMatchObject({ isClosed: false, isAnswered: false });
  await awaitQuiet(shop);
  const told = (await sentMails(shop)).filter(({ kind }) => kind === 'SHOP_QUESTION');
  expect(told.some(({ text, to: whom }) => whom === admin.email && text.includes('And on Sunday?'))).toBe(
    true,
  );
});

test('what is not signed, or was long ago, is refused', async () => {
  const mail = `From: ${shopper.email}\r\nTo: ${to}\r\n\r\nHi`;
  const now = Math.floor(Date.now() / 1000);
  expect(await bring(mail, now, 'another secret')).toBe(401);
  expect(await bring(mail, now - 301)).toBe(401);
  expect((await fetch(`${shop.url}/mail/inbound`, { method: 'POST', body: mail })).status).toBe(401);
});

test('25 MB are refused by their length, before they are read', async () => {
  const headers = {
    'content-length': String(25 * 1024 * 1024),
    'x-petshop-timestamp': String(Math.floor(Date.now() / 1000)),
    'x-petshop-signature': '0'.repeat(64),
  };
  const { status } = await sendRaw(shop.url, { method: 'POST', path: '/mail/inbound', headers });
  expect(status).toBe(413);
});

test('a shop without the secret has no such address', async () => {
  const { url, terminate } = await shop.startAnother({ INBOUND_MAIL_SECRET: '' });
  for (const method of ['GET', 'POST']) {
    expect((await fetch(`${url}/mail/inbound`, { method })).status).toBe(404);
  }
  await terminate();
});

test('nobody fills a thread: an address may bring ten in a minute, and the provider tries again later', async () => {
  const { url, terminate } = await shop.startAnother({ RATE_LIMIT: 'on' });
  const statuses = [];
  for (let number = 1; number <= 12; number += 1) {
    const mail = `From: ${shopper.email}\r\nTo: ${to}\r\nMessage-ID: <many${number}@x.test>\r\n\r\nNumber ${number}`;
    statuses.push(await bring(mail, undefined, undefined, url));
  }
  expect(statuses.slice(0, 10)).toEqual(Array(10).fill(200));
  expect(statuses).toContain(429);
  await terminate();
});

test('the demo mailbox answers by the same way', async () => {
  const mail = await answerMail();
  const open = `${shop.url}/mailbox?mail=${encodeURIComponent(mail._id)}`;
  expect(await (await fetch(open)).text()).toContain(to);
  const body = new URLSearchParams({ mail: mail._id, text: 'From the mailbox' });
  const answer = await fetch(`${shop.url}/mailbox`, { method: 'POST', body });
  expect(await answer.text()).toContain('Your answer is with the shop.');
  expect((await thread()).messages.at(-1)).toEqual({ by: 'SHOPPER', text: 'From the mailbox' });
  const none = await fetch(`${shop.url}/mailbox`, {
    method: 'POST',
    body: new URLSearchParams({ mail: 'x' }),
  });
  expect(none.status).toBe(404);
});

test('the log names nobody', async () => {
  const log = await shop.log();
  expect(log).toContain('a mail came in');
  expect(log).not.toContain(shopper.email);
  expect(log).not.toContain(to);
});
