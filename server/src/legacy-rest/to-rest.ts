import type { Response } from 'express';
import { isDollars, toCents, toDollars } from '../../../domain/money.ts';
import type { CartEntry } from '../cart-entries/cart-entry.entity.ts';
import type { Pet } from '../catalogue/pet.entity.ts';
import type { ImagesService } from '../images/images.service.ts';
import type { Payment } from '../payments/payment.entity.ts';
import type { PetOrder } from '../pet-orders/pet-order.entity.ts';
import { isMoment } from '../platform/moments.ts';
import { sendStream } from '../platform/send-stream.ts';
import { textOf } from '../platform/text-of.ts';
import type { User } from '../users/user.entity.ts';

/*
 * Records as the legacy client knows them: plain objects with the specification's field names, `_id`
 * a string, dates as locale strings, pictures as base64 JPEG.
 */

export type RestObject = Record<string, unknown>;

/** "11/21/2026", the locale date string of the specification. Made once: making it costs more than all the rest of an order. */
const dates = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC' });

/** What is stored there and is no moment is given as it stands there. */
function localeDate(stored: unknown): string {
  return isMoment(stored) ? dates.format(stored) : textOf(stored);
}

export class RestShapes {
  constructor(private readonly images: ImagesService) {}

  async pet(pet: Pet): Promise<RestObject> {
    return {
      _id: pet._id,
      img: await this.img(pet.image),
      short: pet.short,
      details: pet.details,
      petname: pet.petname,
      petprice: pet.petprice,
      clan: pet.clan,
      type: pet.type,
      category: pet.category,
      age: pet.age,
      color: pet.color,
      gender: pet.gender,
      availability: pet.availability,
      stock: pet.stock,
    };
  }

  async petOrder(order: PetOrder): Promise<RestObject> {
    return {
      _id: order._id,
      petId: textOf(order.petId),
      img: await this.img(order.image),
      petname: order.petname,
      petprice: order.petprice,
      type: order.type,
      category: 'pets',
      username: order.username,
      location: order.location,
      phone: order.phone,
      email: order.email,
      orderDate: localeDate(order.orderDate),
      status: order.status,
    };
  }

  async cartEntry(entry: CartEntry): Promise<RestObject> {
    return {
      _id: entry._id,
      petId: textOf(entry.petId),
      img: await this.img(entry.image),
      petname: entry.petname,
      petprice: entry.petprice,
      type: entry.type,
      category: entry.category,
      accessoriesAmount: entry.accessoriesAmount,
      totalamount: entry.totalamount,
      username: entry.username,
      location: entry.location,
      phone: entry.phone,
      email: entry.email,
      orderDate: localeDate(entry.orderDate),
      status: entry.status,
    };
  }

  private img(image: { hash: string } | undefined): Promise<string | undefined> {
    return this.images.findBase64(image);
  }
}

export function restUser(user: User): RestObject {
  return { _id: user._id, email: user.email, name: user.name, role: user.role };
}

/**
 * `floweramount` and `transaction` are this client's words for the quantity and the payment. The transaction is
 * answered as the intent's id: the client secret that was sent lets its holder charge, and goes out only once.
 */
export function restPayment(payment: Payment, entries: readonly CartEntry[]): RestObject {
  return {
    _id: payment._id,
    username: payment.username,
    paymentdate: localeDate(payment.paymentdate),
    amount: isDollars(payment.amount) ? toDollars(toCents(payment.amount)) : payment.amount,
    floweramount: entries.reduce((sum, entry) => sum + entry.accessoriesAmount, 0),
    phone: payment.phone,
    email: payment.email,
    transaction: payment.intentId,
    status: payment.status,
  };
}

/** Writes a list as one JSON array, element by element, so that no list is too long for memory. */
export function sendList<T>(
  response: Response,
  lists: readonly AsyncIterable<T>[],
  shape: (element: T) => Promise<RestObject>,
): Promise<void> {
  return sendStream(response.type('json'), arrayOf(lists, shape));
}

async function* arrayOf<T>(
  lists: readonly AsyncIterable<T>[],
  shape: (element: T) => Promise<RestObject>,
): AsyncGenerator<string> {
  let isFirst = true;
  for (const list of lists) {
    for await (const element of list) {
      yield `${isFirst ? '[' : ','}${JSON.stringify(await shape(element))}`;
      isFirst = false;
    }
  }
  yield isFirst ? '[]' : ']';
}
