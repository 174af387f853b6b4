import { useMutation, useQuery } from '@apollo/client/react';
import {
  fromFormAddress,
  isSameAddress,
  toFormAddress,
} from '../../../../../domain/addresses/address-book.ts';
import type { Address } from '../../../../../domain/addresses/address-line.ts';
import {
  AddressBookDocument,
  SaveAddressDocument,
  SavedCardsDocument,
} from '../../../lib/address-book/address-book.operations.ts';
import { showAlert } from '../../../ui/notifications/notifications.ts';

/** What the account keeps for its orders. A form that waits for the addresses need not wait for the cards, which are Stripe's. */
export function useKeptContact() {
  const book = useQuery(AddressBookDocument, { fetchPolicy: 'cache-and-network' });
  const cards = useQuery(SavedCardsDocument, { fetchPolicy: 'cache-and-network' });
  const [save] = useMutation(SaveAddressDocument);
  const addresses = book.data?.me?.addresses ?? [];

  /** Keeps an address beside the order that goes there, which does not wait for it. */
  async function keepAddress(address: Address): Promise<void> {
    if (addresses.some((one) => isSameAddress(toFormAddress(one), address))) return;
    const name = addresses.length === 0 ? 'Home' : address.location.slice(0, 60);
    const { lines, ...input } = fromFormAddress(address, name);
    await save({ variables: { input: { ...input, lines: [...lines] } } }).catch(() =>
      showAlert('The address could not be saved in your account. Your order is not touched by that.'),
    );
  }

  return {
    addresses,
    isLoading: book.loading && !book.data,
    cards: cards.data?.me?.savedCards ?? [],
    /** Whether it is not known yet which cards there are. */
    isAskingForCards: cards.loading && !cards.data,
    keepAddress,
  };
}
