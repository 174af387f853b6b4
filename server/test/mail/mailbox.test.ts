import { acceptPetOrder, declinePetOrder, orderAnimal } from '../fixtures/shop/animal-orders.ts';
import { addItem, anAnimal } from '../fixtures/shop/items.ts';
import { awaitMail, awaitQuiet, kindsSentTo, sentMails } from '../fixtures/shop/mails.ts';
import type { Account } from '../harness/accounts.ts';
import { type Shop, startShop, withMails } from '../harness/shop.ts';

let shop: Shop;
let admin: Account;
beforeAll(async () => {
  shop = await startShop({ env: withMails });
  admin = await shop.signUp({ role: 'admin' });
});
afterAll(() => shop.stop());

const saveUser = 'mutation ($name: String!) { saveUser(input: { name: $name }) { _id } }';

test('a first profile is welcomed once, however often it is saved', async () => {
  const shopper = await shop.signUp({ isProved: true });
  await shop.gql(saveUser, { name: 'Robin Park' }, shopper.token);
  const mail = await awaitMail(shop, 'REGISTERED', shopper.email);
  expect(mail).toMatchObject({ subject: 'Welcome to Fern & Paw', orderNumber: null });
  expect(mail.text).toContain('Welcome, Robin Park!');

  await shop.gql(saveUser, { name: 'Robin P.' }, shopper.token);
  await awaitQuiet(shop);
  expect(await kindsSentTo(shop, shopper.email)).toEqual(['REGISTERED']);
});

test('a profile from before the shop sent mails is not welcomed', async () => {
  const shopper = await shop.signUp();
  const createdAt = new Date(Date.now() - 2 * 24 * 3_600_000);
  await shop.db.collection('users').updateOne({ uid: shopper.uid }, { $set: { createdAt } });
  await shop.gql(saveUser, { name: 'An old friend' }, shopper.token);
  await awaitQuiet(shop);
  expect(await shop.db.collection('mails').countDocuments({ uid: shopper.uid })).toBe(0);
});

test('who asks for an animal hears that it is received, and the shop hears of it', async () => {
  const shopper = await shop.signUp({ isProved: true });
  const animal = await addItem(shop, admin.token, anAnimal({ petname: 'Bramble' }));
  await orderAnimal(shop, shopper.token, animal);
  const mail = await awaitMail(shop, 'PET_ORDER_RECEIVED', shopper.email);
  expect(mail.subject).toBe('You have asked for Bramble');
  expect(mail.text).toContain('12 Kennel Lane');
  const toShop = await awaitMail(shop, 'SHOP_PET_ORDER', admin.email);
  expect(toShop.subject).toBe('Sam Shopper asks for Bramble');
  expect(toShop.text).toMatch(/\/adminDashboard\/ManagePetsOrder/i);
});

test('an acceptance is mailed to the one who gets the animal and to all who do not', async () => {
  const [first, second] = [await shop.signUp(), await shop.signUp()];
  const animal = await addItem(shop, admin.token, anAnimal({ petname: 'Juniper' }));
  const order = await orderAnimal(shop, first.token, animal);
  await orderAnimal(shop, second.token, animal);
  await shop.gql(acceptPetOrder, { id: order }, admin.token);
  expect(await awaitMail(shop, 'PET_ORDER_ACCEPTED', first.email)).toMatchObject({
    subject: 'Juniper is yours',
  });
  const declined = await awaitMail(shop, 'PET_ORDER_DECLINED', second.email);
  expect(declined.text).toContain('Juniper has found a home with somebody else who had asked.');
});

test('a decline of the shop alone does not speak of others', async () => {
  const shopper = await shop.signUp();
  const animal = await addItem(shop, admin.token, anAnimal({ petname: 'Moss' }));
  const order = await orderAnimal(shop, shopper.token, animal);
  await shop.gql(declinePetOrder, { id: order }, admin.token);
  const mail = await awaitMail(shop, 'PET_ORDER_DECLINED', shopper.email);
  expect(mail.text).toContain('We cannot give you Moss this time.');
});

test('what names hold is text in HTML, and nothing of it runs', async () => {
  const hostile = `<img src=x onerror=alert(1)>"'& {{7*7}}`;
  const shopper = await shop.signUp({ isProved: true });
  await shop.gql(saveUser, { name: hostile }, shopper.token);
  const { html, text } = await awaitMail(shop, 'REGISTERED', shopper.email);
  expect(html).not.toContain('<img');
  expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;');
  expect(text).toContain(hostile);
  const page = await (await fetch(`${shop.url}/mailbox`)).text();
  expect(page).not.toContain('<img');
});

test('the page shows a mail in a frame in which nothing runs, and as text', async () => {
  const [{ _id }] = (await shop.db.collection('mails').find({ status: 'sent' }).limit(1).toArray()) as [
    { _id: unknown },
  ];
  const answer = await fetch(`${shop.url}/mailbox?mail=${encodeURIComponent(String(_id))}`);
  const page = await answer.text();
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(page).toContain('sandbox="allow-popups allow-popups-to-escape-sandbox" srcdoc="&lt;!DOCTYPE');
  expect(page).not.toContain('<script');
  expect((await fetch(`${shop.url}/mailbox?mail=none`)).status).toBe(404);
});

test('the newest mail comes first', async () => {
  const times = (await sentMails(shop)).map(({ sentAt }) => sentAt);
  expect(times.length).toBeGreaterThan(3);
  expect(times).toEqual(times.toSorted().reverse());
});
