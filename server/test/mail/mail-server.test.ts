import { askForApplications, bookVisit, inDays, offerVisits } from '../fixtures/adoption/applications.ts';
import { type MailServer, startMailServer } from '../fixtures/network/smtp-server.ts';
import { eventually } from '../fixtures/process/eventually.ts';
import { orderAnimal } from '../fixtures/shop/animal-orders.ts';
import { addItem, anAnimal } from '../fixtures/shop/items.ts';
import type { Account } from '../harness/accounts.ts';
import { type OwnShop, startShop } from '../harness/shop.ts';

const PASSWORD = 'a-secret-of-the-mail-server';
const saveUser = 'mutation ($name: String!) { saveUser(input: { name: $name }) { _id } }';

let mailServer: MailServer;
let shop: OwnShop;
beforeAll(async () => {
  mailServer = await startMailServer({ user: 'shop', pass: PASSWORD });
  const env = {
    ...{ SMTP_URL: mailServer.url, MAIL_FROM: 'Fern & Paw <shop@fern.example>', MAIL_SECONDS: '1' },
    ...{ INBOUND_MAIL_SECRET: 'what the provider signs with', INBOUND_MAIL_DOMAIN: 'in.fern.example' },
  };
  shop = await startShop({ env });
});
beforeEach(() => {
  mailServer.received.length = 0;
  mailServer.onMessage = null;
});
afterAll(async () => {
  await shop.stop();
  await mailServer.close();
});

/** Somebody new whom the shop welcomes. */
async function newcomer(): Promise<Account> {
  const shopper = await shop.signUp();
  await shop.gql(saveUser, { name: 'Robin Park' }, shopper.token);
  return shopper;
}

function mails() {
  return shop.db.collection('mails');
}

function mailTo({ email }: Account) {
  return mails().findOne({ to: email });
}

/** The clock of a mail: as if its next try were due. */
async function letTimePass(shopper: Account): Promise<void> {
  await mails().updateOne({ to: shopper.email, status: 'waiting' }, { $set: { nextAt: new Date(0) } });
}

function receivedBy({ email }: Account) {
  return mailServer.received.filter(({ to }) => to.includes(email));
}

test('a mail reaches its shopper through the mail server, in HTML and text', async () => {
  const shopper = await newcomer();
  const message = await eventually(async () => receivedBy(shopper)[0]);
  expect(message?.from).toBe('shop@fern.example');
  expect(message?.headers.get('from')).toMatch(/Fern & Paw.*<shop@fern\.example>/);
  expect(message?.headers.get('subject')).toBe('Welcome to Fern & Paw');
  expect(message?.headers.get('auto-submitted')).toBe('auto-generated');
  expect(message?.headers.get('message-id')).toMatch(/^<registered\.[0-9a-f]{24}@fern\.example>$/);
  expect(message?.headers.get('content-type')).toContain('multipart/alternative');
  expect(message?.body).toContain('Content-Type: text/html');
  const record = await eventually(() => mails().findOne({ to: shopper.email, status: 'sent' }));
  expect(record).toMatchObject({ subject: 'Welcome to Fern & Paw', attempts: 1 });
  // What somebody else keeps, the shop does not keep as well.
  expect(record).not.toHaveProperty('html');
  expect(record).not.toHaveProperty('nextAt');
});

test('the answer to a question says where it is answered, and other mails name the shop’s address', async () => {
  const [shopper, admin] = [await newcomer(), await shop.signUp({ role: 'admin' })];
  const ask = 'mutation { askShop(input: { text: "Is Juniper there?" }) { id } }';
  const answer = 'mutation ($id: ID!) { answerThread(id: $id, text: "She is.") { id } }';
  const { data } = await shop.gql(ask, {}, shopper.token);
  await shop.gql(answer, { id: data.askShop.id }, admin.token);
  const messages = await eventually(async () => {
    const received = receivedBy(shopper);
    return received.length === 2 ? received : null;
  });
  const replyTo = new Map(
    messages?.map(({ headers }) => [headers.get('subject'), headers.get('reply-to') ?? null]),
  );
  expect(replyTo.get('The answer to your question')).toMatch(/^answers\+[0-9a-f]{32}@in\.fern\.example$/);
  const { data: settings } = await shop.gql('{ shopSettings { email } }');
  expect(replyTo.get('Welcome to Fern & Paw')).toBe(settings.shopSettings.email);
  // What the shop is told is answered to whoever asked.
  const asked = receivedBy(admin).find(({ headers }) => headers.get('subject')?.startsWith('A question'));
  expect(asked?.headers.get('reply-to')).toBe(shopper.email);
});

