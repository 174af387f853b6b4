import { accessories } from './accessories.ts';
import { cats } from './cats.ts';
import type { DemoItem } from './demo-item.ts';
import { dogs } from './dogs.ts';
import { food } from './food.ts';
import { smallAnimals } from './small-animals.ts';

/**
 * Everything the demo shop sells, the oldest first.
 *
 * Kinds are mixed, so that a list that shows the newest items first shows some of each.
 */
export const catalogue: readonly DemoItem[] = interleaveKinds([
  ...dogs,
  ...cats,
  ...smallAnimals,
  ...food,
  ...accessories,
]);

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
