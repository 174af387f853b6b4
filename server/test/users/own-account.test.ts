import { createHash } from 'node:crypto';
import { changeEmail, signInAgain } from '../fixtures/identity/identity-provider.ts';
import { buyRepeated, endRepeatPlan, myPlans } from '../fixtures/repeats/repeat-plans.ts';
import { addReviewPhoto } from '../fixtures/reviews/review-photos.ts';
import { receive, review } from '../fixtures/reviews/reviews.ts';
import { orderAnimal } from '../fixtures/shop/animal-orders.ts';
import { aCheckoutOf, buy, confirmPayment, createPaymentIntent } from '../fixtures/shop/checkout.ts';
import { addItem, anAnimal, anItem } from '../fixtures/shop/items.ts';
import { awaitMail, kindsSentTo } from '../fixtures/shop/mails.ts';
import { messageShopper, numberOf } from '../fixtures/shop/orders.ts';
import { aPicture } from '../fixtures/shop/pictures.ts';
import type { Account } from '../harness/accounts.ts';
import { confirmWith } from '../harness/card.ts';
import { openSharedShop } from '../harness/shared-shop.ts';
import type { Shop } from '../harness/shop.ts';

/* What belongs to an account holder: addresses, cards, sessions, and all of it to take along. */

let shop: Shop;
let admin: Account;
let shopper: Account;
let food: string;

beforeAll(async () => {
  shop = await openSharedShop();
  admin = await shop.signUp({ role: 'admin' });
  food = await addItem(shop, admin.token, anItem({ petprice: 19.99, stock: 500 }));
});
beforeEach(async () => {
  shopper = await shop.signUp();
});
afterAll(() => shop.stop());

const addressFields = 'addresses { id name isPreferred lines city state postcode country }';
const saveAddress = `mutation ($input: SaveAddressInput!) { saveAddress(input: $input) { ${addressFields} } }`;
const removeAddress = `mutation ($id: ID!) { removeAddress(id: $id) { ${addressFields} } }`;
const askShop = 'mutation ($input: AskShopInput!) { askShop(input: $input) { id } }';
const removeSavedCard = 'mutation ($id: ID!) { removeSavedCard(id: $id) { savedCards { id } } }';

const home = {
  ...{ name: 'Home', lines: ['12 Orchard Lane'], city: 'Portland' },
  ...{ state: 'oregon', postcode: '97201', country: 'USA' },
};
const work = { ...home, name: 'Work', lines: ['1 Paw Street', 'Floor 2'], isPreferred: true };

async function keep(input: object) {
  const { data, errors } = await shop.gql(saveAddress, { input }, shopper.token);
  return { addresses: data?.saveAddress?.addresses, error: errors?.[0]?.extensions };
}

async function cards(account = shopper) {
  const { data } = await shop.gql('{ me { savedCards { id brand last4 expires } } }', {}, account.token);
  return data.me.savedCards;
}

/** An order that is paid by a card, new or kept. */
async function pay(changes: object, card?: string) {
  const input = { ...aCheckoutOf([{ petId: food, accessoriesAmount: 1 }]), ...changes };
  const { data, code } = await shop.gql(createPaymentIntent, { input }, shopper.token);
  if (code) return code;
  const { clientSecret, payment } = data.createPaymentIntent;
  if (card) await confirmWith(shop.stripePort, clientSecret, card);
  else await shop.pay(clientSecret);
  return (await shop.gql(confirmPayment, { id: payment._id }, shopper.token)).data.confirmPayment.status;
}

describe('addresses', () => {
  it('are kept in the form of their country, and one of them is preferred', async () => {
    expect((await keep(home)).addresses).toEqual([
      { ...home, id: expect.any(String), isPreferred: true, state: 'OR', country: 'US' },
    ]);
    const { addresses } = await keep(work);
    expect(addresses.map(({ name, isPreferred }: typeof work) => [name, isPreferred])).toEqual([
      ['Home', false],
      ['Work', true],
    ]);
    const { data } = await shop.gql(removeAddress, { id: addresses[1].id }, shopper.token);
    expect(data.removeAddress.addresses).toMatchObject([{ name: 'Home', isPreferred: true }]);
  });

  it('are changed by their id, and refused naming the field', async () => {
    const { addresses } = await keep(home);
    const { id } = addresses[0];
    expect((await keep({ ...home, id, city: 'Salem' })).addresses).toMatchObject([{ id, city: 'Salem' }]);
    expect((await keep({ ...home, postcode: '9720' })).error).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: { postcode: 'For example 97201' },
    });
    expect((await keep({ ...home, id: 'nobody’s' })).error).toMatchObject({ code: 'NOT_FOUND' });
  });

  it('of twenty at once none is lost, and a twenty-first is refused', async () => {
    const names = Array.from({ length: 21 }, (_, place) => `Place ${place}`);
    const answers = await Promise.all(names.slice(0, 20).map((name) => keep({ ...home, name })));
    expect(answers.map(({ error }) => error?.code)).not.toContain('CONFLICT');
    expect((await keep({ ...home, name: names[20] })).error).toMatchObject({ code: 'CONFLICT' });
  });

  it('are shown to nobody else, admins included', async () => {
    await keep(home);
    const read = `query ($email: EmailAddress!) { user(email: $email) { ${addressFields} savedCards { id } } }`;
    const { data } = await shop.gql(read, { email: shopper.email }, admin.token);
    expect(data.user).toEqual({ addresses: [], savedCards: [] });
  });
});

