import type { Category } from '../../../gql/graphql.ts';
import { type Comparison, MAX_COMPARED } from '../../../lib/cart-store/persistence.ts';

interface ComparedPet {
  readonly _id: string;
  readonly petname: string;
  readonly category: Category;
}

/** What is compared once an item is chosen, or why it can't be. */
export type Choice = { readonly comparison: Comparison } | { readonly refusal: string };

const names: Readonly<Record<Category, string>> = {
  PETS: 'Animals',
  FOOD: 'Food',
  ACCESSORIES: 'Accessories',
};

/** Adds an item to those that are compared, or takes it away: only what is alike is compared, and up to four at once. */
export function choose(current: Comparison | undefined, { _id, petname, category }: ComparedPet): Choice {
  const petIds = current?.petIds ?? [];
  if (current && petIds.includes(_id)) {
    return { comparison: { ...current, petIds: petIds.filter((known) => known !== _id) } };
  }
  if (current && petIds.length > 0 && current.category !== category) {
    return {
      refusal: `${petname} can’t be compared with what you have chosen: ${names[current.category].toLowerCase()}. Only what is alike can.`,
    };
  }
  if (petIds.length >= MAX_COMPARED) {
    return { refusal: `Up to ${MAX_COMPARED} can be compared. Take one away to add ${petname}.` };
  }
  return { comparison: { category, petIds: [...petIds, _id] } };
}

/** Where some items stand side by side. */
export function comparePath(petIds: readonly string[]): string {
  return `/compare?ids=${petIds.join(',')}`;
}
