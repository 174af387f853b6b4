import { Pet } from '../../catalogue/pet/pet.entity.ts';
import type { CartEntryRecord } from '../../orders/cart-entries/cart-entry.entity.ts';
import { type CartLine, type Quote, toQuote } from '../../orders/cart-entries/quote.ts';

type Pets = readonly (Pet | null)[];

/**
 * What lines cost that are ordered.
 *
 * @param pets the items as they are now
 */
export function quoteAsOrdered(lines: readonly CartLine[], pets: Pets): Quote {
  const quote = toQuote(lines);
  const current = new Map(pets.map((pet) => [pet?._id, pet]));
  return Object.assign(quote, {
    lines: quote.lines.map((line) => ({
      ...line,
      // Held for this shopper: the stock that is left says nothing about it.
      available: true,
      pet: current.get(line.petId),
    })),
  });
}

/**
 * The price of orders as they were placed, whatever the catalogue says now.
 *
 * @param pets their items as they are now, in the order of the orders
 */
export function quoteOfEntries(entries: readonly CartEntryRecord[], pets: Pets): Quote {
  const lines = entries.flatMap(({ petname, petprice, accessoriesAmount }, place) => {
    const pet = pets[place];
    return pet ? [{ pet: Object.assign(new Pet(), pet, { petname, petprice }), accessoriesAmount }] : [];
  });
  return quoteAsOrdered(lines, pets);
}
