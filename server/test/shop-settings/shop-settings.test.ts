import { Types } from 'mongoose';
import { eventually } from '../fixtures/process/eventually.ts';
import { badFieldsOf } from '../fixtures/shop/bad-fields.ts';
import { aCheckoutOf, buy, createPaymentIntent } from '../fixtures/shop/checkout.ts';
import { addItem, anItem } from '../fixtures/shop/items.ts';
import {
  changeSettings,
  editableSettings,
  settingsVersion,
  updateShopSettings,
} from '../fixtures/shop-settings/settings-requests.ts';
import type { Account } from '../harness/accounts.ts';
import { sendGraphql } from '../harness/requests.ts';
import { type OwnShop, type ServerProcess, startShop } from '../harness/shop.ts';

let shop: OwnShop;
let other: ServerProcess;
let admin: Account;
let shopper: Account;
let food: string;

beforeAll(async () => {
  shop = await startShop({ env: { SHOP_TIME_ZONE: 'Europe/Berlin' } });
  other = await shop.startAnother();
  [admin, shopper] = await Promise.all([shop.signUp({ role: 'admin' }), shop.signUp()]);
  food = await addItem(shop, admin.token, anItem({ petprice: 12.5, stock: 900 }));
});
afterEach(async () => {
  await shop.db.collection('shopsettings').deleteMany({});
  await eventually(async () => (await quoteAt(other.url)).delivery === 5);
  await eventually(async () => (await quoteAt(shop.url)).delivery === 5);
});
afterAll(() => shop.stop());

it('a question that the owner has answered leads to its answer', async () => {
  const answerTo = async (search: string) => {
    const query = 'query ($search: String) { pets(search: $search) { searchNote shopPage { title path } } }';
    return (await shop.gql(query, { search })).data.pets;
  };
  const title = 'Do you groom dogs?';
  const found = {
    shopPage: { title, path: '/help#do-you-groom-dogs' },
    searchNote: `That is answered under “${title}”`,
  };
  expect((await answerTo('do you groom dogs')).shopPage).toBeNull();
  await changeSettings(shop, admin, { helpText: `# ${title}\n\nOn Mondays.` });
  expect(await answerTo('Do you groom my dog?')).toEqual(found);
  expect((await answerTo('groom')).shopPage).toBeNull();
});

function update(input: object, token = admin.token) {
  return shop.gql(updateShopSettings, { input }, token);
}

const cart = () => [{ petId: food, accessoriesAmount: 2 }];

interface QuotedSums {
  readonly delivery: number;
  readonly total: number;
  readonly tax: object | null;
}

interface StartedCheckout {
  readonly payment: { readonly amount: number };
  readonly quote: QuotedSums;
}

async function quoteAt(url: string) {
  const query = `query ($entries: [CartEntryInput!]!) {
    quote(entries: $entries) { entriesTotal delivery total tax { percent amount } }
  }`;
  const { data } = await sendGraphql<{ quote: QuotedSums }>(url, { query, variables: { entries: cart() } });
  return data.quote;
}

async function checkOutAt(url: string, account: Account) {
  const variables = { input: aCheckoutOf(cart()) };
  const request = { query: createPaymentIntent, variables, token: account.token };
  const { data } = await sendGraphql<{ createPaymentIntent: StartedCheckout }>(url, request);
  return data.createPaymentIntent;
}

async function publicSettingsAt(url: string) {
  const query = '{ shopSettings { name phone standardDelivery } }';
  const answer = await fetch(`${url}/graphql?${new URLSearchParams({ query })}`, {
    headers: { 'apollo-require-preflight': 'true' },
  });
  return (await answer.json()).data.shopSettings;
}

