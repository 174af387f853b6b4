import { appendFile, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Journal, type JournalEntry, readJournal } from './journal.ts';
import { aCard, aSandbox, eventually } from './sandbox.test-kit.ts';
import { startStripeSandbox } from './sandbox.ts';

test('a restart keeps the stored objects', async () => {
  const sandbox = await aSandbox();
  const intent = await sandbox.stripe.paymentIntents.create({
    amount: 1000,
    currency: 'usd',
    payment_method: 'pm_card_visa',
    confirm: true,
  });
  const refund = await sandbox.stripe.refunds.create({ payment_intent: intent.id, amount: 400 });
  const events = await sandbox.stripe.events.list();

  await sandbox.restart();
  await sandbox.restart();
  expect(await sandbox.stripe.paymentIntents.retrieve(intent.id)).toEqual(intent);
  expect(await sandbox.stripe.refunds.retrieve(refund.id)).toEqual(refund);
  expect((await sandbox.stripe.events.list()).data).toEqual(events.data);
  const charge = await sandbox.stripe.charges.retrieve(intent.latest_charge as string);
  expect(charge.amount_refunded).toBe(400);
  await sandbox.stop();
});

test('a slow bank still answers after a restart', async () => {
  const sandbox = await aSandbox();
  const intent = await sandbox.stripe.paymentIntents.create({ amount: 1000, currency: 'usd' });
  const params = { client_secret: intent.client_secret ?? '', ...aCard('4000000000001000') };
  await sandbox.browser(`/v1/payment_intents/${intent.id}/confirm`, params);
  await sandbox.restart();

  const statusNow = async () => (await sandbox.stripe.paymentIntents.retrieve(intent.id)).status;
  await eventually(async () => (await statusNow()) === 'succeeded');
  await sandbox.stop();
});

test('a last line cut short by a kill is dropped, all before it is kept', async () => {
  const sandbox = await aSandbox();
  const intent = await sandbox.stripe.paymentIntents.create({ amount: 1000, currency: 'usd' });
  await appendFile(sandbox.dataFile, '{"objects":[{"id":"pi_torn","object":"payment_in');

  await sandbox.restart();
  const listed = await sandbox.stripe.paymentIntents.list();
  expect(listed.data.map((one) => one.id)).toEqual([intent.id]);
  expect(await readFile(sandbox.dataFile, 'utf8')).not.toContain('pi_torn');
  await sandbox.stop();
});

test('a damaged line in the middle is said, and the file is left as it is', async () => {
  const file = join(await mkdtemp(join(tmpdir(), 'stripe-journal-')), 'journal.jsonl');
  const text = '{"objects":[]}\n{"objec\n{"objects":[]}\n';
  await writeFile(file, text);

  await expect(startStripeSandbox({ port: 0, dataFile: file })).rejects.toThrow(/damaged at line 2/);
  expect(await readFile(file, 'utf8')).toBe(text);
});

test('what a call changed and its kept answer stand in one line, so a kill leaves both or neither', async () => {
  const sandbox = await aSandbox();
  await sandbox.stripe.paymentIntents.create(
    { amount: 1000, currency: 'usd', payment_method: 'pm_card_visa', confirm: true },
    { idempotencyKey: 'co_1' },
  );
  const entries = await readJournal(sandbox.dataFile);
  const [call] = entries.filter((entry) => entry.answer?.key === 'co_1');
  expect(call?.objects?.map((object) => object.object)).toEqual(
    expect.arrayContaining(['payment_intent', 'charge', 'payment_method', 'event']),
  );
  await sandbox.stop();
});

test('no card number or security code is ever written', async () => {
  const sandbox = await aSandbox();
  const intent = await sandbox.stripe.paymentIntents.create({ amount: 1000, currency: 'usd' });
  const params = { client_secret: intent.client_secret ?? '' };
  const path = `/v1/payment_intents/${intent.id}/confirm`;
  await sandbox.browser(path, { ...params, ...aCard('4000000000000002', { cvc: '987' }) });
  await sandbox.browser(path, { ...params, ...aCard('4242424242424242', { cvc: '987' }) });

  const written = await readFile(sandbox.dataFile, 'utf8');
  expect(written).toContain('"last4":"4242"');
  expect(written).not.toMatch(/4242424242424242|4000000000000002|"987"/);
  await sandbox.stop();
});

test('a note goes to disk with what is appended next, in its place, or at the end', async () => {
  const file = join(await mkdtemp(join(tmpdir(), 'stripe-journal-')), 'journal.jsonl');
  const journal = await Journal.begin(file, []);
  const about = (event: string): JournalEntry => ({
    deliveries: [{ event, attempts: 1, state: 'delivered' }],
  });
  journal.note(about('evt_1'));
  await journal.durable();
  expect(await readJournal(file)).toEqual([]);

  journal.append(about('evt_2'));
  await journal.durable();
  expect(await readJournal(file)).toEqual([about('evt_1'), about('evt_2')]);

  journal.note(about('evt_3'));
  await journal.close();
  expect(await readJournal(file)).toEqual([about('evt_1'), about('evt_2'), about('evt_3')]);
});

test('a second copy on the same port fails before it touches the journal', async () => {
  const sandbox = await aSandbox();
  const before = await readFile(sandbox.dataFile, 'utf8');
  const port = Number(new URL(sandbox.url).port);
  await expect(startStripeSandbox({ port, dataFile: sandbox.dataFile })).rejects.toMatchObject({
    code: 'EADDRINUSE',
  });
  expect(await readFile(sandbox.dataFile, 'utf8')).toBe(before);
  await sandbox.stop();
});
