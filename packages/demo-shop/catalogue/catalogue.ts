import type { DemoItem } from '../goods/demo-item.ts';
import { familyGoods } from '../goods/goods.ts';
import { feedOf } from '../goods/label.ts';
import { withMoreSizes } from '../goods/more-sizes.ts';
import { accessories } from './accessories.ts';
import { cats } from './cats.ts';
import { dogs } from './dogs.ts';
import { food } from './food.ts';
import { smallAnimals } from './small-animals.ts';

const first = [...dogs, ...cats, ...smallAnimals, ...food, ...accessories];

/**
 * Everything the demo shop sells, the oldest first.
 *
 * Kinds are mixed, so that a list that shows the newest items first shows some of each.
 */
export const catalogue: readonly DemoItem[] = interleaveKinds(
  [...familyGoods, ...withMoreSizes(first)].map((item) => ({ ...item, ...feedOf(item) })),
);

/** What the demo shop began with, an item of each kind of thing: what items to try out size with are made from. */
export const mainstays: readonly DemoItem[] = interleaveKinds(first);

/** Deals the kinds out evenly: each item stands where its share of its own kind puts it. */
function interleaveKinds(items: readonly DemoItem[]): DemoItem[] {
  const kinds = new Map<string, DemoItem[]>();
  for (const item of items) {
    const kind = `${item.category} ${item.type} ${item.clan ?? ''}`;
    kinds.set(kind, [...(kinds.get(kind) ?? []), item]);
  }
  return [...kinds.values()]
    .flatMap((list) => list.map((item, i) => ({ item, place: (i + 0.5) / list.length })))
    .sort((a, b) => a.place - b.place)
    .map(({ item }) => item);
}