describe('the settings of the shop', () => {
  it('begin with the prices of the specification, and the time zone of the environment', async () => {
    const { data } = await shop.gql(editableSettings, {}, admin.token);
    expect(data.editableShopSettings).toMatchObject({ version: 0, updatedAt: null, updatedBy: null });
    expect(data.editableShopSettings.settings).toMatchObject({
      ...{ name: 'Fern & Paw', timeZone: 'Europe/Berlin', taxPercent: 0 },
      ...{ standardDelivery: 5, bulkyDelivery: 25, bulkyFrom: 50, transitDaysFrom: 2, transitDaysUntil: 4 },
      ...{ sameDayFrom: 35, sameDayBeforeHour: 14, sameDayDays: [1, 2, 3, 4, 5, 6, 7] },
      ...{ curbsideFrom: 50, curbsidePercentOff: 15, repeatFirstPercentOff: 35, repeatLaterPercentOff: 5 },
    });
  });

  it('are read by everybody, and changed by who may', async () => {
    expect(await publicSettingsAt(shop.url)).toEqual({
      ...{ name: 'Fern & Paw', phone: '+19145550142', standardDelivery: 5 },
    });
    for (const [token, code] of [
      [shopper.token, 'FORBIDDEN'],
      ['', 'UNAUTHENTICATED'],
    ] as const) {
      expect((await update({ version: 0, name: 'Mine' }, token)).code).toBe(code);
      expect((await shop.gql(editableSettings, {}, token)).code).toBe(code);
      const preview = 'query { previewShopSettings(input: {}) { title } }';
      expect((await shop.gql(preview, {}, token)).code).toBe(code);
    }
  });

  it('keep what was changed, and nothing else, with who did it', async () => {
    const { data } = await update({ version: 0, phone: '(914) 555-0199', standardDelivery: 7.5 });
    expect(data.updateShopSettings).toMatchObject({
      ...{ version: 1, updatedBy: admin.email, updatedAt: expect.any(String) },
      settings: { name: 'Fern & Paw', phone: '9145550199', standardDelivery: 7.5 },
    });
    const stored = await shop.db.collection('shopsettings').findOne({});
    expect(Object.keys(stored ?? {}).toSorted()).toEqual(
      ['_id', 'phone', 'standardDelivery', 'updatedAt', 'updatedBy', 'version'].toSorted(),
    );
  });

  it('have holidays as days, in order, and take nothing else for one', async () => {
    const query = `mutation ($holidays: [LocalDate!]) {
      updateShopSettings(input: { version: 0, holidays: $holidays }) { settings { holidays } }
    }`;
    const set = (holidays: readonly string[]) => shop.gql(query, { holidays }, admin.token);
    expect((await set(['2026-02-30'])).code).toBe('BAD_USER_INPUT');
    const { data } = await set(['2026-12-25', '2026-11-26']);
    expect(data.updateShopSettings.settings.holidays).toEqual(['2026-11-26', '2026-12-25']);
  });

  it('name every bad field, and change nothing then', async () => {
    const bad = {
      name: ' ',
      phone: '?',
      bulkyFrom: -1,
      timeZone: 'Mars',
      x: 'http://x.com',
      sameDayByHour: 3,
      transitDaysUntil: 1,
    };
    const answer = await update({ version: 0, standardDelivery: 9, ...bad });
    expect(answer.code).toBe('BAD_USER_INPUT');
    expect(badFieldsOf(answer).toSorted()).toEqual(Object.keys(bad).toSorted());
    expect(await settingsVersion(shop, admin)).toBe(0);
  });

  it('are never overwritten by who has read older ones', async () => {
    const answers = await Promise.all(
      ['One', 'Two', 'Three'].map((name) => update({ version: 0, name: `Shop ${name}` })),
    );
    expect(answers.filter(({ errors }) => !errors)).toHaveLength(1);
    expect(answers.flatMap(({ code }) => code ?? [])).toEqual(['CONFLICT', 'CONFLICT']);
    const [, late] = [
      await update({ version: 1, phone: '914 555 0100' }),
      await update({ version: 1, name: 'X' }),
    ];
    expect(late.code).toBe('CONFLICT');
    expect(await settingsVersion(shop, admin)).toBe(2);
  });

  it('are audited, field by field', async () => {
    await update({ version: 0, name: 'Fern & Claw', sameDayDays: [1, 2], openingHours: [] });
    await update({ version: 1, name: 'Fern & Claw' });
    const query = `{ auditRecords(where: { subject: SHOP_SETTINGS }, first: 1) {
      edges { node { action actor subjectName changes { field before after } } } } }`;
    const { data } = await shop.gql(query, {}, admin.token);
    expect(data.auditRecords.edges[0].node).toEqual({
      ...{ action: 'UPDATE_SHOP_SETTINGS', actor: admin.email, subjectName: 'Fern & Claw' },
      changes: expect.arrayContaining([
        { field: 'name', before: 'Fern & Paw', after: 'Fern & Claw' },
        { field: 'sameDayDays', before: '1,2,3,4,5,6,7', after: '1,2' },
        { field: 'openingHours', before: 'Mon – Sat 9 am – 7 pm, Sun 10 am – 5 pm', after: '' },
      ]),
    });
    expect(data.auditRecords.edges[0].node.changes).toHaveLength(3);
    expect(await settingsVersion(shop, admin)).toBe(1);
  });

  it('say where a card is typed, to everybody', async () => {
    const seen = async () =>
      (await shop.gql('{ shopSettings { paymentForm } }', {})).data.shopSettings.paymentForm;
    expect(await seen()).toBe('CARD');
    await changeSettings(shop, admin, { paymentForm: 'PAYMENT_ELEMENT' });
    expect(await seen()).toBe('PAYMENT_ELEMENT');
    const query = `{ auditRecords(where: { subject: SHOP_SETTINGS }, first: 1) {
      edges { node { changes { field before after } } } } }`;
    const { data } = await shop.gql(query, {}, admin.token);
    const change = { field: 'paymentForm', before: 'CARD', after: 'PAYMENT_ELEMENT' };
    expect(data.auditRecords.edges[0].node.changes).toEqual([change]);
    expect((await update({ version: 1, paymentForm: 'CASH' })).errors).toHaveLength(1);
  });

  it('count as not set where something else is stored', async () => {
    const broken = {
      version: 3,
      standardDelivery: 'much',
      name: 'Kept',
      updatedAt: new Date(),
      updatedBy: 'x',
    };
    await shop.db.collection<{ _id: string }>('shopsettings').insertOne({ _id: 'shop', ...broken });
    await eventually(async () => (await publicSettingsAt(shop.url)).name === 'Kept');
    expect((await publicSettingsAt(shop.url)).standardDelivery).toBe(5);
  });
});

