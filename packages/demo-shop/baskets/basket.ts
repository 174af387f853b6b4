import type { NeighbourName } from '../people/neighbours.ts';

/** What one buyer says of one of the goods: nothing but stars, or some words as well. */
type Opinion = readonly [stars: number, text?: string];

/** Goods that are bought together, by several people one after another. */
export interface Basket {
  /** Who, and how many days ago. */
  readonly buyers: readonly (readonly [name: NeighbourName, daysAgo: number])[];
  /** By their keys, with what the buyers said, in the same order. */
  readonly goods: Readonly<Record<string, readonly Opinion[]>>;
}
