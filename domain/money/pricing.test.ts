import { cents, toCents } from './money.ts';
import { deliveryCharge, entryTotal, itemDelivery, itemTotal, priceCart, refundDue } from './pricing.ts';

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

describe('cart price', () => {
  it('is nothing for an empty cart', () => {
    expect(priceCart([])).toEqual({ entriesTotal: 0, delivery: 0, total: 0 });
  });

  it('charges one delivery, the highest: food 12.50 x 2 and a bed 60 x 1 make 110.00', () => {
    expect(priceCart([entry(12.5, 2), entry(60, 1)])).toEqual({
      entriesTotal: 8500,
      delivery: 2500,
      total: 11000,
    });
  });

  it('does not depend on the order of the entries, as the cart of the specification did', () => {
    const entries = [entry(60, 1), entry(12.5, 2), entry(3.99, 7)];
    expect(priceCart(entries)).toEqual(priceCart(entries.toReversed()));
  });

  it('ignores entries whose quantity is 0', () => {
    expect(priceCart([entry(60, 0)])).toEqual({ entriesTotal: 0, delivery: 0, total: 0 });
    expect(priceCart([entry(60, 0), entry(10, 1)]).delivery).toBe(500);
  });

  it('sends an empty parcel for nothing', () => {
    expect(deliveryCharge([])).toBe(0);
  });
});

describe('refund', () => {
  it('gives back an entry and the delivery that only it needed', () => {
    expect(refundDue(cents(11000), [entry(12.5, 2)])).toBe(11000 - 3000);
  });

  it('gives back everything with the last entry', () => {
    expect(refundDue(cents(3000), [])).toBe(3000);
  });

  it('never asks the shopper for more', () => {
    expect(refundDue(cents(100), [entry(60, 1)])).toBe(0);
  });
});
