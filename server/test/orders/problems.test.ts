import { Types } from 'mongoose';
import sharp from 'sharp';
import { awaitQuiet, sentMails } from '../fixtures/shop/mails.ts';
import {
  type BoughtTogether,
  buyFoodAndBed,
  deliverOrder,
  type FoodAndBed,
  ordersQuery,
  refundOrder,
  reportShipmentLost,
  shelveFoodAndBed,
  shipOrder,
} from '../fixtures/shop/orders.ts';
import { aPicture, type Picture } from '../fixtures/shop/pictures.ts';
import {
  answerProblem,
  aReport,
  problemPreview,
  reportProblem,
  reportWithPhoto,
  withdrawProblem,
} from '../fixtures/shop/problems.ts';
import { unexplainedStocks } from '../fixtures/stock/stock-ledger.ts';
import type { Account } from '../harness/accounts.ts';
import { openSharedShop } from '../harness/shared-shop.ts';
import type { Shop } from '../harness/shop.ts';

let shop: Shop;
let admin: Account;
let staff: Account;
let shopper: Account;
let items: FoodAndBed;

beforeAll(async () => {
  shop = await openSharedShop();
  admin = await shop.signUp({ role: 'admin' });
  staff = await shop.signUp({ role: 'staff' });
  // Proved: an address that nobody has proved gets few mails a day.
  shopper = await shop.signUp({ isProved: true });
  items = await shelveFoodAndBed(shop, admin.token, 99);
});
afterAll(async () => {
  expect(await unexplainedStocks(shop)).toEqual([]);
  await shop.stop();
});

/** Three bags of food for 12.50 and a bed for 60, with a delivery of 25: 122.50, on their way. */
async function aSentOrder(who = shopper): Promise<BoughtTogether> {
  const order = await buyFoodAndBed(shop, who.token, items, 3);
  await shop.gql(shipOrder, { number: order.number }, admin.token);
  return order;
}

function report({ number, foodEntry }: BoughtTogether, changes: object = {}, who = shopper) {
  return shop.gql(reportProblem, { number, input: aReport(foodEntry, changes) }, who.token);
}

/** So many of the bags; all of them, without a quantity. */
function bags({ foodEntry }: BoughtTogether, quantity?: number | null) {
  return { lines: [{ entryId: foodEntry, quantity }] };
}

/** Two of the bags, and the bed. */
function bagsAndBed(order: BoughtTogether) {
  return { lines: [...bags(order, 2).lines, { entryId: order.bedEntry }] };
}

async function reported(order: BoughtTogether, changes: object = {}): Promise<string> {
  const { data, errors } = await report(order, changes);
  if (errors) throw new Error(JSON.stringify(errors));
  return data.reportProblem.problems.at(-1).id;
}

function answer(id: string, given: object, who = staff) {
  return shop.gql(answerProblem, { id, ...given }, who.token);
}

const orderQuery = `query ($number: String!) {
  order(number: $number) {
    openProblems reportable { entryId quantity until } timeline { kind text }
    problems {
      id number kind wants text photo hasPhoto at answer answerText state closedAt
      lines { entry { _id petname } quantity }
    }
    shipments { id state lines { quantity } }
  }
}`;

async function readOrder({ number }: BoughtTogether, who = shopper) {
  return (await shop.gql(orderQuery, { number }, who.token)).data.order;
}

async function told(order: BoughtTogether): Promise<string[]> {
  const { timeline } = await readOrder(order);
  return timeline
    .filter(({ kind }: { kind: string }) => kind === 'PROBLEM')
    .map(({ text }: { text: string }) => text);
}

async function mailed({ number }: BoughtTogether, kind: string) {
  await awaitQuiet(shop);
  return (await sentMails(shop)).filter((mail) => mail.orderNumber === number && mail.kind === kind);
}

async function stockOf(id: string): Promise<number> {
  const { data } = await shop.gql('query ($id: ID!) { pet(id: $id) { stock } }', { id });
  return data.pet.stock;
}

