import { isGoods } from './pet-options.ts';

/** Items that an account can watch at a time. */
export const MAX_WATCHED_ITEMS = 100;

/** What decides whether somebody can be told that an item is back, or cheaper; the enums' names or their values. */
interface WatchedItem {
  readonly category: string;
  readonly availability: string;
  readonly stock?: number | null | undefined;
}

/** Why nobody needs to wait for an item, or can; null where one can. */
export type NoWatch = 'animal' | 'retired' | 'in stock';

export function whyNotWatched(item: WatchedItem): NoWatch | null {
  return whyPriceNotWatched(item) ?? (item.stock === 0 ? null : 'in stock');
}

/** The same of who waits for it to be cheaper, which may be sold out or not. */
export function whyPriceNotWatched({
  category,
  availability,
}: WatchedItem): Exclude<NoWatch, 'in stock'> | null {
  if (!isGoods(category.toLowerCase())) return 'animal';
  return availability.toLowerCase() === 'retired' ? 'retired' : null;
}
