import { useQuery } from '@apollo/client/react';
import { NativeSelect } from '@mantine/core';
import { listed } from '../../../../../domain/text/listed.ts';
import type { AnimalLikeInput, PetType } from '../../../gql/graphql.ts';
import { shopToday } from '../../../lib/format/shop-clock.ts';
import {
  likeInWords,
  likeOf,
  type ReviewersAnimal,
  readLike,
  writeLike,
} from '../../../lib/own-animals/animals-like.ts';
import { ReviewersAnimalsDocument } from '../../../lib/own-animals/reviewers-animals.operations.ts';

interface ForAnimalProps {
  /** Whether there is an account, which may have animals. */
  readonly isSignedIn: boolean;
  /** Of the animals that a list is for, where it is for one. */
  readonly type: PetType | null | undefined;
  /** As the address has it. */
  readonly value: AnimalLikeInput | null;
  readonly onChange: (like: AnimalLikeInput | null) => void;
}

/** Whose reviews the stars of a list are: everybody’s, or those for animals like one of the account’s. */
export default function ForAnimal({ isSignedIn, type, value, onChange }: ForAnimalProps) {
  const { data } = useQuery(ReviewersAnimalsDocument, { skip: !isSignedIn });
  const own = namesByLike(data?.me?.animals ?? [], type);
  const chosen = value ? writeLike(value) : '';
  const names =
    value && !own.has(chosen) ? own.set(chosen, [`animals like this: ${likeInWords(value)}`]) : own;
  if (names.size === 0) return null;
  return (
    <NativeSelect
      aria-label="Whose reviews count"
      data={[
        { value: '', label: 'Stars of all reviews' },
        ...[...names].map(([like, of]) => ({ value: like, label: `For ${listed(of)}` })),
      ]}
      value={chosen}
      onChange={({ currentTarget }) => onChange(readLike(currentTarget.value))}
    />
  );
}

/** The names of the animals of one kind, age and size, by these as an address has them. */
function namesByLike(
  animals: readonly ReviewersAnimal[],
  type: ForAnimalProps['type'],
): Map<string, readonly string[]> {
  const names = new Map<string, readonly string[]>();
  for (const animal of animals) {
    if (type && animal.type !== type) continue;
    const like = writeLike(likeOf(animal, shopToday()));
    names.set(like, [...(names.get(like) ?? []), animal.name]);
  }
  return names;
}
