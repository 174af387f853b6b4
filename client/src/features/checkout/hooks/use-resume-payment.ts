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
 * Resumes an unfinished payment, after a declined card or an abandoned checkout. Its items are put into the cart again,
 * and the cart's page polls its outcome before anything can be charged.
 */
export function useResumePayment() {
  const client = useApolloClient();
  const navigate = useNavigate();
  const { account } = useSession();
  const [isResuming, setResuming] = useState(false);

  /** Entries that still wait for the payment: none where it was paid or cancelled meanwhile. */
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

/** Adds only what is missing: larger amounts in the cart stay. */
function fillCart(entries: readonly EntryInput[]): void {
  for (const { petId, accessoriesAmount } of entries) {
    const inCart = latestShopState().cart.find((entry) => entry.petId === petId)?.accessoriesAmount ?? 0;
    addToCart(petId, accessoriesAmount - inCart);
  }
}

/**
 * The browser that started the payment continues it. Another browser only stores its reservation, without the contact:
 * paying there opens a new payment, and the shop cancels this one first.
 */
function savePending(paymentId: string, entries: readonly EntryInput[]): void {
  const storage = pendingCheckoutStorage();
  if (storage.readPending()?.paymentId === paymentId) return;
  storage.savePending({ idempotencyKey: paymentId, entries: inSequence(entries), paymentId });
}
