import { clearCart, removeFromCart, setAmount } from './cart-edits.ts';
import {
  addToCart,
  changeChoices,
  claimCart,
  RESTORE_TIMEOUT_MS,
  releaseCart,
  restoreShopState,
  STORAGE_KEY,
  STORED_SHOPPERS_KEY,
  shopStateVar,
} from './cart-store.ts';
import { readPendingCheckout, savePendingCheckout, subtractFromCart } from './pending-payment.ts';
import { emptyShopState } from './persistence.ts';

const kibble = { petId: 'kibble', accessoriesAmount: 2 };
const bed = { petId: 'bed', accessoriesAmount: 1 };
const pending = { idempotencyKey: 'key-1', entries: [kibble], fingerprint: 'abc123', paymentId: 'p1' };

function saved() {
  return JSON.parse(localStorage.getItem(STORAGE_KEY) ?? 'null');
}

function cart() {
  return shopStateVar().cart;
}

/** What a browser sends to this tab when another one saves. */
function otherTabSaves(value: string | null, key: string | null = STORAGE_KEY) {
  dispatchEvent(new StorageEvent('storage', { key, newValue: value }));
}

beforeEach(() => {
  localStorage.clear();
  shopStateVar(emptyShopState);
});

afterEach(() => jest.restoreAllMocks());

describe('the saved cart', () => {
  it('comes back after a reload', async () => {
    addToCart('kibble', 2);
    addToCart('bed', 1);
    savePendingCheckout(pending);
    shopStateVar(emptyShopState);

    await restoreShopState();

    expect(shopStateVar()).toEqual({ version: 1, cart: [kibble, bed], pendingCheckout: pending });
  });

  it('holds only ids and amounts, since prices are the server’s', () => {
    addToCart('kibble', 2);
    expect(saved()).toEqual({ version: 1, cart: [kibble] });
  });

  it('stores the last displayed price of an item', async () => {
    addToCart('kibble', 1, 12.5);
    addToCart('kibble', 1, 14);
    expect(cart()).toEqual([{ ...kibble, seenPrice: 14 }]);
  });

  it('drops an invalid stored price, and keeps the item', async () => {
    await restoreShopState(() => JSON.stringify({ version: 1, cart: [{ ...kibble, seenPrice: 'free' }] }));
    expect(cart()).toEqual([kibble]);
  });

  it.each([
    ['nothing', null],
    ['no JSON', '{"cart":'],
    ['a number', '7'],
    ['null', 'null'],
    ['a list', '[]'],
    ['another version', JSON.stringify({ version: 99, cart: [kibble] })],
    ['no version', JSON.stringify({ cart: [kibble] })],
    ['a cart that is no list', JSON.stringify({ version: 1, cart: { 0: kibble } })],
    [
      'a reach for the prototype',
      '{"version":1,"cart":[],"__proto__":{"cart":[1]},"constructor":{"prototype":{"role":"ADMIN"}}}',
    ],
    ['a deep heap of brackets', '['.repeat(50_000)],
    ['a page', '<script>alert(1)</script>'],
  ])('starts empty when the storage holds %s', async (_name, text) => {
    await restoreShopState(() => text);
    expect(shopStateVar()).toEqual({ version: 1, cart: [] });
    expect(Reflect.get({}, 'role')).toBeUndefined();
  });

  it.each([
    ['no amount', { petId: 'x' }],
    ['an amount of 0', { petId: 'x', accessoriesAmount: 0 }],
    ['a negative amount', { petId: 'x', accessoriesAmount: -5 }],
    ['half a piece', { petId: 'x', accessoriesAmount: 0.5 }],
    ['more pieces than an order takes', { petId: 'x', accessoriesAmount: 100 }],
    ['an amount in words', { petId: 'x', accessoriesAmount: '2' }],
    ['an id that is an operator', { petId: { $ne: null }, accessoriesAmount: 1 }],
    ['an id that is a path', { petId: '../../etc', accessoriesAmount: 1 }],
    ['an empty id', { petId: '', accessoriesAmount: 1 }],
    ['an item that is there already', kibble],
    ['nothing at all', null],
  ])('drops an entry with %s and keeps the others', async (_name, entry) => {
    await restoreShopState(() => JSON.stringify({ version: 1, cart: [kibble, entry, bed] }));
    expect(cart()).toEqual([kibble, bed]);
  });

  it('drops prices, totals and roles injected into it', async () => {
    const tampered = { ...kibble, petprice: 0.01, totalamount: 0, status: 'paid' };
    const text = `{"version":1,"role":"admin","__proto__":{"role":"admin"},"cart":[${JSON.stringify(tampered)}]}`;
    await restoreShopState(() => text);
    expect(shopStateVar()).toEqual({ version: 1, cart: [kibble] });
    expect(shopStateVar()).not.toHaveProperty('role');
  });

  it('keeps the cart when the pending payment is malformed', async () => {
    const text = JSON.stringify({ version: 1, cart: [kibble], pendingCheckout: { idempotencyKey: 7 } });
    await restoreShopState(() => text);
    expect(shopStateVar()).toEqual({ version: 1, cart: [kibble] });
  });

  it('holds no more entries than an order', async () => {
    const many = Array.from({ length: 5000 }, (_, index) => ({ petId: `i${index}`, accessoriesAmount: 1 }));
    await restoreShopState(() => JSON.stringify({ version: 1, cart: many }));
    expect(cart()).toHaveLength(50);
  });
});

