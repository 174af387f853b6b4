import type { z } from 'zod';
import { isDollars, toCents, toDollars } from '../../../domain/money/money.ts';
import type { Pet } from '../catalogue/pet/pet.entity.ts';
import type { ImagesService } from '../images/images.service.ts';
import type { CartEntry } from '../orders/cart-entries/cart-entry.entity.ts';
import type { PetOrder } from '../orders/pet-orders/pet-order.entity.ts';
import type { Payment } from '../orders/records/payment.entity.ts';
import { textOf } from '../platform/text/text-of.ts';
import { isValidDate } from '../platform/valid-date.ts';
import type { User } from '../users/user.entity.ts';
import { ListPictures } from './list-pictures.ts';
import { cartEntryAnswer, paymentAnswer, petAnswer, petOrderAnswer, userAnswer } from './rest-answers.ts';

type RestPet = z.infer<typeof petAnswer>;
type RestPetOrder = z.infer<typeof petOrderAnswer>;
type RestCartEntry = z.infer<typeof cartEntryAnswer>;

/** Finds the picture of a record as it goes out. */
type FindImg = (image: { readonly hash: string } | undefined) => Promise<string | undefined>;

export class RestShapes {
  constructor(private readonly images: ImagesService) {}

  pet(pet: Pet): Promise<RestPet> {
    return toRestPet(pet, this.findLarge);
  }

  petOrder(order: PetOrder): Promise<RestPetOrder> {
    return toRestPetOrder(order, this.findLarge);
  }

  cartEntry(entry: CartEntry): Promise<RestCartEntry> {
    return toRestCartEntry(entry, this.findLarge);
  }

  /** @param lists one after another, as one */
  pets(...lists: readonly AsyncIterable<Pet>[]): AsyncIterable<RestPet> {
    return this.each(lists, toRestPet);
  }

  petOrders(orders: AsyncIterable<PetOrder>): AsyncIterable<RestPetOrder> {
    return this.each([orders], toRestPetOrder);
  }

  cartEntries(entries: AsyncIterable<CartEntry>): AsyncIterable<RestCartEntry> {
    return this.each([entries], toRestCartEntry);
  }

  private readonly findLarge: FindImg = (image) => this.images.findBase64(image);

  private async *each<T, R>(
    lists: readonly AsyncIterable<T>[],
    shape: (element: T, findImg: FindImg) => Promise<R>,
  ): AsyncGenerator<R> {
    const pictures = new ListPictures(this.images);
    const findImg: FindImg = (image) => pictures.find(image);
    for (const list of lists) for await (const element of list) yield shape(element, findImg);
  }
}

async function toRestPet(pet: Pet, findImg: FindImg): Promise<RestPet> {
  return { ...pick(pet, petAnswer.shape), img: await findImg(pet.image) };
}

async function toRestPetOrder(order: PetOrder, findImg: FindImg): Promise<RestPetOrder> {
  return {
    ...pick(order, petOrderAnswer.shape),
    petId: textOf(order.petId),
    img: await findImg(order.image),
    category: 'pets',
    orderDate: localeDate(order.orderDate),
  };
}

async function toRestCartEntry(entry: CartEntry, findImg: FindImg): Promise<RestCartEntry> {
  return {
    ...pick(entry, cartEntryAnswer.shape),
    petId: textOf(entry.petId),
    img: await findImg(entry.image),
    orderDate: localeDate(entry.orderDate),
  };
}

export function toRestUser(user: User): z.infer<typeof userAnswer> {
  return pick(user, userAnswer.shape);
}

/** `floweramount` and `transaction` are this client's words for the quantity and the payment. */
export function toRestPayment(
  payment: Payment,
  entries: readonly CartEntry[],
): z.infer<typeof paymentAnswer> {
  return {
    ...pick(payment, paymentAnswer.shape),
    paymentdate: localeDate(payment.paymentdate),
    amount: isDollars(payment.amount) ? toDollars(toCents(payment.amount)) : payment.amount,
    floweramount: entries.reduce((sum, entry) => sum + entry.accessoriesAmount, 0),
    transaction: payment.intentId,
  };
}

/** The fields of a record that an answer has under the same name, in the answer's order; what is stored as null is left out. */
function pick<T extends object, Name extends string>(
  record: T,
  shape: Readonly<Record<Name, unknown>>,
): Pick<T, Name & keyof T> {
  const fields = record as Record<string, unknown>;
  return Object.fromEntries(Object.keys(shape).map((name) => [name, fields[name] ?? undefined])) as Pick<
    T,
    Name & keyof T
  >;
}

/** "11/21/2026", the locale date string of the specification. Made once: making it costs more than all the rest of an order. */
const dates = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC' });

/** What is stored there and is no time is given as it stands there. */
function localeDate(stored: unknown): string {
  return isValidDate(stored) ? dates.format(stored) : textOf(stored);
}
