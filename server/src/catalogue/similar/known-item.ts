import type { ItemFacts } from '../../../../domain/catalogue/item-facts.ts';

/** What an item is, or was. */
export interface KnownItem {
  readonly id: string;
  readonly facts: ItemFacts;
  readonly family: string | undefined;
  readonly hasLeft: boolean;
}
