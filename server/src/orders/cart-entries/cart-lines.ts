import { Field, ID, InputType, Int } from 'type-graphql';
import { z } from 'zod';
import { type EntryInput, entriesRules } from '../../../../domain/input/input-rules.ts';
import { isDollars, toCents, toDollars } from '../../../../domain/money/money.ts';
import type { OrderLine } from '../../../../domain/pricing/choices.ts';
import { entryTotal } from '../../../../domain/pricing/item-price.ts';
import type { Pet } from '../../catalogue/pet/pet.entity.ts';
import { badInput, checkInput } from '../../platform/domain-error.ts';

@InputType({ description: 'Some pieces of one food or accessory.' })
export class CartEntryInput {
  @Field(() => ID, { description: 'Id of the item.' })
  petId!: string;

  @Field(() => Int, { description: 'How many pieces, from 1 to 99.' })
  accessoriesAmount!: number;
}

/** An entry with the item that it asks for. */
export interface CartLine {
  readonly pet: Pet;
  readonly accessoriesAmount: number;
}

const cartRules = z.object({ entries: entriesRules });

/**
 * Entries as the rules want them.
 *
 * @throws DomainError BAD_USER_INPUT naming every bad field from the cart down, such as `entries.0.petId`
 */
export function readEntries(entries: unknown): EntryInput[] {
  return checkInput(cartRules, { entries }).entries;
}

/** Adds up entries that name the same item. */
export function mergeEntries(entries: readonly EntryInput[]): EntryInput[] {
  const amounts = new Map<string, number>();
  for (const { petId, accessoriesAmount } of entries) {
    amounts.set(petId, (amounts.get(petId) ?? 0) + accessoriesAmount);
  }
  return [...amounts].map(([petId, accessoriesAmount]) => ({ petId, accessoriesAmount }));
}

/**
 * Entries with their items.
 *
 * @param pets the items, in the order of the entries; null where there is none
 * @throws DomainError BAD_USER_INPUT naming every entry that is not food or an accessory of the shop
 */
export function toCartLines(entries: readonly EntryInput[], pets: readonly (Pet | null)[]): CartLine[] {
  const problems: Record<string, string> = {};
  const lines: CartLine[] = [];
  entries.forEach((entry, place) => {
    const pet = pets[place];
    if (pet && pet.category !== 'pets') lines.push({ pet, accessoriesAmount: entry.accessoriesAmount });
    else
      problems[`entries.${place}.petId`] = pet
        ? `${pet.petname} is ordered through its form`
        : 'No such item';
  });
  if (Object.keys(problems).length > 0) throw badInput(problems);
  return lines;
}

/** What pricing wants to know of a line that has a price. */
export function toOrderLine({ pet, accessoriesAmount: amount }: CartLine): OrderLine {
  const { _id: petId, petprice, category, type } = pet;
  return { petId, unitPrice: toCents(petprice), amount, category, type };
}

/** `totalamount` of a line, in dollars. */
export function lineTotal(line: CartLine): number {
  return toDollars(entryTotal(toOrderLine(line)));
}

/** Whether the shop has as many as a line asks for, and can say what they cost. */
export function isThere(line: CartLine): boolean {
  const { pet, accessoriesAmount } = line;
  return pet.availability === 'available' && hasPrice(line) && (pet.stock ?? 0) >= accessoriesAmount;
}

/** Whether an item's stored price is one. */
export function hasPrice({ pet }: CartLine): boolean {
  return isDollars(pet.petprice);
}
