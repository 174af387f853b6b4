import { MAX_CART_ENTRIES } from '../../../../../domain/catalogue/pet-options.ts';
import { addToCart, shopStateVar } from '../../../lib/cart-store/cart-store.ts';
import { showErrorDialog } from '../../../ui/notifications/notifications.ts';

/** Adds some of an item to the cart. A full cart shows an alert, or the button would seem to do nothing. */
export function putIntoCart(
  item: { readonly _id: string; readonly petname: string; readonly petprice: number },
  amount: number,
): void {
  addToCart(item._id, amount, item.petprice, item.petname);
  const isThere = shopStateVar().cart.some(({ petId }) => petId === item._id);
  if (!isThere) {
    showErrorDialog(
      `Your cart is full: it holds ${MAX_CART_ENTRIES} different items. Please check out first.`,
    );
  }
}
