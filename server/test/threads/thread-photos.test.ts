import { createHmac } from 'node:crypto';
import { Types } from 'mongoose';
import sharp from 'sharp';
import { deleteAccount } from '../fixtures/personal-data/traces.ts';
import { eventually } from '../fixtures/process/eventually.ts';
import { awaitMail, awaitQuiet, sentMails } from '../fixtures/shop/mails.ts';
import { aPhotograph, aPicture, type Picture } from '../fixtures/shop/pictures.ts';
import type { Account } from '../harness/accounts.ts';
import { sendGraphql } from '../harness/requests.ts';
import { type OwnShop, startShop, withMails } from '../harness/shop.ts';

const secret = 'what the provider signs with';
const fields = '{ id messages { by text photos { id bytes } } }';
const askShop = `mutation ($input: AskShopInput!, $photos: [Upload!]) { askShop(input: $input, photos: $photos) ${fields} }`;
const answerThread = `mutation ($id: ID!, $text: String!, $photos: [Upload!]) { answerThread(id: $id, text: $text, photos: $photos) ${fields} }`;
const replyToThread = `mutation ($id: ID!, $text: String!, $photos: [Upload!]) { replyToThread(id: $id, text: $text, photos: $photos) ${fields} }`;
const threadPhoto = 'query ($id: ID!) { threadPhoto(id: $id) }';
const ownThreads = `{ me { threads { edges { node ${fields} } } } }`;

let shop: OwnShop;
let staff: Account;
let shopper: Account;

beforeAll(async () => {
  shop = await startShop({ env: { ...withMails, INBOUND_MAIL_SECRET: secret } });
  staff = await shop.signUp({ role: 'staff' });
});
beforeEach(async () => {
  shopper = await shop.signUp({ name: 'Mia Keller', isProved: true });
});
afterAll(() => shop.stop());

/** Says something with photos. */
function say(query: string, variables: object, photos: readonly Picture[], token?: string, url = shop.url) {
  const files = photos.map((bytes, place) => ({ at: `variables.photos.${place}`, bytes }));
  const withPlaces = { ...variables, photos: photos.map(() => null) };
  // biome-ignore lint/suspicious/noExplicitAny: each test reads what it asked for.
  return sendGraphql<any>(url, { query, variables: withPlaces, token, ...(files.length > 0 && { files }) });
}

function visitorAt(email: string, text = 'What is this on her ear?') {
  return { name: 'Kim Lee', email, text };
}

interface Said {
  readonly id: string;
  readonly messages: readonly { readonly photos: readonly { readonly id: string }[] }[];
}

async function ask(input: object, photos: readonly Picture[], token?: string): Promise<Said> {
  const { data, errors } = await say(askShop, { input }, photos, token);
  expect(errors).toBeUndefined();
  return data.askShop;
}

const photoIds = ({ messages }: Said) => messages.flatMap(({ photos }) => photos.map(({ id }) => id));

async function see(id: string | undefined, token?: string): Promise<string> {
  const { data, code } = await shop.gql(threadPhoto, { id }, token);
  return data?.threadPhoto ?? code;
}

const stored = () => shop.db.collection('threadphotos');