describe('a storage that does not work', () => {
  it('leaves a working cart when it is blocked', async () => {
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    });
    await restoreShopState();
    addToCart('kibble', 2);
    expect(cart()).toEqual([kibble]);
  });

  it('leaves a working cart when it is full', () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    });
    addToCart('kibble', 2);
    setAmount('kibble', 3);
    expect(cart()).toEqual([{ ...kibble, accessoriesAmount: 3 }]);
  });

  it('leaves a working cart when it becomes full with an older cart in it', () => {
    addToCart('bed', 1);
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    });
    addToCart('kibble', 1);
    addToCart('kibble', 1);
    expect(cart()).toEqual([bed, kibble]);
    jest.restoreAllMocks();
    clearCart();
    expect(saved().cart).toEqual([]);
  });

  it('is awaited for at most five seconds', async () => {
    jest.useFakeTimers();
    try {
      let isOpen = false;
      const start = restoreShopState(() => new Promise(() => {})).then(() => {
        isOpen = true;
      });
      await jest.advanceTimersByTimeAsync(RESTORE_TIMEOUT_MS - 1);
      expect(isOpen).toBe(false);
      await jest.advanceTimersByTimeAsync(1);
      await start;
      expect(cart()).toEqual([]);
    } finally {
      jest.useRealTimers();
    }
  });
});

describe('two tabs', () => {
  beforeEach(() => restoreShopState());

  it('show the same cart', () => {
    otherTabSaves(JSON.stringify({ version: 1, cart: [bed] }));
    expect(cart()).toEqual([bed]);
  });

  it('continue with an empty cart when one of them clears the storage', () => {
    addToCart('kibble', 2);
    otherTabSaves(null, null);
    expect(cart()).toEqual([]);
  });

  it('validate each other’s writes like the storage', () => {
    otherTabSaves('{"version":1,"cart":[{"petId":"x","accessoriesAmount":-1}]}');
    expect(cart()).toEqual([]);
  });

  it('leave foreign keys in the storage alone', () => {
    addToCart('kibble', 2);
    otherTabSaves('something', 'another-key');
    expect(cart()).toEqual([kibble]);
  });
});

