import { clearCart } from '../../../lib/cart-store/cart-edits.ts';
import { addToCart, STORAGE_KEY, shopStateVar } from '../../../lib/cart-store/cart-store.ts';
import { isStillInCart, pendingCheckoutStorage } from './pending-checkout-storage.ts';

const kibble = { petId: 'kibble', accessoriesAmount: 2 };

beforeEach(() => {
  clearCart();
  pendingCheckoutStorage().savePending(undefined);
});

describe('pending checkout storage', () => {
  it('compares the paid entries with the current cart', () => {
    addToCart('kibble', 2);
    expect(isStillInCart([kibble])).toBe(true);
    expect(isStillInCart([{ ...kibble, accessoriesAmount: 3 }])).toBe(false);
  });

  it('reads the storage before another tab’s storage event has arrived', () => {
    addToCart('kibble', 2);
    const pendingCheckout = { idempotencyKey: 'key-of-another-tab', entries: [kibble], paymentId: 'p1' };
    localStorage.setItem(STORAGE_KEY, JSON.stringify({ version: 1, cart: [], pendingCheckout }));
    expect(shopStateVar().cart).toEqual([kibble]);
    expect(isStillInCart([kibble])).toBe(false);
    expect(pendingCheckoutStorage().readPending()).toEqual(pendingCheckout);
  });
});
