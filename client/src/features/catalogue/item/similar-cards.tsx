import type { PetCardFieldsFragment, PetType } from '../../../gql/graphql.ts';
import { wordFor } from '../../../lib/word-for.ts';
import { type CardAction, PetCard } from '../components/pet-card.tsx';
import type { PetDetail } from './pet-detail.ts';
import classes from './pet-details.module.css';

interface SimilarCardsProps {
  readonly title: string;
  readonly pets: readonly PetCardFieldsFragment[];
  readonly actionFor: CardAction;
}

/** Links to similar items; hidden where there are none. */
export function SimilarCards({ title, pets, actionFor }: SimilarCardsProps) {
  if (pets.length === 0) return null;
  return (
    <section className={classes.related} aria-labelledby="related-title">
      <h2 id="related-title" className={classes.subtitle}>
        {title}
      </h2>
      <ul className={classes.others}>
        {pets.map((pet) => (
          <li key={pet._id}>
            <PetCard pet={pet} headingLevel="h3" action={actionFor(pet)} />
          </li>
        ))}
      </ul>
    </section>
  );
}

const animals: Readonly<Record<PetType, string>> = { DOG: 'dogs', CAT: 'cats', OTHER: 'other animals' };

/** What stands above them on the page of an item. */
export function similarTitle({ type, category }: Pick<PetDetail, 'type' | 'category'>): string {
  if (category === 'PETS') return `More ${type === 'OTHER' ? 'animals' : wordFor(animals, type)} to meet`;
  return `More ${category.toLowerCase()} for ${wordFor(animals, type)}`;
}
