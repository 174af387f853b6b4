import { z } from 'zod';
import {
  Age,
  Availability,
  Category,
  Clan,
  Color,
  Gender,
  PetType,
} from '../../../domain/catalogue/pet-options.ts';
import { Role } from '../../../domain/permissions.ts';
import { CartEntryStatusEnum } from '../orders/cart-entries/cart-entry.entity.ts';
import { PetOrderStatusEnum } from '../orders/pet-orders/pet-order.entity.ts';
import { PaymentStatusEnum } from '../orders/records/payment.entity.ts';
import { listPicturesText } from './list-pictures.ts';

/*
 * Records as the legacy client knows them: plain objects with the specification's field names, `_id`
 * a string, dates as locale strings, pictures as base64 JPEG. What stands in the database and is not as any rule lets it
 * in is answered as it stands there.
 */

const id = z.string();
const img = z
  .string()
  .optional()
  .describe(`A JPEG in base64, without a data-URL prefix, where there is a picture. ${listPicturesText}`);
const date = z.string().describe('A day in UTC, such as 11/21/2026.');
const dollars = z.number().describe('US dollars.');
const contact = { username: z.string(), location: z.string(), phone: z.string(), email: z.string() };

export const petAnswer = z
  .object({
    _id: id,
    img,
    short: z.string(),
    details: z.string(),
    petname: z.string(),
    petprice: dollars,
    clan: z.enum(Clan).optional(),
    type: z.enum(PetType),
    category: z.enum(Category),
    age: z.enum(Age).optional(),
    color: z.enum(Color).optional(),
    gender: z.enum(Gender).optional(),
    availability: z.enum(Availability),
    stock: z.number().optional().describe('Pieces; living animals have none.'),
  })
  .meta({ id: 'Item' });

export const petOrderAnswer = z
  .object({
    _id: id,
    petId: id,
    img,
    petname: z.string(),
    petprice: dollars,
    type: z.enum(PetType),
    category: z.literal('pets'),
    ...contact,
    orderDate: date,
    status: z.enum(PetOrderStatusEnum),
  })
  .meta({ id: 'PetOrder' });

export const cartEntryAnswer = z
  .object({
    _id: id,
    petId: id,
    img,
    petname: z.string(),
    petprice: dollars,
    type: z.enum(PetType),
    category: z.enum(Category),
    accessoriesAmount: z.number().describe('Pieces.'),
    totalamount: dollars,
    ...contact,
    orderDate: date,
    status: z.enum(CartEntryStatusEnum),
  })
  .meta({ id: 'CartEntry' });

export const userAnswer = z
  .object({ _id: id, email: z.string(), name: z.string(), role: z.enum(Role) })
  .meta({ id: 'Account' });

export const paymentAnswer = z
  .object({
    _id: id,
    username: z.string(),
    paymentdate: date,
    amount: dollars,
    floweramount: z.number().describe('Pieces in all.'),
    phone: z.string(),
    email: z.string(),
    transaction: z
      .string()
      .optional()
      .describe('The intent’s id: the client secret lets its holder charge, and goes out only once.'),
    status: z.enum(PaymentStatusEnum),
  })
  .meta({ id: 'Payment' });
