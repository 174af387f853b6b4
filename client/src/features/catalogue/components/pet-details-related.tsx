import { useQuery } from '@apollo/client/react';
import type { PetDetailsQuery, PetType } from '../../../gql/graphql.ts';
import { wordFor } from '../../../lib/word-for.ts';
import { RelatedPetsDocument } from '../api/pet-details.operations.ts';
import { type CardAction, PetCard } from './pet-card.tsx';
import classes from './pet-details.module.css';

type Pet = NonNullable<PetDetailsQuery['pet']>;

const MAX_RELATED_PETS = 4;

interface PetDetailsRelatedProps {
  readonly pet: Pet;
  readonly actionFor: CardAction;
}

/** Links to similar items; hidden where there are none. */
export function PetDetailsRelated({ pet, actionFor }: PetDetailsRelatedProps) {
  const { data } = useQuery(RelatedPetsDocument, {
    variables: { type: pet.type, category: pet.category, first: MAX_RELATED_PETS + 1 },
  });
  const others = (data?.pets.edges ?? [])
    .map((edge) => edge.node)
    .filter((other) => other._id !== pet._id)
    .slice(0, MAX_RELATED_PETS);

  if (others.length === 0) return null;
  return (
    <section className={classes.related} aria-labelledby="related-title">
      <h2 id="related-title" className={classes.subtitle}>
        {relatedTitle(pet)}
      </h2>
      <ul className={classes.others}>
        {others.map((other) => (
          <li key={other._id}>
            <PetCard pet={other} headingLevel="h3" action={actionFor(other)} />
          </li>
        ))}
      </ul>
    </section>
  );
}

const animals: Readonly<Record<PetType, string>> = { DOG: 'dogs', CAT: 'cats', OTHER: 'other animals' };

function relatedTitle({ type, category }: Pick<Pet, 'type' | 'category'>): string {
  if (category === 'PETS') return `More ${type === 'OTHER' ? 'animals' : wordFor(animals, type)} to meet`;
  return `More ${category.toLowerCase()} for ${wordFor(animals, type)}`;
}
