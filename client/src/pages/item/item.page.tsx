import { lazy, Suspense } from 'react';
import { useParams } from 'react-router-dom';
import { itemOrderPath } from '../../../../domain/pages/page-head.ts';
import { AddToCartPanel } from '../../features/cart/components/add-to-cart-panel.tsx';
import { quickAddFor } from '../../features/cart/components/quick-add.tsx';
import { PetDetailsDocument } from '../../features/catalogue/api/catalogue.operations.ts';
import { SimilarPetsDocument } from '../../features/catalogue/api/similar-pets.operations.ts';
import type { PetDetail } from '../../features/catalogue/item/pet-detail.ts';
import { PetDetails } from '../../features/catalogue/item/pet-details.tsx';
import { AnimalOffer, NotToBeHad, WatchLink } from '../../features/catalogue/item/pet-offer.tsx';
import { SignInHint } from '../../features/catalogue/item/sign-in-hint.tsx';
import { ItemReviewsDocument } from '../../features/reviews/item-reviews.operations.ts';
import { ItemReviews } from '../../features/reviews/item-reviews.tsx';
import { useSession } from '../../lib/session/session.tsx';
import { ItemWishes } from './item-wishes.tsx';

/** Queries that the server preloads. */
export const documents = [PetDetailsDocument, ItemReviewsDocument, SimilarPetsDocument];

/** Its code comes for accounts alone; where it does not arrive, links lead to the page that has it as well. */
const AccountOffer = lazy(() => import('./account-offer.tsx').catch(() => ({ default: VisitorOffer })));

/** What everybody sees of an item: goods go into the cart here, what takes an account is here for accounts. */
export function Component() {
  const { id = '' } = useParams();
  return (
    <PetDetails
      id={id}
      page="item"
      actionFor={quickAddFor}
      reviewsOf={(pet) => pet.category !== 'PETS' && <ItemReviews petId={pet._id} />}
    >
      {(pet, refresh) => (
        <>
          <Offer pet={pet} refresh={refresh} />
          <ItemWishes pet={pet} />
        </>
      )}
    </PetDetails>
  );
}

interface OfferProps {
  readonly pet: PetDetail;
  readonly refresh: () => void;
}

function Offer({ pet, refresh }: OfferProps) {
  const { account } = useSession();
  if (pet.category !== 'PETS' && pet.isAvailable) {
    return (
      <AddToCartPanel item={pet} least={1}>
        <SignInHint what="Paying" orderPath={itemOrderPath(pet._id)} />
      </AddToCartPanel>
    );
  }
  if (!account) return <VisitorOffer pet={pet} />;
  return (
    <Suspense fallback={<VisitorOffer pet={pet} />}>
      <AccountOffer pet={pet} refresh={refresh} />
    </Suspense>
  );
}

function VisitorOffer({ pet }: Pick<OfferProps, 'pet'>) {
  if (pet.isAvailable) return <AnimalOffer pet={pet} />;
  return <NotToBeHad pet={pet} action={<WatchLink petId={pet._id} />} />;
}
