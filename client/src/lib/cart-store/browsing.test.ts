import { forgetAllSeen, forgetSeen, latestComparison, noteSeen, saveComparison } from './browsing.ts';
import {
  addToCart,
  claimCart,
  releaseCart,
  restoreShopState,
  STORAGE_KEY,
  shopStateVar,
} from './cart-store.ts';
import { subtractFromCart } from './pending-payment.ts';
import { emptyShopState } from './persistence.ts';

const seen = () => shopStateVar().seen;

async function restore(state: object) {
  localStorage.setItem(STORAGE_KEY, JSON.stringify({ version: 1, cart: [], ...state }));
  await restoreShopState();
}

beforeEach(() => {
  localStorage.clear();
  shopStateVar(emptyShopState);
});

describe('items that were looked at', () => {
  it('are kept over a reload, the latest first and each once', async () => {
    for (const petId of ['rex', 'bella', 'rex']) noteSeen(petId);
    shopStateVar(emptyShopState);
    await restoreShopState();
    expect(seen()).toEqual(['rex', 'bella']);
  });

  it('are the last few', () => {
    for (let i = 0; i < 20; i++) noteSeen(`pet-${i}`);
    expect(seen()).toHaveLength(9);
    expect(seen()?.[0]).toBe('pet-19');
  });

  it('can be forgotten, one or all', () => {
    for (const petId of ['rex', 'bella', 'tom']) noteSeen(petId);
    forgetSeen('bella');
    expect(seen()).toEqual(['tom', 'rex']);
    forgetAllSeen();
    expect(shopStateVar()).toEqual(emptyShopState);
  });

  it.each([
    ['no list', { rex: true }, undefined],
    ['nothing', [], undefined],
    ['ids that are none', ['../../etc', { $ne: null }, '', 7, 'rex', 'rex'], ['rex']],
    [
      'more than are shown',
      Array.from({ length: 500 }, (_, i) => `p${i}`),
      Array.from({ length: 9 }, (_, i) => `p${i}`),
    ],
  ])('are validated: %s', async (_case, stored, expected) => {
    await restore({ seen: stored });
    expect(seen()).toEqual(expected);
  });

  it('go along with who signs in, and are gone for whoever comes after the log-out', () => {
    noteSeen('rex');
    claimCart('uid-1');
    expect(seen()).toEqual(['rex']);
    addToCart('kibble', 1);
    releaseCart('uid-1');
    expect(seen()).toBeUndefined();
    claimCart('uid-1');
    expect(seen()).toBeUndefined();
  });
});

describe('items that are compared', () => {
  const dogs = { category: 'PETS', petIds: ['rex', 'bella'] } as const;

  it('are kept over a reload and a payment', async () => {
    saveComparison(dogs);
    subtractFromCart({ paymentId: 'p1', entries: [] });
    shopStateVar(emptyShopState);
    await restoreShopState();
    expect(latestComparison()).toEqual(dogs);
  });

  it('leave nothing behind when the last is taken away', () => {
    saveComparison(dogs);
    saveComparison({ ...dogs, petIds: [] });
    expect(shopStateVar()).toEqual(emptyShopState);
  });

  it.each([
    ['a category that is none', { ...dogs, category: 'CARS' }, undefined],
    ['ids alone', ['rex'], undefined],
    ['no ids', { ...dogs, petIds: [7] }, undefined],
    [
      'too many ids',
      { ...dogs, petIds: ['a', 'b', 'c', 'd', 'e'] },
      { ...dogs, petIds: ['a', 'b', 'c', 'd'] },
    ],
  ])('are validated: %s', async (_case, comparison, expected) => {
    await restore({ comparison });
    expect(shopStateVar().comparison).toEqual(expected);
  });
});
