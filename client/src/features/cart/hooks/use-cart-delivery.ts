import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { readAddressLine } from '../../../../../domain/addresses/address-line.ts';
import { MAX_CART_ENTRIES } from '../../../../../domain/catalogue/pet-options.ts';
import { useIsHydrated } from '../../../hooks/use-hydrated.ts';
import { useSession } from '../../../lib/session/session.tsx';
import { useLastContact } from '../../../lib/session/use-last-contact.ts';
import { CartDeliveryDocument } from '../api/cart.operations.ts';
import { withItem } from '../lib/cart-lines.ts';
import { useCart } from './use-cart.ts';

/**
 * How the cart could be delivered with some of an item in it; to the postcode of the last order, where the shop goes by
 * it. Undefined until the shop has said so.
 */
export function useCartDelivery(petId: string, amount: number) {
  const isHydrated = useIsHydrated();
  const cart = useCart();
  const entries = withItem(cart, petId, amount);
  const [isPostcodeAsked, setPostcodeAsked] = useState(false);
  const postcode = useKnownPostcode(isPostcodeAsked);
  const { data, previousData } = useQuery(CartDeliveryDocument, {
    variables: { entries, choices: postcode ? { delivery: 'STANDARD', postcode } : undefined },
    skip: !isHydrated || amount === 0 || entries.length > MAX_CART_ENTRIES,
    fetchPolicy: 'cache-and-network',
  });
  const known = data ?? previousData;
  const isForSome = known !== undefined && known.shopSettings.sameDayPostcodes.length > 0;
  if (isForSome && !isPostcodeAsked) setPostcodeAsked(true);
  return {
    options: known?.quote.deliveryOptions,
    hasCart: cart.some((entry) => entry.petId !== petId),
    postcode,
  };
}

/** Where the last order of this account went. */
function useKnownPostcode(isAsked: boolean): string | undefined {
  const { account } = useSession();
  const { lastContact } = useLastContact(isAsked && account !== null);
  return readAddressLine(lastContact?.location ?? '').postcode || undefined;
}