describe('what a shopper says is wrong', () => {
  it('is of the order, in its timeline, and mailed to the shop', async () => {
    const order = await aSentOrder();
    const id = await reported(order, { ...bags(order, 2), text: 'Both bags are torn.' });
    expect(await readOrder(order)).toMatchObject({
      openProblems: 1,
      problems: [
        {
          ...{ id, number: order.number, kind: 'BROKEN', wants: 'MONEY', text: 'Both bags are torn.' },
          lines: [{ entry: { _id: order.foodEntry, petname: 'Salmon kibble' }, quantity: 2 }],
          ...{ photo: null, hasPhoto: false, at: expect.any(String) },
          ...{ state: 'OPEN', answer: null, answerText: null, closedAt: null },
        },
      ],
    });
    expect(await told(order)).toEqual([
      'You told us that 2 × Salmon kibble are broken, and asked for the money back.',
    ]);
    const mails = await mailed(order, 'SHOP_PROBLEM');
    expect(mails.find(({ to }) => to === admin.email)?.text).toContain('Both bags are torn.');
  });

  it('is no more than was sent and is not reported yet', async () => {
    const order = await aSentOrder();
    const [food] = (await readOrder(order)).reportable;
    expect(food).toMatchObject({ entryId: order.foodEntry, quantity: 3 });
    await reported(order, bags(order, 2));
    expect((await readOrder(order)).reportable[0]).toMatchObject({ quantity: 1 });
    const { errors } = await report(order, { ...bags(order, 2), kind: 'MISSING' });
    expect(errors?.[0]?.extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: {
        lines: 'At most 1 of them can be reported',
        'input.lines.0.quantity': 'At most 1 of them can be reported',
      },
    });
    await reported(order, { ...bags(order), kind: 'MISSING' });
    const { problems, reportable } = await readOrder(order);
    expect(problems[1].lines).toMatchObject([{ quantity: 1 }]);
    expect(reportable).toMatchObject([{ entryId: order.bedEntry, quantity: 1 }]);
    expect((await report(order)).errors?.[0]?.extensions).toMatchObject({
      fields: { 'input.lines.0.entryId': 'All of it is reported already' },
    });
    const waiting = await buyFoodAndBed(shop, shopper.token, items, 1);
    expect((await readOrder(waiting)).reportable).toEqual([]);
    expect((await report(waiting)).code).toBe('BAD_USER_INPUT');
  });

  it('is of several lines in one request, each once', async () => {
    const order = await aSentOrder();
    const { lines } = bagsAndBed(order);
    await reported(order, { lines: [...lines, ...bags(order).lines] });
    const { openProblems, problems } = await readOrder(order);
    expect(openProblems).toBe(1);
    expect(problems[0].lines).toMatchObject([
      { entry: { _id: order.foodEntry }, quantity: 3 },
      { entry: { _id: order.bedEntry }, quantity: 1 },
    ]);
    expect(await told(order)).toEqual([
      'You told us that 3 × Salmon kibble and Basket bed are broken, and asked for the money back.',
    ]);
    const mails = await mailed(order, 'SHOP_PROBLEM');
    expect(mails.map(({ to }) => to)).toContain(admin.email);
    expect(mails[0]?.text).toContain('3 × Salmon kibble and Basket bed are broken');
  });

  it('is refused as a whole where one of its lines can not be reported, or none is named', async () => {
    const order = await aSentOrder();
    const other = await aSentOrder();
    const refused = async (...lines: unknown[]) =>
      (await report(order, { lines })).errors?.[0]?.extensions?.fields;
    const [food] = bags(order).lines;
    expect(await refused()).toMatchObject({ lines: 'At least one piece' });
    expect(await refused({ ...food, quantity: 0 })).toMatchObject({ lines: 'At least one piece' });
    expect(await refused(food, ...bags(other).lines)).toEqual({
      ...{ lines: 'Not of this order', 'input.lines.1.entryId': 'Not of this order' },
    });
    expect((await readOrder(order)).problems).toEqual([]);
  });

  it.each([
    ['with its quantities', 2],
    ['with all that is left', null],
  ])('is one request where it is sent twice at once, %s', async (_how, quantity) => {
    const order = await aSentOrder();
    const said = bags(order, quantity);
    const answers = await Promise.all([report(order, said), report(order, said)]);
    expect(answers.map(({ code }) => code)).toEqual([undefined, undefined]);
    expect((await readOrder(order)).openProblems).toBe(1);
  });

  it('comes too late after the days of the settings', async () => {
    const order = await aSentOrder();
    const long = new Date(Date.now() - 31 * 24 * 3_600_000);
    const those = { _id: new Types.ObjectId(order.foodEntry) };
    await shop.db.collection('cartentries').updateOne(those, { $set: { shippedAt: long } });
    const { errors } = await report(order);
    expect(errors?.[0]?.extensions).toMatchObject({
      fields: { 'input.lines.0.entryId': 'It is too late to report something about it' },
    });
  });

  it('is that food does not suit only where nobody has opened it', async () => {
    const order = await aSentOrder();
    const { errors } = await report(order, { kind: 'NOT_SUITABLE' });
    expect(errors?.[0]?.extensions).toMatchObject({
      fields: { 'input.isUnopened': 'Food comes back unopened only' },
    });
    expect((await report(order, { kind: 'NOT_SUITABLE', isUnopened: true })).errors).toBeUndefined();
  });

  it('is of nobody else’s order, whoever asks', async () => {
    const order = await aSentOrder();
    const id = await reported(order);
    const other = await shop.signUp();
    for (const who of [other, staff, admin]) {
      expect((await report(order, { kind: 'MISSING' }, who)).code).toBe('NOT_FOUND');
      expect((await shop.gql(withdrawProblem, { id }, who.token)).code).toBe('NOT_FOUND');
    }
    expect((await answer(id, { answer: 'REFUND' }, shopper)).code).toBe('FORBIDDEN');
  });

  it('can be taken back while it waits, and then not be answered', async () => {
    const order = await aSentOrder();
    const id = await reported(order);
    const { data } = await shop.gql(withdrawProblem, { id }, shopper.token);
    expect(data.withdrawProblem).toEqual({ openProblems: 0, problems: [{ state: 'WITHDRAWN' }] });
    expect((await answer(id, { answer: 'REFUND' })).code).toBe('INVALID_TRANSITION');
    expect((await shop.gql(withdrawProblem, { id }, shopper.token)).code).toBe('INVALID_TRANSITION');
    expect((await readOrder(order)).reportable[0].quantity).toBe(3);
  });

  it('can be said once more right after it was taken back', async () => {
    const order = await aSentOrder();
    await shop.gql(withdrawProblem, { id: await reported(order) }, shopper.token);
    await reported(order);
    expect((await readOrder(order)).openProblems).toBe(1);
  });
});

