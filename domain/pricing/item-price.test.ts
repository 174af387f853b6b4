import { toCents } from '../money/money.ts';
import { entryTotal, itemDelivery, itemTotal, parcelDelivery } from './item-price.ts';

/** An entry from dollars, as the examples of the price rules are written. */
function entry(price: number, amount: number) {
  return { unitPrice: toCents(price), amount };
}

describe('item price', () => {
  it.each([
    [0, 500],
    [49.99, 500],
    [50, 2500],
    [1200, 2500],
  ])('delivers an item of $%d for %d cents', (price, delivery) => {
    expect(itemDelivery(toCents(price))).toBe(delivery);
  });

  it.each([
    [12.5, 0, 0],
    [49.99, 1, 5499],
    [50, 1, 7500],
    [12.5, 3, 4250],
  ])('totals $%d x %d to %d cents on the item page', (price, amount, total) => {
    expect(itemTotal(entry(price, amount))).toBe(total);
  });

  it('leaves delivery out of an entry', () => {
    expect(entryTotal(entry(12.5, 2))).toBe(2500);
  });
});

describe('delivery of a parcel', () => {
  it.each([
    ['nothing, for an empty one', [], 0],
    ['the charge of its only item', [49.99], 500],
    ['the highest charge, once', [12.5, 60, 80], 2500],
    ['the same in any order', [60, 12.5], 2500],
  ])('costs %s', (_what, prices, delivery) => {
    expect(parcelDelivery(prices.map(toCents))).toBe(delivery);
  });
});