test('a visit that is booked comes with its calendar file', async () => {
  const [shopper, admin] = [await newcomer(), await shop.signUp({ role: 'admin' })];
  await askForApplications(shop, admin);
  const id = await orderAnimal(shop, shopper.token, await addItem(shop, admin.token, anAnimal()));
  const at = inDays(2);
  await shop.gql(offerVisits, { id, starts: [at] }, admin.token);
  await shop.gql(bookVisit, { id, at }, shopper.token);
  const booked = await eventually(async () =>
    receivedBy(shopper).find(({ headers }) =>
      /^Your visit to .* is booked$/.test(headers.get('subject') ?? ''),
    ),
  );
  expect(booked?.headers.get('content-type')).toContain('multipart/mixed');
  expect(booked?.body).toMatch(/Content-Type: text\/calendar; charset=utf-8;\s+name=visit\.ics/);
});

test('there is no mailbox where a mail server is', async () => {
  expect((await fetch(`${shop.url}/mailbox.json`)).status).toBe(404);
  expect((await fetch(`${shop.url}/mailbox`)).status).toBe(404);
  const browser = await fetch(`${shop.url}/mailbox`, { headers: { accept: 'text/html' } });
  expect(browser.status).toBe(404);
});

test('a refused mail is tried again after 1, 5 and 30 minutes, 2 and 12 hours, and then given up', async () => {
  mailServer.onMessage = async () => new Error('The mailbox is full');
  const shopper = await newcomer();
  const minutes = [1, 5, 30, 120, 720];
  for (const [place, wait] of minutes.entries()) {
    const attempts = place + 1;
    const record = await eventually(async () => {
      const one = await mailTo(shopper);
      return one?.attempts === attempts && one.lastError ? one : null;
    });
    expect(record).toMatchObject({ status: 'waiting' });
    const untilNext = record?.nextAt.getTime() - Date.now();
    expect(untilNext).toBeGreaterThan(wait * 60_000 - 30_000);
    // By the database’s clock, which may be ahead of ours.
    expect(untilNext).toBeLessThanOrEqual(wait * 60_000 + 1000);
    expect(record?.lastError).toContain('The mailbox is full');
    await letTimePass(shopper);
  }
  const last = await eventually(() => mails().findOne({ to: shopper.email, status: 'failed' }));
  expect(last).toMatchObject({ attempts: 6 });
  expect(last).not.toHaveProperty('nextAt');
  expect(await shop.log()).toContain('a mail was given up');
});

test('a mail server that is back after a while gets what waited, once', async () => {
  mailServer.onMessage = async () => new Error('Not now');
  const shopper = await newcomer();
  await eventually(async () => (await mailTo(shopper))?.lastError);
  mailServer.onMessage = null;
  await letTimePass(shopper);
  await eventually(async () => (await mailTo(shopper))?.status === 'sent');
  expect(receivedBy(shopper)).toHaveLength(1);
});

test('two servers send a mail once', async () => {
  const another = await shop.startAnother();
  const shoppers = await Promise.all([newcomer(), newcomer(), newcomer(), newcomer()]);
  await eventually(async () => (await mails().countDocuments({ status: 'waiting' })) === 0);
  for (const shopper of shoppers) expect(receivedBy(shopper)).toHaveLength(1);
  await another.terminate();
});

test('the password of the mail server is in no log', async () => {
  mailServer.onMessage = async () => new Error('Not now');
  const shopper = await newcomer();
  await eventually(async () => (await mailTo(shopper))?.lastError);
  expect(await shop.log()).toContain('a mail could not be sent, it is tried again');
  expect(await shop.log()).not.toContain(PASSWORD);
});