/** Numbers of the orders whose shoppers wait for an answer. */
async function numbersWithRequest(): Promise<string[]> {
  const { data } = await shop.gql(ordersQuery, { where: { hasOpenProblem: true }, first: 100 }, staff.token);
  return data.orders.edges.map(({ node }: { node: { number: string } }) => node.number);
}

describe('the shop', () => {
  it('gives back exactly what it was shown, once, and mails it', async () => {
    const order = await aSentOrder();
    const id = await reported(order, bags(order, 2));
    const { data } = await shop.gql(problemPreview, { id }, staff.token);
    const { toCard, lines, fingerprint } = data.problemPreview;
    expect({ toCard, lines }).toEqual({
      toCard: 25,
      lines: [{ entry: { _id: order.foodEntry }, quantity: 2, amount: 25 }],
    });
    const input = { answer: 'REFUND', text: 'Sorry for that.', fingerprint };
    const answers = await Promise.all([answer(id, input), answer(id, input, admin)]);
    expect(answers.map(({ code }) => code).sort()).toEqual(['INVALID_TRANSITION', undefined]);
    const done = answers.find(({ code }) => !code)?.data.answerProblem;
    expect(done).toMatchObject({
      ...{ openProblems: 0, refundable: 97.5 },
      refunds: [{ amount: 25, reason: 'You told us that it was broken.' }],
      problems: [{ state: 'REFUNDED', answer: 'REFUND', answerText: 'Sorry for that.' }],
    });
    expect((await told(order)).at(-1)).toBe(
      'We agreed to give back what was paid for 2 × Salmon kibble. “Sorry for that.”',
    );
    const mails = await mailed(order, 'PROBLEM_ANSWERED');
    expect(mails.map(({ to }) => to)).toEqual([shopper.email]);
    expect(mails[0]?.text).toContain('Sorry for that.');
  });

  it('gives the money for all lines of a request back at once', async () => {
    const order = await aSentOrder();
    const id = await reported(order, bagsAndBed(order));
    const { data } = await shop.gql(problemPreview, { id }, staff.token);
    const { toCard, lines, fingerprint } = data.problemPreview;
    expect({ toCard, lines }).toEqual({
      toCard: 85,
      lines: [
        { entry: { _id: order.foodEntry }, quantity: 2, amount: 25 },
        { entry: { _id: order.bedEntry }, quantity: 1, amount: 60 },
      ],
    });
    const done = await answer(id, { answer: 'REFUND', fingerprint });
    expect(done.data.answerProblem).toMatchObject({
      openProblems: 0,
      refundable: 37.5,
      refunds: [{ amount: 85 }],
    });
    expect((await mailed(order, 'PROBLEM_ANSWERED'))[0]?.text).toContain('2 × Salmon kibble and Basket bed');
  });

  it('gives nothing back where something else would go back by now than it was shown', async () => {
    const order = await aSentOrder();
    const id = await reported(order, bags(order));
    const { data } = await shop.gql(problemPreview, { id }, staff.token);
    const { fingerprint } = data.problemPreview;
    const input = { amount: 1, reason: 'It was late' };
    await shop.gql(refundOrder, { number: order.number, input }, admin.token);
    expect((await answer(id, { answer: 'REFUND', fingerprint })).code).toBe('CONFLICT');
    expect((await readOrder(order)).openProblems).toBe(1);
  });

  it('gives nothing back twice where the pieces were paid back another way', async () => {
    const order = await aSentOrder();
    const id = await reported(order, bags(order));
    const input = { entryIds: [order.foodEntry], reason: 'It was late' };
    await shop.gql(refundOrder, { number: order.number, input }, admin.token);
    for (const what of ['REFUND', 'SEND_AGAIN'])
      expect((await answer(id, { answer: what })).code).toBe('INVALID_TRANSITION');
    expect(
      (await answer(id, { answer: 'REFUSE', text: 'It went back to your card already.' })).errors,
    ).toBeUndefined();
  });

  it('sends the same again from the stock, once and without a charge, until that arrives', async () => {
    const order = await aSentOrder();
    await shop.gql(deliverOrder, { number: order.number }, admin.token);
    const id = await reported(order, { ...bags(order, 2), wants: 'ANOTHER', kind: 'MISSING' });
    const before = await stockOf(items.food);
    const answers = await Promise.all([
      answer(id, { answer: 'SEND_AGAIN' }),
      answer(id, { answer: 'SEND_AGAIN' }, admin),
    ]);
    expect(answers.map(({ code }) => code).sort()).toEqual(['INVALID_TRANSITION', undefined]);
    expect(await stockOf(items.food)).toBe(before - 2);
    const { shipments, timeline } = await readOrder(order);
    expect(shipments).toMatchObject([
      { state: 'DELIVERED' },
      { state: 'ON_ITS_WAY', lines: [{ quantity: 2 }] },
    ]);
    const texts = timeline.map(({ text }: { text: string }) => text);
    expect(texts).toContain('2 × Salmon kibble are on their way again, without a charge.');
    const done = await shop.gql(deliverOrder, { number: order.number }, admin.token);
    expect(done.errors).toBeUndefined();
    expect((await readOrder(order)).shipments[1].state).toBe('DELIVERED');
    expect((await shop.gql(deliverOrder, { number: order.number }, admin.token)).code).toBe(
      'INVALID_TRANSITION',
    );
  });

  it('sends all lines of a request again in one parcel', async () => {
    const order = await aSentOrder();
    const id = await reported(order, { ...bagsAndBed(order), wants: 'ANOTHER' });
    const { data } = await answer(id, { answer: 'SEND_AGAIN' });
    expect(data.answerProblem.problems).toMatchObject([{ state: 'SENT_AGAIN', answer: 'SEND_AGAIN' }]);
    expect(data.answerProblem.shipments.slice(1)).toMatchObject([
      {
        lines: [
          { entry: { _id: order.foodEntry }, quantity: 2 },
          { entry: { _id: order.bedEntry }, quantity: 1 },
        ],
      },
    ]);
  });

  it('does nothing about one line where another one of the request has come back', async () => {
    const order = await aSentOrder();
    const id = await reported(order, bagsAndBed(order));
    const input = { lines: [{ entryId: order.bedEntry }], reason: 'It was late' };
    await shop.gql(refundOrder, { number: order.number, input }, admin.token);
    for (const what of ['REFUND', 'SEND_AGAIN'])
      expect((await answer(id, { answer: what })).code).toBe('INVALID_TRANSITION');
    expect((await readOrder(order)).shipments).toHaveLength(1);
  });

  it('sends once more what was sent again and lost', async () => {
    const order = await aSentOrder();
    await shop.gql(deliverOrder, { number: order.number }, admin.token);
    const { data } = await answer(await reported(order), { answer: 'SEND_AGAIN' });
    const before = await stockOf(items.food);
    const lost = { id: data.answerProblem.shipments[1].id, sendAgain: true };
    expect((await shop.gql(reportShipmentLost, lost, admin.token)).errors).toBeUndefined();
    expect(await stockOf(items.food)).toBe(before - 1);
    const { shipments } = await readOrder(order);
    const { replacementsToPack } = (
      await shop.gql('{ replacementsToPack { shipment { id } } }', {}, admin.token)
    ).data;
    expect(replacementsToPack).toContainEqual({ shipment: { id: shipments[2].id } });
    expect(replacementsToPack).not.toContainEqual({ shipment: { id: lost.id } });
    expect(shipments.map(({ state }: { state: string }) => state)).toEqual([
      'DELIVERED',
      'LOST',
      'ON_ITS_WAY',
    ]);
  });

  it('says no in words, and in no other way', async () => {
    const order = await aSentOrder();
    const id = await reported(order);
    const silent = await answer(id, { answer: 'REFUSE', text: ' ' });
    expect(silent.errors?.[0]?.extensions).toMatchObject({
      fields: { text: 'This field is required' },
    });
    expect(
      (await answer(id, { answer: 'REFUSE', text: 'It was whole when it left.' })).data.answerProblem,
    ).toMatchObject({ openProblems: 0, problems: [{ answer: 'REFUSE', closedBy: staff.name }] });
    expect((await mailed(order, 'PROBLEM_ANSWERED'))[0]?.text).toContain('It was whole when it left.');
  });

  it('has others answer for whoever of the staff it is that asks', async () => {
    const own = await aSentOrder(staff);
    const { data } = await report(own, {}, staff);
    const { id } = data.reportProblem.problems[0];
    for (const what of ['REFUND', 'SEND_AGAIN', 'REFUSE'])
      expect((await answer(id, { answer: what, text: 'Yes' })).code).toBe('FORBIDDEN');
    expect((await readOrder(own, staff)).openProblems).toBe(1);
    expect((await answer(id, { answer: 'REFUND' }, admin)).errors).toBeUndefined();
  });

  it('lists what waits, and counts it', async () => {
    const order = await aSentOrder();
    const id = await reported(order);
    const list = `query ($isOpen: Boolean) {
      problems(where: { isOpen: $isOpen }, first: 100) { totalCount edges { node { id state number lines { entry { _id } } } } }
    }`;
    const idsOf = async (isOpen: boolean) => {
      const { data } = await shop.gql(list, { isOpen }, staff.token);
      return data.problems.edges.map(({ node }: { node: { id: string } }) => node.id);
    };
    expect(await idsOf(true)).toContain(id);
    expect(await numbersWithRequest()).toContain(order.number);
    await answer(id, { answer: 'REFUSE', text: 'No' });
    expect(await idsOf(true)).not.toContain(id);
    expect(await idsOf(false)).toContain(id);
    expect(await numbersWithRequest()).not.toContain(order.number);
  });
});

