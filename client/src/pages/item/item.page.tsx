import { useParams } from 'react-router-dom';
import { quickAddFor } from '../../features/cart/components/quick-add.tsx';
import { PetDetailsDocument } from '../../features/catalogue/api/catalogue.operations.ts';
import { SimilarPetsDocument } from '../../features/catalogue/api/similar-pets.operations.ts';
import { PetDetails } from '../../features/catalogue/item/pet-details.tsx';
import { PetOffer } from '../../features/catalogue/item/pet-offer.tsx';
import { ItemReviewsDocument } from '../../features/reviews/item-reviews.operations.ts';
import { ItemReviews } from '../../features/reviews/item-reviews.tsx';

/** Queries that the server preloads. */
export const documents = [PetDetailsDocument, ItemReviewsDocument, SimilarPetsDocument];

/** What everybody sees of an item; it is ordered on the page behind the sign-in. */
export function Component() {
  const { id = '' } = useParams();
  return (
    <PetDetails
      id={id}
      key={id}
      page="item"
      actionFor={quickAddFor}
      reviewsOf={(pet) => pet.category !== 'PETS' && <ItemReviews petId={pet._id} />}
    >
      {(pet) => <PetOffer pet={pet} action={quickAddFor(pet)} />}
    </PetDetails>
  );
}
