import { useParams } from 'react-router-dom';
import { quickAddFor } from '../features/cart/components/quick-add.tsx';
import type { CardAction } from '../features/catalogue/components/pet-card.tsx';
import { OwnWishList } from '../features/catalogue/wishes/own-wish-list.tsx';
import { SharedWishList } from '../features/catalogue/wishes/shared-wish-list.tsx';
import { WatchToggle } from '../features/stock-watches/watch-toggle.tsx';
import { PageContainer } from '../ui/page-container.tsx';

/** One's own wish list; with a code in the address, somebody's who shares it. */
export function Component() {
  const { code } = useParams();
  if (code !== undefined) {
    return (
      <PageContainer title="A wish list" intro="Somebody would like to have this.">
        <SharedWishList code={code} actionFor={quickAddFor} />
      </PageContainer>
    );
  }
  return (
    <PageContainer title="Wish list" intro="What you would like to have one day.">
      <OwnWishList actionFor={ownActionFor} />
    </PageContainer>
  );
}

/** Into the cart, or a mail once it is back or cheaper. */
const ownActionFor: CardAction = (pet) => (
  <>
    {quickAddFor(pet)}
    {pet.category !== 'PETS' && pet.availability !== 'RETIRED' && (
      <WatchToggle petId={pet._id} kind={pet.stock === 0 ? 'stock' : 'price'} isForAccounts />
    )}
  </>
);