describe('the cart', () => {
  it('adds to an item in it', () => {
    addToCart('kibble', 2);
    addToCart('kibble', 3);
    expect(cart()).toEqual([{ ...kibble, accessoriesAmount: 5 }]);
  });

  it('holds at most 99 pieces of one item', () => {
    addToCart('kibble', 90);
    addToCart('kibble', 20);
    expect(cart()).toEqual([{ ...kibble, accessoriesAmount: 99 }]);
  });

  it('rejects an amount of 0', () => {
    addToCart('kibble', 0);
    expect(cart()).toEqual([]);
  });

  it('drops the item with the given id', () => {
    addToCart('kibble', 2);
    addToCart('bed', 1);
    removeFromCart('kibble');
    expect(cart()).toEqual([bed]);
    expect(saved().cart).toEqual([bed]);
  });

  it('drops an item whose amount becomes 0', () => {
    addToCart('kibble', 2);
    setAmount('kibble', 0);
    expect(cart()).toEqual([]);
  });

  it('can be cleared', () => {
    addToCart('kibble', 2);
    clearCart();
    expect(cart()).toEqual([]);
  });

  it('keeps what was added during a payment', () => {
    addToCart('kibble', 5);
    addToCart('bed', 1);
    subtractFromCart({ paymentId: 'p1', entries: [kibble, { petId: 'gone', accessoriesAmount: 1 }] });
    expect(cart()).toEqual([{ ...kibble, accessoriesAmount: 3 }, bed]);
  });

  it('subtracts a payment once, however often it is reported', () => {
    addToCart('kibble', 2);
    subtractFromCart({ paymentId: 'p1', entries: [kibble] });
    addToCart('kibble', 5);
    subtractFromCart({ paymentId: 'p1', entries: [kibble] });
    expect(cart()).toEqual([{ ...kibble, accessoriesAmount: 5 }]);
    subtractFromCart({ paymentId: 'p2', entries: [kibble] });
    expect(cart()).toEqual([{ ...kibble, accessoriesAmount: 3 }]);
  });

  it('does not restore what another tab has paid for before its storage event arrives', () => {
    addToCart('kibble', 2);
    localStorage.setItem(STORAGE_KEY, JSON.stringify({ version: 1, cart: [] }));
    expect(cart()).toEqual([kibble]);
    savePendingCheckout(pending);
    expect(saved().cart).toEqual([]);
    addToCart('bed', 1);
    expect(cart()).toEqual([bed]);
  });

  it('removes a pending payment once its outcome is known', () => {
    savePendingCheckout(pending);
    savePendingCheckout(undefined);
    expect(saved()).toEqual({ version: 1, cart: [] });
  });
});

describe('the cart of an account', () => {
  const keptOf = () => JSON.parse(localStorage.getItem(STORED_SHOPPERS_KEY) ?? '{"shoppers":[]}').shoppers;

  it('is the one of the visitor who has just signed in', () => {
    addToCart('kibble', 2);
    claimCart('robin');
    expect(saved()).toMatchObject({ cart: [kibble], owner: expect.stringMatching(/^[0-9a-z]{14}$/) });
  });

  it('leaves and comes back with the account, and does not reveal whose it is', () => {
    claimCart('robin@petshop.test');
    addToCart('kibble', 2);
    releaseCart();
    expect(saved()).toEqual({ version: 1, cart: [] });
    expect(localStorage.getItem(STORED_SHOPPERS_KEY)).not.toContain('robin');
    claimCart('robin@petshop.test');
    expect(cart()).toEqual([kibble]);
    expect(keptOf()).toEqual([]);
  });

  it('is not another account’s, even without a log-out in between', () => {
    claimCart('robin');
    addToCart('kibble', 2);
    claimCart('ada');
    expect(cart()).toEqual([]);
    addToCart('bed', 1);
    claimCart('robin');
    expect(cart()).toEqual([kibble]);
    claimCart('ada');
    expect(cart()).toEqual([bed]);
  });

  it('is released once, in whichever tab', () => {
    claimCart('robin');
    addToCart('kibble', 2);
    releaseCart();
    releaseCart();
    addToCart('bed', 1);
    releaseCart();
    expect(cart()).toEqual([bed]);
    claimCart('robin');
    expect(cart()).toEqual([kibble, bed]);
  });

  it('stays where a tab learns late of another account’s log-out', () => {
    claimCart('robin');
    addToCart('kibble', 2);
    releaseCart('ada');
    expect(cart()).toEqual([kibble]);
    releaseCart('robin');
    expect(cart()).toEqual([]);
  });

  it('holds no larger amount of an item than an order', () => {
    claimCart('robin');
    addToCart('kibble', 90);
    releaseCart();
    addToCart('kibble', 90);
    claimCart('robin');
    expect(cart()).toEqual([{ ...kibble, accessoriesAmount: 99 }]);
  });

  it('is stored for the last five accounts', () => {
    for (const name of ['a', 'b', 'c', 'd', 'e', 'f']) {
      claimCart(name);
      addToCart('kibble', 2);
      releaseCart();
    }
    claimCart('nobody-who-bought');
    releaseCart();
    expect(keptOf()).toHaveLength(5);
    claimCart('a');
    expect(cart()).toEqual([]);
    claimCart('f');
    expect(cart()).toEqual([kibble]);
  });

  it('is settled though its owner has signed out during the payment', () => {
    claimCart('robin');
    addToCart('kibble', 2);
    const { owner } = shopStateVar();
    savePendingCheckout({ ...pending, paymentId: undefined }, owner);
    releaseCart();
    claimCart('ada');
    addToCart('kibble', 2);
    savePendingCheckout(pending, owner);
    expect(readPendingCheckout(owner)).toMatchObject({ paymentId: 'p1' });
    expect(readPendingCheckout()).toBeUndefined();
    subtractFromCart({ paymentId: 'p1', entries: [kibble] }, owner);
    savePendingCheckout(undefined, owner);
    expect(cart()).toEqual([kibble]);
    claimCart('robin');
    expect(cart()).toEqual([]);
    expect(shopStateVar().pendingCheckout).toBeUndefined();
  });

  it('stores nothing about an order’s recipient after the log-out', () => {
    claimCart('robin');
    savePendingCheckout(pending);
    releaseCart();
    expect(localStorage.getItem(STORED_SHOPPERS_KEY)).not.toContain(pending.fingerprint);
    claimCart('robin');
    expect(shopStateVar().pendingCheckout).toEqual({
      idempotencyKey: 'key-1',
      entries: [kibble],
      paymentId: 'p1',
    });
  });

  it.each([
    'oh',
    '{"version":1,"shoppers":{}}',
    '{"version":1,"shoppers":[7,{"owner":7},{"owner":"../x","cart":[]}]}',
  ])('is empty where the stored one is malformed: %s', (text) => {
    localStorage.setItem(STORED_SHOPPERS_KEY, text);
    claimCart('robin');
    expect(cart()).toEqual([]);
  });

  it('is removed from a full storage all the same', () => {
    claimCart('robin');
    addToCart('kibble', 2);
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    });
    releaseCart();
    expect(localStorage.getItem(STORAGE_KEY)).toBeNull();
    claimCart('robin');
    expect(cart()).toEqual([kibble]);
  });
});

