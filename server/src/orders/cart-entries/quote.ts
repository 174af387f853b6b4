import { GraphQLNonNegativeFloat, GraphQLPositiveInt } from 'graphql-scalars';
import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { z } from 'zod';
import { type EntryInput, entriesRules } from '../../../../domain/input/input-rules.ts';
import { isDollars, toCents, toDollars } from '../../../../domain/money/money.ts';
import { type CartPrice, entryTotal, type PricedEntry, priceCart } from '../../../../domain/money/pricing.ts';
import { Pet } from '../../catalogue/pet/pet.entity.ts';
import { badInput, checkInput, DomainError } from '../../platform/domain-error.ts';

@InputType({ description: 'Some pieces of one food or accessory.' })
export class CartEntryInput {
  @Field(() => ID, { description: 'Id of the item.' })
  petId!: string;

  @Field(() => Int, { description: 'How many pieces, from 1 to 99.' })
  accessoriesAmount!: number;
}

@ObjectType({ simpleResolvers: true, description: 'One line of a priced cart.' })
export class QuoteLine {
  @Field(() => ID, { description: 'Id of the item.' })
  petId!: string;

  @Field(() => String, { description: 'Name of the item.' })
  petname!: string;

  @Field(() => GraphQLNonNegativeFloat, { description: 'Price of one, US dollars.' })
  petprice!: number;

  @Field(() => GraphQLPositiveInt, { description: 'How many pieces.' })
  accessoriesAmount!: number;

  @Field(() => GraphQLNonNegativeFloat, { description: 'petprice times accessoriesAmount, US dollars.' })
  totalamount!: number;

  @Field(() => Boolean, { description: 'Whether that many can be bought now.' })
  available!: boolean;

  @Field(() => Pet, { description: 'The item as it is now.' })
  pet!: Pet;
}

@ObjectType({ simpleResolvers: true, description: 'What a cart costs now. total = entriesTotal + delivery.' })
export class Quote {
  @Field(() => GraphQLNonNegativeFloat, { description: 'Sum of the lines, US dollars.' })
  entriesTotal!: number;

  @Field(() => GraphQLNonNegativeFloat, {
    description:
      'One delivery charge, US dollars: 25 if an item costs 50 or more, otherwise 5; 0 for an empty cart.',
  })
  delivery!: number;

  @Field(() => GraphQLNonNegativeFloat, { description: 'What is charged, US dollars.' })
  total!: number;

  @Field(() => [QuoteLine], { description: 'The lines, one an item, in the order given.' })
  lines!: QuoteLine[];
}

/** An entry with the item that it asks for. */
export interface CartLine {
  readonly pet: Pet;
  readonly accessoriesAmount: number;
}

interface CartEntryPrice {
  readonly petprice: number;
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

/**
 * The price of lines, in cents.
 *
 * @throws DomainError OUT_OF_STOCK for an item whose stored price is none
 */
export function priceLines(lines: readonly CartLine[]): CartPrice {
  const unpriced = lines.find((line) => !hasPrice(line));
  if (unpriced) throw new DomainError('OUT_OF_STOCK', `${unpriced.pet.petname} has no price right now`);
  return priceCart(lines.map(pricedLine));
}

/** What pricing wants to know of some pieces. @param petprice dollars */
export function pricedEntry({ petprice, accessoriesAmount }: CartEntryPrice): PricedEntry {
  return { unitPrice: toCents(petprice), amount: accessoriesAmount };
}

function pricedLine({ pet, accessoriesAmount }: CartLine): PricedEntry {
  return pricedEntry({ petprice: pet.petprice, accessoriesAmount });
}

/** `totalamount` of a line, in dollars. */
export function lineTotal(line: CartLine): number {
  return toDollars(entryTotal(pricedLine(line)));
}

export function toQuote(lines: readonly CartLine[]): Quote {
  const price = priceLines(lines.filter(hasPrice));
  return Object.assign(new Quote(), {
    entriesTotal: toDollars(price.entriesTotal),
    delivery: toDollars(price.delivery),
    total: toDollars(price.total),
    lines: lines.map((line) => ({
      petId: line.pet._id,
      petname: line.pet.petname,
      petprice: line.pet.petprice,
      accessoriesAmount: line.accessoriesAmount,
      totalamount: hasPrice(line) ? lineTotal(line) : 0,
      available: isThere(line),
      pet: line.pet,
    })),
  });
}

/** Whether the shop has as many as a line asks for, and can say what they cost. */
export function isThere({ pet, accessoriesAmount }: CartLine): boolean {
  return pet.availability === 'available' && isDollars(pet.petprice) && (pet.stock ?? 0) >= accessoriesAmount;
}

function hasPrice({ pet }: CartLine): boolean {
  return isDollars(pet.petprice);
}