describe('a photo of what is wrong', () => {
  async function reportWith({ number, foodEntry }: BoughtTogether, bytes: Picture, who = shopper) {
    const variables = { number, input: aReport(foodEntry), photo: null };
    return shop.gql(reportWithPhoto, variables, who.token, [
      { at: 'variables.photo', bytes, name: 'torn.jpg' },
    ]);
  }

  function photo(id: string, who?: Account) {
    return shop.gql('query ($id: ID!) { problemPhoto(id: $id) }', { id }, who?.token);
  }

  it('is made anew, and for its shopper and the staff alone', async () => {
    const order = await aSentOrder();
    const pictures = await shop.db.collection('pictures').countDocuments();
    const large = await aPicture({ format: 'jpeg', width: 2000, height: 1000 });
    const { data } = await reportWith(order, large);
    const id = data.reportProblem.problems[0].id;
    for (const who of [shopper, staff, admin]) {
      const jpeg = Buffer.from((await photo(id, who)).data.problemPhoto, 'base64');
      expect(await sharp(jpeg).metadata()).toMatchObject({ format: 'jpeg', width: 1600, height: 800 });
    }
    const [{ photo: shown }] = (await readOrder(order)).problems;
    expect(shown).toBe((await photo(id, shopper)).data.problemPhoto);
    expect((await photo(id, await shop.signUp())).code).toBe('NOT_FOUND');
    expect((await photo(id)).code).toBe('UNAUTHENTICATED');
    expect(await shop.db.collection('pictures').countDocuments()).toBe(pictures);
  });

  it('is gone once the request is taken back', async () => {
    const order = await aSentOrder();
    const { data } = await reportWith(order, await aPicture({ format: 'jpeg' }));
    const id = data.reportProblem.problems[0].id;
    expect((await readOrder(order)).problems[0].hasPhoto).toBe(true);
    await shop.gql(withdrawProblem, { id }, shopper.token);
    expect((await readOrder(order)).problems[0]).toMatchObject({ hasPhoto: false, photo: null });
    expect((await photo(id, shopper)).code).toBe('NOT_FOUND');
  });

  it('that is no picture is refused, and nothing is reported', async () => {
    const order = await aSentOrder();
    const { code } = await reportWith(order, new TextEncoder().encode('<svg/>'));
    expect(code).toBe('UNSUPPORTED_MEDIA_TYPE');
    expect((await readOrder(order)).problems).toEqual([]);
  });
});
