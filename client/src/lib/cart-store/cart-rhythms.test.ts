import { setAmount, setRhythm } from './cart-edits.ts';
import { addToCart, claimCart, restoreShopState, STORAGE_KEY, shopStateVar } from './cart-store.ts';
import { subtractFromCart } from './pending-payment.ts';
import { emptyShopState } from './persistence.ts';

const kibble = { petId: 'kibble', accessoriesAmount: 2 };

function cart() {
  return shopStateVar().cart;
}

async function restore(items: readonly unknown[]) {
  localStorage.setItem(STORAGE_KEY, JSON.stringify({ version: 1, cart: items }));
  await restoreShopState();
}

beforeEach(() => {
  localStorage.clear();
  shopStateVar(emptyShopState);
});

describe('an item that is to come again', () => {
  it('is kept with its rhythm over a reload, another amount and the sign-in', async () => {
    addToCart('kibble', 1);
    setRhythm('kibble', 4);
    setAmount('kibble', 3);
    shopStateVar(emptyShopState);
    await restoreShopState();
    claimCart('uid-1');
    addToCart('kibble', 1);
    expect(cart()).toEqual([{ petId: 'kibble', accessoriesAmount: 4, everyWeeks: 4 }]);
  });

  it('comes once where that is chosen again', async () => {
    addToCart('kibble', 2);
    setRhythm('kibble', 4);
    setRhythm('kibble', undefined);
    shopStateVar(emptyShopState);
    await restoreShopState();
    expect(cart()).toEqual([kibble]);
  });

  it('comes once in carts of before there was a choice', async () => {
    await restore([kibble]);
    expect(cart()).toEqual([kibble]);
  });

  it.each([0, 13, 2.5, '4', null, {}])('comes once where the storage says %p', async (everyWeeks) => {
    await restore([{ ...kibble, everyWeeks }]);
    expect(cart()).toEqual([kibble]);
  });

  it('has begun with what was paid: what is left of it comes once, what was not paid for comes again', () => {
    addToCart('kibble', 3);
    setRhythm('kibble', 4);
    addToCart('bed', 1);
    setRhythm('bed', 8);
    subtractFromCart({ paymentId: 'p1', entries: [kibble] });
    expect(cart()).toEqual([
      { petId: 'kibble', accessoriesAmount: 1 },
      { petId: 'bed', accessoriesAmount: 1, everyWeeks: 8 },
    ]);
  });
});