describe('changed prices', () => {
  it('are those of the next quote and of the next checkout, on every process', async () => {
    for (let price = 6; price < 12; price++) {
      const [by, at] = price % 2 === 0 ? [shop.url, other.url] : [other.url, shop.url];
      await quoteAt(at);
      const account = await shop.signUp();
      await changeSettings(shop, admin, { standardDelivery: price }, by);
      // What is charged is what is stored, whatever another process has not heard of yet.
      const { payment, quote } = await checkOutAt(at, account);
      expect([payment.amount, quote.delivery]).toEqual([25 + price, price]);
      expect(await quoteAt(by)).toMatchObject({ delivery: price, total: 25 + price });
      await eventually(async () => (await quoteAt(at)).delivery === price);
    }
  });

  it('are shown in answers that were kept, at once by who changed them and soon by others', async () => {
    const query = `{ pet(id: "${food}") { deliveryCost deliveryOptions { method price } } }`;
    const costAt = async (url: string) => {
      const answer = await fetch(`${url}/graphql?${new URLSearchParams({ query })}`, {
        headers: { 'apollo-require-preflight': 'true' },
      });
      const { deliveryCost, deliveryOptions } = (await answer.json()).data.pet;
      expect(deliveryOptions[0]).toEqual({ method: 'STANDARD', price: deliveryCost });
      return deliveryCost;
    };
    for (const price of [6, 7, 8]) {
      await Promise.all([costAt(shop.url), costAt(other.url)]);
      await changeSettings(shop, admin, { standardDelivery: price });
      expect(await costAt(shop.url)).toBe(price);
      await eventually(async () => (await costAt(other.url)) === price);
      await eventually(async () => (await publicSettingsAt(other.url)).standardDelivery === price);
    }
  });

  it('leave what was charged as it was', async () => {
    await changeSettings(shop, admin, { taxPercent: 25 });
    const { payment } = await buy(shop, shopper.token, cart());
    await changeSettings(shop, admin, { taxPercent: 10, standardDelivery: 9 });
    const query = `query ($number: String!) {
      order(number: $number) { price { delivery total tax { percent amount } } }
    }`;
    const { number } = (await shop.db
      .collection('payments')
      .findOne({ _id: new Types.ObjectId(payment._id) })) as unknown as { number: string };
    const { data } = await shop.gql(query, { number }, shopper.token);
    expect(data.order.price).toEqual({ delivery: 5, total: 30, tax: { percent: 25, amount: 6 } });
  });

  it('name the tax that they contain, where there is a rate', async () => {
    expect((await quoteAt(shop.url)).tax).toBeNull();
    await changeSettings(shop, admin, { taxPercent: 8.875 });
    // 30.00 × 8.875 / 108.875
    expect((await quoteAt(shop.url)).tax).toEqual({ percent: 8.875, amount: 2.45 });
  });

  it('can be looked at before they are saved', async () => {
    const query = `query ($input: ShopSettingsChanges!) {
      previewShopSettings(input: $input) {
        title delivery before { total reason } after { entriesTotal reductions delivery total tax { amount } reason }
      }
    }`;
    const input = { standardDelivery: 7, sameDayFrom: 50, curbsidePercentOff: 10, taxPercent: 25 };
    const { data } = await shop.gql(query, { input }, admin.token);
    const [bed, , , sameDay, , curbside, repeat] = data.previewShopSettings;
    expect(bed).toMatchObject({ before: { total: 54.99 }, after: { total: 56.99, tax: { amount: 11.4 } } });
    expect(sameDay).toMatchObject({
      before: { total: 40, reason: null },
      after: { reason: '$10.00 more for free same-day delivery' },
    });
    expect(curbside).toMatchObject({ before: { total: 51 }, after: { total: 54, reductions: 6 } });
    expect(repeat).toMatchObject({ before: { total: 43.98 }, after: { total: 45.98 } });
    expect(await settingsVersion(shop, admin)).toBe(0);
    const bad = await shop.gql(query, { input: { taxPercent: -1 } }, admin.token);
    expect(badFieldsOf(bad)).toEqual(['taxPercent']);
  });

  it('are those that the old client’s carts are held to', async () => {
    await changeSettings(shop, admin, { standardDelivery: 6 });
    const account = await shop.signUp();
    const { token } = account;
    const started = await shop.rest('POST', '/payment/create-payment-intent', {
      token,
      json: { alltotalamount: 31 },
    });
    await shop.pay(started.body.clientSecret);
    const contact = { username: 'Ada', location: '1 Lane', phone: '5551234567' };
    const entry = { _id: food, accessoriesAmount: 2, ...contact };
    await shop.rest('POST', '/accessories/PostCart', { token, json: [entry] });
    await eventually(async () => {
      const payment = await shop.db.collection('payments').findOne({ uid: account.uid });
      return payment?.deliveryCents === 600;
    });
  });
});
