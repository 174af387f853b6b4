import { type OwnShop, startShop } from './shop.ts';

let shop: OwnShop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.stop());

test('the built server answers with an empty shop', async () => {
  const { data } = await shop.gql('{ pets { totalCount } }');
  expect(data).toEqual({ pets: { totalCount: 0 } });
});

test('a new account is a regular one; an admin is made in the database alone', async () => {
  const shopper = await shop.signUp();
  const admin = await shop.signUp({ role: 'admin' });
  const roleOf = async (token: string) => (await shop.gql('{ me { role } }', {}, token)).data.me.role;
  expect([await roleOf(shopper.token), await roleOf(admin.token)]).toEqual(['REGULAR', 'ADMIN']);
});

test('a card is charged or declined as its number says', async () => {
  const intent = () => shop.stripe.paymentIntents.create({ amount: 1000, currency: 'usd' });
  const paid = await shop.pay((await intent()).client_secret ?? '');
  const declined = await shop.pay((await intent()).client_secret ?? '', '4000 0000 0000 0002');
  expect([paid.intent?.status, declined.error?.code]).toEqual(['succeeded', 'card_declined']);
});

test('a killed server starts again on the same data', async () => {
  const { token } = await shop.signUp({ name: 'Stays Put' });
  await shop.kill();
  await shop.startAgain();
  const { data } = await shop.gql('{ me { name } }', {}, token);
  expect(data.me.name).toBe('Stays Put');
});
