import { useParams } from 'react-router-dom';
import { AddToCartPanel } from '../../features/cart/components/add-to-cart-panel.tsx';
import { quickAddFor } from '../../features/cart/components/quick-add.tsx';
import { PetDetailsDocument } from '../../features/catalogue/api/catalogue.operations.ts';
import { PetDetails } from '../../features/catalogue/item/pet-details.tsx';
import { PetOrderPanel } from '../../features/orders/components/pet-order-panel.tsx';
import { ItemReviews } from '../../features/reviews/item-reviews.tsx';
import { WatchStock } from '../../features/stock-watches/watch-stock.tsx';
import { useSession } from '../../lib/session/session.tsx';

export { ShopMantineProvider as Around } from '../../ui/theme/mantine-provider.tsx';

/** Queries that the server preloads. */
export const documents = [PetDetailsDocument];

export function Component() {
  const { id = '' } = useParams();
  const { account } = useSession();
  return (
    <PetDetails
      id={id}
      key={id}
      page="itemOrder"
      actionFor={quickAddFor}
      reviewsOf={(pet) => pet.category !== 'PETS' && <ItemReviews petId={pet._id} />}
    >
      {(pet, refresh) =>
        pet.category === 'PETS' ? (
          <PetOrderPanel pet={pet} name={account?.name ?? ''} onRefused={refresh} />
        ) : (
          <AddToCartPanel item={pet} soldOut={<WatchStock petId={pet._id} refresh={refresh} />} />
        )
      }
    </PetDetails>
  );
}