describe('saved cards', () => {
  it('are kept on request, pay the next order, and are gone once they are removed', async () => {
    expect(await pay({})).toBe('SUCCEEDED');
    expect(await cards()).toEqual([]);
    expect(await pay({ savesCard: true })).toBe('SUCCEEDED');
    const [card] = await cards();
    expect(card).toEqual({
      ...card,
      brand: 'visa',
      last4: '4242',
      expires: expect.stringMatching(/^\d\d\/20\d\d$/),
    });
    expect(await pay({ savedCardId: card.id }, card.id)).toBe('SUCCEEDED');
    expect(await pay({ savesCard: true })).toBe('SUCCEEDED');
    expect(await cards()).toHaveLength(1);
    const [{ id }] = await cards();
    const { data } = await shop.gql(removeSavedCard, { id }, shopper.token);
    expect(data.removeSavedCard.savedCards).toEqual([]);
    expect(await pay({ savedCardId: id })).toBe('NOT_FOUND');
  });

  it('of somebody else are not there', async () => {
    await pay({ savesCard: true });
    const [{ id }] = await cards();
    shopper = await shop.signUp();
    expect(await pay({ savedCardId: id })).toBe('NOT_FOUND');
    const { code } = await shop.gql(removeSavedCard, { id }, shopper.token);
    expect(code).toBe('NOT_FOUND');
    const { errors } = await shop.gql(removeSavedCard, { id }, shopper.token);
    expect(errors?.[0]?.extensions.code).toBe('NOT_FOUND');
  });

  it('that a plan charges stay while it does; afterwards those that were wanted do', async () => {
    await pay({ savesCard: true });
    const [card] = await cards();
    await buyRepeated(shop, { petId: food, token: shopper.token });
    const [{ id }] = await cards();
    const { code } = await shop.gql(removeSavedCard, { id }, shopper.token);
    expect(code).toBe('CONFLICT');
    const { errors } = await shop.gql(removeSavedCard, { id }, shopper.token);
    expect(errors?.[0]?.extensions.code).toBe('CONFLICT');
    const plans = await shop.gql(myPlans, {}, shopper.token);
    await shop.gql(endRepeatPlan, { id: plans.data.me.repeatPlans[0]._id }, shopper.token);
    expect((await cards()).map(({ last4 }: typeof card) => last4)).toEqual(['4242']);
    expect(
      (await shop.gql(removeSavedCard, { id: (await cards())[0].id }, shopper.token)).errors,
    ).toBeUndefined();
  });
});

it('a name is changed', async () => {
  const save = 'mutation ($name: String!) { saveUser(input: { name: $name }) { name } }';
  expect((await shop.gql(save, { name: ' Ada Lovelace ' }, shopper.token)).data.saveUser.name).toBe(
    'Ada Lovelace',
  );
  expect((await shop.gql(save, { name: ' ' }, shopper.token)).code).toBe('BAD_USER_INPUT');
});

