import { useQuery } from '@apollo/client/react';
import { NativeSelect } from '@mantine/core';
import type { AnimalLikeInput } from '../../gql/graphql.ts';
import { shopToday } from '../../lib/format/shop-clock.ts';
import { likeInWords, likeOf } from '../../lib/own-animals/animals-like.ts';
import { ReviewersAnimalsDocument } from '../../lib/own-animals/reviewers-animals.operations.ts';

interface AnimalChoiceProps {
  /** What the review says of one so far. */
  readonly before: AnimalLikeInput | null | undefined;
  /** Id of an animal, null for none; undefined where nothing changes. */
  readonly value: string | null | undefined;
  readonly onChange: (animalId: string | null | undefined) => void;
}

const NONE = 'none';
const SILENCE = 'I don’t say';

/** For which animal of the account a review is, for those who want to say so; nothing for accounts without one. */
export function AnimalChoice({ before, value, onChange }: AnimalChoiceProps) {
  const { data } = useQuery(ReviewersAnimalsDocument);
  const animals = data?.me?.animals ?? [];
  if (animals.length === 0 && !before) return null;
  const unchanged = before ? `As before: ${likeInWords(before)}` : SILENCE;
  return (
    <NativeSelect
      label="For which animal?"
      description="If you like. Its kind, age and size stand with your review, its name never does."
      data={[
        { value: '', label: unchanged },
        ...(before ? [{ value: NONE, label: SILENCE }] : []),
        ...animals.map((animal) => ({
          value: animal.id,
          label: `${animal.name}: ${likeInWords(likeOf(animal, shopToday()))}`,
        })),
      ]}
      value={value === null ? NONE : (value ?? '')}
      onChange={({ currentTarget: { value: chosen } }) =>
        onChange(chosen === NONE ? null : chosen || undefined)
      }
    />
  );
}
