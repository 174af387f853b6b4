import { HOUR_MS } from '../../../domain/durations.ts';
import { type MailServer, startMailServer } from '../fixtures/network/smtp-server.ts';
import { eventually } from '../fixtures/process/eventually.ts';
import { type OwnShop, startShop } from '../harness/shop.ts';

/* Shops that are ended while they have mail to send. */

const saveUser = 'mutation { saveUser(input: { name: "Robin Park" }) { _id } }';

let mailServer: MailServer;
let shop: OwnShop;
beforeAll(async () => {
  mailServer = await startMailServer({ user: 'shop', pass: 'secret' });
  const env = { SMTP_URL: mailServer.url, MAIL_FROM: 'shop@fern.example', MAIL_SECONDS: '1' };
  shop = await startShop({ env });
});
beforeEach(() => {
  mailServer.onMessage = null;
});
afterAll(async () => {
  await shop.stop();
  await mailServer.close();
});

function mails() {
  return shop.db.collection('mails');
}

test('a server that is killed before it notes what it sent sends it again, as the same message', async () => {
  const taken: (string | undefined)[] = [];
  mailServer.onMessage = async ({ headers }) => {
    taken.push(headers.get('message-id'));
    if (taken.length === 1) await shop.kill();
    return null;
  };
  const { email: to, token } = await shop.signUp();
  await shop.gql(saveUser, {}, token);
  await eventually(async () => taken.length === 1);
  await shop.startAgain();
  expect(await mails().findOne({ to })).toMatchObject({ status: 'waiting', attempts: 1 });
  // As if its next try were due.
  await mails().updateOne({ to, status: 'waiting' }, { $set: { nextAt: new Date(0) } });
  await eventually(async () => (await mails().findOne({ to }))?.status === 'sent');
  expect(taken).toHaveLength(2);
  expect(taken[0]).toBe(taken[1]);
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
