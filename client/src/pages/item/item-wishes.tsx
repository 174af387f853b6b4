import type { PetDetail } from '../../features/catalogue/item/pet-detail.ts';
import { WishButton } from '../../features/catalogue/wishes/wish-button.tsx';
import { WatchToggle } from '../../features/stock-watches/watch-toggle.tsx';

/** For who does not buy it today: the wish list, and a mail once it is cheaper. */
export function ItemWishes({ pet }: { readonly pet: PetDetail }) {
  const canBeCheaper = pet.category !== 'PETS' && pet.availability !== 'RETIRED';
  return (
    <>
      <WishButton petId={pet._id} />
      {canBeCheaper && <WatchToggle petId={pet._id} kind="price" />}
    </>
  );
}
