import { Species } from '../../../../../domain/catalogue/pet-options.ts';
import type { PetWhere } from '../../../gql/graphql.ts';
import { labelFor } from '../../../lib/label-for.ts';

type Listed = Pick<PetWhere, 'category' | 'type' | 'species'>;

/** How many items a list has, by the name of what it lists: "115 animals", "1 dog". */
export function countText(count: number, listed: Listed): string {
  return `${count} ${nameOf(listed, count === 1)}`;
}

/** How many of them are shown: "22 of 115 animals"; only their number where all are. */
export function shownText(shown: number, total: number, listed: Listed): string {
  return shown < total ? `${shown} of ${countText(total, listed)}` : countText(total, listed);
}

const animals = { DOG: 'dog', CAT: 'cat', OTHER: 'animal' } as const;

function nameOf({ category, type, species }: Listed, isOne: boolean): string {
  if (category !== 'PETS') return isOne ? 'item' : 'items';
  const name = species ? labelFor(Species, species).toLowerCase() : animals[type ?? 'OTHER'];
  return isOne || name === 'fish' ? name : `${name}s`;
}