it('goes with a question and an answer, made anew without what it told, for whoever asked and the staff alone', async () => {
  const asked = await ask({ text: 'What is this?' }, [await aPhotograph(), await aPicture()], shopper.token);
  expect(asked.messages[0]?.photos).toEqual([
    { id: expect.any(String), bytes: expect.any(Number) },
    { id: expect.any(String), bytes: expect.any(Number) },
  ]);
  const answer = await say(answerThread, { id: asked.id, text: 'A tick.' }, [await aPicture()], staff.token);
  const [first, , third] = photoIds(answer.data.answerThread);
  const own = Buffer.from(await see(first, shopper.token), 'base64');
  // It lay on its side, and said so.
  const metadata = await sharp(own).metadata();
  expect(metadata).toMatchObject({ format: 'jpeg', width: 200, height: 400 });
  expect(metadata).not.toHaveProperty('exif');
  expect(own.includes('Someone private')).toBe(false);
  expect(await see(first, staff.token)).toBe(own.toString('base64'));
  expect(await see(third, shopper.token)).toMatch(/^\/9j\//);

  const stranger = await shop.signUp();
  for (const [id, token, expected] of [
    [first, stranger.token, 'NOT_FOUND'],
    [third, stranger.token, 'NOT_FOUND'],
    [first, undefined, 'UNAUTHENTICATED'],
    [String(new Types.ObjectId()), staff.token, 'NOT_FOUND'],
    ['none', staff.token, 'NOT_FOUND'],
  ] as const)
    expect([id, await see(id, token)]).toEqual([id, expected]);
  const { headers } = await shop.gql(threadPhoto, { id: first }, shopper.token);
  expect([headers.get('cache-control'), headers.get('x-content-type-options')]).toEqual([
    expect.stringContaining('no-store'),
    'nosniff',
  ]);
});

it('is told of in the mails, which lead to it and bring none along', async () => {
  const { id } = await ask(
    { text: 'Is that normal?' },
    [await aPicture(), await aPhotograph()],
    shopper.token,
  );
  const owner = await shop.signUp({ role: 'admin' });
  await say(answerThread, { id, text: 'It is.' }, [await aPicture()], staff.token);
  const told = await awaitMail(shop, 'THREAD_ANSWER', shopper.email);
  expect(told.text).toContain('We have an answer for you, with 1 photo');
  expect(told.html).toContain(`/contact#question-${id}"`);
  await say(replyToThread, { id, text: 'And this?' }, [await aPicture(), await aPhotograph()], shopper.token);
  await awaitQuiet(shop);
  const asked = (await sentMails(shop)).filter(
    ({ kind, to }) => kind === 'SHOP_QUESTION' && to === owner.email,
  );
  expect(asked.some(({ text }) => text.includes('Mia Keller writes again, with 2 photos'))).toBe(true);
  const mails = await shop.db
    .collection('mails')
    .find({ threadId: new Types.ObjectId(id) })
    .toArray();
  expect(
    mails.every((mail) => mail.attachments === undefined && !mail.html?.includes('data:image/jpeg')),
  ).toBe(true);
});

describe('a visitor’s photo', () => {
  it('is seen by nobody before the address is proved, then by the staff and on the page of the secret', async () => {
    const email = 'kim@visitors.test';
    const asked = await ask(visitorAt(email), [await aPhotograph()]);
    const [id] = photoIds(asked);
    expect(await see(id, staff.token)).toBe('NOT_FOUND');
    const { text } = await awaitMail(shop, 'ASK_CONFIRM', email);
    const code = /\/contact\/prove\/([\w-]+)/.exec(text)?.[1];
    const page = `${shop.url}/contact/question/${code}`;
    const photo = `${page}/photos/${id}`;
    expect([(await fetch(page)).status, (await fetch(photo)).status]).toEqual([404, 404]);
    expect((await stored().findOne({ _id: new Types.ObjectId(id) }))?.proveBy).toBeInstanceOf(Date);

    await fetch(`${shop.url}/contact/prove/${code}`, { method: 'POST', redirect: 'manual' });
    expect(await see(id, staff.token)).toMatch(/^\/9j\//);
    expect((await stored().findOne({ _id: new Types.ObjectId(id) }))?.proveBy).toBeUndefined();
    const answer = await say(
      answerThread,
      { id: asked.id, text: '<b>A tick</b>' },
      [await aPicture()],
      staff.token,
    );
    const [, ofShop] = photoIds(answer.data.answerThread);
    expect((await awaitMail(shop, 'THREAD_ANSWER', email)).html).toContain(`/contact/question/${code}"`);

    const shown = await (await fetch(page)).text();
    expect(shown).toContain(`src="/contact/question/${code}/photos/${ofShop}"`);
    expect(shown).toContain('&lt;b&gt;A tick&lt;/b&gt;');
    const opened = await fetch(`${page}/photos/${ofShop}`);
    expect(Object.fromEntries(opened.headers)).toMatchObject({
      ...{ 'content-type': 'image/jpeg', 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' },
      ...{ 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' },
    });
    expect(await sharp(Buffer.from(await opened.arrayBuffer())).metadata()).toMatchObject({ format: 'jpeg' });
  });

  it('of another question is not on that page, and nothing is on the page of a secret that is none', async () => {
    const other = photoIds(await ask({ text: 'Mine' }, [await aPicture()], shopper.token))[0];
    const email = 'lee@visitors.test';
    await ask(visitorAt(email), [await aPicture()]);
    const { text } = await awaitMail(shop, 'ASK_CONFIRM', email);
    const code = /\/contact\/prove\/([\w-]+)/.exec(text)?.[1];
    await fetch(`${shop.url}/contact/prove/${code}`, { method: 'POST', redirect: 'manual' });
    for (const path of [`${code}/photos/${other}`, `${code}/photos/none`, 'none', `none/photos/${other}`])
      expect([path, (await fetch(`${shop.url}/contact/question/${path}`)).status]).toEqual([path, 404]);
    expect(await shop.log()).not.toContain(code);
  });

  it('is gone with a question that nobody proves, and stays no longer by a clock that was ahead', async () => {
    const [id] = photoIds(await ask(visitorAt('never@visitors.test'), [await aPicture()]));
    const _id = new Types.ObjectId(id);
    const indexes = await stored().indexes();
    expect(indexes).toContainEqual(expect.objectContaining({ key: { proveBy: 1 }, expireAfterSeconds: 0 }));
    const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);
    await stored().updateOne({ _id }, { $set: { proveBy: inDays(37) } });
    await eventually(async () => Number((await stored().findOne({ _id }))?.proveBy) <= Number(inDays(7)));
  });

  it('is one of ten that an address may send in a minute', async () => {
    const { url, terminate } = await shop.startAnother({ RATE_LIMIT: 'on' });
    const bytes = await aPicture({ width: 20, height: 20 });
    const codes: (string | undefined)[] = [];
    for (let number = 1; number <= 11; number += 1) {
      const input = visitorAt(`many${number}@visitors.test`);
      codes.push((await say(askShop, { input }, [bytes], undefined, url)).code);
    }
    expect(codes).toEqual([...Array(10).fill(undefined), 'RATE_LIMITED']);
    await terminate();
  });
});

it.each([
  ['a fifth one', async () => Array(5).fill(await aPicture()), 'BAD_USER_INPUT'],
  [
    'what is no picture',
    async () => [await aPicture(), new TextEncoder().encode('<!doctype html>')],
    'UNSUPPORTED_MEDIA_TYPE',
  ],
  ['an empty file', async () => [new Uint8Array()], 'BAD_USER_INPUT'],
  [
    'more than 10 MB together',
    async () => Array(3).fill(new Uint8Array(4 * 1024 * 1024)),
    'PAYLOAD_TOO_LARGE',
  ],
])('%s is refused, and nothing of it is kept', async (_what, photosOf, expected) => {
  const before = await stored().countDocuments();
  const { code, errors } = await say(askShop, { input: { text: 'Look' } }, await photosOf(), shopper.token);
  expect(code).toBe(expected);
  if (expected === 'UNSUPPORTED_MEDIA_TYPE') expect(errors?.[0]?.message).toMatch(/^Photo 2 must be/);
  expect(await stored().countDocuments()).toBe(before);
  expect((await shop.gql(ownThreads, {}, shopper.token)).data.me.threads.edges).toEqual([]);
});

it('is there once where the same is sent twice, and a second time with another photo', async () => {
  const [one, other] = [await aPicture(), await aPicture({ background: '#112233' })];
  const input = { text: 'Which one is it?' };
  const asked = await Promise.all([ask(input, [one], shopper.token), ask(input, [one], shopper.token)]);
  const id = asked[0]?.id;
  expect(asked[1]?.id).toBe(id);
  for (const photo of [one, one, other]) {
    await say(replyToThread, { id, text: 'This one' }, [photo], shopper.token);
  }
  const [{ node }] = (await shop.gql(ownThreads, {}, shopper.token)).data.me.threads.edges;
  expect(node.messages.map(({ photos }: { photos: unknown[] }) => photos.length)).toEqual([1, 1, 1]);
  expect(await stored().countDocuments({ threadId: new Types.ObjectId(id) })).toBe(3);
});

it('is one of forty in a question at most', async () => {
  const { id } = await ask({ text: 'How many?' }, [], shopper.token);
  const photos = Array.from({ length: 38 }, () => ({
    id: String(new Types.ObjectId()),
    bytes: 1,
    hash: 'x',
  }));
  const _id = new Types.ObjectId(id);
  await shop.db.collection('threads').updateOne({ _id }, { $set: { 'messages.0.photos': photos } });
  const bytes = await aPicture();
  const more = (count: number) =>
    say(replyToThread, { id, text: `${count}` }, Array(count).fill(bytes), shopper.token);
  expect((await more(3)).code).toBe('CONFLICT');
  expect((await more(2)).code).toBeUndefined();
});

it('comes by mail too, by the same rules', async () => {
  const { id } = await ask({ text: 'Shall I send one?' }, [], shopper.token);
  await shop.gql(answerThread, { id, text: 'Please.' }, staff.token);
  const thread = await shop.db.collection('threads').findOne({ _id: new Types.ObjectId(id) });
  const file = (bytes: Uint8Array, name: string) =>
    `--b\r\nContent-Type: image/jpeg\r\nContent-Disposition: attachment; filename="${name}"\r\nContent-Transfer-Encoding: base64\r\n\r\n${Buffer.from(bytes).toString('base64')}\r\n`;
  const parts = [file(await aPhotograph(), 'ear.jpg'), file(new TextEncoder().encode('no picture'), 'x.jpg')];
  const mail = `From: ${shopper.email}\r\nTo: answers+${thread?.replySecret}@petshop.test\r\nMessage-ID: <p@x.test>\r\nContent-Type: multipart/mixed; boundary=b\r\n\r\n--b\r\nContent-Type: text/plain\r\n\r\nHere\r\n${parts.join('')}--b--\r\n`;
  const timestamp = String(Math.floor(Date.now() / 1000));
  const signature = createHmac('sha256', secret).update(`${timestamp}.${mail}`).digest('hex');
  const headers = { 'x-petshop-timestamp': timestamp, 'x-petshop-signature': signature };
  expect((await fetch(`${shop.url}/mail/inbound`, { method: 'POST', headers, body: mail })).status).toBe(200);
  const [{ node }] = (await shop.gql(ownThreads, {}, shopper.token)).data.me.threads.edges;
  expect(node.messages.at(-1)).toMatchObject({
    ...{ by: 'SHOPPER', text: 'Here\n\n[1 file was not taken.]', photos: [{ id: expect.any(String) }] },
  });
  const kept = Buffer.from(await see(node.messages.at(-1).photos[0].id, staff.token), 'base64');
  expect(kept.includes('Someone private')).toBe(false);
});

it('is in what the account takes along, and gone with it', async () => {
  const asked = await ask({ text: 'What is this?' }, [await aPicture()], shopper.token);
  const [id] = photoIds(asked);
  const headers = { authorization: `Bearer ${shopper.token}` };
  const taken = await (await fetch(`${shop.url}/account/export.json`, { headers })).json();
  expect(taken.threadPhotos).toEqual([
    expect.objectContaining({ _id: id, threadId: asked.id, jpeg: await see(id, shopper.token) }),
  ]);
  expect(taken.threads[0].messages[0].photos).toEqual([{ id, bytes: expect.any(Number) }]);
  expect(
    (await shop.gql(deleteAccount, { confirmEmail: shopper.email }, shopper.token)).code,
  ).toBeUndefined();
  await eventually(async () => (await stored().countDocuments({ uid: shopper.uid })) === 0);
  expect(await see(id, staff.token)).toBe('NOT_FOUND');
});
