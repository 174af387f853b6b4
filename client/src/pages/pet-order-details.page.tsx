import { useParams } from 'react-router-dom';
import { AddToCartPanel } from '../features/cart/add-to-cart-panel.tsx';
import { PetDetails } from '../features/catalogue/pet-details.tsx';
import { PetOrderForm } from '../features/orders/pet-order-form.tsx';
import { useSession } from '../lib/session.tsx';

export function Component() {
  const { id = '' } = useParams();
  const { account } = useSession();
  return (
    <PetDetails id={id} key={id}>
      {(pet, refresh) =>
        pet.category === 'PETS' ? (
          <PetOrderForm pet={pet} name={account?.name ?? ''} onRefused={refresh} />
        ) : (
          <AddToCartPanel item={pet} />
        )
      }
    </PetDetails>
  );
}