describe('what was chosen for the cart', () => {
  it('comes back after a reload, and is left out once nothing is chosen', async () => {
    changeChoices({ delivery: 'CURBSIDE' });
    changeChoices({ promotionCode: 'FRIEND30' });
    shopStateVar(emptyShopState);
    await restoreShopState();
    expect(shopStateVar().choices).toEqual({ delivery: 'CURBSIDE', promotionCode: 'FRIEND30' });

    changeChoices({ promotionCode: undefined });
    expect(saved()).toEqual({ version: 1, cart: [], choices: { delivery: 'CURBSIDE' } });
    changeChoices({ delivery: undefined });
    expect(saved()).toEqual({ version: 1, cart: [] });
  });

  it.each([
    ['no object', 'CURBSIDE', undefined],
    ['an unknown method', { delivery: 'DRONE', promotionCode: 'FRIEND30' }, { promotionCode: 'FRIEND30' }],
    ['a name of every object', { delivery: 'constructor' }, undefined],
    ['a code that is no text', { delivery: 'CURBSIDE', promotionCode: 30 }, { delivery: 'CURBSIDE' }],
    ['a code that is too long', { promotionCode: 'F'.repeat(33) }, undefined],
    ['an empty code', { promotionCode: '' }, undefined],
  ])('drops %s and keeps the rest', async (_name, choices, expected) => {
    await restoreShopState(() => JSON.stringify({ version: 1, cart: [kibble], choices }));
    expect(shopStateVar()).toEqual({ version: 1, cart: [kibble], ...(expected && { choices: expected }) });
  });

  it('waits beside an empty cart, for a visitor who signs in as well', () => {
    addToCart('kibble', 2);
    changeChoices({ promotionCode: 'FRIEND30' });
    clearCart();
    claimCart('ada');
    expect(shopStateVar().choices).toEqual({ promotionCode: 'FRIEND30' });
  });

  it('stays with its account, and what a visitor chose last counts at the sign-in', () => {
    claimCart('ada');
    changeChoices({ delivery: 'CURBSIDE' });
    changeChoices({ promotionCode: 'SPRING' });
    releaseCart('ada');
    expect(shopStateVar().choices).toBeUndefined();

    changeChoices({ promotionCode: 'FRIEND30' });
    claimCart('ada');
    expect(shopStateVar().choices).toEqual({ delivery: 'CURBSIDE', promotionCode: 'FRIEND30' });
  });

  it('is spent with the payment, once', () => {
    addToCart('kibble', 2);
    changeChoices({ promotionCode: 'FRIEND30' });
    subtractFromCart({ paymentId: 'p1', entries: [kibble] });
    expect(shopStateVar().choices).toBeUndefined();

    changeChoices({ promotionCode: 'SPRING' });
    subtractFromCart({ paymentId: 'p1', entries: [kibble] });
    expect(shopStateVar().choices).toEqual({ promotionCode: 'SPRING' });
  });
});
