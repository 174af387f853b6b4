import { randomInt } from 'node:crypto';
import { Types } from 'mongoose';
import { HOUR_MS } from '../../../domain/durations.ts';
import { newOrderNumber } from '../../../domain/orders/order-number.ts';
import { type OrderStatus } from '../../../domain/orders/order-status.ts';
import { orderKeysOf } from '../../../server/src/orders/records/order-keys.ts';
import { searchKeysFor } from '../../../server/src/users/account-keys.ts';
import type { Shop } from '../../../server/test/harness/shop.ts';

const BATCH_SIZE = 5000;
/** A prime: those that are looked for have names and items of all kinds. */
const SAMPLE_STEP = 47;

const firstNames = ['Ada', 'Bruno', 'Chloé', 'Dmitri', 'Elena', 'Farid', 'Greta', 'Hiro', 'Ines', 'Jonas'];
/** Each is the name of one in a hundred and twenty, as the most frequent family name of the United States is. */
const LAST_NAMES = 120;
const things = [
  'Salmon kibble',
  'Willow basket',
  'Leather collar',
  'Oak perch',
  'Turkey chews',
  'Fleece blanket',
];
/** Most orders of a shop have arrived; few wait. */
const states: readonly OrderStatus[] = [
  ...Array<OrderStatus>(17).fill('delivered'),
  ...(['paid', 'shipped', 'cancelled'] as const),
];

/** An order that was put into a shop: what it can be looked for by. */
export interface SeededOrder {
  readonly number: string;
  readonly email: string;
  readonly username: string;
  readonly phone: string;
  readonly item: string;
}

const pick = <T>(values: readonly T[], place: number): T => values[place % values.length] as T;

/**
 * Puts as many accounts into a shop as orders of one line, an hour apart. One account in five has orders, five of them.
 *
 * @returns some of the orders
 */
export async function seedSales({ db }: Pick<Shop, 'db'>, count: number): Promise<SeededOrder[]> {
  const seeded: SeededOrder[] = [];
  for (let done = 0; done < count; done += BATCH_SIZE) {
    const places = Array.from({ length: Math.min(BATCH_SIZE, count - done) }, (_, place) => done + place);
    const orders = places.map(anOrder);
    await db.collection('users').insertMany(places.map(anAccount));
    await db.collection('payments').insertMany(orders.map(({ payment }) => payment));
    await db.collection('cartentries').insertMany(orders.map(({ entry }) => entry));
    seeded.push(...orders.filter((_, place) => place % SAMPLE_STEP === 0).map(({ order }) => order));
  }
  return seeded;
}

/** Has the items of a shop come into it an hour apart, as its orders and accounts do. */
export async function spreadItems({ db }: Pick<Shop, 'db'>): Promise<void> {
  const pets = db.collection('pets');
  const ids = await pets.find({}, { projection: { _id: 1 } }).toArray();
  const now = Date.now();
  for (let done = 0; done < ids.length; done += BATCH_SIZE) {
    const changes = ids.slice(done, done + BATCH_SIZE).map(({ _id }, place) => ({
      updateOne: {
        filter: { _id },
        update: { $set: { createdAt: new Date(now - (done + place) * HOUR_MS) } },
      },
    }));
    await pets.bulkWrite(changes, { ordered: false });
  }
}

/** A made-up word for a number below a thousand, as brands have them: three syllables. */
function wordOf(number: number): string {
  const syllables = ['ba', 'ce', 'di', 'fo', 'gu', 'ha', 'le', 'mi', 'no', 'ru'];
  return [...String(number).padStart(3, '0')].map((digit) => syllables[Number(digit)]).join('');
}

/** How somebody is reached who has an account. */
function contactOf(account: number) {
  const name = `${pick(firstNames, account)} M${wordOf(Math.floor(account / 10) % LAST_NAMES)}`;
  const phone = `555${String(1_000_000 + account)}`;
  return { uid: `orders-${account}`, name, email: `shopper${account}@orders.test`, phone };
}

function anAccount(account: number) {
  const contact = contactOf(account);
  const createdAt = new Date(Date.now() - account * HOUR_MS);
  return { ...contact, emailVerified: true, role: 'regular', createdAt, searchKeys: searchKeysFor(contact) };
}

function anOrder(place: number) {
  const { uid, name: username, email, phone } = contactOf(Math.floor(place / 5));
  const item = `${pick(things, place)} ${wordOf(place % 997)}`;
  const status = pick(states, place);
  const at = new Date(Date.now() - place * HOUR_MS);
  const ids = { paymentId: new Types.ObjectId(), uid };
  const number = newOrderNumber(randomInt);
  const delivery = pick(['standard', 'standard', 'standard', 'sameDay', 'curbside'], place);
  const payment = {
    ...{ _id: ids.paymentId, uid: ids.uid, kind: 'checkout', number, email, username, phone },
    ...{ paymentdate: at, settledAt: at, expiresAt: at, amount: 25, amountRefunded: 0, refundDue: 0 },
    ...{
      amountDisputed: 0,
      deliveryCents: 500,
      deliveryMethod: delivery,
      status: 'succeeded',
      adjustments: [],
    },
    ...{ intentId: `pi_orders_${place}`, entriesOrdered: 1, revision: 0, orderStatus: status },
    searchKeys: orderKeysOf({ number, emails: [email], names: [username], phones: [phone], items: [item] }),
    packingPlace: status === 'paid' ? `${delivery === 'sameDay' ? 1 : 2} ${at.toISOString()}` : undefined,
  };
  const entry = {
    ...{ _id: new Types.ObjectId(), ...ids, petId: new Types.ObjectId(), petname: item, petprice: 20 },
    ...{ category: 'food', type: 'dog', accessoriesAmount: 1, totalamount: 20, paidCents: 2000 },
    ...{ deliveryMethod: delivery, username, location: '1 Fern Road', phone, email, orderDate: at, status },
    paidAt: at,
  };
  return { payment, entry, order: { number, email, username, phone, item } };
}
