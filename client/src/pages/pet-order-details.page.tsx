import { useParams } from 'react-router-dom';
import { AddToCartPanel } from '../features/cart/add-to-cart-panel.tsx';
import { quickAddFor } from '../features/cart/quick-add.tsx';
import { PetDetailsDocument } from '../features/catalogue/catalogue.operations.ts';
import { PetDetails } from '../features/catalogue/pet-details.tsx';
import { PetOrderPanel } from '../features/orders/pet-order-panel.tsx';
import { useSession } from '../lib/session.tsx';

export { Library as Around } from '../ui/library.tsx';

/** What the server answers with the page. */
export const documents = [PetDetailsDocument];

export function Component() {
  const { id = '' } = useParams();
  const { account } = useSession();
  return (
    <PetDetails id={id} key={id} actionFor={quickAddFor}>
      {(pet, refresh) =>
        pet.category === 'PETS' ? (
          <PetOrderPanel pet={pet} name={account?.name ?? ''} onRefused={refresh} />
        ) : (
          <AddToCartPanel item={pet} />
        )
      }
    </PetDetails>
  );
}
