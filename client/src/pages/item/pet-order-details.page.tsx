import { useParams } from 'react-router-dom';
import { AddToCartPanel } from '../../features/cart/components/add-to-cart-panel.tsx';
import { quickAddFor } from '../../features/cart/components/quick-add.tsx';
import { PetDetailsDocument } from '../../features/catalogue/api/catalogue.operations.ts';
import { PetDetails } from '../../features/catalogue/item/pet-details.tsx';
import { ItemReviews } from '../../features/reviews/item-reviews.tsx';
import AccountOffer from './account-offer.tsx';
import { ItemWishes } from './item-wishes.tsx';

/** Queries that the server preloads. */
export const documents = [PetDetailsDocument];

/** The specification's page of an item, for accounts: as the one that everybody sees, with its arithmetic. */
export function Component() {
  const { id = '' } = useParams();
  return (
    <PetDetails
      id={id}
      page="itemOrder"
      actionFor={quickAddFor}
      reviewsOf={(pet) => pet.category !== 'PETS' && <ItemReviews petId={pet._id} />}
    >
      {(pet, refresh) => (
        <>
          {pet.category !== 'PETS' && pet.isAvailable ? (
            <AddToCartPanel item={pet} least={0} />
          ) : (
            <AccountOffer pet={pet} refresh={refresh} />
          )}
          <ItemWishes pet={pet} />
        </>
      )}
    </PetDetails>
  );
}
