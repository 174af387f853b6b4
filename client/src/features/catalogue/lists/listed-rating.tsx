import { Suspense } from 'react';
import type { AnimalLikeInput } from '../../../gql/graphql.ts';
import { lazyComponent } from '../../../ui/lazy-component.ts';
import type { ListedPet } from '../components/pet-card.tsx';
import { CardRating } from './card-rating.tsx';

const LikeStars = lazyComponent(() => import('./like-stars.tsx'));

interface ListedRatingProps {
  readonly pet: ListedPet;
  /** Like whose the animals are that reviews count of; all of them for none. */
  readonly like: AnimalLikeInput | null;
}

/** The stars of a listed item: those of animals like one, where it is looked for one of its kind. */
export function ListedRating({ pet, like }: ListedRatingProps) {
  if (!like || pet.category === 'PETS' || pet.type !== like.type) return <CardRating rating={pet.rating} />;
  return (
    <Suspense>
      <LikeStars petId={pet._id} like={like} />
    </Suspense>
  );
}
