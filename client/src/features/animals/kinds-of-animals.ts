import { Species } from '../../../../domain/catalogue/pet-options.ts';
import type { MyAnimalsQuery } from '../../gql/graphql.ts';

type Listed = NonNullable<MyAnimalsQuery['me']>['animals'][number];

/** What an animal can be, in one list: dog, cat, or one of the others. */
export const animalKinds: readonly { readonly value: string; readonly label: string }[] = [
  { value: 'DOG', label: 'Dog' },
  { value: 'CAT', label: 'Cat' },
  ...Object.entries(Species).map(([value, label]) => ({ value, label })),
  { value: 'OTHER', label: 'Another animal' },
];

/** Its place in that list. */
export function kindOf({ type, species }: Pick<Listed, 'type' | 'species'>): string {
  return type === 'OTHER' ? (species ?? 'OTHER') : type;
}

export function kindLabel(animal: Pick<Listed, 'type' | 'species'>): string {
  return animalKinds.find(({ value }) => value === kindOf(animal))?.label ?? '';
}
