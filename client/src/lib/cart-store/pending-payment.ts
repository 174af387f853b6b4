import {
  amountOf,
  latestShopState,
  save,
  storedShoppers,
  storeShopper,
  takeStoredShopper,
  withoutOwner,
} from './cart-store.ts';
import {
  type CartItem,
  MAX_SETTLED_PAYMENTS,
  type PendingCheckout,
  type ShopperState,
} from './persistence.ts';

/*
 * What a payment that was begun leaves in the store, until its outcome is known. Apart from the rest, which the first
 * page loads.
 */

/**
 * Subtracts what a payment bought from the cart, and the choices that were made for it. What was added meanwhile, here or
 * in another tab, stays. Every tab that learns of the payment calls this; only the first call has an effect.
 *
 * @param owner whose payment it is: they may have signed out meanwhile
 */
export function subtractFromCart(
  { paymentId, entries }: { paymentId: string; entries: readonly CartItem[] },
  owner = latestShopState().owner,
) {
  changeShopper(owner, (state) => {
    const { cart, choices: _spent, settledPayments = [], ...rest } = state;
    if (settledPayments.includes(paymentId)) return state;
    const left = cart.map((entry) => without(entry, amountOf(entry.petId, entries)));
    return {
      ...rest,
      cart: left.filter((entry) => entry.accessoriesAmount > 0),
      settledPayments: [...settledPayments, paymentId].slice(-MAX_SETTLED_PAYMENTS),
    };
  });
}

/** What is left of an entry: its plan, where it has one, was begun by what was paid. */
function without({ everyWeeks, ...entry }: CartItem, paid: number): CartItem {
  const accessoriesAmount = entry.accessoriesAmount - paid;
  return { ...entry, ...(paid === 0 && everyWeeks && { everyWeeks }), accessoriesAmount };
}

/** Stores the payment whose outcome the shopper has not seen, or removes it. */
export function savePendingCheckout(
  pendingCheckout: PendingCheckout | undefined,
  owner = latestShopState().owner,
): void {
  changeShopper(owner, ({ pendingCheckout: _before, ...rest }) =>
    pendingCheckout ? { ...rest, pendingCheckout } : rest,
  );
}

/** The payment whose outcome the shopper has not seen. */
export function readPendingCheckout(owner = latestShopState().owner): PendingCheckout | undefined {
  const state = latestShopState();
  if (state.owner === owner) return state.pendingCheckout;
  return storedShoppers().find((shopper) => shopper.owner === owner)?.pendingCheckout;
}

/** Updates the state of one shopper, current or signed out. */
function changeShopper(owner: string | undefined, change: (state: ShopperState) => ShopperState): void {
  const state = latestShopState();
  if (state.owner === owner) {
    const { version } = state;
    save({ version, ...(owner !== undefined && { owner }), ...change(withoutOwner(state)) });
    return;
  }
  if (owner !== undefined) storeShopper(owner, change(takeStoredShopper(owner)));
}
