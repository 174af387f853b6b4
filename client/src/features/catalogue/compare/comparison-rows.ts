import { factsInWords } from '../../../../../domain/catalogue/facts-in-words.ts';
import { formatDollars } from '../../../../../domain/money/money.ts';
import type { ComparedPetQuery } from '../../../gql/graphql.ts';
import { shopToday } from '../../../lib/format/shop-clock.ts';
import { factsOf, longFactsOf } from '../lib/item-facts.ts';
import { animalDelivery, stockLabel } from '../lib/pet-labels.ts';

export type ComparedPet = NonNullable<ComparedPetQuery['pet']>;

export interface ComparisonRow {
  readonly label: string;
  /** One for each item, in their order; undefined where an item has none. */
  readonly values: readonly (string | undefined)[];
  readonly differs: boolean;
}

/** What is compared of some items, a row each: price, stock, rating, delivery, and every fact that one of them has. */
export function comparisonRows(pets: readonly ComparedPet[]): ComparisonRow[] {
  const facts = pets.map((pet) => new Map([...factsOf(pet), ...longFactsOf(pet), ...animalFactsOf(pet)]));
  const labels = new Set(facts.flatMap((known) => [...known.keys()]));
  const hasGoods = pets.some(({ category }) => category !== 'PETS');
  return [
    row('Price', pets, ({ petprice }) => formatDollars(petprice)),
    ...(pets.some(({ unitPrice }) => unitPrice) ? [row('Unit price', pets, unitPriceText)] : []),
    row(hasGoods ? 'Stock' : 'State', pets, stockText),
    ...(hasGoods ? [row('Rating', pets, ratingText)] : []),
    ...[...labels].map((label) => row(label, facts, (known) => known.get(label))),
    row('Delivery', pets, deliveryText),
    // Told of each in its own words, which differ always.
    { ...row('In short', pets, ({ short }) => short), differs: false },
  ];
}

function animalFactsOf({ facts }: ComparedPet) {
  return facts ? factsInWords(facts, shopToday()) : [];
}

function row<T>(label: string, items: readonly T[], read: (item: T) => string | undefined): ComparisonRow {
  const values = items.map(read);
  return { label, values, differs: new Set(values).size > 1 };
}

function unitPriceText({ unitPrice }: ComparedPet): string | undefined {
  return unitPrice?.text;
}

function stockText(pet: ComparedPet): string {
  return stockLabel(pet) ?? (pet.category === 'PETS' ? 'Looks for a home' : 'In stock');
}

function deliveryText({ category, deliveryCost }: ComparedPet): string {
  return category === 'PETS' ? animalDelivery : formatDollars(deliveryCost);
}

function ratingText({ rating: { average, count } }: ComparedPet): string {
  if (typeof average !== 'number') return 'No reviews yet';
  return `${average.toFixed(1)} of 5 (${count} ${count === 1 ? 'review' : 'reviews'})`;
}
