import { animalFactRows } from '../../../../domain/catalogue/animal-facts.ts';
import { type ItemField, itemFields } from '../../../../domain/catalogue/item-fields.ts';
import { type DecimalSign, optionText, plainNumber } from '../../../../domain/goods-in/cells.ts';
import { isAnimalFact } from '../../../../domain/goods-in/item-columns.ts';

/** A cell of the shop's own file, as the export writes it, whatever a spreadsheet of another language made of it. */
export function ownCell(target: string, cell: string, decimal: DecimalSign | undefined): string {
  const isNumber = decimal === ',' && isOfNumbers(target) && /^[\d.,\s]+$/.test(cell);
  return optionText(target, isNumber ? plainNumber(cell, decimal) : cell);
}

export function fieldOf(target: string): ItemField | undefined {
  return (itemFields as Readonly<Record<string, ItemField>>)[target];
}

const numbers: ReadonlySet<string> = new Set(['dollars', 'amount', 'pieces', 'kilograms', 'hours']);

export function isOfNumbers(target: string): boolean {
  const is = isAnimalFact(target) ? animalFactRows[target].is : fieldOf(target)?.is;
  return is !== undefined && numbers.has(is);
}

/** Amounts by which it is known which sign stands before decimals. */
export function pricesIn(
  rows: readonly { readonly cells: readonly string[] }[],
  mapping: readonly string[],
): string[] {
  const places = mapping.flatMap((target, place) =>
    target === 'petprice' || target === 'costPrice' ? [place] : [],
  );
  return rows.flatMap(({ cells }) => places.map((place) => cells[place] ?? ''));
}
