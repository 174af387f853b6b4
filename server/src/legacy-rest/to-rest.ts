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
import { cartEntryAnswer, paymentAnswer, petAnswer, petOrderAnswer, userAnswer } from './rest-answers.ts';

type RestPet = z.infer<typeof petAnswer>;
type RestPetOrder = z.infer<typeof petOrderAnswer>;
type RestCartEntry = z.infer<typeof cartEntryAnswer>;

export class RestShapes {
  constructor(private readonly images: ImagesService) {}

  readonly pet = async (pet: Pet): Promise<RestPet> => ({
    ...pick(pet, petAnswer.shape),
    img: await this.img(pet),
  });

  readonly petOrder = async (order: PetOrder): Promise<RestPetOrder> => ({
    ...pick(order, petOrderAnswer.shape),
    petId: textOf(order.petId),
    img: await this.img(order),
    category: 'pets',
    orderDate: localeDate(order.orderDate),
  });

  readonly cartEntry = async (entry: CartEntry): Promise<RestCartEntry> => ({
    ...pick(entry, cartEntryAnswer.shape),
    petId: textOf(entry.petId),
    img: await this.img(entry),
    orderDate: localeDate(entry.orderDate),
  });

  pets(pets: AsyncIterable<Pet>): AsyncIterable<RestPet> {
    return each(pets, this.pet);
  }

  petOrders(orders: AsyncIterable<PetOrder>): AsyncIterable<RestPetOrder> {
    return each(orders, this.petOrder);
  }

  cartEntries(entries: AsyncIterable<CartEntry>): AsyncIterable<RestCartEntry> {
    return each(entries, this.cartEntry);
  }

  private img({ image }: { readonly image?: { hash: string } }): Promise<string | undefined> {
    return this.images.findBase64(image);
  }
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

async function* each<T, R>(list: AsyncIterable<T>, shape: (element: T) => Promise<R>): AsyncGenerator<R> {
  for await (const element of list) yield shape(element);
}

/** "11/21/2026", the locale date string of the specification. Made once: making it costs more than all the rest of an order. */
const dates = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC' });

/** What is stored there and is no time is given as it stands there. */
function localeDate(stored: unknown): string {
  return isValidDate(stored) ? dates.format(stored) : textOf(stored);
}
