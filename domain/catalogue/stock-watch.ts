import { isGoods } from './pet-options.ts';

/** Items that an account can watch at a time. */
export const MAX_WATCHED_ITEMS = 100;

/** What decides whether somebody can be told that an item is back; the enums' names or their values. */
interface WatchedItem {
  readonly category: string;
  readonly availability: string;
  readonly stock?: number | null | undefined;
}

/** Why nobody needs to wait for an item, or can; null where one can. */
export type NoWatch = 'animal' | 'retired' | 'in stock';

export function whyNotWatched({ category, availability, stock }: WatchedItem): NoWatch | null {
  if (!isGoods(category.toLowerCase())) return 'animal';
  if (availability.toLowerCase() === 'retired') return 'retired';
  return stock === 0 ? null : 'in stock';
}