it('signing out everywhere refuses every token that there is, and lets in who signs in again', async () => {
  // Tokens count in whole seconds.
  await new Promise((resolve) => setTimeout(resolve, 1100));
  expect((await shop.gql('mutation { signOutEverywhere }', {}, shopper.token)).data).toEqual({
    signOutEverywhere: true,
  });
  const { code } = await shop.gql('{ me { email } }', {}, shopper.token);
  expect(code).toBe('UNAUTHENTICATED');
  const { errors } = await shop.gql('{ me { email } }', {}, shopper.token);
  expect(errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
  const token = await signInAgain(shop, shopper);
  expect((await shop.gql('{ me { email } }', {}, token)).data.me.email).toBe(shopper.email);
});

it('another e-mail address counts once it is proved, and the old one is told', async () => {
  const { payment } = await buy(shop, shopper.token, [{ petId: food, accessoriesAmount: 1 }]);
  const number = await numberOf(shop, payment._id, shopper.token);
  const email = `new-${shopper.email}`;
  await changeEmail(shop, shopper.token, email);
  const token = await signInAgain(shop, { ...shopper, email });
  const { data } = await shop.gql('{ me { _id email emailVerified orders { totalCount } } }', {}, token);
  expect(data.me).toEqual({ _id: shopper._id, email, emailVerified: true, orders: { totalCount: 1 } });
  const mail = await awaitMail(shop, 'EMAIL_CHANGED', shopper.email);
  expect(mail.text).not.toContain(email);
  const named = 'query ($number: String!) { order(number: $number) { email formerEmails } }';
  expect((await shop.gql(named, { number }, admin.token)).data.order).toEqual({
    email,
    formerEmails: [shopper.email],
  });
  await shop.gql(messageShopper, { number, text: 'It comes on Tuesday.' }, admin.token);
  await awaitMail(shop, 'ORDER_MESSAGE', email);
  expect(await kindsSentTo(shop, shopper.email)).not.toContain('ORDER_MESSAGE');
  const again = await signInAgain(shop, { ...shopper, email });
  await shop.gql('{ me { email } }', {}, again);
  expect((await kindsSentTo(shop, shopper.email)).filter((kind) => kind === 'EMAIL_CHANGED')).toHaveLength(1);
});

describe('what an account takes along', () => {
  const path = '/account/export.json';
  const take = (token?: string) =>
    fetch(`${shop.url}${path}`, { headers: { ...(token && { authorization: `Bearer ${token}` }) } });

  it('is all that the shop holds of it, and nothing of anybody else', async () => {
    const other = await shop.signUp({ name: 'Somebody Else' });
    await buy(shop, other.token, [{ petId: food, accessoriesAmount: 1 }]);
    await keep(home);
    await buyRepeated(shop, { petId: food, token: shopper.token });
    const answer = await take(shopper.token);
    expect(answer.headers.get('content-type')).toMatch(/^application\/json/);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const text = await answer.text();
    const taken = JSON.parse(text);
    expect(taken).toMatchObject({
      account: { email: shopper.email, addresses: [{ name: 'Home' }] },
      orders: [{ email: shopper.email, kind: 'checkout', status: 'succeeded' }],
      orderLines: [{ username: 'Sam Shopper' }],
      plans: [{ uid: shopper.uid }],
      ...{ reviews: [], petOrders: [], refunds: [] },
    });
    expect(taken.mails.map(({ kind }: { kind: string }) => kind)).toContain('ORDER_PAID');
    for (const foreign of [other.uid, other.email, other._id, 'searchKeys', 'requestHash']) {
      expect(text).not.toContain(foreign);
    }
  });

  it('says of animals that have one name which of them it asked for', async () => {
    for (const age of ['PUPPY', 'ADULT'] as const) {
      const max = anAnimal({ petname: 'Max', age });
      await orderAnimal(shop, shopper.token, await addItem(shop, admin.token, max));
    }
    const { petOrders } = JSON.parse(await (await take(shopper.token)).text());
    expect(petOrders).toMatchObject([
      { petname: 'Max', petDescription: 'Harrier, puppy, male, brown' },
      { petname: 'Max', petDescription: 'Harrier, adult, male, brown' },
    ]);
  });

  it('has the files of the photos of its reviews', async () => {
    await receive(shop, shopper, admin, food);
    const reviewId = await review(shop, shopper, food);
    const picture = [{ at: 'variables.img', bytes: await aPicture() }];
    const { data } = await shop.gql(addReviewPhoto, { petId: food, img: null }, shopper.token, picture);
    const [{ hash }] = data.addReviewPhoto.photos;
    const { reviews } = JSON.parse(await (await take(shopper.token)).text());
    expect(reviews).toMatchObject([{ photos: [{ hash, jpeg: expect.any(String) }] }]);
    const jpeg = Buffer.from(reviews[0].photos[0].jpeg, 'base64');
    expect(createHash('sha256').update(reviewId).update(jpeg).digest('hex')).toBe(hash);
  });

  it.each([true, false])(
    'has its questions, those from its address too where that is proved (%s), notes on them, and not who of the staff wrote',
    async (isProved) => {
      shopper = await shop.signUp({ isProved });
      const answer = 'mutation ($id: ID!, $text: String!) { answerThread(id: $id, text: $text) { id } }';
      const { data } = await shop.gql(askShop, { input: { text: 'Are you open?' } }, shopper.token);
      await shop.gql(answer, { id: data.askShop.id, text: 'We are.' }, admin.token);
      const note = 'mutation ($id: ID!) { addThreadNote(id: $id, text: "Calls often") { id } }';
      await shop.gql(note, { id: data.askShop.id }, admin.token);
      await shop.gql(askShop, { input: { name: 'Sam', email: shopper.email, text: 'And on Sunday?' } });
      const text = await (await take(shopper.token)).text();
      const said = [
        { text: 'Are you open?', by: 'shopper' },
        { text: 'We are.', by: 'shop' },
      ];
      const asVisitor = { messages: [{ text: 'And on Sunday?' }] };
      expect(JSON.parse(text).threads).toMatchObject([
        { messages: said, notes: [{ text: 'Calls often' }] },
        ...(isProved ? [asVisitor] : []),
      ]);
      for (const hidden of [admin.email, 'replySecret', '"code"']) expect(text).not.toContain(hidden);
    },
  );

  it('is for nobody without a token', async () => {
    expect((await take()).status).toBe(401);
  });
});
