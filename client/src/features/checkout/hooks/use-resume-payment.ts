import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { EntryInput } from '../../../../../domain/input/input-rules.ts';
import { addToCart, latestShopState } from '../../../lib/cart-store/cart-store.ts';
import { useSession } from '../../../lib/session/session.tsx';
import { showErrorDialog } from '../../../ui/notifications/notifications.ts';
import { ConfirmPaymentDocument } from '../api/checkout.operations.ts';
import { inSequence } from '../lib/pending-checkout.ts';
import { pendingCheckoutStorage } from '../lib/pending-checkout-storage.ts';

/**
 * Leads back to a payment that was begun and not made, because the card was declined or the shopper went away. What it
 * is for is in the cart again, and the cart's page asks what became of it before anything can be charged.
 */
export function useResumePayment() {
  const client = useApolloClient();
  const navigate = useNavigate();
  const { account } = useSession();
  const [isResuming, setResuming] = useState(false);

  /** Orders that still wait for the payment: none where it was made or called off in the meantime. */
  async function findWaiting(paymentId: string): Promise<readonly EntryInput[]> {
    const { data } = await client.mutate({ mutation: ConfirmPaymentDocument, variables: { paymentId } });
    return data?.confirmPayment.cartEntries.filter(({ status }) => status === 'PENDING') ?? [];
  }

  /** @returns whether there was something to pay for */
  async function resume(paymentId: string): Promise<boolean> {
    if (!account) return false;
    setResuming(true);
    try {
      const entries = await findWaiting(paymentId);
      if (entries.length === 0) return false;
      fillCart(entries);
      savePending(paymentId, entries);
      await navigate('/YourCarts');
      return true;
    } catch (error) {
      showErrorDialog((error as Error).message);
      return false;
    } finally {
      setResuming(false);
    }
  }

  return { resume, isResuming };
}

/** What the cart has already, or has more of, stays as it is. */
function fillCart(entries: readonly EntryInput[]): void {
  for (const { petId, accessoriesAmount } of entries) {
    const inCart = latestShopState().cart.find((entry) => entry.petId === petId)?.accessoriesAmount ?? 0;
    addToCart(petId, accessoriesAmount - inCart);
  }
}

/**
 * In the browser that began it, the payment is known and goes on. In another one it is only known to hold its pieces:
 * nobody has said there whom they go to, so paying begins anew, and the shop calls this payment off first.
 */
function savePending(paymentId: string, entries: readonly EntryInput[]): void {
  const storage = pendingCheckoutStorage();
  if (storage.readPending()?.paymentId === paymentId) return;
  storage.savePending({ idempotencyKey: paymentId, entries: inSequence(entries), paymentId });
}
