import { type MailServer, startMailServer } from '../fixtures/network/smtp-server.ts';
import { eventually } from '../fixtures/process/eventually.ts';
import type { Account } from '../harness/accounts.ts';
import { type Shop, startShop } from '../harness/shop.ts';

const PASSWORD = 'a-secret-of-the-mail-server';
const saveUser = 'mutation ($name: String!) { saveUser(input: { name: $name }) { _id } }';
const HOUR_MS = 3_600_000;

let mailServer: MailServer;
let shop: Shop;
beforeAll(async () => {
  mailServer = await startMailServer({ user: 'shop', pass: PASSWORD });
  const env = { SMTP_URL: mailServer.url, MAIL_FROM: 'Fern & Paw <shop@fern.example>', MAIL_SECONDS: '1' };
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
    expect(untilNext).toBeLessThanOrEqual(wait * 60_000);
    expect(record?.lastError).toContain('The mailbox is full');
    await letTimePass(shopper);
  }
  const last = await eventually(() => mails().findOne({ to: shopper.email, status: 'failed' }));
  expect(last).toMatchObject({ attempts: 6 });
  expect(last).not.toHaveProperty('nextAt');
  expect(await shop.log()).toContain('a mail was given up');
}, 60_000);

test('a mail server that is back after a while gets what waited, once', async () => {
  mailServer.onMessage = async () => new Error('Not now');
  const shopper = await newcomer();
  await eventually(async () => (await mailTo(shopper))?.lastError);
  mailServer.onMessage = null;
  await letTimePass(shopper);
  await eventually(async () => (await mailTo(shopper))?.status === 'sent');
  expect(receivedBy(shopper)).toHaveLength(1);
});

test('a server that is killed before it notes what it sent sends it again, as the same message', async () => {
  const taken: (string | undefined)[] = [];
  mailServer.onMessage = async ({ headers }) => {
    taken.push(headers.get('message-id'));
    if (taken.length === 1) await shop.kill();
    return null;
  };
  const shopper = await newcomer();
  await eventually(async () => taken.length === 1);
  await shop.startAgain();
  expect(await mailTo(shopper)).toMatchObject({ status: 'waiting', attempts: 1 });
  await letTimePass(shopper);
  await eventually(async () => (await mailTo(shopper))?.status === 'sent');
  expect(taken).toHaveLength(2);
  expect(taken[0]).toBe(taken[1]);
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

test('mails that wait keep nobody from stopping', async () => {
  await mails().insertMany(
    Array.from({ length: 50 }, (_, place) => ({
      _id: `REGISTERED:${place}` as never,
      ...{ kind: 'REGISTERED', to: `${place}@petshop.test`, uid: 'nobody', status: 'waiting', attempts: 0 },
      ...{ createdAt: new Date(), nextAt: new Date(Date.now() - HOUR_MS) },
    })),
  );
  const begun = performance.now();
  await shop.restart();
  expect(performance.now() - begun).toBeLessThan(15_000);
  await eventually(async () => (await mails().countDocuments({ status: 'withdrawn' })) === 50);
});
