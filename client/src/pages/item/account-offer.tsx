import type { PetDetail } from '../../features/catalogue/item/pet-detail.ts';
import { NotToBeHad } from '../../features/catalogue/item/pet-offer.tsx';
import { PetOrderPanel } from '../../features/orders/components/pet-order-panel.tsx';
import { WatchStock } from '../../features/stock-watches/watch-stock.tsx';
import { useSession } from '../../lib/session/session.tsx';
import { ShopMantineProvider } from '../../ui/theme/mantine-provider.tsx';

interface AccountOfferProps {
  readonly pet: PetDetail;
  /** Asks for the item again. */
  readonly refresh: () => void;
}

const nobody = { name: '', email: '' } as const;

/** What takes an account, and the code of forms: ordering an animal, and being told that something is back. */
export default function AccountOffer({ pet, refresh }: AccountOfferProps) {
  const { account } = useSession();
  return (
    <ShopMantineProvider>
      {pet.category === 'PETS' ? (
        <PetOrderPanel pet={pet} shopper={account ?? nobody} onRefused={refresh} />
      ) : (
        <NotToBeHad pet={pet} action={<WatchStock petId={pet._id} refresh={refresh} />} />
      )}
    </ShopMantineProvider>
  );
}
