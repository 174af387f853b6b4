import { randomInt } from 'node:crypto';
import { Types } from 'mongoose';
import { newOrderNumber } from '../../../domain/orders/order-number.ts';
import { type OrderStatus } from '../../../domain/orders/order-status.ts';
import { orderKeysOf } from '../../../server/src/payments/records/order-keys.ts';
import type { Shop } from '../../../server/test/harness/shop.ts';

const BATCH_SIZE = 5000;
const HOUR_MS = 3_600_000;

const firstNames = ['Ada', 'Bruno', 'Chloé', 'Dmitri', 'Elena', 'Farid', 'Greta', 'Hiro', 'Ines', 'Jonas'];
const lastNames = [
  'Abbott',
  'Berg',
  'Castillo',
  'Dvořák',
  'Engel',
  'Fournier',
  'Grant',
  'Haddad',
  'Ito',
  'Jensen',
];
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
  readonly item: string;
}

const pick = <T>(values: readonly T[], place: number): T => values[place % values.length] as T;

/** Puts orders of one line into a shop, an hour apart and of one account in five. @returns some of them */
export async function seedOrders({ db }: Pick<Shop, 'db'>, count: number): Promise<SeededOrder[]> {
  const seeded: SeededOrder[] = [];
  for (let done = 0; done < count; done += BATCH_SIZE) {
    const places = Array.from({ length: Math.min(BATCH_SIZE, count - done) }, (_, place) => done + place);
    const orders = places.map(anOrder);
    await db.collection('payments').insertMany(orders.map(({ payment }) => payment));
    await db.collection('cartentries').insertMany(orders.map(({ entry }) => entry));
    seeded.push(...orders.filter((_, place) => place % 500 === 0).map(({ order }) => order));
  }
  return seeded;
}

/** A made-up word for a number below a thousand, as brands have them: three syllables. */
function wordOf(number: number): string {
  const syllables = ['ba', 'ce', 'di', 'fo', 'gu', 'ha', 'le', 'mi', 'no', 'ru'];
  return [...String(number).padStart(3, '0')].map((digit) => syllables[Number(digit)]).join('');
}

function anOrder(place: number) {
  const account = Math.floor(place / 5);
  const username = `${pick(firstNames, account)} ${pick(lastNames, Math.floor(account / 10))}`;
  const email = `shopper${account}@orders.test`;
  const item = `${pick(things, place)} ${wordOf(place % 997)}`;
  const status = pick(states, place);
  const phone = `555${String(1_000_000 + account)}`;
  const at = new Date(Date.now() - place * HOUR_MS);
  const ids = { paymentId: new Types.ObjectId(), uid: `orders-${account}` };
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
    searchKeys: orderKeysOf({ number, email, names: [username], phones: [phone], items: [item] }),
  };
  const entry = {
    ...{ _id: new Types.ObjectId(), ...ids, petId: new Types.ObjectId(), petname: item, petprice: 20 },
    ...{ category: 'food', type: 'dog', accessoriesAmount: 1, totalamount: 20, paidCents: 2000 },
    ...{ deliveryMethod: delivery, username, location: '1 Fern Road', phone, email, orderDate: at, status },
    paidAt: at,
  };
  return { payment, entry, order: { number, email, username, item } };
}
