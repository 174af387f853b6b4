import { useId } from 'react';
import { isolateNames } from '../../../../../domain/text/right-to-left.ts';
import type { PetType } from '../../../gql/graphql.ts';
import { labelFor } from '../../../lib/label-for.ts';
import { type CardAction, type ListedPet, PetCard } from '../components/pet-card.tsx';
import { CardRating } from '../lists/card-rating.tsx';
import { CardFit } from '../matching/card-fit.tsx';
import type { PetDetail, SimilarPets } from './pet-detail.ts';
import classes from './pet-details.module.css';

interface RelatedItemsProps {
  readonly pet: PetDetail;
  readonly similar: SimilarPets;
  readonly actionFor: CardAction;
}

/** What is bought with an item, what an animal needs, and others like it; each stands in one place. */
export function RelatedItems({
  pet,
  similar: { pets, boughtTogether, alsoNeeded },
  actionFor,
}: RelatedItemsProps) {
  const shown = new Set(boughtTogether.map(({ _id }) => _id));
  const others = pets.filter(({ _id }) => !shown.has(_id));
  return (
    <>
      <SimilarCards title="Often bought together" pets={boughtTogether} actionFor={actionFor} />
      <SimilarCards title={`What ${pet.petname} will need`} pets={alsoNeeded} actionFor={actionFor} />
      <SimilarCards title={similarTitle(pet)} pets={others} actionFor={actionFor} />
    </>
  );
}

interface SimilarCardsProps {
  readonly title: string;
  readonly pets: readonly ListedPet[];
  readonly actionFor: CardAction;
}

/** Links to similar items; hidden where there are none. */
export function SimilarCards({ title, pets, actionFor }: SimilarCardsProps) {
  const id = useId();
  if (pets.length === 0) return null;
  return (
    <section className={classes.related} aria-labelledby={id}>
      <h2 id={id} className={classes.subtitle}>
        {isolateNames(title)}
      </h2>
      <ul className={classes.others}>
        {pets.map((pet) => (
          <li key={pet._id}>
            <PetCard
              pet={pet}
              headingLevel="h3"
              tools={<CardFit pet={pet} />}
              action={
                <>
                  <CardRating rating={pet.rating} />
                  {actionFor(pet)}
                </>
              }
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

const animals: Readonly<Record<PetType, string>> = { DOG: 'dogs', CAT: 'cats', OTHER: 'other animals' };

/** What stands above them on the page of an item. */
function similarTitle({ type, category }: Pick<PetDetail, 'type' | 'category'>): string {
  if (category === 'PETS') return `More ${type === 'OTHER' ? 'animals' : labelFor(animals, type)} to meet`;
  return `More ${category.toLowerCase()} for ${labelFor(animals, type)}`;
}
